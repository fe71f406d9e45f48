/** Matrices of a GGUF file in the forms that products and lookups read. */
import type { GgufTensor } from "../../../models/gguf/gguf-tensors.ts";
import { blockLayout } from "../../../models/gguf/ggml-types.ts";
import { blockInputs, factorOf, panelWidth, scaleOf } from "../rewriting/four-bit-panels.ts";
import { firstQuad, quadStep } from "../rewriting/int8-panels.ts";
import type { MatrixPanels } from "../rewriting/stored-matrix.ts";
import { type BlockFormat, blockFormatOf, type BlockRow, emptyRow, plainNumbers } from "./block-formats.ts";

/** Returns bytes of the file. */
export type ReadBytes = (offset: number, length: number) => Uint8Array;

/** Rows of a tensor, which become outputs of a product. */
export interface MatrixPart {
  tensor: GgufTensor;
  /** Default: 0. */
  firstRow?: number;
  rows: number;
  /** Row of the tensor for an output of the part. Default: in order. */
  rowOf?: (output: number) => number;
}

/** Max bytes of the file that are read at once. */
const maxReadBytes = 2 ** 22;

export class GgufMatrix {
  readonly inputs: number;
  readonly outputs: number;
  readonly bits: 4 | 8;
  readonly hasMinima: boolean;
  readonly #parts: readonly MatrixPart[];
  readonly #read: ReadBytes;

  /** The parts have the same inputs and bits. */
  constructor(parts: readonly MatrixPart[], read: ReadBytes) {
    const forms = parts.map(({ tensor }) => formatOf(tensor));
    this.inputs = parts[0]?.tensor.shape[0] ?? 0;
    this.outputs = parts.reduce((sum, { rows }) => sum + rows, 0);
    this.bits = forms[0]?.bits ?? 8;
    this.hasMinima = forms.some(({ hasMinima }) => hasMinima);
    this.#parts = parts;
    this.#read = read;
  }

  /**
   * Writes the matrix as the kernels read it. All values of `into` are zero before.
   * @param onRow Receives each row in blocks of 32 values. The next row overwrites one.
   */
  readPanels({ values, factors, scales, minima }: MatrixPanels, onRow?: (output: number, row: BlockRow) => void): void {
    const { bits, inputs } = this;
    const width = Math.ceil(inputs / blockInputs) * blockInputs;
    const blocks = width / blockInputs;
    const quads = new Int32Array(values.buffer, values.byteOffset, values.byteLength / 4);
    // A row of a panel takes as many words as values of 4 or 8 bits fill.
    const rowWords = (width * bits) / 32;
    for (const { output, row } of this.#rows()) {
      onRow?.(output, row);
      const words = bits === 4 ? row.words : new Int32Array(row.values.buffer, row.values.byteOffset, rowWords);
      spread(words, rowWords, quads, bits === 4 ? firstQuad(width / 2, output) : firstQuad(width, output));
      let peak = 0;
      for (let block = 0; block < blocks; block++) {
        peak = Math.max(peak, Math.abs(row.scales[block] ?? 0), Math.abs(row.minima[block] ?? 0));
      }
      const scale = scaleOf(peak);
      scales[output] = scale;
      const first = Math.floor(output / panelWidth) * blocks;
      for (let block = 0; block < blocks; block++) {
        const at = (first + block) * panelWidth + (output % panelWidth);
        factors[at] = factorOf(row.scales[block] ?? 0, scale);
        if (minima !== undefined) minima[at] = factorOf(row.minima[block] ?? 0, scale);
      }
    }
  }

  *#rows(): Generator<{ output: number; row: BlockRow }> {
    const row = emptyRow(this.inputs);
    let output = 0;
    for (const part of this.#parts) {
      const format = formatOf(part.tensor);
      for (const { view, at } of rowsOf(part, this.#read)) {
        format.readRow(view, at, this.inputs, row);
        if (format.blockSize < blockInputs) roundSixteens(row, this.inputs);
        if (!format.hasMinima) row.minima.fill(0);
        yield { output, row };
        output++;
      }
    }
  }

