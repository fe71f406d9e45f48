/** Finds the products of a graph whose matrix is stored in 4 or 8 bits. */
import type { GraphDraft } from "../graph/graph-draft.ts";
import { floatsOfHalfBytes } from "../../../base/half-floats.ts";
import { dataTypes } from "../graph/field-numbers.ts";
import type { GraphNode, StoredTensor } from "../graph/parse-graph.ts";
import { blockInputs } from "./four-bit-panels.ts";
import { findScaledRows } from "./scaled-rows.ts";
import { blockedColumns, blockedRows, scaledRows, sideBySide } from "./stored-matrices.ts";
import type { StoredMatrix } from "./stored-matrix.ts";
import type { TiedLookup } from "./tied-lookup.ts";

/** Input of MatMulNBits. */
const biasInput = 5;

export interface Int8Product {
  /** Name of the rows of numbers. */
  input: string;
  matrix: StoredMatrix;
  output: string;
  /** Name of the bias; "" without one. */
  bias: string;
}

/** Queries, keys and values of attention as one product. */
export interface AttentionProduct {
  /** Nodes of the three products. */
  parts: readonly GraphNode[];
  product: Int8Product;
}

/** Looks at the graph as it is when the finder is made. */
export class ProductFinder {
  readonly #draft: GraphDraft;
  readonly #nodes: readonly GraphNode[];
  readonly #producers: ReadonlyMap<string, GraphNode>;
  readonly #readers = new Map<string, number>();
  readonly #found = new Map<GraphNode, Int8Product | undefined>();

  constructor(draft: GraphDraft) {
    this.#draft = draft;
    this.#nodes = draft.nodes;
    this.#producers = draft.producers();
    const read = this.#nodes.flatMap(({ inputs, captured }) => [...inputs, ...captured]);
    for (const name of [...draft.outputs.keys(), ...read]) this.#readers.set(name, (this.#readers.get(name) ?? 0) + 1);
  }

  /** Undefined if the node is no such product, or the kernels cannot multiply by its matrix. */
  product(node: GraphNode): Int8Product | undefined {
    // To find a product may take converting its scales.
    if (!this.#found.has(node)) this.#found.set(node, this.#findProduct(node));
    return this.#found.get(node);
  }

  #findProduct({ operator, inputs, outputs: [output = ""], integers }: GraphNode): Int8Product | undefined {
    const [input = "", weights = ""] = inputs;
    const isBits = operator === "MatMulNBits";
    const matrix = isBits ? this.#ofBits(inputs, integers) : operator === "MatMul" ? this.#ofChain(weights) : undefined;
    return matrix && { input, matrix, output, bias: isBits ? (inputs[biasInput] ?? "") : "" };
  }

