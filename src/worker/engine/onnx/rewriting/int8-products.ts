/**
 * Rewrites a graph for the CPU so that products with a matrix in 4 or 8 bits are computed in int8, the rows of numbers too, by the kernel
 * that takes the place of MatMulNBits (`float-rows.ts`). Each row is divided by its largest value and rounded to 8 bits by itself, so
 * that what comes of a token does not depend on the tokens beside it; the products are exact. The matrices become external data of the
 * graph, which the runtime takes straight into its heap.
 */
import { elementTypes } from "../graph/element-types.ts";
import type { GraphFiles } from "../graph/graph.ts";
import { type Int8Product, ProductFinder, type WidenedLookup, type WidenedTensor } from "./find-products.ts";
import { type NodeForm, nodeForm, readInForm } from "./float-rows.ts";
import { releaseKernel } from "./four-bit-panels.ts";
import { byteTypes, type GraphNode, type GraphParts, readGraphParts } from "./graph-parts.ts";
import { externalTensor, makeNode, type NewNode, storedTensor, withInputs } from "./make-parts.ts";
import type { StoredMatrix } from "./stored-matrix.ts";
import { type TiedLookup, writeTiedLookup } from "./tied-lookup.ts";
import { writeGraphFile } from "./write-graph.ts";

/** Beyond this the matrices would crowd the heap of 4 GB: what is stored in four bits stays so. */
const maxBytes = 2 ** 30;
const companion = "int8-products";
const alignment = 64;
/** Older operators take as attributes what a tied lookup gives as inputs. */
const minTiedOpset = 13;
/** Of rows that are cut to their outputs: the last axis. */
const cut = { start: "int8.first-output", axis: "int8.last-axis" } as const;
/** Operators that nothing may read any more: what they prepared is computed in another way. */
const preparing: ReadonlySet<string> = new Set(["DequantizeLinear", "Cast", "Mul", "Transpose", "Reshape", "Sigmoid"]);

/** The same files if there is no such product. */
export function withInt8Products(files: GraphFiles): GraphFiles {
  const parts = readGraphParts(files.graph, files.externalData);
  const finder = new ProductFinder(parts);
  const attentions = new Map(
    parts.nodes.flatMap((node) => {
      const found = finder.attention(node);
      return found === undefined ? [] : [[node, found] as const];
    }),
  );
  const merged = new Set([...attentions.values()].flatMap(({ nodes }) => nodes));
  const products = parts.nodes.map((node) => (merged.has(node) ? undefined : (attentions.get(node)?.product ?? finder.product(node))));
  const bytes = products.reduce((sum, product) => sum + (product === undefined ? 0 : sizeOf(product.matrix)), 0);
  if (bytes === 0 || bytes > maxBytes) return files;
  const writing = new GraphWriting(parts, new Uint8Array(bytes));
  try {
    parts.nodes.forEach((node, index) => {
      if (merged.has(node)) return;
      const product = products[index];
      const lookup = finder.lookup(node);
      const tied = parts.opset >= minTiedOpset ? finder.tiedLookup(node) : undefined;
      const widened = finder.widened(node);
      const gated = finder.gated(node);
      if (product !== undefined) writing.multiply(product);
      else if (lookup !== undefined) writing.look(lookup);
      else if (tied !== undefined) writing.lookInPanels(tied);
      else if (widened !== undefined) writing.widen(node, widened);
      else if (gated !== undefined) writing.gate(node, gated);
      else writing.keep(node);
      if (attentions.has(node)) writing.attend(node, product?.node.outputs[0] ?? "");
    });
  } finally {
    releaseKernel();
  }
  return { ...files, graph: writing.file(), externalData: new Map([...files.externalData, [companion, writing.matrices]]) };
}

/** Each tensor begins a line of the cache. */
const aligned = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;
const sizeOf = (matrix: StoredMatrix): number => {
  const { matrixBytes, scaleCount } = nodeForm(matrix);
  return aligned(matrixBytes) + aligned(4 * scaleCount);
};

interface PanelNames {
  weights: string;
  scales: string;
}

/** Names of the panels of a product. */
const namesOf = (output: string): PanelNames => ({ weights: `${output}.int8.weights`, scales: `${output}.int8.scales` });

interface WrittenNode {
  content: Uint8Array;
  operator: string;
  inputs: readonly string[];
  outputs: readonly string[];
}

class GraphWriting {
  readonly matrices: Uint8Array;
  readonly #parts: GraphParts;
  readonly #tensors: Uint8Array[] = [];
  readonly #widened = new Map<string, WidenedTensor>();
  readonly #ends = new Map<number, string>();
  #nodes: WrittenNode[] = [];
  #filled = 0;

  constructor(parts: GraphParts, matrices: Uint8Array) {
    this.#parts = parts;
    this.matrices = matrices;
  }

  keep(node: WrittenNode): void {
    this.#nodes.push(node);
  }

