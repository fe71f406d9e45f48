/** How large caches are made. */
import { type CacheType, elementTypes } from "../graph/element-types.ts";
import type { CacheTensor } from "./causal-signature.ts";

/** Positions to make room for, at least `needed`: what there is doubles, up to the whole context. */
export function grownCapacity(capacity: number, needed: number, contextLength: number): number {
  let grown = capacity;
  while (grown < needed) grown *= 2;
  return Math.max(needed, Math.min(grown, contextLength));
}

/** Bytes of a position in all keys and values. */
export function positionBytes(caches: readonly CacheTensor<CacheType>[]): number {
  const bytes = caches.map((tensor) => (tensor.kind === "state" ? 0 : tensor.heads * tensor.width * elementTypes[tensor.type].bytes));
  return bytes.reduce((sum, each) => sum + each, 0);
}
