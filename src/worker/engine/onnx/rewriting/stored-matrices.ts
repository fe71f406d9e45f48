/**
 * Matrices as graphs keep them in 4 or 8 bits, read as int8 with one scale for each output. What is lost by that is small
 * beside what four bits lost: a step is a 127th of an output's largest weight, half of it the largest error.
 */

/** Int8 values [inputs, outputs] and the scale of each output. */
interface Int8Matrix {
  values: Int8Array;
  scales: Float32Array;
}

export interface StoredMatrix {
  inputs: number;
  outputs: number;
  /** Fills `into`, which is all zero. */
  read: (into: Int8Matrix) => void;
}

const peakSteps = 127;
/** How many outputs are turned from rows into columns at once. */
const tileWidth = 32;

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

export function blockedRows(rows: BlockedRows): StoredMatrix {
  const { inputs, outputs, bits, blockSize, steps, scales, zeros } = rows;
  const blocks = Math.ceil(inputs / blockSize);
  const perByte = 8 / bits;
  const zeroStride = Math.ceil(blocks / perByte);
  const mask = 2 ** bits - 1;
  const stepAt = (packed: Uint8Array, row: number, index: number): number =>
    ((packed[row + Math.floor(index / perByte)] ?? 0) >> (bits * (index % perByte))) & mask;
  const readRow = (output: number, row: Float32Array): void => {
    for (let block = 0; block < blocks; block++) {
      const scale = scales[output * blocks + block] ?? 0;
      const zero = zeros === undefined ? 2 ** (bits - 1) : stepAt(zeros, output * zeroStride, block);
      const start = ((output * blocks + block) * blockSize) / perByte;
      const end = Math.min(inputs, (block + 1) * blockSize);
      for (let input = block * blockSize, index = 0; input < end; input++, index++) {
        row[input] = (stepAt(steps, start, index) - zero) * scale;
      }
    }
  };
  return { inputs, outputs, read: (into) => readByRows(inputs, outputs, readRow, into) };
}

/** Int8 [outputs, inputs] with a scale for each output: nothing is lost. */
export function scaledRows(inputs: number, outputs: number, steps: Int8Array, scales: Float32Array): StoredMatrix {
  return {
    inputs,
    outputs,
    read({ values, scales: found }) {
      found.set(scales);
      for (let first = 0; first < outputs; first += tileWidth) {
        const end = Math.min(outputs, first + tileWidth);
        for (let input = 0; input < inputs; input++) {
          for (let output = first; output < end; output++) values[input * outputs + output] = steps[output * inputs + input] ?? 0;
        }
      }
    },
  };
}

/**
 * Signed 4-bit values [inputs, outputs], two in a byte, with a scale for each `blockSize` inputs of an output: [blocks, outputs].
 * The loops are plain because a model waits for them: 60 million values at each load.
 */
export function blockedColumns(inputs: number, outputs: number, blockSize: number, steps: Uint8Array, scales: Float32Array): StoredMatrix {
  return {
    inputs,
    outputs,
    read({ values, scales: found }) {
      unpack(steps, values);
      for (let first = 0; first < inputs; first += blockSize) {
        raisePeaks(values, first * outputs, Math.min(inputs, first + blockSize) * outputs, blockScales(first), found);
      }
      for (let output = 0; output < outputs; output++) found[output] = (found[output] ?? 0) / peakSteps;
      const factors = new Float32Array(outputs);
      for (let first = 0; first < inputs; first += blockSize) {
        const sizes = blockScales(first);
        for (let output = 0; output < outputs; output++) factors[output] = quotient(sizes[output] ?? 0, found[output] ?? 0);
        multiplyRows(values, first * outputs, Math.min(inputs, first + blockSize) * outputs, factors);
      }
    },
  };

  function blockScales(first: number): Float32Array {
    const block = first / blockSize;
    return scales.subarray(block * outputs, (block + 1) * outputs);
  }
}

/** Of each pair the lower half of the byte first; the last byte of an odd number has one. */
function unpack(steps: Uint8Array, values: Int8Array): void {
  const pairs = values.length >> 1;
  for (let index = 0; index < pairs; index++) {
    const pair = steps[index] ?? 0;
    values[2 * index] = (pair << 28) >> 28;
    values[2 * index + 1] = (pair << 24) >> 28;
  }
  if (values.length % 2 === 1) values[values.length - 1] = ((steps[pairs] ?? 0) << 28) >> 28;
}

/** Raises each peak to the largest size of its column in rows as wide as `scales`. */
function raisePeaks(values: Int8Array, start: number, end: number, scales: Float32Array, peaks: Float32Array): void {
  const width = scales.length;
  for (let row = start; row < end; row += width) {
    for (let column = 0; column < width; column++) {
      const size = Math.abs((values[row + column] ?? 0) * (scales[column] ?? 0));
      if (size > (peaks[column] ?? 0)) peaks[column] = size;
    }
  }
}

function multiplyRows(values: Int8Array, start: number, end: number, factors: Float32Array): void {
  const width = factors.length;
  for (let row = start; row < end; row += width) {
    for (let column = 0; column < width; column++) {
      values[row + column] = rounded((values[row + column] ?? 0) * (factors[column] ?? 0));
    }
  }
}

/** Row by row into columns, some rows at once, so that neighbours are written together. */
function readByRows(
  inputs: number,
  outputs: number,
  readRow: (output: number, row: Float32Array) => void,
  { values, scales }: Int8Matrix,
): void {
  const row = new Float32Array(inputs);
  const tile = new Int8Array(tileWidth * inputs);
  for (let first = 0; first < outputs; first += tileWidth) {
    const width = Math.min(tileWidth, outputs - first);
    for (let column = 0; column < width; column++) {
      readRow(first + column, row);
      let peak = 0;
      for (let input = 0; input < inputs; input++) peak = Math.max(peak, Math.abs(row[input] ?? 0));
      const scale = Math.fround(peak / peakSteps);
      scales[first + column] = scale;
      const factor = quotient(1, scale);
      for (let input = 0; input < inputs; input++) tile[column * inputs + input] = rounded((row[input] ?? 0) * factor);
    }
    for (let input = 0; input < inputs; input++) {
      for (let column = 0; column < width; column++) values[input * outputs + first + column] = tile[column * inputs + input] ?? 0;
    }
  }
}

/** Of an output without weights, 0. */
function quotient(value: number, scale: number): number {
  return scale === 0 ? 0 : value / scale;
}

/** To the nearest whole number; faster than Math.round, and 50 million times faster is some of a second. */
function rounded(value: number): number {
  return ((value + 128.5) | 0) - 128;
}
