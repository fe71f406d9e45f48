import type { GraphDraft } from "../../graph/graph-draft.ts";
import type { GraphNode } from "../../graph/parse-graph.ts";
import type { GraphPass } from "../graph-pass.ts";
import { int8Products } from "./int8-products.ts";

/** Computes x * sigmoid(x) by one operator. */
export const siluGates: GraphPass = { name: "silu-gates", after: int8Products.name, apply: fuseGates };

function fuseGates(draft: GraphDraft): boolean {
  const producers = draft.producers();
  let isChanged = false;
  for (const node of draft.nodes) {
    const [input, output = ""] = [gatedInput(node, producers), node.outputs[0]];
    if (input === undefined) continue;
    draft.replaceNode(node, [{ operator: "QuickGelu", inputs: [input], output, isContributed: true, floats: { alpha: 1 } }]);
    isChanged = true;
  }
  return isChanged;
}

/** Returns the factor that the other factor is the sigmoid of. */
function gatedInput({ operator, inputs }: GraphNode, producers: ReadonlyMap<string, GraphNode>): string | undefined {
  if (operator !== "Mul" || inputs.length !== 2) return undefined;
  return inputs.find((name) =>
    inputs.some((other) => {
      const producer = producers.get(other);
      return producer?.operator === "Sigmoid" && producer.inputs[0] === name;
    }),
  );
}
