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

/** `usesKernels`: whether the runtime has the kernels, which read panels and int8 caches. */
export function cpuEncoderPasses(usesKernels: boolean): readonly GraphPass[] {
  return usesKernels ? [storedPanels, outsideWeights] : [outsideWeights];
}

/** `usesKernels`: as of `cpuEncoderPasses`. */
export function cpuCausalPasses(hasInt8Products: boolean, usesKernels: boolean): GraphPass[] {
  return [...(hasInt8Products && usesKernels ? int8Passes : [floatProducts]), ...cpuEncoderPasses(usesKernels)];
}

/** Passes for a cache that only the C interface of ONNX Runtime can hold. `usesKernels`: as of `cpuEncoderPasses`. */
export function cpuCachePasses(scales: CacheScalesFile | undefined, usesKernels: boolean): GraphPass[] {
  return scales === undefined || !usesKernels ? [] : [int8Caches(scales)];
}
