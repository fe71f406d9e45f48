/** Finds tensors of a graph that exceed the max size of a GPU buffer, before its weights are fetched and it is opened. */
import { inMegabytes } from "../../models/devices/megabytes.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { GraphFacts, StoredSize } from "./graph/graph-facts.ts";

/** Throws an `out-of-memory` failure, with a possible context length if there is one. Without an adapter it does not check. */
export async function assertFitsGpu(facts: GraphFacts, contextLength: number): Promise<void> {
  const adapter = await navigator.gpu?.requestAdapter({ powerPreference: "high-performance" });
  const obstacle = adapter ? bufferObstacle(facts, contextLength, adapter.limits.maxBufferSize) : undefined;
  if (obstacle !== undefined) throw new EngineFailureError({ kind: "out-of-memory", detail: obstacle });
}

/** Returns an error text if a stored tensor, or the keys or values of a layer for the whole context, exceed one buffer. */
export function bufferObstacle(
  { largestTensor, cacheRowBytes }: GraphFacts,
  contextLength: number,
  maxBufferBytes: number,
): string | undefined {
  const obstacle = largestTensor && tensorObstacle(largestTensor, maxBufferBytes);
  if (obstacle !== undefined) return obstacle;
  const cacheBytes = cacheRowBytes * contextLength;
  if (cacheBytes <= maxBufferBytes) return undefined;
  const fitting = Math.floor(maxBufferBytes / cacheRowBytes);
  const needed = `the cache of a layer takes ${inMegabytes(cacheBytes)} for ${contextLength} tokens`;
  return `${needed}, ${limitOf(maxBufferBytes)}: a contextLength of ${fitting} fits`;
}

export function tensorObstacle({ name, bytes }: StoredSize, maxBufferBytes: number): string | undefined {
  return bytes <= maxBufferBytes ? undefined : `its tensor '${name}' takes ${inMegabytes(bytes)}, ${limitOf(maxBufferBytes)}`;
}

function limitOf(maxBufferBytes: number): string {
  return `a buffer of this GPU holds up to ${inMegabytes(maxBufferBytes)}`;
}
