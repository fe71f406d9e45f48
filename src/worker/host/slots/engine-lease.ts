import type { EngineFailure, LoadedModel } from "../../engine/engine.ts";
import type { EngineHandle } from "./engine-handle.ts";

/** A loaded engine in use by one call; nobody unloads it before `release`. */
export interface EngineLease {
  readonly engine: EngineHandle["engine"];
  readonly loaded: LoadedModel;
  /** Settles like `work`, or rejects with `EngineDied` when the engine ends first. */
  whileAlive<Value>(work: Promise<Value>): Promise<Value>;
  /** Ends the engine: it can no longer be trusted. The next use starts another, one device down when the fault is the device's. */
  discard(reason: string, failure?: EngineFailure): void;
  release(): void;
}
