/** Which products of a graph have a matrix that is stored in 4 or 8 bits, and how it is read. */
import { elementTypes } from "../graph/element-types.ts";
import { floatsOfHalves } from "../graph/half-floats.ts";
import { byteTypes, type GraphNode, type GraphParts, type StoredTensor } from "./graph-parts.ts";
import { blockedColumns, blockedRows, scaledRows, sideBySide } from "./stored-matrices.ts";
import type { StoredMatrix } from "./stored-matrix.ts";
import type { TiedLookup } from "./tied-lookup.ts";

/** TensorProto.DataType. */
const int4Type = 22;
/** Of MatMulNBits. */
const biasInput = 5;

export interface Int8Product {
  node: Pick<GraphNode, "operator" | "inputs" | "outputs">;
  /** Rows of numbers. */
  input: string;
  matrix: StoredMatrix;
}

/** An embedding that is read from a table which the graph widens as a whole. */
export interface WidenedLookup {
  node: GraphNode;
  /** Whole numbers, and the scale of each row. */
  table: string;
  scales: string;
}

/** A stored tensor in float16 that the graph casts. */
export interface WidenedTensor {
  dims: number[];
  read: () => Float32Array;
}

/** Queries, keys and values of attention, which are products of the same rows. */
export interface AttentionProducts {
  nodes: readonly GraphNode[];
  product: Int8Product;
}

export class ProductFinder {
  readonly #parts: GraphParts;
  readonly #producers: ReadonlyMap<string, GraphNode>;
  readonly #readers = new Map<string, number>();
  readonly #found = new Map<GraphNode, Int8Product | undefined>();

  constructor(parts: GraphParts) {
    this.#parts = parts;
    this.#producers = new Map(parts.nodes.flatMap((node) => node.outputs.map((output) => [output, node] as const)));
    for (const name of [...parts.outputs, ...parts.nodes.flatMap(({ inputs }) => inputs)]) {
      this.#readers.set(name, (this.#readers.get(name) ?? 0) + 1);
    }
  }

  /** Undefined if it is no such product. */
  product(node: GraphNode): Int8Product | undefined {
    // Its scales may have to be read.
    if (!this.#found.has(node)) this.#found.set(node, this.#findProduct(node));
    return this.#found.get(node);
  }

  #findProduct(node: GraphNode): Int8Product | undefined {
    const [input = "", weights = ""] = node.inputs;
    const matrix = node.operator === "MatMulNBits" ? this.#ofBits(node) : node.operator === "MatMul" ? this.#ofChain(weights) : undefined;
    return matrix && { node, input, matrix };
  }

