/** What the page of the evaluation asks its workers. */
import type { LocalDevice } from "../../../src/worker/models/devices/device.ts";
import type { ModelRecordInput } from "../../../src/worker/models/record/model-record.ts";

/** A model as it is computed. */
export interface Computation {
  /** Absolute URL of the model's folder, with a trailing slash. */
  folder: string;
  onnx: NonNullable<ModelRecordInput["onnx"]>;
  device: LocalDevice;
  /** On WASM: of the two builds that with relaxed SIMD. */
  usesRelaxedSimd: boolean;
}

export interface Passage {
  ids: Int32Array;
  /** So many are read as a prompt, the others token by token. */
  promptTokens: number;
}

/** Logits behind the prompt and behind each further token but the last, one row after the other, for all workers. */
export interface SharedLogits {
  values: Float32Array<SharedArrayBuffer>;
  width: number;
}
