/** Products of rows of bytes with panels of int8 (README.md) by the instruction `dot`: sixteen products at once. */
import { panelWidth } from "./block-layout";
import { dot, isDotUnsigned } from "./dot";
import { copyRow, storeRowStarts } from "./panel-rows";
import {
  inputsOfShape,
  matrixOffset,
  matrixZeroOf,
  rowFlipOf,
  rowsOf,
  rowStrideOffset,
  rowZeroOf,
  sumsOf,
  sumStrideOffset,
} from "./product-parameters";

/** Max rows that are copied at once. */
const maxRows: usize = 32;
/** The buffer holds the start of the sums of each row, then the start of each output's sums, then the copied rows. */
const rowStartBytes: usize = 128;
const outputStartBytes: usize = 64;
const copyBytes: usize = 35 * 1024;

/**
 * Computes the sums of a piece. Zero points are not subtracted from each byte: sums begin with the terms of
 * (row - zero) * (weight - weightZero) that depend on the row alone or on the output alone.
 */
export function multiplyPanelsByDot(
  shape: usize,
  data: usize,
  firstRow: usize,
  rowCount: usize,
  firstOutput: usize,
  outputCount: usize,
  buffer: usize,
): void {
  const inputs = load<usize>(shape, inputsOfShape);
  const rows = rowsOf(data, firstRow);
  const rowStride = load<usize>(data, rowStrideOffset);
  const panels = load<usize>(data, matrixOffset) + firstOutput * inputs;
  const sums = sumsOf(data, firstRow, firstOutput);
  const sumStride = load<usize>(data, sumStrideOffset) << 2;
  const flip = rowFlipOf(shape);
  const zero = rowZeroOf(shape, data);
  const matrixZero = matrixZeroOf(data);
  // A processor that reads weights without a sign gets them 128 larger.
  const offset = isDotUnsigned() ? 128 : 0;
  const weightFlip = i8x16.splat(i8(offset));
  const starts = buffer;
  const outputStarts = starts + rowStartBytes;
  const copy = outputStarts + outputStartBytes;
  const maxHeight = max(min(rowCount, maxRows), 1);
  const maxDepth = min(inputs, (copyBytes / maxHeight) & ~15);
  for (let row: usize = 0; row < rowCount; row += maxHeight) {
    const height = min(rowCount - row, maxHeight);
    const block = rows + row * rowStride;
    storeRowStarts(block, rowStride, height, inputs, flip, i32(inputs) * zero * matrixZero, -(offset + matrixZero), starts);
    for (let input: usize = 0; input < inputs; input += maxDepth) {
      const depth = min(inputs - input, maxDepth);
      for (let i: usize = 0; i < height; i++) copyRow(block + i * rowStride + input, depth, flip, copy + i * depth);
      for (let output: usize = 0; output < outputCount; output += panelWidth) {
        const panel = panels + output * inputs + input * panelWidth;
        let to = sums + row * sumStride + 4 * output;
        let isFirst = input == 0;
        if (isFirst && zero != 0) {
          sumPanel(panel, inputs, weightFlip, offset, -zero, outputStarts);
          storeStarts(starts, outputStarts, height, to, sumStride);
          isFirst = false;
        }
        let from = copy;
        let i: usize = 0;
        for (; i + 4 <= height; i += 4) {
          dotFourRows(panel, from, depth, to, sumStride, starts + 4 * i, isFirst, weightFlip);
          dotFourRows(panel + 32, from, depth, to + 32, sumStride, starts + 4 * i, isFirst, weightFlip);
          from += 4 * depth;
          to += 4 * sumStride;
        }
        for (; i + 2 <= height; i += 2) {
          dotTwoRows(panel, from, depth, to, sumStride, starts + 4 * i, isFirst, weightFlip);
          from += 2 * depth;
          to += 2 * sumStride;
        }
        if (i < height) dotOneRow(panel, from, depth, to, starts + 4 * i, isFirst, weightFlip);
      }
    }
  }
}

/** Multiplies four rows by eight outputs. `rows`: signed bytes, `depth` of each row. `isFirst`: sums begin with `starts`, else they go on. */
function dotFourRows(panel: usize, rows: usize, depth: usize, sums: usize, stride: usize, starts: usize, isFirst: bool, flip: v128): void {
  const sums1 = sums + stride;
  const sums2 = sums1 + stride;
  const sums3 = sums2 + stride;
  let s00: v128, s01: v128, s10: v128, s11: v128, s20: v128, s21: v128, s30: v128, s31: v128;
  if (isFirst) {
    s00 = v128.load32_splat(starts);
    s10 = v128.load32_splat(starts, 4);
    s20 = v128.load32_splat(starts, 8);
    s30 = v128.load32_splat(starts, 12);
    s01 = s00;
    s11 = s10;
    s21 = s20;
    s31 = s30;
  } else {
    s00 = v128.load(sums);
    s01 = v128.load(sums, 16);
    s10 = v128.load(sums1);
    s11 = v128.load(sums1, 16);
    s20 = v128.load(sums2);
    s21 = v128.load(sums2, 16);
    s30 = v128.load(sums3);
    s31 = v128.load(sums3, 16);
  }
  const end = rows + depth;
  const second = depth;
  const third = 2 * depth;
  const fourth = 3 * depth;
  while (rows < end) {
    const w0 = v128.xor(v128.load(panel), flip);
    const w1 = v128.xor(v128.load(panel, 16), flip);
    let four = v128.load32_splat(rows);
    s00 = dot(four, w0, s00);
    s01 = dot(four, w1, s01);
    four = v128.load32_splat(rows + second);
    s10 = dot(four, w0, s10);
    s11 = dot(four, w1, s11);
    four = v128.load32_splat(rows + third);
    s20 = dot(four, w0, s20);
    s21 = dot(four, w1, s21);
    four = v128.load32_splat(rows + fourth);
    s30 = dot(four, w0, s30);
    s31 = dot(four, w1, s31);
    panel += 64;
    rows += 4;
  }
  v128.store(sums, s00);
  v128.store(sums, s01, 16);
  v128.store(sums1, s10);
  v128.store(sums1, s11, 16);
  v128.store(sums2, s20);
  v128.store(sums2, s21, 16);
  v128.store(sums3, s30);
  v128.store(sums3, s31, 16);
}