  /** Of attention, products that can be one, which nothing else reads; undefined if there are none. */
  attention({ operator, inputs, outputs }: GraphNode): AttentionProducts | undefined {
    if (operator !== "GroupQueryAttention") return undefined;
    const names = inputs.slice(0, 3);
    const nodes = names.flatMap((name) => (this.#readers.get(name) === 1 ? (this.#producers.get(name) ?? []) : []));
    const products = nodes.flatMap((node) => (node.inputs.length > biasInput ? [] : (this.product(node) ?? [])));
    const [first] = products;
    if (first === undefined || products.length !== names.length) return undefined;
    const matrix = sideBySide(products.map((product) => product.matrix));
    if (matrix === undefined || products.some(({ input }) => input !== first.input)) return undefined;
    return {
      nodes,
      product: { node: { operator: "MatMul", inputs: [], outputs: [`${outputs[0] ?? ""}.rows`] }, input: first.input, matrix },
    };
  }

  /** An embedding whose table is the matrix of a product that stays in 4 bits. */
  tiedLookup(node: GraphNode): TiedLookup | undefined {
    const [table = "", , , zeros = ""] = node.inputs;
    const { integers } = node;
    const [bits, blockSize, gatherAxis, quantizeAxis] = ["bits", "block_size", "gather_axis", "quantize_axis"].map((name) =>
      integers.get(name),
    );
    if (node.operator !== "GatherBlockQuantized" || zeros !== "" || (bits ?? 4) !== 4 || (gatherAxis ?? 0) !== 0) return undefined;
    const tensor = this.#tensor(table);
    if (tensor === undefined || tensor.type !== byteTypes.uint8 || quantizeAxis !== 1 || blockSize === undefined) return undefined;
    for (const reader of this.#parts.nodes) {
      const product = this.#tensor(reader.inputs[1] ?? "") === tensor ? this.product(reader) : undefined;
      if (product?.matrix.bits !== 4 || reader.integers.get("block_size") !== blockSize || reader.inputs[2] !== node.inputs[2]) continue;
      return { node, product: product.node.outputs[0] ?? "", width: product.matrix.inputs, blockSize };
    }
    return undefined;
  }

  lookup(node: GraphNode): WidenedLookup | undefined {
    const [weights = ""] = node.inputs;
    if (node.operator !== "Gather" || (node.integers.get("axis") ?? 0) !== 0) return undefined;
    const found = this.#scaledRows(weights);
    return found && { node, table: found.table, scales: found.scales };
  }

  widened({ operator, inputs: [name = ""], outputs: [output = ""], integers }: GraphNode): WidenedTensor | undefined {
    const tensor = this.#parts.tensors.get(name);
    const isWidening = operator === "Cast" && integers.get("to") === elementTypes.float32.code && !this.#parts.outputs.has(output);
    if (!isWidening || tensor?.bytes === undefined || tensor.type !== elementTypes.float16.code) return undefined;
    const { dims, bytes } = tensor;
    return { dims, read: () => widenedHalves(bytes) };
  }

  /** Of x times its sigmoid, x. */
  gated({ operator, inputs }: GraphNode): string | undefined {
    if (operator !== "Mul" || inputs.length !== 2) return undefined;
    return inputs.find((name) =>
      inputs.some((other) => {
        const producer = this.#producers.get(other);
        return producer?.operator === "Sigmoid" && producer.inputs[0] === name;
      }),
    );
  }

  #ofBits({ inputs: [, weights = "", scaleName = "", zeroName = "", order = ""], integers }: GraphNode): StoredMatrix | undefined {
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

  #ofChain(weights: string): StoredMatrix | undefined {
    const producer = this.#producers.get(weights);
    if (producer?.operator === "DequantizeLinear") return this.#ofColumns(producer);
    if (producer?.operator !== "Transpose") return undefined;
    const found = this.#scaledRows(producer.inputs[0] ?? "");
    const tensor = this.#parts.tensors.get(found?.table ?? "");
    const [outputs, inputs] = tensor?.dims ?? [];
    const scales = this.#floats(found?.scales ?? "");
    if (tensor?.bytes === undefined || outputs === undefined || inputs === undefined || scales?.length !== outputs) return undefined;
    return scaledRows(inputs, outputs, new Int8Array(tensor.bytes.buffer, tensor.bytes.byteOffset, tensor.bytes.byteLength), scales);
  }

  #ofColumns({ inputs: names, integers }: GraphNode): StoredMatrix | undefined {
    const [weights = "", scaleName = "", zero = ""] = names;
    const tensor = this.#parts.tensors.get(weights);
    const [inputs, outputs] = tensor?.dims ?? [];
    const scales = this.#floats(scaleName);
    const blockSize = integers.get("block_size");
    if (zero !== "" || tensor?.type !== int4Type || tensor.bytes === undefined || integers.get("axis") !== 0) return undefined;
    if (inputs === undefined || outputs === undefined || blockSize === undefined || scales === undefined) return undefined;
    return blockedColumns(inputs, outputs, blockSize, tensor.bytes, scales);
  }

  /** int8 [rows, width] that is cast and multiplied by [rows, 1]. */
  #scaledRows(name: string): { table: string; scales: string } | undefined {
    const product = this.#producers.get(name);
    const [left = "", scales = ""] = product?.operator === "Mul" ? product.inputs : [];
    const cast = this.#producers.get(left);
    const table = cast?.operator === "Cast" ? cast.inputs[0] : undefined;
    const rows = this.#parts.tensors.get(table ?? "");
    const { dims = [], type } = this.#parts.tensors.get(scales) ?? {};
    const fits =
      rows?.type === byteTypes.int8 && rows.dims.length === 2 && type === elementTypes.float32.code && dims.length === 2 && dims[1] === 1;
    return table !== undefined && fits && dims[0] === rows.dims[0] ? { table, scales } : undefined;
  }

  /** Of an initializer, also one that is given another shape. */
  #bytes(name: string): Uint8Array | undefined {
    return this.#tensor(name)?.bytes;
  }

  #tensor(name: string): StoredTensor | undefined {
    const producer = this.#producers.get(name);
    return this.#parts.tensors.get(producer?.operator === "Reshape" ? (producer.inputs[0] ?? "") : name);
  }

  /** Float32, or float16 that is cast: what computes in float16 stays as it is. */
  #floats(name: string): Float32Array | undefined {
    const producer = this.#producers.get(name);
    const isCast = producer?.operator === "Cast";
    const { bytes, type } = this.#tensor(isCast ? (producer.inputs[0] ?? "") : name) ?? {};
    if (bytes === undefined || type !== (isCast ? elementTypes.float16 : elementTypes.float32).code) return undefined;
    return isCast ? widenedHalves(bytes) : new Float32Array(new Uint8Array(bytes).buffer);
  }
}

/** Fields of a file begin anywhere; typed arrays do not. */
const widenedHalves = (bytes: Uint8Array): Float32Array => floatsOfHalves(new Uint16Array(new Uint8Array(bytes).buffer));
