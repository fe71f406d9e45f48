import type { LoadedModel } from "../../engine/engine.ts";
import type { EngineFailure } from "../../base/engine-failure.ts";
import type { EngineHandle } from "./engine-handle.ts";

/** A loaded engine in use by one call. It is not unloaded before `release`. */
export interface EngineLease {
  readonly engine: EngineHandle["engine"];
  readonly loaded: LoadedModel;
  /** Settles like `work`, or rejects with `EngineDied` if the engine ends first. */
  whileAlive<Value>(work: Promise<Value>): Promise<Value>;
  /** Whether other calls use the engine, too. */
  isShared(): boolean;
  /** Call this when the engine has planned or refused a request. */
  answered(): void;
  /**
   * Ends the engine. The next use starts another one: on the next device if the device failed, on one thread if several threads
   * stalled.
   */
  discard(reason: string, failure?: EngineFailure): void;
  /** Call this when a run has succeeded. */
  succeeded(): void;
  /** Whether any call has ended the engine because its threads stalled. The next engine then has one thread. */
  hasLostThreads(): boolean;
  release(): void;
}
