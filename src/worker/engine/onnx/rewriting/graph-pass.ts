import type { GraphDraft } from "../graph/graph-draft.ts";

/** A named change of a graph. */
export interface GraphPass {
  name: string;
  /** The pass is skipped unless the pass of this name changed the graph. Absent: it always runs. */
  after?: string;
  /** Returns whether it changed the graph. */
  apply: (draft: GraphDraft) => boolean;
}

/** Version of ONNX's operators from which on they take axes and limits as inputs, as the passes give them. */
export const minOpset = 13;

/** Runs passes in order and removes unread nodes and tensors after each. Returns the names of the passes that changed the graph. */
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
