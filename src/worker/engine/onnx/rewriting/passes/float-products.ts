/**
 * Converts matrices of 4 or 8 bits to float32 on the CPU once, at load: MatMulNBits of the runtime converts them in every run, which
 * takes 20 times as long. The products then have the precision of the stored weights.
 */
import type { NewNode } from "../../graph/encode-parts.ts";
import type { GraphDraft } from "../../graph/graph-draft.ts";
import { type Int8Product, ProductFinder } from "../find-products.ts";
import { blockInputs, countFactors, filledInputs, panelWidth, releaseKernel } from "../four-bit-panels.ts";
import type { GraphPass } from "../graph-pass.ts";
import { filled } from "../int8-panels.ts";
import type { StoredMatrix } from "../stored-matrix.ts";

export const floatProducts: GraphPass = { name: "float-products", apply: widenMatrices };

const companion = "float-products";
/** Larger matrices would leave no room in the heap of 4 GB: they stay as they are stored. */
const maxBytes = 2 ** 31;
const floatBytes = 4;

function widenMatrices(draft: GraphDraft): boolean {
  if (draft.hasSubgraphs) return false;
  const finder = new ProductFinder(draft);
  const products = draft.nodes.flatMap((node) => {
    const product = node.operator === "MatMulNBits" ? finder.product(node) : undefined;
    return product === undefined ? [] : [{ node, product }];
  });
  const count = products.reduce((sum, { product }) => sum + countWeights(product.matrix), 0);
  if (count === 0 || count * floatBytes > maxBytes) return false;
  const widened = new Float32Array(count);
  draft.addFile(companion, new Uint8Array(widened.buffer));
  let written = 0;
  try {
    for (const { node, product } of products) {
      const { matrix, output } = product;
      const length = countWeights(matrix);
      widen(matrix, widened.subarray(written, written + length));
      const place = { location: companion, offset: written * floatBytes, length: length * floatBytes };
      draft.addExternalTensor(weightsOf(output), "float32", [matrix.inputs, matrix.outputs], place);
      draft.replaceNode(node, nodesOf(product));
      written += length;
    }
  } finally {
    releaseKernel();
  }
  return true;
}

const countWeights = ({ inputs, outputs }: StoredMatrix): number => inputs * outputs;
const weightsOf = (output: string): string => `${output}.float32`;

function nodesOf({ input, output, bias }: Int8Product): NewNode[] {
  const product = { operator: "MatMul", inputs: [input, weightsOf(output)] };
  if (bias === "") return [{ ...product, output }];
  const sum = `${output}.unbiased`;
  return [
    { ...product, output: sum },
    { operator: "Add", inputs: [sum, bias], output },
  ];
}

/** Writes the weights as [inputs, outputs]. */
function widen({ inputs, outputs, bits, hasMinima = false, read }: StoredMatrix, into: Float32Array): void {
  const width = filled(outputs);
  const values = new Int8Array((filledInputs(inputs) * width * bits) / 8);
  const factors = new Int16Array(countFactors(inputs, width));
  const scales = new Float32Array(width);
  const minima = new Int16Array(hasMinima ? factors.length : 0);
  read({ values, factors, scales, ...(hasMinima && { minima }) });
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
      const factor = panelWidth * block + column;
      into[input * outputs + output] = (value * (factors[factor] ?? 0) + (minima[factor] ?? 0)) * (scales[output] ?? 0);
    }
  }
}
