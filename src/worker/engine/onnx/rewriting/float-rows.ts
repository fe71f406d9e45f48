/**
 * The form in which a matrix in panels is given to MatMulNBits, which `kernels/float-rows.ts` takes the place of: the operator's matrix is the panels,
 * and its scales are 16 bytes that say so, the scales of the outputs and the factors of blocks. The operator checks how large both are; so
 * there is more room than is used.
 */
import { countFactors } from "./four-bit-panels.ts";
import { filled } from "./int8-panels.ts";
import type { StoredMatrix } from "./stored-matrices.ts";

const marks = { 8: "int8 for floats", 4: "int4 for floats" } as const;
const markBytes = 16;
/** Rows are rounded in steps of a 127th of their largest value. */
const step = Math.fround(1 / 127);
const blockSizes = { 4: [32], 8: [16, 32, 64, 128, 256] } as const;

/** Attributes and shapes of the operator's node; the outputs of a whole number of panels. */
export interface NodeForm {
  outputs: number;
  blockSize: number;
  matrixDims: [outputs: number, blocks: number, blockBytes: number];
  matrixBytes: number;
  scaleCount: number;
}

export function nodeForm({ inputs, outputs, bits }: StoredMatrix): NodeForm {
  const [first, ...others] = blockSizes[bits].map((blockSize) => formWith(blockSize, inputs, filled(outputs), bits)).filter(hasRoom);
  if (first === undefined) throw new RangeError(`a matrix of ${inputs} inputs has no room for its scales`);
  return others.reduce((least, each) => (bytesOf(each) < bytesOf(least) ? each : least), first);
}

function formWith(blockSize: number, inputs: number, outputs: number, bits: 8 | 4): NodeForm {
  const blocks = Math.ceil(inputs / blockSize);
  const blockBytes = (blockSize * bits) / 8;
  return {
    outputs,
    blockSize,
    matrixDims: [outputs, blocks, blockBytes],
    matrixBytes: outputs * blocks * blockBytes,
    scaleCount: outputs * blocks,
  };
}

/** The kernel needs it for all outputs and, of 4 bits, for factors of two bytes; blocks are at least three then. */
const hasRoom = ({ matrixDims: [, blocks] }: NodeForm): boolean => blocks > 1;

const bytesOf = ({ matrixBytes, scaleCount }: NodeForm): number => matrixBytes + 4 * scaleCount;

/** Reads a matrix into `matrix` and `scales`, which have the sizes of its form and are all zero. */
export function readInForm(stored: StoredMatrix, { outputs }: NodeForm, matrix: Int8Array, scales: Float32Array): void {
  const { inputs, bits, read } = stored;
  const mark = new Uint8Array(scales.buffer, scales.byteOffset, markBytes);
  mark.set(new TextEncoder().encode(marks[bits]));
  const ofOutputs = scales.subarray(markBytes / 4, markBytes / 4 + outputs);
  const factors = new Int16Array(
    scales.buffer,
    scales.byteOffset + markBytes + 4 * outputs,
    bits === 4 ? countFactors(inputs, outputs) : 0,
  );
  read({ values: matrix.subarray(0, (inputs * outputs * bits) / 8), factors, scales: ofOutputs });
  for (let output = 0; output < outputs; output++) ofOutputs[output] = (ofOutputs[output] ?? 0) * step;
}
