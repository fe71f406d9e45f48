/**
 * A small graph whose operators call each function of ONNX Runtime that the kernels replace, with the results in plain numbers. All inputs are
 * constants of the graph. The numbers are small integers where a product is compared exactly.
 */
import { graphField, graphFields } from "../rewriting/graph-parts.ts";
import { makeValue } from "../rewriting/make-parts.ts";
import { bytesField, joined, numberField, textField } from "../rewriting/protobuf-writer.ts";
import { attentionPart } from "./attention-part.ts";
import type { CheckGraph } from "./check-part.ts";
import { blockPart, panelPart, softmaxPart } from "./product-parts.ts";

const modelFields = { formatVersion: 1, opset: 8 } as const;
const opsetFields = { domain: 1, version: 2 } as const;
const graphName = 2;
const formatVersion = 8;
const opsets = [
  ["", 17],
  ["com.microsoft", 1],
] as const;

export function makeCheckGraph(): CheckGraph {
  const parts = [panelPart(), blockPart(4), blockPart(8), softmaxPart(), attentionPart()];
  const outputs = parts.flatMap((part) => part.outputs);
  const graph = joined([
    ...parts.flatMap(({ nodes }) => nodes).map((node) => bytesField(graphFields.node, node)),
    textField(graphName, "kernels"),
    ...parts.flatMap(({ tensors }) => tensors).map((tensor) => bytesField(graphFields.initializer, tensor)),
    ...outputs.map(({ name, type, dims }) => bytesField(graphFields.output, makeValue(name, type, dims))),
  ]);
  const opsetImports = opsets.map(([domain, version]) =>
    bytesField(modelFields.opset, joined([textField(opsetFields.domain, domain), numberField(opsetFields.version, version)])),
  );
  const model = joined([numberField(modelFields.formatVersion, formatVersion), bytesField(graphField, graph), ...opsetImports]);
  return { graph: model, outputs };
}
