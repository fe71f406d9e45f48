/** Messages from the page of the evaluation to its workers. */
import type { LocalDevice } from "../../../src/worker/models/devices/device.ts";
import type { ModelRecordInput } from "../../../src/worker/models/record/model-record.ts";

/** A model as it is computed. */
export interface Computation {
  /** Absolute URL of the model's folder, with a trailing slash. */
  folder: string;
  onnx: NonNullable<ModelRecordInput["onnx"]>;
  device: LocalDevice;
  /** On WASM: uses the build with relaxed SIMD. */
  usesRelaxedSimd: boolean;
}

export interface Passage {
  ids: Int32Array;
  /** Number of tokens that are read as a prompt; the others are read one by one. */
  promptTokens: number;
}

/** Logits after the prompt and after each further token but the last, one row after the other, for all workers. */
export interface SharedLogits {
  values: Float32Array<SharedArrayBuffer>;
  width: number;
}
