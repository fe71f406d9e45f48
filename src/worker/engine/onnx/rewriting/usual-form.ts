/**
 * Rewrites a causal graph of any exporter to the one form that the engine runs:
 * - the width of keys and values, which some exporters leave open, is a fixed size
 * - a cache of the last positions alone (`sliding_window_cache`) becomes one of all positions. Attention still reads only those of its
 *   window, and the cache can be cut back to any length
 * - `num_logits_to_keep` says for how many positions logits are computed
 */
import { hasCache, isKeyOrValue, presentName } from "../graph/cache-names.ts";
import { readGraphFile } from "../graph/graph-file.ts";
import type { GraphFiles } from "../graph/graph.ts";
import { GraphDraft } from "./graph-draft.ts";
import { graphFields, type GraphParts, hasSubgraphs, readGraphParts } from "./graph-parts.ts";
import { valueOf } from "./graph-values.ts";
import { addLogitsToKeep, logitsToKeep } from "./logits-to-keep.ts";

/** Operators of older versions take as attributes what are inputs here. */
const minOpset = 13;
const attention = "GroupQueryAttention";
const windowedCache = "sliding_window_cache";

type Graph = Pick<GraphFiles, "graph" | "facts">;

/** The same graph if there is nothing to change. `headWidth`: width of keys and values, for caches that leave it open. */
export function inUsualForm(given: Graph, headWidth: number | undefined): Graph {
  if (!hasCache(given.facts.inputs)) return given;
  const parts = readGraphParts(given.graph, new Map());
  if (hasSubgraphs(parts)) return given;
  const draft = new GraphDraft(parts);
  const isChanged = [
    headWidth !== undefined && fixWidth(draft, parts, given.facts.inputs, headWidth),
    keepAllPositions(draft),
    parts.opset >= minOpset && !given.facts.inputs.has(logitsToKeep) && addLogitsToKeep(draft, parts),
  ].some(Boolean);
  if (!isChanged) return given;
  const graph = draft.file([]);
  return { graph, facts: readGraphFile(graph) };
}

function fixWidth(draft: GraphDraft, parts: GraphParts, inputs: ReadonlySet<string>, width: number): boolean {
  let isChanged = false;
  for (const past of inputs) {
    if (!isKeyOrValue(past)) continue;
    for (const [kind, name] of [
      [graphFields.input, past],
      [graphFields.output, presentName(past)],
    ] as const) {
      const { type, dims } = valueOf(parts, kind, name);
      if (type === undefined || dims.length !== 4 || dims[3] !== undefined) continue;
      draft.redeclare(kind, name, type, [...dims.slice(0, 3).map((size, axis) => size ?? `${name}.${axis}`), width]);
      isChanged = true;
    }
  }
  return isChanged;
}

function keepAllPositions(draft: GraphDraft): boolean {
  const windowed = draft.nodes.filter(({ operator, integers }) => operator === attention && integers?.get(windowedCache) === 1);
  for (const node of windowed) draft.setInteger(node, windowedCache, 0);
  return windowed.length > 0;
}
