/** The registry entry of an engine, which the host reads before it starts the engine. */
import type { ModelRecord } from "../record/model-record.ts";
import type { Device } from "./device.ts";

/** A device on which an engine can run a record, with one choice of weights. */
export interface DeviceNeed {
  kind: Device["kind"];
  /** WebGPU features that the adapter must have; none for other devices. */
  requiredFeatures: readonly string[];
  /** Paths of the files with these weights, keys of `ModelRecord.files`; empty if the record does not list them. */
  weights: readonly string[];
  /** The record with only this choice of weights. */
  record: ModelRecord;
}

export interface EngineKind {
  /** The value of `ModelRecord.engine`. */
  readonly name: string;
  /** Whether `Engine.loadTokenizer`, which loads no weights, yields the same tokenizer as loading the model. */
  readonly loadsTokenizerAlone: boolean;
  /**
   * Returns the devices on which the engine can run the record, best first, with one entry for each choice of weights; empty if
   * there are none.
   */
  devicesFor(record: ModelRecord): DeviceNeed[];
}
