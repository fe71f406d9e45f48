import type { GraphPass } from "./graph-pass.ts";
import { attentionLengths } from "./passes/attention-lengths.ts";
import { bestLogits } from "./passes/best-logits.ts";
import { floatEncoder } from "./passes/float-encoder.ts";
import { lastLogits } from "./passes/last-logits.ts";

/** The passes for a graph that writes no tokens. */
export const webGpuEncoderPasses: readonly GraphPass[] = [floatEncoder];

/**
 * The passes for a causal graph on WebGPU. With them a token costs one batch of commands and a read-back of some hundred bytes.
 * @param sortedWidth See `bestLogits`.
 */
export function webGpuPasses(sortedWidth?: number): GraphPass[] {
  return [attentionLengths, lastLogits, bestLogits(sortedWidth)];
}
