/** Computes the sizes of key/value caches. */
import { type CacheType, elementTypes } from "../graph/element-types.ts";
import type { CacheTensor } from "./causal-signature.ts";

/** Returns the new capacity for at least `needed` positions: it doubles, up to the context length. */
export function grownCapacity(capacity: number, needed: number, contextLength: number): number {
  let grown = capacity;
  while (grown < needed) grown *= 2;
  return Math.max(needed, Math.min(grown, contextLength));
}

/** Returns the bytes of one position in all keys and values. */
export function positionBytes(caches: readonly CacheTensor<CacheType>[]): number {
  const bytes = caches.map((tensor) => (tensor.kind === "state" ? 0 : tensor.heads * tensor.width * elementTypes[tensor.type].bytes));
  return bytes.reduce((sum, each) => sum + each, 0);
}
