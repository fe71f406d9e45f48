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
import { inSteps, nearestInBits } from "./rounding";

/** MlasGemmBatch for products in int8; the linker puts it here. */
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

/** `inputs` is a multiple of 4. @returns The row's largest value; no number if one of the row is none. */
function roundRow(row: usize, inputs: usize, to: usize): f32 {
  // As whole numbers, without their signs, numbers have the same order, and what is no number is the largest.
  let peaks = f32x4.splat(leastPeak);
  const end = row + (inputs << 2);
  for (let at = row; at < end; at += 16) peaks = i32x4.max_s(peaks, v128.and(v128.load(at), i32x4.splat(0x7fffffff)));
  peaks = i32x4.max_s(peaks, i32x4.shuffle(peaks, peaks, 2, 3, 0, 1));
  peaks = i32x4.max_s(peaks, i32x4.shuffle(peaks, peaks, 1, 0, 3, 2));
  const peak = f32x4.extract_lane(peaks, 0);
  const peakOfAll = f32x4.splat(peak);
  for (; row + 64 <= end; row += 64, to += 16) {
    const low = eightSteps(v128.load(row), v128.load(row, 16), peakOfAll);
    v128.store(to, i8x16.narrow_i16x8_s(low, eightSteps(v128.load(row, 32), v128.load(row, 48), peakOfAll)));
  }
  for (; row < end; row += 16, to += 4) {
    const four = v128.load(row);
    const words = eightSteps(four, four, peakOfAll);
    v128.store32_lane(to, i8x16.narrow_i16x8_s(words, words), 0);
  }
  return peak;
}

/** As the runtime's own operators round, in two divisions. */
function eightSteps(low: v128, high: v128, peak: v128): v128 {
  const one = f32x4.splat(1);
  const by = f32x4.splat(step);
  return inSteps(f32x4.div(f32x4.div(low, peak), by), f32x4.div(f32x4.div(high, peak), by), one, f32x4.splat(nearestInBits));
}
