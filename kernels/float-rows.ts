/**
 * Products of float32 rows with matrices in blocks. The runtime's MatMulNBits widens the matrix to float32 for each product; this kernel rounds
 * the rows instead. Each block of 32 numbers of a row becomes 8 bits with its own scale, so the product of a row does not depend on other rows.
 * The runtime's MlasGemmBatch then cuts the work into pieces for its threads and calls `int8-panels.ts` for each piece.
 */
import { blockInputs, rowBlockBytes } from "./block-layout";
import { headBytes, isByteMark, isFourBitMark } from "./float-products";
import {
  biasOffset,
  dataBytes,
  factorsOffset,
  hasSignedMatrix,
  hasZeroPointOfEachOffset,
  inputsOfShape,
  matrixOffset,
  outputsOfShape,
  rowsOffset,
  rowsOfShape,
  rowStrideOffset,
  shapeBytes,
  sumsOffset,
  sumStrideOffset,
  zeroPointsOffset,
} from "./product-parameters";
import { inSteps, nearestInBits } from "./rounding";

/** MlasGemmBatch for products in int8; the linker supplies it. */
declare function multiplyInPieces(shape: usize, data: usize, count: usize, pool: usize): void;

/** Offsets into a tensor of the runtime: the address of its memory, and the offset of its values in that memory. */
const memoryOffset: usize = 0;
const startOffset: usize = 108;

/** Bytes of the scratch memory of a call (`floatRowsBytes` in `patches.mjs`). */
const scratchBytes: usize = 256 * 1024;
/** A block of zeros gets this peak, so that its scale is not 0. */
const minPeak: f32 = 1e-12;
const maxStep: f32 = 127;

function valuesOf(tensor: usize): usize {
  return load<usize>(tensor, memoryOffset) + load<usize>(tensor, startOffset);
}

/**
 * Replaces MatMulNBits. The tensors are the operator's; `zeros`, its zero points, and `bias` may be 0. `scratch` is memory of `scratchBytes`.
 * @returns 1 if the matrix is in blocks: its products are computed. 0: nothing was done.
 */
export function multiplyFloatRows(
  rows: usize,
  matrix: usize,
  scales: usize,
  zeros: usize,
  bias: usize,
  products: usize,
  rowCount: usize,
  outputs: usize,
  inputs: usize,
  pool: usize,
  scratch: usize,
): i32 {
  if (matrix == 0 || scales == 0 || (outputs & 15) != 0) return 0;
  const mark = valuesOf(zeros == 0 ? scales : zeros);
  const found = v128.load(mark);
  if (!isFourBitMark(found) && !isByteMark(found)) return 0;
  const shape = scratch;
  const data = shape + shapeBytes;
  const rounded = data + dataBytes;
  const rowBytes = ((inputs + blockInputs - 1) / blockInputs) * rowBlockBytes;
  const maxRows = (scratchBytes - shapeBytes - dataBytes) / rowBytes;
  // A row of over 232,000 inputs does not fit. An error is better than a loop without an end.
  if (maxRows == 0) unreachable();
  memory.fill(shape, 0, shapeBytes + dataBytes);
  store<usize>(shape, outputs, outputsOfShape);
  store<usize>(shape, inputs, inputsOfShape);
  // The rows are signed as well, but for signed rows the runtime calls another function, which is not replaced.
  store<bool>(shape, true, hasSignedMatrix);
  store<usize>(data, rounded, rowsOffset);
  store<usize>(data, rowBytes, rowStrideOffset);
  store<usize>(data, valuesOf(matrix), matrixOffset);
  store<usize>(data, mark, zeroPointsOffset);
  store<bool>(data, true, hasZeroPointOfEachOffset);
  store<usize>(data, outputs, sumStrideOffset);
  store<usize>(data, bias == 0 ? 0 : valuesOf(bias), biasOffset);
  store<usize>(data, zeros == 0 ? mark + headBytes(outputs) : valuesOf(scales), factorsOffset);
  let from = valuesOf(rows);
  let to = valuesOf(products);
  for (let row: usize = 0; row < rowCount; row += maxRows) {
    const height = min(rowCount - row, maxRows);
    for (let i: usize = 0; i < height; i++, from += inputs << 2) roundRow(from, inputs, rounded + i * rowBytes);
    store<usize>(shape, height, rowsOfShape);
    store<usize>(data, to, sumsOffset);
    multiplyInPieces(shape, data, 1, pool);
    to += height * (outputs << 2);
  }
  return 1;
}

