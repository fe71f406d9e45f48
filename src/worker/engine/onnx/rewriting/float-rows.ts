/**
 * The tensors in which MatMulNBits, which `kernels/float-rows.ts` replaces, gets a matrix in blocks. The matrix tensor holds the panels
 * (`kernels/block-layout.ts`). The scale tensor holds 16 bytes that name the layout, the scales of the outputs and the factors of the blocks.
 * The operator checks the sizes of both tensors, so they have more room than is used.
 */
import { countFactors, filledInputs } from "./four-bit-panels.ts";
import { filled } from "./int8-panels.ts";
import type { StoredMatrix } from "./stored-matrix.ts";

const marks = { 8: "int8 for floats", 4: "int4 for floats" } as const;
const markBytes = 16;
/** Block sizes of the operator, the preferred one first. Smaller blocks give more room for scales: matrices of few inputs need it. */
const blockSizes = [32, 16] as const;

/** Attributes and shapes of the operator's node. */
export interface NodeForm {
  /** Rounded up to a whole number of panels. */
  outputs: number;
  blockSize: number;
  matrixDims: [outputs: number, blocks: number, blockBytes: number];
  matrixBytes: number;
  scaleCount: number;
}

/** Returns undefined if the matrix has too few inputs for the operator to have room for its scales. */
export function findNodeForm({ inputs, outputs, bits }: Pick<StoredMatrix, "inputs" | "outputs" | "bits">): NodeForm | undefined {
  return blockSizes.map((blockSize) => formWith(blockSize, inputs, filled(outputs), bits)).find((form) => hasRoom(form, inputs, bits));
}

/** As `findNodeForm`. Throws a RangeError if there is no room. */
export function nodeForm(matrix: StoredMatrix): NodeForm {
  const form = findNodeForm(matrix);
  if (form === undefined) throw new RangeError(`a matrix of ${matrix.inputs} inputs has no room for its scales`);
  return form;
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

function hasRoom({ outputs, matrixBytes, scaleCount }: NodeForm, inputs: number, bits: 8 | 4): boolean {
  const isMatrixLarge = matrixBytes >= (filledInputs(inputs) * outputs * bits) / 8;
  return isMatrixLarge && 4 * scaleCount >= markBytes + 4 * outputs + 2 * countFactors(inputs, outputs);
}

/** Writes a matrix to `matrix` and `scales`, which have the sizes of its form and are all zero. */
export function readInForm(stored: StoredMatrix, { outputs }: NodeForm, matrix: Int8Array, scales: Float32Array): void {
  const { inputs, bits, read } = stored;
  const mark = new Uint8Array(scales.buffer, scales.byteOffset, markBytes);
  mark.set(new TextEncoder().encode(marks[bits]));
  read({
    values: matrix.subarray(0, (filledInputs(inputs) * outputs * bits) / 8),
    factors: new Int16Array(scales.buffer, scales.byteOffset + markBytes + 4 * outputs, countFactors(inputs, outputs)),
    scales: scales.subarray(markBytes / 4, markBytes / 4 + outputs),
  });
}
