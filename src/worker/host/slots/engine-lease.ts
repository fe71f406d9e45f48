import type { LoadedModel } from "../../engine/engine.ts";
import type { EngineFailure } from "../../base/engine-failure.ts";
import type { EngineHandle } from "./engine-handle.ts";

/** A loaded engine in use by one call; it is not unloaded before `release`. */
export interface EngineLease {
  readonly engine: EngineHandle["engine"];
  readonly loaded: LoadedModel;
  /** Settles like `work`, or rejects with `EngineDied` if the engine ends first. */
  whileAlive<Value>(work: Promise<Value>): Promise<Value>;
  /** Whether other calls use the engine, too. */
  isShared(): boolean;
  /** To be called when the engine has planned or refused a request. */
  answered(): void;
  /**
   * Ends the engine. The next use starts another, on the next device if the failure is one of the device, on one thread if
   * several stalled.
   */
  discard(reason: string, failure?: EngineFailure): void;
  /** A run succeeded. */
  succeeded(): void;
  /** Whether the engine was ended, by whichever call, because its threads stalled: the next one has one thread. */
  hasLostThreads(): boolean;
  release(): void;
}
