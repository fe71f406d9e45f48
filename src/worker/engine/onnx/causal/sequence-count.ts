/** Decides how many sequences a model on WebGPU computes at once. Their caches grow with their replies, so memory limits the number. */
import { positionBytes } from "./cache-capacity.ts";
import type { CausalSignature } from "./causal-signature.ts";

const maxSequences = 4;
/** Max positions of a sequence for which memory is planned. Longer ones are rare, and are not decoded as a batch if it grows too large. */
const plannedPositions = 2048;
const minCacheBytes = 512 * 1024 ** 2;
const maxCacheBytes = 2 * 1024 ** 3;

/** Bytes of caches that a device is expected to have room for. WebGPU tells no size of memory, but devices with more of it allow larger buffers. */
function cacheBytes({ maxBufferSize }: Pick<GPUSupportedLimits, "maxBufferSize">): number {
  return Math.max(minCacheBytes, Math.min(maxBufferSize, maxCacheBytes));
}

/** Returns the number of sequences; 1 if the graph does not support several, or their caches would be too large. */
export function sequenceCount(
  signature: CausalSignature,
  contextLength: number,
  limits: Pick<GPUSupportedLimits, "maxBufferSize">,
): number {
  const { takesSequences, takesLengths, vectorWidth, caches } = signature;
  if (!takesSequences || !takesLengths || vectorWidth !== undefined) return 1;
  const bytes = Math.min(contextLength, plannedPositions) * positionBytes(caches);
  // Each sequence has a cache of its own and a part of the batch's.
  return Math.max(1, Math.min(maxSequences, Math.floor(cacheBytes(limits) / (2 * bytes))));
}

/** Max bytes of the caches of a batch. */
export function maxBatchBytes(limits: Pick<GPUSupportedLimits, "maxBufferSize">): number {
  return cacheBytes(limits) / 2;
}
