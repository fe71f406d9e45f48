/** Writes the nodes and weights of a decoder's graph. */
import type { GgufTensor } from "../../../models/gguf/gguf-tensors.ts";
import type { NewNode } from "../graph/encode-parts.ts";
import type { GraphDraft } from "../graph/graph-draft.ts";
import { dataTypes } from "../graph/field-numbers.ts";
import { blockInputs, filledInputs, panelWidth } from "../rewriting/four-bit-panels.ts";
import { nodeShapeOf, readInShape } from "../rewriting/float-rows.ts";
import type { MatrixPanels } from "../rewriting/stored-matrix.ts";
import type { BlockRow } from "./block-formats.ts";
import { GgufMatrix, type MatrixPart, type ReadBytes, formatOf, readTensor } from "./gguf-matrix.ts";
import { WeightFiles } from "./weight-files.ts";

export interface GraphWriterOptions {
  read: ReadBytes;
  /** Whether the runtime has the kernels. Without them products are computed in float32. */
  usesKernels: boolean;
}

type Integers = Readonly<Record<string, number>>;

export class GraphWriter {
  readonly draft: GraphDraft;
  readonly weights: WeightFiles;
  readonly #read: ReadBytes;
  readonly #usesKernels: boolean;

  constructor(draft: GraphDraft, { read, usesKernels }: GraphWriterOptions) {
    this.draft = draft;
    this.weights = new WeightFiles(draft);
    this.#read = read;
    this.#usesKernels = usesKernels;
  }

  node(operator: string, inputs: readonly string[], output: string, more: Partial<NewNode> = {}): string {
    return this.draft.addNode({ operator, inputs, output, ...more });
  }

  /** A node of one of ONNX Runtime's own operators. */
  contributed(operator: string, inputs: readonly string[], output: string, more: Partial<NewNode> = {}): string {
    return this.node(operator, inputs, output, { isContributed: true, ...more });
  }

  scaled(input: string, factor: number, output: string): string {
    return factor === 1 ? input : this.node("Mul", [input, this.draft.addFloats(`${output}.factor`, [factor])], output);
  }

