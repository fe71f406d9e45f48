/** What does not fit into one buffer of a GPU: found in the graph's file, before its companions are fetched and it is opened. */
import { inMegabytes } from "../../models/megabytes.ts";
import { EngineFailureError } from "../engine-errors.ts";
import type { GraphFacts, StoredSize } from "./graph/graph-facts.ts";

/** Throws an `out-of-memory` failure that says what would fit. Without an adapter whoever needs one says so. */
export async function assertFitsGpu(facts: GraphFacts, contextLength: number): Promise<void> {
  const adapter = await navigator.gpu?.requestAdapter({ powerPreference: "high-performance" });
  const obstacle = adapter ? bufferObstacle(facts, contextLength, adapter.limits.maxBufferSize) : undefined;
  if (obstacle !== undefined) throw new EngineFailureError({ kind: "out-of-memory", detail: obstacle });
}

/** Each stored tensor is a buffer, and so are the keys or values of a layer, as long as the context. */
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