/** Rounds a row, block by block. `inputs` is a multiple of 4; the last block is padded with zeros. */
function roundRow(row: usize, inputs: usize, to: usize): void {
  const end = row + (inputs << 2);
  const last = row + ((inputs / blockInputs) << 7);
  let scales = to + ((inputs + blockInputs - 1) / blockInputs) * blockInputs;
  for (; row < last; row += 128, to += 32, scales += 4) roundBlock(row, to, scales);
  if (row == end) return;
  // The last block is padded before its scale is written.
  memory.fill(to, 0, blockInputs);
  let peaks = f32x4.splat(minPeak);
  for (let at = row; at < end; at += 16) peaks = largerSizes(peaks, v128.load(at));
  const peak = peakOf(peaks);
  store<f32>(scales, peak / maxStep);
  const toSteps = f32x4.splat(maxStep / peak);
  for (; row < end; row += 16, to += 4) {
    const four = v128.load(row);
    const words = inSteps(four, four, toSteps, f32x4.splat(nearestInBits));
    v128.store32_lane(to, i8x16.narrow_i16x8_s(words, words), 0);
  }
}

/** Rounds 32 numbers to steps of 1/127 of the largest, and stores the step as their scale. The scale is NaN if one of the numbers is. */
function roundBlock(row: usize, to: usize, scale: usize): void {
  const v0 = v128.load(row);
  const v1 = v128.load(row, 16);
  const v2 = v128.load(row, 32);
  const v3 = v128.load(row, 48);
  const v4 = v128.load(row, 64);
  const v5 = v128.load(row, 80);
  const v6 = v128.load(row, 96);
  const v7 = v128.load(row, 112);
  let peaks = largerSizes(f32x4.splat(minPeak), v0);
  let others = largerSizes(f32x4.splat(minPeak), v1);
  peaks = largerSizes(peaks, v2);
  others = largerSizes(others, v3);
  peaks = largerSizes(peaks, v4);
  others = largerSizes(others, v5);
  peaks = largerSizes(peaks, v6);
  others = largerSizes(others, v7);
  const peak = peakOf(i32x4.max_s(peaks, others));
  store<f32>(scale, peak / maxStep);
  const toSteps = f32x4.splat(maxStep / peak);
  const bias = f32x4.splat(nearestInBits);
  v128.store(to, i8x16.narrow_i16x8_s(inSteps(v0, v1, toSteps, bias), inSteps(v2, v3, toSteps, bias)));
  v128.store(to, i8x16.narrow_i16x8_s(inSteps(v4, v5, toSteps, bias), inSteps(v6, v7, toSteps, bias)), 16);
}

/** Returns the larger absolute values. Compared as integers, floats without a sign have the same order, and NaN is the largest. */
function largerSizes(sizes: v128, values: v128): v128 {
  return i32x4.max_s(sizes, v128.and(values, i32x4.splat(0x7fffffff)));
}

function peakOf(sizes: v128): f32 {
  sizes = i32x4.max_s(sizes, i32x4.shuffle(sizes, sizes, 2, 3, 0, 1));
  sizes = i32x4.max_s(sizes, i32x4.shuffle(sizes, sizes, 1, 0, 3, 2));
  return f32x4.extract_lane(sizes, 0);
}
