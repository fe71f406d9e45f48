/**
 * Computes products with a matrix of 4 or 8 bits in int8 on the CPU, by the kernel that replaces MatMulNBits (`float-rows.ts`). Each row
 * of numbers is divided by its largest value and rounded to 8 bits, whatever the other rows are, so a token's result does not depend on
 * the tokens computed with it; the products are exact. The matrices become external data, which the runtime copies into its heap.
 */
import type { NewNode } from "../../graph/encode-parts.ts";
import type { GraphDraft } from "../../graph/graph-draft.ts";
import type { GraphNode } from "../../graph/parse-graph.ts";
import { type AttentionProduct, type Int8Product, ProductFinder } from "../find-products.ts";
import { type NodeShape, nodeShapeOf, readInShape } from "../float-rows.ts";
import { releaseKernel } from "../four-bit-panels.ts";
import { type GraphPass, minOpset } from "../graph-pass.ts";
import type { StoredMatrix } from "../stored-matrix.ts";
import { replaceTiedLookup } from "../tied-lookup.ts";

export const int8Products: GraphPass = { name: "int8-products", apply: computeInInt8 };

/** Larger matrices would crowd the heap of 4 GB: they stay as they are stored. */
const maxBytes = 2 ** 30;
const companion = "int8-products";
/** A line of the cache, where each tensor begins. */
const alignment = 64;

function computeInInt8(draft: GraphDraft): boolean {
  const { nodes } = draft;
  const finder = new ProductFinder(draft);
  const attentions = nodes.flatMap((node) => {
    const found = finder.attention(node);
    return found === undefined ? [] : [[node, found] as const];
  });
  const merged = new Set(attentions.flatMap(([, { parts }]) => parts));
  const products = nodes.flatMap((node) => {
    const product = merged.has(node) ? undefined : finder.product(node);
    return product === undefined ? [] : [[node, product] as const];
  });
  const matrices = [...attentions.map(([, { product }]) => product), ...products.map(([, product]) => product)];
  const bytes = matrices.reduce((sum, { matrix }) => sum + sizeOf(matrix), 0);
  if (bytes === 0 || bytes > maxBytes) return false;
  const writer = new ProductWriter(draft, bytes);
  try {
    for (const [node, found] of attentions) writer.attend(node, found);
    for (const [node, product] of products) draft.replaceNode(node, writer.nodesOf(product));
  } finally {
    releaseKernel();
  }
  if (draft.opset < minOpset) return true;
  for (const lookup of nodes.flatMap((node) => finder.tiedLookup(node) ?? [])) {
    replaceTiedLookup(draft, lookup, panelNames(lookup.product).weights);
  }
  return true;
}

const aligned = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;

function sizeOf(matrix: StoredMatrix): number {
  const { matrixBytes, scaleCount, zeroBytes } = nodeShapeOf(matrix);
  return aligned(matrixBytes) + aligned(4 * scaleCount) + aligned(zeroBytes);
}

const panelNames = (output: string) => ({
  weights: `${output}.int8.weights`,
  scales: `${output}.int8.scales`,
  zeros: `${output}.int8.zeros`,
});

class ProductWriter {
  readonly #draft: GraphDraft;
  readonly #matrices: Uint8Array<ArrayBuffer>;
  #filled = 0;

  constructor(draft: GraphDraft, bytes: number) {
    this.#draft = draft;
    this.#matrices = new Uint8Array(bytes);
    draft.addFile(companion, this.#matrices);
  }

  /** Gives attention one product, whose rows hold queries, keys and values. */
  attend(node: GraphNode, { product }: AttentionProduct): void {
    this.#draft.addNodes(this.nodesOf(product), node);
    const [, , , ...others] = node.inputs;
    this.#draft.setInputs(node, [product.output, "", "", ...others]);
  }

  nodesOf({ input, matrix, output, bias }: Int8Product): NewNode[] {
    const shape = nodeShapeOf(matrix);
    const stored = this.#store(output, matrix, shape);
    const integers = { K: matrix.inputs, N: shape.outputs, bits: matrix.bits, block_size: shape.blockSize };
    const product = { operator: "MatMulNBits", isContributed: true, integers };
    if (shape.outputs === matrix.outputs) {
      return [{ ...product, inputs: [input, ...stored, ...(bias === "" ? [] : ["", bias])], output }];
    }
    const [whole, unbiased] = [`${output}.whole`, bias === "" ? output : `${output}.unbiased`];
    const limits = [
      this.#draft.addIntegers("int8.first-output", [0]),
      this.#draft.addIntegers(`int8.outputs-${matrix.outputs}`, [matrix.outputs]),
      this.#draft.addIntegers("int8.last-axis", [-1]),
    ];
    return [
      { ...product, inputs: [input, ...stored], output: whole },
      { operator: "Slice", inputs: [whole, ...limits], output: unbiased },
      ...(bias === "" ? [] : [{ operator: "Add", inputs: [unbiased, bias], output }]),
    ];
  }

  /** Returns the names of the tensors in the order of the operator's inputs. */
  #store(output: string, matrix: StoredMatrix, shape: NodeShape): string[] {
    const { matrixBytes, matrixDims, scaleCount, zeroBytes } = shape;
    const names = panelNames(output);
    const [weights, scales, zeros] = [this.#place(matrixBytes), this.#place(4 * scaleCount), this.#place(zeroBytes)];
    const { buffer } = this.#matrices;
    readInShape(matrix, shape, {
      matrix: new Int8Array(buffer, weights.offset, matrixBytes),
      scales: new Float32Array(buffer, scales.offset, scaleCount),
      zeros: new Uint8Array(buffer, zeros.offset, zeroBytes),
    });
    this.#draft.addExternalTensor(names.weights, "uint8", matrixDims, weights);
    this.#draft.addExternalTensor(names.scales, "float32", [scaleCount], scales);
    if (zeroBytes === 0) return [names.weights, names.scales, ""];
    this.#draft.addExternalTensor(names.zeros, "uint8", [zeroBytes], zeros);
    return [names.weights, names.scales, names.zeros];
  }

  #place(length: number): { location: string; offset: number; length: number } {
    const offset = this.#filled;
    this.#filled += aligned(length);
    return { location: companion, offset, length };
  }
}
