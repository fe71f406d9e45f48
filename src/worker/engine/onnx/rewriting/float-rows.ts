/**
 * The tensors in which MatMulNBits, which `kernels/float-rows.ts` replaces, gets a matrix in blocks. The matrix tensor holds the panels
 * (`kernels/block-layout.ts`). A head of 16 bytes names the layout, and the scales of the outputs follow it. The zero points, for which panels have no
 * use, hold the head, and the scales hold the factors of the blocks and then, if the last of the 16 bytes is 1, their minima. In matrices of few inputs the
 * zero points are too short; then the scales also hold the head, in front of the factors. The operator checks the sizes of all tensors.
 */
import { countFactors, filledInputs } from "./four-bit-panels.ts";
import { filled } from "./int8-panels.ts";
import type { StoredMatrix } from "./stored-matrix.ts";

const marks = { 8: "int8 for floats", 4: "int4 for floats" } as const;
const markBytes = 16;
/** Block sizes of the operator. Smaller blocks give more room for scales. */
const blockSizes = [64, 32, 16] as const;

/** Attributes and shapes of the operator's node. */
export interface NodeShape {
  /** Rounded up to a whole number of panels. */
  outputs: number;
  blockSize: number;
  matrixDims: [outputs: number, blocks: number, blockBytes: number];
  matrixBytes: number;
  scaleCount: number;
  /** Bytes of the zero points; 0 if the node has none. */
  zeroBytes: number;
}

/** Arrays of the sizes of a shape, all zero. Scales and zero points begin at a multiple of four bytes. */
export interface NodeTensors {
  matrix: Int8Array;
  scales: Float32Array;
  zeros: Uint8Array;
}

type MatrixSize = Pick<StoredMatrix, "inputs" | "outputs" | "bits" | "hasMinima">;

/** Returns the smallest shape; undefined if the matrix has too few inputs for the operator to have room for its scales. */
export function findNodeShape(matrix: MatrixSize): NodeShape | undefined {
  const shapes = blockSizes.flatMap((blockSize) => [true, false].map((hasZeros) => shapeWith(blockSize, hasZeros, matrix)));
  return shapes.filter((shape) => hasRoom(shape, matrix)).toSorted((a, b) => bytesOf(a) - bytesOf(b))[0];
}

/** As `findNodeShape`. Throws a RangeError if there is no room. */
export function nodeShapeOf(matrix: MatrixSize): NodeShape {
  const shape = findNodeShape(matrix);
  if (shape === undefined) throw new RangeError(`a matrix of ${matrix.inputs} inputs has no room for its scales`);
  return shape;
}

function shapeWith(blockSize: number, hasZeros: boolean, { inputs, outputs: used, bits }: MatrixSize): NodeShape {
  const outputs = filled(used);
  const blocks = Math.ceil(inputs / blockSize);
  const blockBytes = (blockSize * bits) / 8;
  return {
    outputs,
    blockSize,
    matrixDims: [outputs, blocks, blockBytes],
    matrixBytes: outputs * blocks * blockBytes,
    scaleCount: outputs * blocks,
    zeroBytes: hasZeros ? outputs * Math.ceil((blocks * bits) / 8) : 0,
  };
}

const bytesOf = ({ matrixBytes, scaleCount, zeroBytes }: NodeShape): number => matrixBytes + 4 * scaleCount + zeroBytes;

function hasRoom({ outputs, matrixBytes, scaleCount, zeroBytes }: NodeShape, { inputs, bits, hasMinima = false }: MatrixSize): boolean {
  // Lookups read the rows of a panel as rows of the matrix.
  const isMatrixFilled = matrixBytes === (filledInputs(inputs) * outputs * bits) / 8;
  const factorBytes = (hasMinima ? 4 : 2) * countFactors(inputs, outputs);
  const headBytes = markBytes + 4 * outputs;
  const isHeadInside = zeroBytes === 0 || zeroBytes >= headBytes;
  return isMatrixFilled && isHeadInside && 4 * scaleCount >= factorBytes + (zeroBytes === 0 ? headBytes : 0);
}

export function readInShape(stored: StoredMatrix, { outputs, zeroBytes }: NodeShape, { matrix, scales, zeros }: NodeTensors): void {
  const { inputs, bits, hasMinima = false, read } = stored;
  const head = zeroBytes > 0 ? zeros : scales;
  const mark = new Uint8Array(head.buffer, head.byteOffset, markBytes);
  mark.set(new TextEncoder().encode(marks[bits]));
  mark[markBytes - 1] = hasMinima ? 1 : 0;
  const factorCount = countFactors(inputs, outputs);
  const factorsAt = scales.byteOffset + (zeroBytes > 0 ? 0 : markBytes + 4 * outputs);
  read({
    values: matrix,
    factors: new Int16Array(scales.buffer, factorsAt, factorCount),
    scales: new Float32Array(head.buffer, head.byteOffset + markBytes, outputs),
    ...(hasMinima && { minima: new Int16Array(scales.buffer, factorsAt + 2 * factorCount, factorCount) }),
  });
}
