/** What the host knows of an engine before it starts one. */
import type { ModelRecord } from "../record/model-record.ts";
import type { Device } from "./device.ts";

/** A device on which an engine can run a record, with one choice of weights; "remote": on a server. */
export interface DeviceNeed {
  kind: Device["kind"];
  /** WebGPU features that the adapter must have; none for other devices. */
  requiredFeatures: readonly string[];
  /** Files with these weights, as `ModelRecord.files` names them; empty: the record does not say. */
  weights: readonly string[];
  /** The record with this choice alone. */
  record: ModelRecord;
}

export interface EngineKind {
  /** As `ModelRecord.engine` names it. */
  readonly name: string;
  /** Whether `Engine.loadTokenizer` gives what a loaded model tokenizes with. */
  readonly loadsTokenizerAlone: boolean;
  /** Devices on which the engine can run the record, best first; a device with several choices of weights comes once for each. Empty: it cannot. */
  devicesFor(record: ModelRecord): DeviceNeed[];
}
