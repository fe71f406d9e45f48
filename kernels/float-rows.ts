/**
 * Products of rows of float32 with matrices in panels, in AssemblyScript: in place of the runtime's own for MatMulNBits, which widens the
 * matrix to float32 for each product. Each row is rounded to 8 bits in steps of a 127th of its largest value, so that what comes of a
 * row does not depend on the rows beside it. Its products are those of the runtime in int8, which cuts them into pieces for threads and so
 * comes to `int8-panels.ts`; the sums of a piece are scaled there (`float-products.ts`).
 */
import { isByteMark, isFourBitMark } from "./float-products";

import {
  biasOffset,
  dataBytes,
  hasSignedMatrix,
  hasZeroPointOfEachOffset,
  inputsOfShape,
  matrixOffset,
  outputsOfShape,
  peaksOffset,
  rowsOffset,
  rowsOfShape,
  rowStrideOffset,
  shapeBytes,
  sumsOffset,
  sumStrideOffset,
  zeroPointsOffset,
} from "./product-parameters";

/** MlasGemmBatch for products in int8. */
declare function multiplyInPieces(shape: usize, data: usize, count: usize, pool: usize): void;

/** Offsets of a tensor: its memory, and where in it. */
const memoryOffset: usize = 0;
const startOffset: usize = 108;

/** The memory that a call is given (`floatRowsBytes` in `link-kernels.mjs`). */
const scratchBytes: usize = 256 * 1024;
/** Rows of zeros have a scale, too. */
const leastPeak: f32 = 1e-12;
const step: f32 = 1.0 / 127.0;

function valuesOf(tensor: usize): usize {
  return load<usize>(tensor, memoryOffset) + load<usize>(tensor, startOffset);
}

/**
 * In place of MatMulNBits, whose tensors it is given (without a bias 0) and `scratch`, memory of `scratchBytes`.
 * @returns 1 if the matrix is one of ours: its products are computed. 0: nothing was done.
 */
export function multiplyFloatRows(
  rows: usize,
  matrix: usize,
  scales: usize,
  bias: usize,
  products: usize,
  rowCount: usize,
  outputs: usize,
  inputs: usize,
  pool: usize,
  scratch: usize,
): i32 {
  if (matrix == 0 || scales == 0 || (outputs & 15) != 0) return 0;
  const mark = valuesOf(scales);
  const found = v128.load(mark);
  if (!isFourBitMark(found) && !isByteMark(found)) return 0;
  const shape = scratch;
  const data = shape + shapeBytes;
  const peaks = data + dataBytes;
  const most = (scratchBytes - shapeBytes - dataBytes) / (inputs + 4);
  const rounded = peaks + (most << 2);
  memory.fill(shape, 0, shapeBytes + dataBytes);
  store<usize>(shape, outputs, outputsOfShape);
  store<usize>(shape, inputs, inputsOfShape);
  // Rows have one, too; but the runtime takes those that have for another function, which the kernels do not take the place of.
  store<bool>(shape, true, hasSignedMatrix);
  store<usize>(data, rounded, rowsOffset);
  store<usize>(data, inputs, rowStrideOffset);
  store<usize>(data, valuesOf(matrix), matrixOffset);
  store<usize>(data, mark, zeroPointsOffset);
  store<bool>(data, true, hasZeroPointOfEachOffset);
  store<usize>(data, outputs, sumStrideOffset);
  store<usize>(data, peaks, peaksOffset);
  store<usize>(data, bias == 0 ? 0 : valuesOf(bias), biasOffset);
  let from = valuesOf(rows);
  let to = valuesOf(products);
  for (let row: usize = 0; row < rowCount; row += most) {
    const height = min(rowCount - row, most);
    for (let i: usize = 0; i < height; i++, from += inputs << 2) {
      store<f32>(peaks + (i << 2), roundRow(from, inputs, rounded + i * inputs));
    }
    store<usize>(shape, height, rowsOfShape);
    store<usize>(data, to, sumsOffset);
    multiplyInPieces(shape, data, 1, pool);
    to += height * (outputs << 2);
  }
  return 1;
}

/** `inputs` is a multiple of 4. @returns The row's largest value. */
function roundRow(row: usize, inputs: usize, to: usize): f32 {
  let largest = f32x4.splat(leastPeak);
  const end = row + (inputs << 2);
  for (let at = row; at < end; at += 16) largest = f32x4.max(largest, f32x4.abs(v128.load(at)));
  largest = f32x4.max(largest, i32x4.shuffle(largest, largest, 2, 3, 0, 1));
  largest = f32x4.max(largest, i32x4.shuffle(largest, largest, 1, 0, 3, 2));
  for (; row + 64 <= end; row += 64, to += 16) {
    const low = i16x8.narrow_i32x4_s(inSteps(v128.load(row), largest), inSteps(v128.load(row, 16), largest));
    const high = i16x8.narrow_i32x4_s(inSteps(v128.load(row, 32), largest), inSteps(v128.load(row, 48), largest));
    v128.store(to, i8x16.narrow_i16x8_s(low, high));
  }
  for (; row < end; row += 16, to += 4) {
    const four = inSteps(v128.load(row), largest);
    const words = i16x8.narrow_i32x4_s(four, four);
    v128.store32_lane(to, i8x16.narrow_i16x8_s(words, words), 0);
  }
  return f32x4.extract_lane(largest, 0);
}

function inSteps(values: v128, peak: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.div(f32x4.div(values, peak), f32x4.splat(step))));
}