  /** Stores the numbers of a small tensor in the graph. */
  vector(tensor: GgufTensor): string {
    if (this.draft.tensors.has(tensor.name)) return tensor.name;
    const numbers = readTensor(tensor, this.#read);
    return this.draft.addTensor(tensor.name, "float32", [numbers.length], numbers);
  }

  numbers(tensor: GgufTensor): Float32Array {
    return readTensor(tensor, this.#read);
  }

  /** Whether the tensors can be one matrix. */
  canJoin(tensors: readonly GgufTensor[]): boolean {
    return (
      new Set(tensors.map((tensor) => formatOf(tensor).bits)).size === 1 && tensors.every(({ shape }) => (shape[1] ?? 1) % panelWidth === 0)
    );
  }

  /** Multiplies by rows of tensors. `bias`: name of the numbers that are added. */
  product(input: string, parts: readonly MatrixPart[], output: string, bias = ""): string {
    return this.#productWith(input, new GgufMatrix(parts, this.#read), `${output}.matrix`, output, bias);
  }

  /** Reads rows of a matrix by their numbers. `logits`: the product with the same matrix. */
  lookup(ids: string, tensor: GgufTensor, output: string): { rows: string; product: (input: string, output: string) => string } {
    const matrix = new GgufMatrix([{ tensor, rows: tensor.shape[1] ?? 1 }], this.#read);
    const name = `${output}.matrix`;
    if (!this.#usesKernels) {
      const { inputs, outputs } = matrix;
      const bytes = 4 * inputs * outputs;
      const make = (): Uint8Array => {
        const floats = new Float32Array(inputs * outputs);
        matrix.readFloatRows(floats);
        return new Uint8Array(floats.buffer);
      };
      this.weights.add(name, bytes, make, [{ name, type: "float32", dims: [outputs, inputs], bytes }]);
      const rows = this.node("Gather", [name, ids], output, { integers: { axis: 0 } });
      const product = (input: string, logits: string): string =>
        this.node("MatMul", [input, this.node("Transpose", [name], `${name}.transposed`)], logits);
      return { rows, product };
    }
    this.#storePanels(matrix, name, true);
    const rows = this.#readPanelRows(ids, matrix, name, output);
    return { rows, product: (input, logits) => this.#multiply(input, matrix, name, logits, "") };
  }

  #productWith(input: string, matrix: GgufMatrix, name: string, output: string, bias: string): string {
    if (this.#usesKernels) {
      this.#storePanels(matrix, name);
      return this.#multiply(input, matrix, name, output, bias);
    }
    const { inputs, outputs } = matrix;
    const bytes = 4 * inputs * outputs;
    const make = (): Uint8Array => {
      const floats = new Float32Array(inputs * outputs);
      matrix.readFloats(floats);
      return new Uint8Array(floats.buffer);
    };
    this.weights.add(name, bytes, make, [{ name, type: "float32", dims: [inputs, outputs], bytes }]);
    if (bias === "") return this.node("MatMul", [input, name], output);
    return this.node("Add", [this.node("MatMul", [input, name], `${output}.unbiased`), bias], output);
  }

  /** `hasLookup`: whether rows of the matrix are read, which takes the scales of its blocks as plain numbers. */
  #storePanels(matrix: GgufMatrix, name: string, hasLookup = false): void {
    const { inputs, outputs, hasMinima } = matrix;
    const blocks = filledInputs(inputs) / blockInputs;
    const tableLength = hasLookup ? outputs * blocks : 0;
    const shape = nodeShapeOf(matrix);
    const { matrixBytes, matrixDims, scaleCount, zeroBytes } = shape;
    const tables = hasLookup ? (hasMinima ? ["block-scales", "block-minima"] : ["block-scales"]) : [];
    const zerosAt = matrixBytes + 4 * (scaleCount + tables.length * tableLength);
    const bytes = zerosAt + zeroBytes;
    const make = (): Uint8Array => {
      const made = new Uint8Array(bytes);
      const tablesAt = matrixBytes + 4 * scaleCount;
      const scales = new Float32Array(made.buffer, tablesAt, tableLength);
      const minima = hasLookup && hasMinima ? new Float32Array(made.buffer, tablesAt + 4 * tableLength, tableLength) : undefined;
      const keep = (output: number, row: BlockRow): void => {
        scales.set(row.scales.subarray(0, blocks), output * blocks);
        minima?.set(row.minima.subarray(0, blocks), output * blocks);
      };
      const read = (into: MatrixPanels): void => matrix.readPanels(into, hasLookup ? keep : undefined);
      const stored = { ...sizesOf(matrix), read };
      readInShape(stored, shape, {
        matrix: new Int8Array(made.buffer, 0, matrixBytes),
        scales: new Float32Array(made.buffer, matrixBytes, scaleCount),
        zeros: new Uint8Array(made.buffer, zerosAt, zeroBytes),
      });
      return made;
    };
    this.weights.add(name, bytes, make, [
      { name, type: "uint8", dims: matrixDims, bytes: matrixBytes },
      { name: `${name}.scales`, type: "float32", dims: [scaleCount], bytes: 4 * scaleCount },
      ...tables.map((each) => ({ name: `${name}.${each}`, type: "float32" as const, dims: [outputs, blocks], bytes: 4 * tableLength })),
      ...(zeroBytes === 0 ? [] : [{ name: `${name}.zeros`, type: "uint8" as const, dims: [zeroBytes], bytes: zeroBytes }]),
    ]);
  }

  #multiply(input: string, matrix: GgufMatrix, name: string, output: string, bias: string): string {
    const { inputs, outputs, bits } = matrix;
    const shape = nodeShapeOf(matrix);
    const integers = { K: inputs, N: shape.outputs, bits, block_size: shape.blockSize };
    const product = [input, name, `${name}.scales`, shape.zeroBytes === 0 ? "" : `${name}.zeros`];
    if (shape.outputs === outputs) {
      return this.contributed("MatMulNBits", bias === "" ? product : [...product, "", bias], output, { integers });
    }
    const whole = this.contributed("MatMulNBits", product, `${output}.whole`, { integers });
    const limits = [this.#whole("start", [0]), this.#whole(`outputs-${outputs}`, [outputs]), this.#whole("last-axis", [-1])];
    if (bias === "") return this.node("Slice", [whole, ...limits], output);
    return this.node("Add", [this.node("Slice", [whole, ...limits], `${output}.unbiased`), bias], output);
  }

  /** Reads the panel of a row, 16 rows, and of it the row's own bytes. */
  #readPanelRows(ids: string, matrix: GgufMatrix, name: string, output: string): string {
    const { inputs, outputs, bits, hasMinima } = matrix;
    const blocks = filledInputs(inputs) / blockInputs;
    const part = (text: string): string => `${output}.${text}`;
    const made = (operator: string, text: string, from: readonly string[], integers: Integers = {}): string =>
      this.node(operator, from, part(text), { integers });
    const tokens = made("Reshape", "tokens", [made("Cast", "ids", [ids], { to: dataTypes.int64 }), this.#whole("flat", [-1])]);
    const sixteen = this.#whole("sixteen", [panelWidth]);
    const first = made("Mul", "first", [made("Div", "panel", [tokens, sixteen]), sixteen]);
    const lane = made("Sub", "lane", [tokens, first]);
    const last = this.#whole("axis-1", [1]);
    const lanes = this.#whole("lanes", range(panelWidth, 1));
    const rows = made("Add", "rows", [made("Unsqueeze", "first-column", [first, last]), lanes]);
    const read = made("Gather", "read", [name, rows], { axis: 0 });
    const quadsOfRow = (blocks * blockInputs * bits) / 32;
    const used = this.#whole(`quads-${quadsOfRow}`, [-1, quadsOfRow * panelWidth, 4]);
    const quads = made("Reshape", "quads", [read, used]);
    const starts = this.#whole(`starts-${quadsOfRow}`, range(quadsOfRow, panelWidth));
    const indices = made("Add", "places", [made("Unsqueeze", "lane-column", [lane, last]), starts]);
    const column = made("Unsqueeze", "place-column", [indices, this.#whole("axis-2", [2])]);
    const own = made("GatherND", "own", [quads, column], { batch_dims: 1 });
    const values = bits === 8 ? this.#signed(own, part) : this.#halves(own, part);
    const shaped = made("Reshape", "blocks", [values, this.#whole(`blocks-${blocks}`, [-1, blocks, blockInputs])]);
    const column2 = (text: string): string =>
      made("Unsqueeze", `${text}-column`, [made("Gather", text, [`${name}.${text}`, tokens], { axis: 0 }), this.#whole("axis-2", [2])]);
    let numbers = made("Mul", "scaled", [shaped, column2("block-scales")]);
    if (hasMinima) numbers = made("Add", "moved", [numbers, column2("block-minima")]);
    if (blocks * blockInputs !== inputs) throw new RangeError(`rows of ${inputs} numbers, ${outputs} of them`);
    const shape = made("Concat", "shape", [made("Shape", "id-shape", [ids]), this.#whole(`width-${inputs}`, [inputs])], { axis: 0 });
    return this.node("Reshape", [numbers, shape], output);
  }

  /** Bytes as numbers with a sign. */
  #signed(bytes: string, part: (text: string) => string): string {
    const signed = this.node("Cast", [bytes], part("signed"), { integers: { to: dataTypes.int8 } });
    return this.node("Cast", [signed], part("values"), { integers: { to: dataTypes.float32 } });
  }

  /** The halves of bytes, minus 8: of each four bytes the low ones first. */
  #halves(bytes: string, part: (text: string) => string): string {
    const floats = this.node("Cast", [bytes], part("bytes"), { integers: { to: dataTypes.float32 } });
    const step = this.draft.addFloats("halves.step", [16]);
    const high = this.node("Floor", [this.node("Div", [floats, step], part("sixteenths"))], part("high"));
    const low = this.node("Sub", [floats, this.node("Mul", [high, step], part("high-part"))], part("low"));
    const both = this.node("Concat", [low, high], part("both"), { integers: { axis: 2 } });
    return this.node("Sub", [both, this.draft.addFloats("halves.middle", [8])], part("values"));
  }

  /** Stores whole numbers under a name of the graph. */
  #whole(text: string, values: readonly number[]): string {
    return this.draft.addIntegers(`whole.${text}`, values);
  }
}

const range = (count: number, step: number): number[] => Array.from({ length: count }, (_, index) => index * step);

function sizesOf({ inputs, outputs, bits, hasMinima }: GgufMatrix) {
  return { inputs, outputs, bits, hasMinima };
}