  multiply({ node, input, matrix }: Int8Product): void {
    const [output = ""] = node.outputs;
    const form = nodeForm(matrix);
    const { weights, scales } = this.#store(namesOf(output), matrix, form);
    const bias = node.operator === "MatMulNBits" ? (node.inputs[5] ?? "") : "";
    const integers = { K: matrix.inputs, N: form.outputs, bits: matrix.bits, block_size: form.blockSize };
    const product = { operator: "MatMulNBits", isContributed: true, integers };
    if (form.outputs === matrix.outputs) {
      const inputs = [input, weights, scales, ...(bias === "" ? [] : ["", "", bias])];
      this.#add({ ...product, inputs, output });
      return;
    }
    const whole = this.#add({ ...product, inputs: [input, weights, scales], output: `${output}.whole` });
    const inputs = [whole, cut.start, this.#end(matrix.outputs), cut.axis];
    const rows = this.#add({ operator: "Slice", inputs, output: bias === "" ? output : `${output}.unbiased` });
    if (bias !== "") this.#add({ operator: "Add", inputs: [rows, bias], output });
  }

  /** With queries, keys and values as rows of one product, which come without those of keys and values. */
  attend(node: GraphNode, rows: string): void {
    const inputs = node.inputs.map((name, place) => (place === 0 ? rows : place < 3 ? "" : name));
    this.keep({ ...node, inputs, content: withInputs(node.content, inputs) });
  }

  /** Reads rows of the table and then widens them, so that the table stays in 8 bits. */
  look({ node, table, scales }: WidenedLookup): void {
    const [output = ""] = node.outputs;
    const ids = node.inputs[1] ?? "";
    const rows = this.#add({ operator: "Gather", inputs: [table, ids], output: `${output}.rows` });
    const widened = this.#add({
      operator: "Cast",
      inputs: [rows],
      output: `${output}.widened`,
      integers: { to: elementTypes.float32.code },
    });
    const found = this.#add({ operator: "Gather", inputs: [scales, ids], output: `${output}.scales` });
    this.#add({ operator: "Mul", inputs: [widened, found], output });
  }

  /** Reads embeddings from the panels of the product that is tied to them. */
  lookInPanels(lookup: TiedLookup): void {
    writeTiedLookup(lookup, namesOf(lookup.product).weights, {
      add: (node) => this.#add(node),
      store: (tensor) => this.#tensors.push(tensor),
    });
  }

  /** Once and not in each run. */
  widen({ outputs: [output = ""] }: GraphNode, tensor: WidenedTensor): void {
    this.#widened.set(output, tensor);
  }

  /** In one step. */
  gate({ outputs: [output = ""] }: GraphNode, input: string): void {
    this.#add({ operator: "QuickGelu", inputs: [input], output, isContributed: true, floats: { alpha: 1 } });
  }

  file(): Uint8Array<ArrayBuffer> {
    this.#dropUnread();
    const read = this.#readNames();
    const kept = [...this.#parts.tensors].filter(([name]) => read.has(name)).map(([, { content }]) => content);
    const widened = [...this.#widened].flatMap(([name, tensor]) =>
      read.has(name) ? [storedTensor(name, "float32", tensor.dims, tensor.read())] : [],
    );
    const nodes = this.#nodes.map(({ content }) => content);
    return writeGraphFile(this.#parts, nodes, [...kept, ...widened, ...this.#tensors]);
  }

  #store(names: PanelNames, matrix: StoredMatrix, form: NodeForm): PanelNames {
    const { matrixBytes, scaleCount } = form;
    const weightsAt = this.#place(matrixBytes);
    const scalesAt = this.#place(4 * scaleCount);
    const { buffer } = this.matrices;
    readInForm(matrix, form, new Int8Array(buffer, weightsAt, matrixBytes), new Float32Array(buffer, scalesAt, scaleCount));
    const weightsData = { location: companion, offset: weightsAt, length: matrixBytes };
    const scalesData = { location: companion, offset: scalesAt, length: 4 * scaleCount };
    this.#tensors.push(
      externalTensor(names.weights, byteTypes.uint8, form.matrixDims, weightsData),
      externalTensor(names.scales, elementTypes.float32.code, [scaleCount], scalesData),
    );
    return names;
  }

  #place(bytes: number): number {
    const at = this.#filled;
    this.#filled += aligned(bytes);
    return at;
  }

  /** The name of a number of outputs. */
  #end(outputs: number): string {
    if (this.#ends.size === 0) {
      this.#tensors.push(
        storedTensor(cut.start, "int64", [1], BigInt64Array.of(0n)),
        storedTensor(cut.axis, "int64", [1], BigInt64Array.of(-1n)),
      );
    }
    const name = `int8.outputs-${outputs}`;
    if (!this.#ends.has(outputs)) this.#tensors.push(storedTensor(name, "int64", [1], BigInt64Array.of(BigInt(outputs))));
    this.#ends.set(outputs, name);
    return name;
  }

  #add(node: NewNode): string {
    const { operator, inputs, output } = node;
    this.#nodes.push({ content: makeNode(node), operator, inputs, outputs: [output] });
    return output;
  }

  #readNames(): Set<string> {
    return new Set([...this.#parts.outputs, ...this.#nodes.flatMap(({ inputs }) => inputs)]);
  }

  /** Nodes that prepared what is read in another way now, from the last back to the first. */
  #dropUnread(): void {
    for (let before = Infinity; this.#nodes.length < before;) {
      before = this.#nodes.length;
      const read = this.#readNames();
      this.#nodes = this.#nodes.filter(({ operator, outputs }) => !preparing.has(operator) || outputs.some((name) => read.has(name)));
    }
  }
}
