/**
 * The tensors in which MatMulNBits, which `kernels/float-rows.ts` replaces, gets a matrix in blocks. The matrix tensor holds the panels
 * (`kernels/block-layout.ts`). The scale tensor holds 16 bytes that name the layout, the scales of the outputs, the factors of the blocks and, if the last of the 16 bytes is 1, their minima.
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
export interface NodeShape {
  /** Rounded up to a whole number of panels. */
  outputs: number;
  blockSize: number;
  matrixDims: [outputs: number, blocks: number, blockBytes: number];
  matrixBytes: number;
  scaleCount: number;
}

type MatrixSize = Pick<StoredMatrix, "inputs" | "outputs" | "bits" | "hasMinima">;

/** Returns undefined if the matrix has too few inputs for the operator to have room for its scales. */
export function findNodeShape(matrix: MatrixSize): NodeShape | undefined {
  const { inputs, outputs, bits } = matrix;
  return blockSizes.map((blockSize) => shapeWith(blockSize, inputs, filled(outputs), bits)).find((shape) => hasRoom(shape, matrix));
}

/** As `findNodeShape`. Throws a RangeError if there is no room. */
export function nodeShapeOf(matrix: MatrixSize): NodeShape {
  const shape = findNodeShape(matrix);
  if (shape === undefined) throw new RangeError(`a matrix of ${matrix.inputs} inputs has no room for its scales`);
  return shape;
}

function shapeWith(blockSize: number, inputs: number, outputs: number, bits: 8 | 4): NodeShape {
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

function hasRoom({ outputs, matrixBytes, scaleCount }: NodeShape, { inputs, bits, hasMinima = false }: MatrixSize): boolean {
  const isMatrixLarge = matrixBytes >= (filledInputs(inputs) * outputs * bits) / 8;
  const factorCount = (hasMinima ? 2 : 1) * countFactors(inputs, outputs);
  return isMatrixLarge && 4 * scaleCount >= markBytes + 4 * outputs + 2 * factorCount;
}

/** Writes a matrix to `matrix` and `scales`, which have the sizes of its shape and are all zero. */
export function readInShape(stored: StoredMatrix, { outputs }: NodeShape, matrix: Int8Array, scales: Float32Array): void {
  const { inputs, bits, hasMinima = false, read } = stored;
  const mark = new Uint8Array(scales.buffer, scales.byteOffset, markBytes);
  mark.set(new TextEncoder().encode(marks[bits]));
  mark[markBytes - 1] = hasMinima ? 1 : 0;
  const factorCount = countFactors(inputs, outputs);
  const factorsAt = scales.byteOffset + markBytes + 4 * outputs;
  read({
    values: matrix.subarray(0, (filledInputs(inputs) * outputs * bits) / 8),
    factors: new Int16Array(scales.buffer, factorsAt, factorCount),
    scales: scales.subarray(markBytes / 4, markBytes / 4 + outputs),
    ...(hasMinima && { minima: new Int16Array(scales.buffer, factorsAt + 2 * factorCount, factorCount) }),
  });
}
