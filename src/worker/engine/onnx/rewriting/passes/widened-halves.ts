import { floatsOfHalfBytes } from "../../../../base/half-floats.ts";
import { dataTypes } from "../../graph/field-numbers.ts";
import type { GraphDraft } from "../../graph/graph-draft.ts";
import type { GraphPass } from "../graph-pass.ts";
import { int8Products } from "./int8-products.ts";

/** Casts stored float16 tensors to float32 at load, not in every run. */
export const widenedHalves: GraphPass = { name: "widened-halves", after: int8Products.name, apply: widenHalves };

function widenHalves(draft: GraphDraft): boolean {
  let isChanged = false;
  for (const node of draft.nodes) {
    const [name = ""] = node.inputs;
    const [output = ""] = node.outputs;
    const isCast = node.operator === "Cast" && node.integers.get("to") === dataTypes.float32 && !draft.outputs.has(output);
    const tensor = isCast ? draft.tensors.get(name) : undefined;
    const bytes = tensor?.type === dataTypes.float16 ? draft.bytesOf(tensor) : undefined;
    if (tensor === undefined || bytes === undefined) continue;
    draft.replaceNode(node, []);
    draft.addTensor(output, "float32", tensor.dims, floatsOfHalfBytes(bytes));
    isChanged = true;
  }
  return isChanged;
}