/** Multiplies two rows by a panel. */
function dotTwoRows(panel: usize, rows: usize, depth: usize, sums: usize, stride: usize, starts: usize, isFirst: bool, flip: v128): void {
  const sums1 = sums + stride;
  let s00: v128, s01: v128, s02: v128, s03: v128, s10: v128, s11: v128, s12: v128, s13: v128;
  if (isFirst) {
    s00 = v128.load32_splat(starts);
    s10 = v128.load32_splat(starts, 4);
    s01 = s00;
    s02 = s00;
    s03 = s00;
    s11 = s10;
    s12 = s10;
    s13 = s10;
  } else {
    s00 = v128.load(sums);
    s01 = v128.load(sums, 16);
    s02 = v128.load(sums, 32);
    s03 = v128.load(sums, 48);
    s10 = v128.load(sums1);
    s11 = v128.load(sums1, 16);
    s12 = v128.load(sums1, 32);
    s13 = v128.load(sums1, 48);
  }
  const end = rows + depth;
  while (rows < end) {
    const four0 = v128.load32_splat(rows);
    const four1 = v128.load32_splat(rows + depth);
    let weights = v128.xor(v128.load(panel), flip);
    s00 = dot(four0, weights, s00);
    s10 = dot(four1, weights, s10);
    weights = v128.xor(v128.load(panel, 16), flip);
    s01 = dot(four0, weights, s01);
    s11 = dot(four1, weights, s11);
    weights = v128.xor(v128.load(panel, 32), flip);
    s02 = dot(four0, weights, s02);
    s12 = dot(four1, weights, s12);
    weights = v128.xor(v128.load(panel, 48), flip);
    s03 = dot(four0, weights, s03);
    s13 = dot(four1, weights, s13);
    panel += 64;
    rows += 4;
  }
  v128.store(sums, s00);
  v128.store(sums, s01, 16);
  v128.store(sums, s02, 32);
  v128.store(sums, s03, 48);
  v128.store(sums1, s10);
  v128.store(sums1, s11, 16);
  v128.store(sums1, s12, 32);
  v128.store(sums1, s13, 48);
}

/** Multiplies one row by a panel. */
function dotOneRow(panel: usize, row: usize, depth: usize, sums: usize, starts: usize, isFirst: bool, flip: v128): void {
  let s0: v128, s1: v128, s2: v128, s3: v128;
  if (isFirst) {
    s0 = v128.load32_splat(starts);
    s1 = s0;
    s2 = s0;
    s3 = s0;
  } else {
    s0 = v128.load(sums);
    s1 = v128.load(sums, 16);
    s2 = v128.load(sums, 32);
    s3 = v128.load(sums, 48);
  }
  const end = row + depth;
  while (row < end) {
    const four = v128.load32_splat(row);
    s0 = dot(four, v128.xor(v128.load(panel), flip), s0);
    s1 = dot(four, v128.xor(v128.load(panel, 16), flip), s1);
    s2 = dot(four, v128.xor(v128.load(panel, 32), flip), s2);
    s3 = dot(four, v128.xor(v128.load(panel, 48), flip), s3);
    panel += 64;
    row += 4;
  }
  v128.store(sums, s0);
  v128.store(sums, s1, 16);
  v128.store(sums, s2, 32);
  v128.store(sums, s3, 48);
}

/** Writes the sum of the weights of each output of a panel, times `factor`. `offset`: how much `flip` adds to a weight. */
function sumPanel(panel: usize, inputs: usize, flip: v128, offset: i32, factor: i32, to: usize): void {
  const ones = i8x16.splat(1);
  let s0 = i32x4.splat(-offset * i32(inputs));
  let s1 = s0;
  let s2 = s0;
  let s3 = s0;
  const end = panel + panelWidth * inputs;
  while (panel < end) {
    s0 = dot(ones, v128.xor(v128.load(panel), flip), s0);
    s1 = dot(ones, v128.xor(v128.load(panel, 16), flip), s1);
    s2 = dot(ones, v128.xor(v128.load(panel, 32), flip), s2);
    s3 = dot(ones, v128.xor(v128.load(panel, 48), flip), s3);
    panel += 64;
  }
  const factors = i32x4.splat(factor);
  v128.store(to, i32x4.mul(s0, factors));
  v128.store(to, i32x4.mul(s1, factors), 16);
  v128.store(to, i32x4.mul(s2, factors), 32);
  v128.store(to, i32x4.mul(s3, factors), 48);
}

/** Writes the start of the sums of some rows by a panel: the start of the row plus the start of the output. */
function storeStarts(starts: usize, outputStarts: usize, height: usize, sums: usize, stride: usize): void {
  for (let i: usize = 0; i < height; i++, sums += stride) {
    const start = v128.load32_splat(starts + 4 * i);
    v128.store(sums, i32x4.add(v128.load(outputStarts), start));
    v128.store(sums, i32x4.add(v128.load(outputStarts, 16), start), 16);
    v128.store(sums, i32x4.add(v128.load(outputStarts, 32), start), 32);
    v128.store(sums, i32x4.add(v128.load(outputStarts, 48), start), 48);
  }
}
