import { lengthInputs } from "../../graph/length-inputs.ts";
import type { GraphDraft } from "../../graph/graph-draft.ts";
import { type GraphPass, minOpset } from "../graph-pass.ts";

const mask = "attention_mask";
/** Inputs of GroupQueryAttention. */
const [lastPosition, totalLength] = [5, 6];

/**
 * Makes the lengths that attention over a cache in place reads inputs of the graph. The exporter computes them from the mask, on
 * the CPU: they would be uploaded, and each upload ends a batch of commands.
 */
export const attentionLengths: GraphPass = { name: "attention-lengths", apply: takeLengths };

function takeLengths(draft: GraphDraft): boolean {
  if (draft.opset < minOpset || draft.hasSubgraphs || !draft.inputs.has(mask)) return false;
  const reading = draft.nodes.filter(({ operator, inputs }) => operator === "GroupQueryAttention" && inputs.length > totalLength);
  if (reading.length === 0) return false;
  const lengths = new Map([
    [lastPosition, lengthInputs.lastPosition],
    [totalLength, lengthInputs.totalLength],
  ]);
  for (const node of reading) {
    draft.setInputs(
      node,
      node.inputs.map((name, index) => lengths.get(index) ?? name),
    );
  }
  draft.declareInput(lengthInputs.lastPosition, "int32", ["sequences"]);
  draft.declareInput(lengthInputs.totalLength, "int32", [1]);
  draft.dropUnread();
  if (!draft.nodes.some(({ inputs }) => inputs.includes(mask))) draft.removeInput(mask);
  return true;
}