  /** Undefined unless three products of the same rows give queries, keys and values, and no other node reads them. */
  attention({ operator, inputs, outputs: [output = ""] }: GraphNode): AttentionProduct | undefined {
    if (operator !== "GroupQueryAttention") return undefined;
    const names = inputs.slice(0, 3);
    const parts = names.flatMap((name) => (this.#readers.get(name) === 1 ? (this.#producers.get(name) ?? []) : []));
    const products = parts.flatMap((node) => (node.inputs.length > biasInput ? [] : (this.product(node) ?? [])));
    const [first] = products;
    if (first === undefined || products.length !== names.length) return undefined;
    const matrix = sideBySide(products.map((product) => product.matrix));
    if (matrix === undefined || products.some(({ input }) => input !== first.input)) return undefined;
    return { parts, product: { input: first.input, matrix, output: `${output}.rows`, bias: "" } };
  }

  /** Undefined unless the node reads embeddings from the matrix of a product, and the panels of the matrix have its stored values. */
  tiedLookup(node: GraphNode): TiedLookup | undefined {
    const [table = "", , scales, zeros = ""] = node.inputs;
    const { integers } = node;
    const blockSize = integers.get("block_size");
    if (node.operator !== "GatherBlockQuantized" || zeros !== "" || blockSize === undefined || blockSize % blockInputs !== 0)
      return undefined;
    if ((integers.get("gather_axis") ?? 0) !== 0 || integers.get("quantize_axis") !== 1) return undefined;
    const tensor = this.#tensor(table);
    if (tensor?.type !== dataTypes.uint8) return undefined;
    for (const reader of this.#nodes) {
      const product = this.#tensor(reader.inputs[1] ?? "") === tensor ? this.product(reader) : undefined;
      const isOther = reader.integers.get("block_size") !== blockSize || reader.inputs[2] !== scales || (reader.inputs[3] ?? "") !== "";
      if (product === undefined || isOther) continue;
      const { bits, inputs: width } = product.matrix;
      if (bits === (integers.get("bits") ?? 4) && width % blockSize === 0) return { node, product: product.output, width, blockSize, bits };
    }
    return undefined;
  }

  /** The matrix of MatMulNBits. */
  #ofBits([, weights = "", scaleName = "", zeroName = "", order = ""]: GraphNode["inputs"], integers: GraphNode["integers"]) {
    const [inputs, outputs, bits, blockSize] = ["K", "N", "bits", "block_size"].map((name) => integers.get(name));
    const steps = this.#bytes(weights);
    const scales = this.#floats(scaleName);
    const zeros = zeroName === "" ? undefined : this.#bytes(zeroName);
    // Zero points may be floats as well; `order`: which block each input belongs to.
    if (order !== "" || (zeroName !== "" && (zeros === undefined || this.#floats(zeroName) !== undefined))) return undefined;
    if (inputs === undefined || outputs === undefined || blockSize === undefined || steps === undefined || scales === undefined)
      return undefined;
    if (bits !== 4 && bits !== 8) return undefined;
    return blockedRows({ inputs, outputs, bits, blockSize, steps, scales, zeros });
  }

  /** A matrix that nodes compute from stored values. */
  #ofChain(weights: string): StoredMatrix | undefined {
    const producer = this.#producers.get(weights);
    if (producer?.operator === "DequantizeLinear") return this.#ofColumns(producer);
    if (producer?.operator !== "Transpose") return undefined;
    const found = findScaledRows(this.#draft, this.#producers, producer.inputs[0] ?? "");
    const tensor = this.#draft.tensors.get(found?.table ?? "");
    const bytes = tensor && this.#draft.bytesOf(tensor);
    const [outputs, inputs] = tensor?.dims ?? [];
    const scales = this.#floats(found?.scales ?? "");
    if (bytes === undefined || outputs === undefined || inputs === undefined || scales?.length !== outputs) return undefined;
    return scaledRows(inputs, outputs, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), scales);
  }

  #ofColumns({ inputs: names, integers }: GraphNode): StoredMatrix | undefined {
    const [weights = "", scaleName = "", zero = ""] = names;
    const tensor = this.#draft.tensors.get(weights);
    const bytes = tensor && this.#draft.bytesOf(tensor);
    const [inputs, outputs] = tensor?.dims ?? [];
    const scales = this.#floats(scaleName);
    const blockSize = integers.get("block_size");
    if (zero !== "" || tensor?.type !== dataTypes.int4 || bytes === undefined || integers.get("axis") !== 0) return undefined;
    if (inputs === undefined || outputs === undefined || blockSize === undefined || scales === undefined) return undefined;
    return blockedColumns(inputs, outputs, blockSize, bytes, scales);
  }

  #bytes(name: string): Uint8Array | undefined {
    const tensor = this.#tensor(name);
    return tensor && this.#draft.bytesOf(tensor);
  }

  /** A stored tensor, also if a node gives it another shape. */
  #tensor(name: string): StoredTensor | undefined {
    const producer = this.#producers.get(name);
    return this.#draft.tensors.get(producer?.operator === "Reshape" ? (producer.inputs[0] ?? "") : name);
  }

  /** Float32, or float16 that the graph casts; undefined for float16 that the graph computes with. */
  #floats(name: string): Float32Array | undefined {
    const producer = this.#producers.get(name);
    const isCast = producer?.operator === "Cast";
    const tensor = this.#tensor(isCast ? (producer.inputs[0] ?? "") : name);
    const bytes = tensor && this.#draft.bytesOf(tensor);
    if (bytes === undefined || tensor?.type !== (isCast ? dataTypes.float16 : dataTypes.float32)) return undefined;
    // Fields of a file begin at any offset, typed arrays do not.
    return isCast ? floatsOfHalfBytes(bytes) : new Float32Array(new Uint8Array(bytes).buffer);
  }
}
