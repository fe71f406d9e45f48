/** What the host knows of an engine before it starts one. */
import type { ModelRecord } from "../models/model-record.ts";
import type { Device } from "./engine.ts";

/** A device on which an engine can run a record; "remote": on a server. */
export interface DeviceNeed {
  kind: Device["kind"];
  /** WebGPU features that the adapter must have; none for other devices. */
  requiredFeatures: readonly string[];
}

export interface EngineKind {
  /** As `ModelRecord.engine` names it. */
  readonly name: string;
  /** Devices on which the engine can run the record, best first. Empty: it cannot. */
  devicesFor(record: ModelRecord): DeviceNeed[];
}
