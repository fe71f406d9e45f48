import { Ending } from "../../../transport/ending.ts";
import type { Engine } from "../../engine/engine.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";

/** A running engine, in a worker or in this realm. */
export interface EngineHandle {
  readonly engine: Engine;
  /** Resolves when the engine's worker runs. Absent for an engine in this realm. */
  readonly alive?: Promise<void>;
  /** Resolves with a reason if the engine ends unexpectedly. Stays pending after `end`. */
  readonly died: Promise<string>;
  /** Ends the engine immediately and frees its memory. Pending calls never settle. */
  end(): void;
}

/** Starts an engine for a model: in its own worker in the browser, in this realm in tests. */
export type StartEngine = (record: ModelRecord) => EngineHandle;

/** The engine ended, or stopped responding, during a call. */
export class EngineDied extends Error {
  override readonly name = "EngineDied";
  readonly reason: string;
  constructor(reason: string) {
    super(`engine died: ${reason}`);
    this.reason = reason;
  }
}

/** A running engine and the promises that wait for it, which reject when the engine ends. */
export class EngineLife {
  readonly #handle: EngineHandle;
  readonly #onEnd: () => void;
  readonly #ending = new Ending();

  constructor(handle: EngineHandle, onEnd: () => void) {
    this.#handle = handle;
    this.#onEnd = onEnd;
    void handle.died.then((reason) => this.end(reason));
  }

  end(reason: string): void {
    this.#handle.end();
    this.#ending.end(new EngineDied(reason));
    this.#onEnd();
  }

  /** Settles like `work`, or rejects with `EngineDied` if the engine ends first. */
  whileAlive<Value>(work: Promise<Value>): Promise<Value> {
    return this.#ending.during(work);
  }
}
