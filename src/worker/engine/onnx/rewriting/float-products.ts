/**
 * Rewrites a graph for the CPU so that matrices which it stores in 4 or 8 bits for MatMulNBits are widened to float32 once, at load: the runtime's
 * own operator widens them again in every run, which takes 20 times as long. The products are then those of the stored weights, with
 * rows in float32.
 */
import { elementTypes } from "../graph/element-types.ts";
import type { GraphFiles } from "../graph/graph.ts";
import { type Int8Product, ProductFinder } from "./find-products.ts";
import { blockInputs, countFactors, filledInputs, panelWidth, releaseKernel } from "./four-bit-panels.ts";
import { GraphDraft } from "./graph-draft.ts";
import { hasSubgraphs, readGraphParts } from "./graph-parts.ts";
import { filled } from "./int8-panels.ts";
import { externalTensor } from "./make-parts.ts";
import type { StoredMatrix } from "./stored-matrix.ts";

const companion = "float-products";
/** Widened matrices must leave room in the heap of 4 GB. */
const maxBytes = 2 ** 31;
const floatBytes = 4;
const biasInput = 5;

/** The same files if there is no such product, or no room for the matrices. */
export function withFloatProducts(files: GraphFiles): GraphFiles {
  const parts = readGraphParts(files.graph, files.externalData);
  if (hasSubgraphs(parts)) return files;
  const finder = new ProductFinder(parts);
  const draft = new GraphDraft(parts);
  const found = parts.nodes.flatMap((node) => {
    const product = node.operator === "MatMulNBits" ? finder.product(node) : undefined;
    return product === undefined ? [] : [{ node, product }];
  });
  const bytes = found.reduce((sum, { product }) => sum + widenedBytes(product), 0);
  if (bytes === 0 || bytes > maxBytes) return files;
  const widened = new Float32Array(bytes / floatBytes);
  let written = 0;
  try {
    for (const { node, product } of found) {
      const { matrix, input } = product;
      const [output = ""] = node.outputs;
      const place = { location: companion, offset: written * floatBytes, length: widenedBytes(product) };
      widen(matrix, widened.subarray(written, written + matrix.inputs * matrix.outputs));
      written += matrix.inputs * matrix.outputs;
      const weights = `${output}.float32`;
      draft.addTensor(externalTensor(weights, elementTypes.float32.code, [matrix.inputs, matrix.outputs], place));
      const bias = node.inputs[biasInput] ?? "";
      const sum = bias === "" ? output : `${output}.unbiased`;
      if (bias !== "") draft.addNode({ operator: "MatMul", inputs: [input, weights], output: sum }, node);
      draft.replaceNode(
        node,
        bias === "" ? { operator: "MatMul", inputs: [input, weights], output } : { operator: "Add", inputs: [sum, bias], output },
      );
    }
  } finally {
    releaseKernel();
  }
  const externalData = new Map([...files.externalData, [companion, new Uint8Array(widened.buffer)]]);
  return { ...files, graph: draft.file([]), externalData };
}

const widenedBytes = ({ matrix }: Int8Product): number => matrix.inputs * matrix.outputs * floatBytes;

/** Writes the weights as [inputs, outputs]. */
function widen({ inputs, outputs, bits, read }: StoredMatrix, into: Float32Array): void {
  const width = filled(outputs);
  const values = new Int8Array((filledInputs(inputs) * width * bits) / 8);
  const factors = new Int16Array(countFactors(inputs, width));
  const scales = new Float32Array(width);
  read({ values, factors, scales });
  const blocks = filledInputs(inputs) / blockInputs;
  for (let output = 0; output < outputs; output++) {
    const column = output % panelWidth;
    const firstBlock = Math.floor(output / panelWidth) * blocks;
    for (let input = 0; input < inputs; input++) {
      const block = firstBlock + Math.floor(input / blockInputs);
      const quad = input & 3;
      const value =
        bits === 8
          ? (values[512 * block + ((input >> 2) & 7) * 64 + column * 4 + quad] ?? 0)
          : (((values[256 * block + ((input >> 3) & 3) * 64 + column * 4 + quad] ?? 0) >> (input & 4)) & 15) - 8;
      into[input * outputs + output] = value * (factors[panelWidth * block + column] ?? 0) * (scales[output] ?? 0);
    }
  }
}
