/**
 * Matrices as graphs keep them in 4 or 8 bits, read into panels with one scale for each output. Most of 4 bits stay so; the others
 * become int8. What is lost by that is small beside what four bits lost: a step is a 127th of an output's largest weight, half of it
 * the largest error.
 */
import { countFactors, fitsFourBitPanels, packColumns, packRows } from "./four-bit-panels.ts";
import { arrangeInPanels, firstQuad, fitsPanels, quadsOf, quadStep } from "./int8-panels.ts";

/** All zero before. */
interface ReadMatrix {
  /** Panels, from a multiple of four in their buffer on; the last one may have more outputs than the matrix. */
  values: Int8Array;
  /** Of blocks, where values have 4 bits. */
  factors: Int16Array;
  /** Of each output. */
  scales: Float32Array;
}

export interface StoredMatrix {
  inputs: number;
  outputs: number;
  /** Of a value in panels. */
  bits: 8 | 4;
  read: (into: ReadMatrix) => void;
}

/** Of rows. */
const together = 4;
/** Fewer have no room for what stands beside panels, with more a row is too long for the kernels. */
const fewestInputs = 17;
const mostInputs = 2 ** 17;
const fits = (inputs: number): boolean => inputs % together === 0 && inputs >= fewestInputs && inputs <= mostInputs;

const peakSteps = 127;

/**
 * Of MatMulNBits: [outputs, blocks, values of a block], the first of two 4-bit values in the lower half of a byte; the step that
 * means zero for each block, packed in the same way, or none: the middle one.
 */
export interface BlockedRows {
  inputs: number;
  outputs: number;
  bits: 4 | 8;
  blockSize: number;
  steps: Uint8Array;
  scales: Float32Array;
  zeros: Uint8Array | undefined;
}

/** Undefined if it has too few or too many inputs, or no multiple of 4. */
export function blockedRows(rows: BlockedRows): StoredMatrix | undefined {
  const { inputs, outputs, bits, blockSize, steps, scales, zeros } = rows;
  const blocks = Math.ceil(inputs / blockSize);
  const perByte = 8 / bits;
  const zeroStride = Math.ceil(blocks / perByte);
  const mask = 2 ** bits - 1;
  const zeroOf = (output: number, block: number): number =>
    zeros === undefined
      ? 2 ** (bits - 1)
      : ((zeros[output * zeroStride + Math.floor(block / perByte)] ?? 0) >> (bits * (block % perByte))) & mask;
  // Plain loops, because a model waits for them.
  const readRow = (output: number, row: Float32Array): void => {
    for (let block = 0; block < blocks; block++) {
      const scale = scales[output * blocks + block] ?? 0;
      const zero = zeroOf(output, block);
      let at = ((output * blocks + block) * blockSize) / perByte;
      const end = Math.min(inputs, (block + 1) * blockSize);
      for (let input = block * blockSize; input < end; input += perByte, at++) {
        const step = steps[at] ?? 0;
        row[input] = ((step & mask) - zero) * scale;
        // Of the last of an odd number there is no second one, and what is written beyond the row is lost.
        if (bits === 4) row[input + 1] = ((step >> 4) - zero) * scale;
      }
    }
  };
  const areMiddle = (): boolean => {
    for (let output = 0; output < outputs; output++) {
      for (let block = 0; block < blocks; block++) if (zeroOf(output, block) !== 8) return false;
    }
    return true;
  };
  if (!fits(inputs)) return undefined;
  if (bits === 4 && fitsFourBitPanels(inputs, blockSize) && (zeros === undefined || areMiddle())) {
    return { inputs, outputs, bits: 4, read: (into) => packRows({ inputs, outputs, blockSize, steps, scales }, into) };
  }
  return { inputs, outputs, bits: 8, read: (into) => readByRows(inputs, outputs, readRow, into) };
}

/** The outputs of one after those of the other; undefined if they are not read alike, in panels of their own. */
export function sideBySide(matrices: readonly StoredMatrix[]): StoredMatrix | undefined {
  const [first] = matrices;
  if (first === undefined) return undefined;
  const { inputs, bits } = first;
  if (matrices.some((each) => each.inputs !== inputs || each.bits !== bits || !fitsPanels(inputs, each.outputs))) return undefined;
  return {
    inputs,
    outputs: matrices.reduce((sum, { outputs }) => sum + outputs, 0),
    bits,
    read({ values, factors, scales }) {
      let output = 0;
      for (const { outputs, read } of matrices) {
        const end = output + outputs;
        read({
          values: values.subarray((output * inputs * bits) / 8, (end * inputs * bits) / 8),
          factors: factors.subarray(countFactors(inputs, output), countFactors(inputs, end)),
          scales: scales.subarray(output, end),
        });
        output = end;
      }
    },
  };
}

/** Int8 [outputs, inputs] with a scale for each output: nothing is lost. Undefined as for `blockedRows`. */
export function scaledRows(inputs: number, outputs: number, steps: Int8Array, scales: Float32Array): StoredMatrix | undefined {
  if (!fits(inputs)) return undefined;
  return {
    inputs,
    outputs,
    bits: 8,
    read({ values, scales: found }) {
      found.set(scales);
      writeRows(inputs, outputs, values, (output, row) => row.set(steps.subarray(output * inputs, (output + 1) * inputs)));
    },
  };
}

