/** From token vectors to one L2-normalised vector a row (Sentence-Transformers: mean, cls and last-token pooling). */
import type { EncoderBatch, EncoderOutput } from "./encoder-model.ts";

export type Pooling = "mean" | "cls" | "last";

/** rows x dimensions, row-major. Output that has one vector a row already is only normalised. */
export function poolRows(batch: EncoderBatch, output: EncoderOutput, dimensions: number, pooling: Pooling): Float32Array {
  const vectors = new Float32Array(batch.rows * dimensions);
  for (let row = 0; row < batch.rows; row++) {
    const vector = vectors.subarray(row * dimensions, (row + 1) * dimensions);
    if (output.perToken) poolTokens(batch, output.values, row, vector, pooling);
    else vector.set(output.values.subarray(row * dimensions, (row + 1) * dimensions));
    normalise(vector);
  }
  return vectors;
}

function poolTokens(batch: EncoderBatch, values: Float32Array, row: number, vector: Float32Array, pooling: Pooling): void {
  const { width } = batch;
  const dimensions = vector.length;
  const mask = batch.mask.subarray(row * width, (row + 1) * width);
  const first = mask.indexOf(1);
  const last = mask.lastIndexOf(1);
  const from = pooling === "last" ? last : first;
  const to = pooling === "cls" ? first : last;
  for (let token = from; token <= to; token++) {
    const start = (row * width + token) * dimensions;
    // The scale of the sum does not matter: normalising follows.
    for (let axis = 0; axis < dimensions; axis++) vector[axis] = (vector[axis] ?? 0) + (values[start + axis] ?? 0);
  }
}

/** To length 1, in place; a vector of zeros stays. */
export function normalise(vector: Float32Array): void {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  for (let axis = 0; axis < vector.length; axis++) vector[axis] = (vector[axis] ?? 0) * scale;
}
