import type { GraphDraft } from "../graph/graph-draft.ts";

/** A named change of a graph. */
export interface GraphPass {
  name: string;
  /** The pass is skipped unless the pass of this name changed the graph. Absent: it always runs. */
  after?: string;
  /** Returns whether it changed the graph. */
  apply: (draft: GraphDraft) => boolean;
}

/** Runs passes in order, and removes what the graph does not read any more after each. Returns the names of those that changed it. */
export function applyPasses(draft: GraphDraft, passes: readonly GraphPass[]): ReadonlySet<string> {
  const applied = new Set<string>();
  for (const { name, after, apply } of passes) {
    if (after !== undefined && !applied.has(after)) continue;
    if (!apply(draft)) continue;
    draft.dropUnread();
    applied.add(name);
  }
  return applied;
}
