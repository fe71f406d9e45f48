/** Encodings of an embedding (contract 7.2). Deterministic, so that results are reproducible. */
import type { EmbeddingType } from "./embed-request.ts";

const encoders = {
  float: (vector: Float32Array) => Array.from(vector),
  int8: int8Values,
  uint8: (vector: Float32Array) => int8Values(vector).map((value) => value + 128),
  binary: (vector: Float32Array) => packedBits(vector).map((byte) => byte - 128),
  ubinary: packedBits,
  base64: base64Text,
} satisfies Record<EmbeddingType, (vector: Float32Array) => number[] | string>;

/** Returns a list of numbers, or for base64 a string. */
export function encodeEmbedding(vector: Float32Array, type: "base64"): string;
export function encodeEmbedding(vector: Float32Array, type: Exclude<EmbeddingType, "base64">): number[];
export function encodeEmbedding(vector: Float32Array, type: EmbeddingType): number[] | string;
export function encodeEmbedding(vector: Float32Array, type: EmbeddingType): number[] | string {
  return encoders[type](vector);
}

/** Returns the first `dimension` values, L2-normalised again; the vector itself if it is not longer. */
export function shortenEmbedding(vector: Float32Array, dimension: number): Float32Array {
  if (dimension >= vector.length) return vector;
  const head = vector.slice(0, dimension);
  const length = Math.sqrt(head.reduce((sum, value) => sum + value * value, 0));
  return length > 0 ? head.map((value) => value / length) : head;
}

/** Scales to -128..127 by the largest absolute value; halves round up. A zero vector gives zeros. */
function int8Values(vector: Float32Array): number[] {
  const scale = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  return Array.from(vector, (value) => {
    const rounded = scale > 0 ? Math.round((value / scale) * 127) : 0;
    // Adding 0 turns -0 into 0.
    return Math.min(127, Math.max(-128, rounded)) + 0;
  });
}

/** Packs one bit per dimension, 1 if above 0; the first dimension is the most significant bit of the first byte. */
function packedBits(vector: Float32Array): number[] {
  const bytes = Array.from({ length: Math.ceil(vector.length / 8) }, () => 0);
  for (const [index, value] of vector.entries()) {
    if (value > 0) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7));
  }
  return bytes;
}

/** Base64 of the values as little-endian float32, on any machine. */
function base64Text(vector: Float32Array): string {
  const view = new DataView(new ArrayBuffer(vector.length * 4));
  for (const [index, value] of vector.entries()) view.setFloat32(index * 4, value, true);
  let binary = "";
  for (const byte of new Uint8Array(view.buffer)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
