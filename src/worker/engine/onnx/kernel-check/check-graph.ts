/**
 * A small graph whose operators call each function of ONNX Runtime that the kernels replace, with the results in plain numbers. All inputs are
 * constants of the graph. The numbers are small integers where a product is compared exactly.
 */
import { GraphDraft } from "../graph/graph-draft.ts";
import { fields } from "../graph/onnx-fields.ts";
import { bytesField, joined, numberField, textField } from "../graph/protobuf-writer.ts";
import { attentionPart } from "./attention-part.ts";
import type { CheckGraph } from "./check-part.ts";
import { blockPart, panelPart, softmaxPart } from "./product-parts.ts";

/** Field of GraphProto. */
const graphName = 2;
const irVersion = 8;
const opsets = [
  ["", 17],
  ["com.microsoft", 1],
] as const;

export function makeCheckGraph(): CheckGraph {
  const parts = [panelPart(), blockPart(4), blockPart(8), softmaxPart(), attentionPart()];
  const outputs = parts.flatMap((part) => part.outputs);
  const draft = new GraphDraft(emptyGraph());
  for (const { nodes, tensors } of parts) {
    for (const tensor of tensors) draft.addTensor(...tensor);
    draft.addNodes(nodes);
  }
  for (const { name, type, dims } of outputs) draft.declareOutput(name, type, dims);
  return { graph: draft.write().graph, outputs };
}

function emptyGraph(): Uint8Array<ArrayBuffer> {
  const imports = opsets.map(([domain, version]) =>
    bytesField(fields.model.opset, joined([textField(fields.opset.domain, domain), numberField(fields.opset.version, version)])),
  );
  return joined([
    numberField(fields.model.irVersion, irVersion),
    bytesField(fields.model.graph, textField(graphName, "kernels")),
    ...imports,
  ]);
}
