/**
 * A small graph whose operators call each function of ONNX Runtime that the kernels replace, with the results in plain numbers. All inputs are
 * constants of the graph. The numbers are small integers where a product is compared exactly.
 */
import { GraphDraft } from "../graph/graph-draft.ts";
import { emptyGraph } from "../graph/empty-graph.ts";
import { attentionPart } from "./attention-part.ts";
import type { CheckGraph } from "./check-part.ts";
import { blockPart, panelPart, softmaxPart, tangentPart } from "./product-parts.ts";

export function makeCheckGraph(): CheckGraph {
  const parts = [
    panelPart(),
    blockPart(4),
    blockPart(8),
    blockPart(4, true),
    blockPart(4, false, 20),
    softmaxPart(),
    tangentPart(),
    attentionPart("int8"),
    attentionPart("float32"),
  ];
  const outputs = parts.flatMap((part) => part.outputs);
  const draft = new GraphDraft(emptyGraph({ name: "kernels", irVersion: 8, opset: 17 }));
  for (const { nodes, tensors } of parts) {
    for (const tensor of tensors) draft.addTensor(...tensor);
    draft.addNodes(nodes);
  }
  for (const { name, type, dims } of outputs) draft.declareOutput(name, type, dims);
  return { graph: draft.write().graph, outputs };
}