  /** Writes the weights to `into`, [inputs, outputs]. */
  readFloats(into: Float32Array): void {
    const { inputs, outputs } = this;
    const row = emptyRow(inputs);
    const numbers = new Float32Array(inputs);
    let output = 0;
    for (const part of this.#parts) {
      for (const { view, at } of rowsOf(part, this.#read)) {
        readNumbers(part.tensor, view, at, row, numbers);
        for (let input = 0; input < inputs; input++) into[input * outputs + output] = numbers[input] ?? 0;
        output++;
      }
    }
  }

  /** Writes the weights to `into`, [outputs, inputs]. */
  readFloatRows(into: Float32Array): void {
    const { inputs } = this;
    const row = emptyRow(inputs);
    let output = 0;
    for (const part of this.#parts) {
      for (const { view, at } of rowsOf(part, this.#read)) {
        readNumbers(part.tensor, view, at, row, into.subarray(output * inputs, (output + 1) * inputs));
        output++;
      }
    }
  }
}

/** Writes words with the distance of `quadStep`. */
function spread(words: Int32Array, count: number, into: Int32Array, first: number): void {
  // A constant of another module is read again in each step where modules are not bundled.
  const step = quadStep;
  for (let index = 0, to = first; index < count; index++, to += step) into[to] = words[index] ?? 0;
}

export function formatOf({ type, name }: GgufTensor): BlockFormat {
  const format = blockFormatOf(type);
  if (format === undefined) throw new RangeError(`the tensor ${name} is ${type}`);
  return format;
}

/** Returns the numbers of a tensor. */
export function readTensor(tensor: GgufTensor, read: ReadBytes): Float32Array {
  const [inputs = 0, ...others] = tensor.shape;
  const rows = others.reduce((product, size) => product * size, 1);
  const numbers = new Float32Array(inputs * rows);
  new GgufMatrix([{ tensor, rows }], read).readFloatRows(numbers);
  return numbers;
}

function* rowsOf({ tensor, firstRow = 0, rows, rowOf }: MatrixPart, read: ReadBytes): Generator<{ view: DataView; at: number }> {
  const { elements, bytes } = blockLayout(tensor.type);
  const rowBytes = ((tensor.shape[0] ?? 0) / elements) * bytes;
  const together = rowOf === undefined ? Math.max(1, Math.floor(maxReadBytes / rowBytes)) : rows;
  for (let start = 0; start < rows; start += together) {
    const count = Math.min(together, rows - start);
    const chunk = read(tensor.offset + (firstRow + start) * rowBytes, count * rowBytes);
    const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    for (let index = 0; index < count; index++) yield { view, at: (rowOf?.(index) ?? index) * rowBytes };
  }
}

/** Writes the numbers of a row. */
function readNumbers(tensor: GgufTensor, view: DataView, at: number, row: BlockRow, into: Float32Array): void {
  const { type } = tensor;
  if (type === "F32" || type === "F16" || type === "BF16") {
    const { bytes, read } = plainNumbers[type];
    for (let index = 0; index < into.length; index++) into[index] = read(view, at + bytes * index);
    return;
  }
  const { bits, blockSize, hasMinima, readRow } = formatOf(tensor);
  readRow(view, at, into.length, row);
  for (let index = 0; index < into.length; index++) {
    const value = bits === 8 ? (row.values[index] ?? 0) : (((row.words[index >> 3] ?? 0) >> (8 * (index & 3) + (index & 4))) & 15) - 8;
    const block = Math.floor(index / blockSize);
    into[index] = value * (row.scales[block] ?? 0) + (hasMinima ? (row.minima[block] ?? 0) : 0);
  }
}

/** Gives each two blocks of 16 values one scale: rounds their numbers to steps of a 127th of the largest. */
function roundSixteens({ values, scales }: BlockRow, count: number): void {
  for (let block = 0; block < count / blockInputs; block++) {
    const [first, second] = [scales[2 * block] ?? 0, scales[2 * block + 1] ?? 0];
    const start = block * blockInputs;
    const scale = Math.max(peakOf(values, start) * Math.abs(first), peakOf(values, start + 16) * Math.abs(second)) / 127;
    scales[block] = scale;
    scaleSixteen(values, start, scale === 0 ? 0 : first / scale);
    scaleSixteen(values, start + 16, scale === 0 ? 0 : second / scale);
  }
}

function peakOf(values: Int8Array, start: number): number {
  let peak = 0;
  for (let index = start; index < start + 16; index++) peak = Math.max(peak, Math.abs(values[index] ?? 0));
  return peak;
}

function scaleSixteen(values: Int8Array, start: number, factor: number): void {
  for (let index = start; index < start + 16; index++) values[index] = Math.round((values[index] ?? 0) * factor);
}
