/**
 * Reads matrices that graphs store in 4 or 8 bits into the layout of `kernels/block-layout.ts`. Every block keeps its own scale, and
 * stored values stay as they are, with two exceptions: blocks of fewer than 32 inputs, and 8-bit values with another zero point than the
 * middle. These values are rounded to steps of a 127th of the largest value of the block.
 */
import { bytePanels } from "./byte-panels.ts";
import { findNodeShape } from "./float-rows.ts";
import { countFactors, filledInputs, fitsFourBitPanels, packColumns, packRows } from "./four-bit-panels.ts";
import { fitsPanels } from "./int8-panels.ts";
import type { StoredMatrix } from "./stored-matrix.ts";

/** A rounded row of this length fits the memory of the kernels. */
const maxInputs = 2 ** 17;

/** Returns undefined if the kernels cannot multiply by the matrix. */
const matrixOf = (matrix: StoredMatrix): StoredMatrix | undefined =>
  matrix.inputs % 4 === 0 && matrix.inputs <= maxInputs && findNodeShape(matrix) !== undefined ? matrix : undefined;

/** The matrix of MatMulNBits. */
export interface BlockedRows {
  inputs: number;
  outputs: number;
  bits: 4 | 8;
  blockSize: number;
  /** [outputs, blocks, values of a block]; the first of two 4-bit values is in the low half of a byte. */
  steps: Uint8Array;
  scales: Float32Array;
  /** The zero point of each block, packed as the steps. Undefined: the middle. */
  zeros: Uint8Array | undefined;
}

/** Returns undefined if the kernels cannot multiply by the matrix. */
export function blockedRows({ inputs, outputs, bits, blockSize, steps, scales, zeros }: BlockedRows): StoredMatrix | undefined {
  const blocks = Math.ceil(inputs / blockSize);
  const perByte = 8 / bits;
  const middle = 2 ** (bits - 1);
  const zeroStride = Math.ceil(blocks / perByte);
  const mask = 2 ** bits - 1;
  const zeroOf = (output: number, block: number): number =>
    zeros === undefined ? middle : ((zeros[output * zeroStride + Math.floor(block / perByte)] ?? 0) >> (bits * (block % perByte))) & mask;
  const areMiddle = (): boolean => {
    for (let output = 0; output < outputs; output++) {
      for (let block = 0; block < blocks; block++) if (zeroOf(output, block) !== middle) return false;
    }
    return true;
  };
  const hasMiddleZeros = zeros === undefined || areMiddle();
  if (bits === 4 && fitsFourBitPanels(inputs, blockSize)) {
    const rows = { inputs, outputs, blockSize, steps, scales, ...(!hasMiddleZeros && { zeroOf }) };
    const packed = matrixOf({ inputs, outputs, bits, hasMinima: !hasMiddleZeros, read: (into) => packRows(rows, into) });
    if (packed !== undefined) return packed;
  }
  return matrixOf(
    bytePanels({
      inputs,
      outputs,
      blockSize,
      // Steps minus their zero point fit signed bytes.
      areBytes: bits === 4 || hasMiddleZeros,
      scaleOf: (output, block) => scales[output * blocks + block] ?? 0,
      readSteps(output, row) {
        for (let block = 0; block < blocks; block++) {
          const zero = zeroOf(output, block);
          let at = ((output * blocks + block) * blockSize) / perByte;
          const end = Math.min(inputs, (block + 1) * blockSize);
          for (let input = block * blockSize; input < end; input += perByte, at++) {
            const step = steps[at] ?? 0;
            row[input] = (step & mask) - zero;
            if (bits === 4) row[input + 1] = (step >> 4) - zero;
          }
        }
      },
    }),
  );
}

/** Joins the outputs of all matrices. Returns undefined if the matrices differ in inputs or bits, or a panel would hold outputs of two of them. */
export function sideBySide(matrices: readonly StoredMatrix[]): StoredMatrix | undefined {
  const [first] = matrices;
  if (first === undefined) return undefined;
  const { inputs, bits } = first;
  if (matrices.some((each) => each.inputs !== inputs || each.bits !== bits || !fitsPanels(inputs, each.outputs))) return undefined;
  const valueBytes = (outputs: number): number => (outputs * filledInputs(inputs) * bits) / 8;
  return {
    inputs,
    outputs: matrices.reduce((sum, { outputs }) => sum + outputs, 0),
    bits,
    hasMinima: matrices.some(({ hasMinima }) => hasMinima),
    read({ values, factors, scales, minima }) {
      let output = 0;
      for (const { outputs, hasMinima = false, read } of matrices) {
        const end = output + outputs;
        const [firstFactor, endFactor] = [countFactors(inputs, output), countFactors(inputs, end)];
        read({
          values: values.subarray(valueBytes(output), valueBytes(end)),
          factors: factors.subarray(firstFactor, endFactor),
          scales: scales.subarray(output, end),
          ...(hasMinima && minima !== undefined && { minima: minima.subarray(firstFactor, endFactor) }),
        });
        output = end;
      }
    },
  };
}

/** A matrix of int8 [outputs, inputs] with a scale for each output. Returns undefined if the kernels cannot multiply by it. */
export function scaledRows(inputs: number, outputs: number, steps: Int8Array, scales: Float32Array): StoredMatrix | undefined {
  return matrixOf(
    bytePanels({
      inputs,
      outputs,
      blockSize: filledInputs(inputs),
      areBytes: true,
      scaleOf: (output) => scales[output] ?? 0,
      readSteps: (output, row) => row.set(steps.subarray(output * inputs, (output + 1) * inputs)),
    }),
  );
}

/**
 * A matrix of signed 4-bit values [inputs, outputs], two in a byte, with a scale for each `blockSize` inputs of an output: [blocks, outputs].
 * A kernel packs the matrices that stay in 4 bits, because each load packs 60 million values. Returns undefined if the kernels cannot
 * multiply by the matrix.
 */
export function blockedColumns(
  inputs: number,
  outputs: number,
  blockSize: number,
  steps: Uint8Array,
  scales: Float32Array,
): StoredMatrix | undefined {
  if (fitsPanels(inputs, outputs) && fitsFourBitPanels(inputs, blockSize)) {
    return matrixOf({ inputs, outputs, bits: 4, read: (into) => packColumns({ inputs, outputs, blockSize, steps, scales }, into) });
  }
  return matrixOf(
    bytePanels({
      inputs,
      outputs,
      blockSize,
      areBytes: true,
      scaleOf: (output, block) => scales[block * outputs + output] ?? 0,
      readSteps(output, row) {
        for (let input = 0; input < inputs; input++) row[input] = stepAt(steps, input * outputs + output);
      },
    }),
  );
}

/** The low half of a byte holds the first value. */
const low = (pair: number): number => (pair << 28) >> 28;
const high = (pair: number): number => (pair << 24) >> 28;
const stepAt = (steps: Uint8Array, index: number): number => (index % 2 === 0 ? low : high)(steps[index >> 1] ?? 0);
