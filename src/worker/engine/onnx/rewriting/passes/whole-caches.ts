import type { GraphDraft } from "../../graph/graph-draft.ts";
import type { GraphPass } from "../graph-pass.ts";

const windowedCache = "sliding_window_cache";

/**
 * Makes attention keep a cache of all positions where the exporter keeps the last ones only. Attention still reads the positions of
 * its window alone, and the cache can be cut back to any length.
 */
export const wholeCaches: GraphPass = { name: "whole-caches", apply: keepAllPositions };

function keepAllPositions(draft: GraphDraft): boolean {
  if (draft.hasSubgraphs) return false;
  const windowed = draft.nodes.filter(({ operator, integers }) => operator === "GroupQueryAttention" && integers.get(windowedCache) === 1);
  for (const node of windowed) draft.setAttributes(node, { [windowedCache]: 0 });
  return windowed.length > 0;
}
