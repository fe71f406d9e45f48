/** The passes for the CPU. */
import type { CacheScalesFile } from "../graph/cache-scales.ts";
import type { GraphPass } from "./graph-pass.ts";
import { floatProducts } from "./passes/float-products.ts";
import { int8Caches } from "./passes/int8-caches.ts";
import { int8Products } from "./passes/int8-products.ts";
import { outsideWeights } from "./passes/outside-weights.ts";
import { rowLookups } from "./passes/row-lookups.ts";
import { siluGates } from "./passes/silu-gates.ts";
import { storedPanels } from "./passes/stored-panels.ts";
import { widenedHalves } from "./passes/widened-halves.ts";

export const int8Passes: readonly GraphPass[] = [int8Products, rowLookups, siluGates, widenedHalves];

export const cpuEncoderPasses: readonly GraphPass[] = [storedPanels, outsideWeights];

export function cpuCausalPasses(hasInt8Products: boolean): GraphPass[] {
  return [...(hasInt8Products ? int8Passes : [floatProducts]), ...cpuEncoderPasses];
}

/** Passes for a cache that only the C interface of ONNX Runtime can hold. */
export function cpuCachePasses(scales: CacheScalesFile | undefined): GraphPass[] {
  return scales === undefined ? [] : [int8Caches(scales)];
}
