/** Pools the token vectors of each row into one vector, with the results of sentence-transformers' module Pooling. */
import type { EncoderBatch } from "./encoder-model.ts";
import type { PoolingMode } from "../../models/record/embed-modules.ts";

/** The tokens of a row that are pooled: from `first` to `last` inclusive; none if `first` is larger. */
interface PooledTokens {
  /** Vectors of all positions of the row, padding included. */
  values: Float32Array;
  first: number;
  last: number;
  /** Index of the row's first token, which has weight 1 in the mode `weightedmean`. */
  start: number;
}

/** Returns rows x (modes x dimensions), row-major. `values`: rows x width x dimensions. */
export function poolRows(batch: EncoderBatch, values: Float32Array, dimensions: number, modes: readonly PoolingMode[]): Float32Array {
  const { rows, width } = batch;
  const pooled = new Float32Array(rows * modes.length * dimensions);
  for (let row = 0; row < rows; row++) {
    const mask = batch.mask.subarray(row * width, (row + 1) * width);
    const start = Math.max(0, mask.indexOf(1));
    const tokens: PooledTokens = {
      values: values.subarray(row * width * dimensions, (row + 1) * width * dimensions),
      first: start + (batch.unpooled[row] ?? 0),
      last: mask.lastIndexOf(1),
      start,
    };
    for (const [index, mode] of modes.entries()) {
      const from = (row * modes.length + index) * dimensions;
      poolInto(pooled.subarray(from, from + dimensions), tokens, mode);
    }
  }
  return pooled;
}

function poolInto(vector: Float32Array, { values, first, last, start }: PooledTokens, mode: PoolingMode): void {
  const { length: dimensions } = vector;
  if (first > last) return;
  if (mode === "cls" || mode === "last") {
    const token = mode === "cls" ? first : last;
    vector.set(values.subarray(token * dimensions, (token + 1) * dimensions));
    return;
  }
  if (mode === "max") vector.fill(Number.NEGATIVE_INFINITY);
  let weights = 0;
  for (let token = first; token <= last; token++) {
    const at = token * dimensions;
    const weight = mode === "weightedmean" ? token - start + 1 : 1;
    weights += weight;
    for (let axis = 0; axis < dimensions; axis++) {
      const before = vector[axis] ?? 0;
      const value = values[at + axis] ?? 0;
      vector[axis] = mode === "max" ? Math.max(before, value) : before + weight * value;
    }
  }
  if (mode === "max") return;
  const divisor = mode === "mean_sqrt_len_tokens" ? Math.sqrt(weights) : weights;
  for (let axis = 0; axis < dimensions; axis++) vector[axis] = (vector[axis] ?? 0) / divisor;
}

/** Scales a vector to length 1, in place. A vector of zeros is left unchanged. */
export function normalise(vector: Float32Array): void {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  for (let axis = 0; axis < vector.length; axis++) vector[axis] = (vector[axis] ?? 0) * scale;
}
