import type { GraphDraft } from "../../graph/graph-draft.ts";
import { type GraphPass, minOpset } from "../graph-pass.ts";
import { logitsToKeepInput } from "./logits-to-keep.ts";

/** Computes the logits of the last token only: stores 1 as the number of logits to keep, which every run would have to upload. */
export const lastLogits: GraphPass = { name: "last-logits", apply: storeCount };

function storeCount(draft: GraphDraft): boolean {
  const { type, dims = [] } = draft.inputs.get(logitsToKeepInput)?.shape ?? {};
  if (draft.opset < minOpset || draft.hasSubgraphs || type !== "int64") return false;
  const sizes = dims.map((size) => size ?? 1);
  draft.removeInput(logitsToKeepInput);
  draft.addTensor(logitsToKeepInput, "int64", sizes, BigInt64Array.of(1n));
  return true;
}
