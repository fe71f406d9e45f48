import type { GraphPass } from "./graph-pass.ts";
import { fixedHeadWidth } from "./passes/fixed-head-width.ts";
import { logitsToKeep } from "./passes/logits-to-keep.ts";
import { shortRotaryTables } from "./passes/short-rotary-tables.ts";
import { wholeCaches } from "./passes/whole-caches.ts";

/** Passes that give the causal graph of any exporter the form that the engine runs. `headWidth`: see `fixedHeadWidth`. */
export function causalPasses(headWidth: number | undefined, contextLength: number): GraphPass[] {
  return [...(headWidth === undefined ? [] : [fixedHeadWidth(headWidth)]), wholeCaches, logitsToKeep, shortRotaryTables(contextLength)];
}
