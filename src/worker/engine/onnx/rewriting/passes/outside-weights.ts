import type { GraphDraft } from "../../graph/graph-draft.ts";
import type { GraphPass } from "../graph-pass.ts";

/** Smaller tensors are shapes and axes, which the runtime reads while it builds the graph. */
const minBytes = 4096;

/**
 * Keeps large tensors outside of the graph that the runtime parses, at their offsets in the stored file. The runtime then copies
 * each into its heap once, not the whole file, the parsed tensors and the tensors that it computes with.
 */
export const outsideWeights: GraphPass = { name: "outside-weights", apply: storeOutside };

function storeOutside(draft: GraphDraft): boolean {
  const large = [...draft.tensors].filter(([, { bytes }]) => (bytes?.length ?? 0) >= minBytes);
  for (const [name] of large) draft.storeOutside(name);
  return large.length > 0;
}
