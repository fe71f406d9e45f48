import type { Engine } from "../../engine/engine.ts";
import type { ModelRecord } from "../../models/model-record.ts";

/** A running engine as its host sees it, wherever it runs. */
export interface EngineHandle {
  readonly engine: Engine;
  /** Resolves with a reason when the engine ended by itself; pending while it lives or was ended by `end`. */
  readonly died: Promise<string>;
  /** Ends the engine at once; all its memory is given back. Calls in flight never settle. */
  end(): void;
}

/** Starts an engine for a model: in a worker of its own in the browser, in process in tests. */
export type StartEngine = (record: ModelRecord) => EngineHandle;

/** The engine ended, or stopped answering, while it worked on a call. */
export class EngineDied extends Error {
  override readonly name = "EngineDied";
  readonly reason: string;
  constructor(reason: string) {
    super(`engine died: ${reason}`);
    this.reason = reason;
  }
}