/**
 * Signed 4-bit values [inputs, outputs], two in a byte, with a scale for each `blockSize` inputs of an output: [blocks, outputs].
 * A model waits for this, 60 million values at each load: a kernel does it for panels of 4 bits, plain loops that take two values at once
 * for others. Undefined as for `blockedRows`.
 */
export function blockedColumns(
  inputs: number,
  outputs: number,
  blockSize: number,
  steps: Uint8Array,
  scales: Float32Array,
): StoredMatrix | undefined {
  if (!fits(inputs)) return undefined;
  if (!fitsPanels(inputs, outputs)) {
    const readRow = (output: number, row: Float32Array): void => {
      for (let input = 0; input < inputs; input++) {
        row[input] = stepAt(steps, input * outputs + output) * (scales[Math.floor(input / blockSize) * outputs + output] ?? 0);
      }
    };
    return { inputs, outputs, bits: 8, read: (into) => readByRows(inputs, outputs, readRow, into) };
  }
  if (fitsFourBitPanels(inputs, blockSize)) {
    return { inputs, outputs, bits: 4, read: (into) => packColumns({ inputs, outputs, blockSize, steps, scales }, into) };
  }
  return {
    inputs,
    outputs,
    bits: 8,
    read({ values, scales: found }) {
      const sizes = new Int32Array(outputs);
      forEachBlock((start, end, blockScales) => {
        findSizes(steps, start, end, sizes.fill(0));
        for (let output = 0; output < outputs; output++) {
          found[output] = Math.max(found[output] ?? 0, (sizes[output] ?? 0) * Math.abs(blockScales[output] ?? 0));
        }
      });
      for (let output = 0; output < outputs; output++) found[output] = (found[output] ?? 0) / peakSteps;
      const factors = new Float32Array(outputs);
      forEachBlock((start, end, blockScales) => {
        for (let output = 0; output < outputs; output++) factors[output] = quotient(blockScales[output] ?? 0, found[output] ?? 0);
        multiply(steps, start, end, factors, values);
      });
      const matrix = new Uint8Array(values.buffer, values.byteOffset, inputs * outputs);
      arrangeInPanels(matrix, outputs, false, new Uint8Array(matrix.length));
    },
  };

  /** Of its values from `start` to `end`, whole rows. */
  function forEachBlock(work: (start: number, end: number, blockScales: Float32Array) => void): void {
    for (let first = 0, block = 0; first < inputs; first += blockSize, block++) {
      const end = Math.min(inputs, first + blockSize);
      work(first * outputs, end * outputs, scales.subarray(block * outputs, (block + 1) * outputs));
    }
  }
}

/** Of each pair the lower half of the byte comes first. */
const lower = (pair: number): number => (pair << 28) >> 28;
const upper = (pair: number): number => (pair << 24) >> 28;
const stepAt = (steps: Uint8Array, index: number): number => (index % 2 === 0 ? lower : upper)(steps[index >> 1] ?? 0);

/** The largest size of each column, in rows as wide as there are sizes, an even number. */
function findSizes(steps: Uint8Array, start: number, end: number, sizes: Int32Array): void {
  const width = sizes.length;
  const raise = (column: number, size: number): void => {
    if (size > (sizes[column] ?? 0)) sizes[column] = size;
  };
  for (let row = start; row < end; row += width) {
    for (let column = 0; column < width; column += 2) {
      const pair = steps[(row + column) >> 1] ?? 0;
      raise(column, Math.abs(lower(pair)));
      raise(column + 1, Math.abs(upper(pair)));
    }
  }
}

function multiply(steps: Uint8Array, start: number, end: number, factors: Float32Array, values: Int8Array): void {
  const width = factors.length;
  for (let row = start; row < end; row += width) {
    for (let column = 0; column < width; column += 2) {
      const pair = steps[(row + column) >> 1] ?? 0;
      values[row + column] = rounded(lower(pair) * (factors[column] ?? 0));
      values[row + column + 1] = rounded(upper(pair) * (factors[column + 1] ?? 0));
    }
  }
}

/** Each output's values by itself into panels. */
function writeRows(inputs: number, outputs: number, values: Int8Array, read: (output: number, row: Int8Array) => void): void {
  const row = new Int8Array(inputs);
  const rowQuads = quadsOf(row);
  const quads = quadsOf(values);
  for (let output = 0; output < outputs; output++) {
    read(output, row);
    let to = firstQuad(inputs, output);
    for (let index = 0; index < rowQuads.length; index++, to += quadStep) quads[to] = rowQuads[index] ?? 0;
  }
}

/** Row by row. */
function readByRows(
  inputs: number,
  outputs: number,
  readRow: (output: number, row: Float32Array) => void,
  { values, scales }: ReadMatrix,
): void {
  const row = new Float32Array(inputs);
  writeRows(inputs, outputs, values, (output, into) => {
    readRow(output, row);
    let peak = 0;
    for (let input = 0; input < inputs; input++) peak = Math.max(peak, Math.abs(row[input] ?? 0));
    const scale = Math.fround(peak / peakSteps);
    scales[output] = scale;
    const factor = quotient(1, scale);
    for (let input = 0; input < inputs; input++) into[input] = rounded((row[input] ?? 0) * factor);
  });
}

/** Of an output without weights, 0. */
function quotient(value: number, scale: number): number {
  return scale === 0 ? 0 : value / scale;
}

/** To the nearest whole number; faster than Math.round, and 50 million times faster is some of a second. */
function rounded(value: number): number {
  return ((value + 128.5) | 0) - 128;
}
