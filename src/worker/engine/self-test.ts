/**
 * Compares the logits of one run of a model with the logits of two runs over the same tokens. Some GPUs and drivers compute them differently
 * (attention over 32 or more new tokens is a known case), and the only sign would be a reply that makes no sense.
 */
import type { TokenModel } from "./chat/token-loop/token-model.ts";

/** More new tokens than the sizes at which kernels are known to switch. */
const testLength = 33;
/** Max difference, as a share of the range of the logits. Half precision stays well below it. */
const allowedShare = 0.05;

/** Returns whether both agree. Leaves the model's cache empty. */
export async function computesConsistently(model: TokenModel): Promise<boolean> {
  if (model.contextLength < testLength || model.prefillChunk < testLength) return true;
  const ids = Int32Array.from({ length: testLength }, (_, index) => (index * 101 + 7) % model.vocabularySize);
  model.truncate(0);
  const whole = Float32Array.from(await model.prefill(ids));
  model.truncate(0);
  await model.prefill(ids.subarray(0, testLength >> 1));
  const parts = await model.prefill(ids.subarray(testLength >> 1));
  model.truncate(0);
  return agree(whole, parts);
}

/** Returns whether two computations of the same logits differ by rounding alone. */
export function agree(one: Float32Array, other: Float32Array): boolean {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  let difference = 0;
  for (const [id, logit] of one.entries()) {
    // A token that the model never writes has no number to compare.
    if (logit === Number.NEGATIVE_INFINITY && other[id] === logit) continue;
    lowest = Math.min(lowest, logit);
    highest = Math.max(highest, logit);
    difference = Math.max(difference, Math.abs(logit - (other[id] ?? 0)));
  }
  // Written so that NaN anywhere is a failure.
  return difference <= allowedShare * (highest - lowest);
}
