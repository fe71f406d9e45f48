/** Makes the input tensors of causal graphs: integers of the graph's type, attention masks, tokens. */
import type { Tensor } from "onnxruntime-web";
import type { IntegerType } from "../graph/element-types.ts";
import type { Ort } from "../ort-builds.ts";
import type { CausalSignature } from "./causal-signature.ts";

export function integerValues(type: IntegerType, dims: readonly number[], valueAt: (index: number) => number) {
  const length = dims.reduce((product, size) => product * size, 1);
  if (type === "int32") return Int32Array.from({ length }, (_, index) => valueAt(index));
  const values = new BigInt64Array(length);
  for (let index = 0; index < length; index++) values[index] = BigInt(valueAt(index));
  return values;
}

export function integerTensor(ort: Ort, type: IntegerType, dims: readonly number[], valueAt: (index: number) => number): Tensor {
  return new ort.Tensor(type, integerValues(type, dims, valueAt), dims);
}

/** Returns a function that makes attention masks of up to `capacity` ones from one array. */
export function fullMasks(ort: Ort, type: IntegerType, capacity: number): (length: number) => Tensor {
  const ones = type === "int32" ? new Int32Array(capacity).fill(1) : new BigInt64Array(capacity).fill(1n);
  return (length) => new ort.Tensor(ones.subarray(0, length), [1, length]);
}

/** Makes input tensors by their name. */
export interface InputTensors {
  integers: (name: string, type: IntegerType, dims: readonly number[], valueAt: (index: number) => number) => Tensor;
  floats: (name: string, values: Float32Array, dims: readonly number[]) => Tensor;
}

export const cpuInputs = (ort: Ort): InputTensors => ({
  integers: (_name, ...rest) => integerTensor(ort, ...rest),
  floats: (_name, values, dims) => new ort.Tensor("float32", values, dims),
});

/** Embeds tokens. Calls must not overlap. */
export interface TokenVectors {
  /** Returns one vector per token, row-major. The next call may overwrite it. */
  of(ids: Int32Array): Promise<Float32Array>;
}

/**
 * Returns a function that makes the input with a graph's tokens: their ids, or their vectors if `vectors` is given and the graph
 * reads vectors.
 */
export function tokenInput(inputs: InputTensors, { idType, vectorWidth }: CausalSignature, vectors: TokenVectors | undefined) {
  return async (ids: Int32Array): Promise<Record<string, Tensor>> =>
    vectors === undefined || vectorWidth === undefined
      ? { input_ids: inputs.integers("input_ids", idType, [1, ids.length], (index) => ids[index] ?? 0) }
      : { inputs_embeds: inputs.floats("inputs_embeds", await vectors.of(ids), [1, ids.length, vectorWidth]) };
}
