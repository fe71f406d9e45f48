import { dataTypes } from "../../graph/field-numbers.ts";
import type { GraphDraft } from "../../graph/graph-draft.ts";
import type { GraphPass } from "../graph-pass.ts";
import { findScaledRows } from "../scaled-rows.ts";
import { int8Products } from "./int8-products.ts";

/** Reads rows of an int8 embedding table before they are scaled, so that the table stays in 8 bits. */
export const rowLookups: GraphPass = { name: "row-lookups", after: int8Products.name, apply: lookUpRows };

function lookUpRows(draft: GraphDraft): boolean {
  const producers = draft.producers();
  let isChanged = false;
  for (const node of draft.nodes) {
    const { operator, inputs, outputs, integers } = node;
    const [weights = "", ids = ""] = inputs;
    const [output = ""] = outputs;
    const found = operator === "Gather" && (integers.get("axis") ?? 0) === 0 ? findScaledRows(draft, producers, weights) : undefined;
    if (found === undefined) continue;
    const [rows, floats, scales] = [`${output}.rows`, `${output}.widened`, `${output}.scales`];
    draft.replaceNode(node, [
      { operator: "Gather", inputs: [found.table, ids], output: rows },
      { operator: "Cast", inputs: [rows], output: floats, integers: { to: dataTypes.float32 } },
      { operator: "Gather", inputs: [found.scales, ids], output: scales },
      { operator: "Mul", inputs: [floats, scales], output },
    ]);
    isChanged = true;
  }
  return isChanged;
}
