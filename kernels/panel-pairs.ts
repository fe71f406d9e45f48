/** Products of rows of bytes with panels of int8 (README.md) in pairs of 16 bits, for processors without the instruction `dot`. */
import { panelWidth } from "./block-layout";
import { addPairs, joined } from "./pairs";
import { storeRowStarts, widenRow } from "./panel-rows";
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

/** Max rows that are widened at once. */
const maxRows: usize = 16;
/** The buffer holds the start of the sums of each row, then the widened rows. */
const rowStartBytes: usize = 64;
const copyBytes: usize = 35 * 1024;

/** Computes the sums of a piece. The zero point of the rows is subtracted while they are widened; sums begin with the term of the other. */
export function multiplyPanelsByPairs(
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
  const starts = buffer;
  const copy = starts + rowStartBytes;
  const maxHeight = max(min(rowCount, maxRows), 1);
  const maxDepth = min(inputs, (copyBytes / 2 / maxHeight) & ~15);
  for (let row: usize = 0; row < rowCount; row += maxHeight) {
    const height = min(rowCount - row, maxHeight);
    const block = rows + row * rowStride;
    storeRowStarts(block, rowStride, height, inputs, flip, i32(inputs) * zero * matrixZero, -matrixZero, starts);
    for (let input: usize = 0; input < inputs; input += maxDepth) {
      const depth = min(inputs - input, maxDepth);
      for (let i: usize = 0; i < height; i++) widenRow(block + i * rowStride + input, depth, flip, zero, copy + 2 * i * depth);
      for (let output: usize = 0; output < outputCount; output += panelWidth) {
        const panel = panels + output * inputs + input * panelWidth;
        let to = sums + row * sumStride + 4 * output;
        let isFirst = input == 0;
        if (isFirst && matrixZero != 0) {
          storeStarts(starts, height, to, sumStride);
          isFirst = false;
        }
        let from = copy;
        let i: usize = 0;
        for (; i + 4 <= height; i += 4) {
          pairFourRows(panel, from, depth, to, sumStride, isFirst);
          pairFourRows(panel + 16, from, depth, to + 16, sumStride, isFirst);
          pairFourRows(panel + 32, from, depth, to + 32, sumStride, isFirst);
          pairFourRows(panel + 48, from, depth, to + 48, sumStride, isFirst);
          from += 8 * depth;
          to += 4 * sumStride;
        }
        for (; i + 2 <= height; i += 2) {
          pairTwoRows(panel, from, depth, to, sumStride, isFirst);
          pairTwoRows(panel + 32, from, depth, to + 32, sumStride, isFirst);
          from += 4 * depth;
          to += 2 * sumStride;
        }
        if (i < height) pairOneRow(panel, from, depth, to, isFirst);
      }
    }
  }
}

/** Writes the start of each row to its sums by a panel. */
function storeStarts(starts: usize, height: usize, sums: usize, stride: usize): void {
  for (let i: usize = 0; i < height; i++, sums += stride) {
    const start = v128.load32_splat(starts + 4 * i);
    for (let at: usize = 0; at < 64; at += 16) v128.store(sums + at, start);
  }
}

/** Multiplies four rows of 16-bit numbers by four outputs. `isFirst`: sums begin with 0, else they go on. */
function pairFourRows(panel: usize, rows: usize, depth: usize, sums: usize, stride: usize, isFirst: bool): void {
  const zero = i32x4.splat(0);
  let s00 = zero,
    s01 = zero,
    s10 = zero,
    s11 = zero,
    s20 = zero,
    s21 = zero,
    s30 = zero,
    s31 = zero;
  const end = rows + 2 * depth;
  const second = 2 * depth;
  const third = 4 * depth;
  const fourth = 6 * depth;
  while (rows < end) {
    const low = v128.load8x8_s(panel);
    const high = v128.load8x8_s(panel, 8);
    let four = v128.load64_splat(rows);
    s00 = addPairs(four, low, s00);
    s01 = addPairs(four, high, s01);
    four = v128.load64_splat(rows + second);
    s10 = addPairs(four, low, s10);
    s11 = addPairs(four, high, s11);
    four = v128.load64_splat(rows + third);
    s20 = addPairs(four, low, s20);
    s21 = addPairs(four, high, s21);
    four = v128.load64_splat(rows + fourth);
    s30 = addPairs(four, low, s30);
    s31 = addPairs(four, high, s31);
    panel += 64;
    rows += 8;
  }
  s00 = joined(s00, s01);
  s10 = joined(s10, s11);
  s20 = joined(s20, s21);
  s30 = joined(s30, s31);
  const sums1 = sums + stride;
  const sums2 = sums1 + stride;
  const sums3 = sums2 + stride;
  if (!isFirst) {
    s00 = i32x4.add(s00, v128.load(sums));
    s10 = i32x4.add(s10, v128.load(sums1));
    s20 = i32x4.add(s20, v128.load(sums2));
    s30 = i32x4.add(s30, v128.load(sums3));
  }
  v128.store(sums, s00);
  v128.store(sums1, s10);
  v128.store(sums2, s20);
  v128.store(sums3, s30);
}

/** Multiplies two rows by eight outputs. */
function pairTwoRows(panel: usize, rows: usize, depth: usize, sums: usize, stride: usize, isFirst: bool): void {
  const zero = i32x4.splat(0);
  let s00 = zero,
    s01 = zero,
    s02 = zero,
    s03 = zero,
    s10 = zero,
    s11 = zero,
    s12 = zero,
    s13 = zero;
  const end = rows + 2 * depth;
  const second = 2 * depth;
  while (rows < end) {
    const four0 = v128.load64_splat(rows);
    const four1 = v128.load64_splat(rows + second);
    let weights = v128.load8x8_s(panel);
    s00 = addPairs(four0, weights, s00);
    s10 = addPairs(four1, weights, s10);
    weights = v128.load8x8_s(panel, 8);
    s01 = addPairs(four0, weights, s01);
    s11 = addPairs(four1, weights, s11);
    weights = v128.load8x8_s(panel, 16);
    s02 = addPairs(four0, weights, s02);
    s12 = addPairs(four1, weights, s12);
    weights = v128.load8x8_s(panel, 24);
    s03 = addPairs(four0, weights, s03);
    s13 = addPairs(four1, weights, s13);
    panel += 64;
    rows += 8;
  }
  s00 = joined(s00, s01);
  s02 = joined(s02, s03);
  s10 = joined(s10, s11);
  s12 = joined(s12, s13);
  const sums1 = sums + stride;
  if (!isFirst) {
    s00 = i32x4.add(s00, v128.load(sums));
    s02 = i32x4.add(s02, v128.load(sums, 16));
    s10 = i32x4.add(s10, v128.load(sums1));
    s12 = i32x4.add(s12, v128.load(sums1, 16));
  }
  v128.store(sums, s00);
  v128.store(sums, s02, 16);
  v128.store(sums1, s10);
  v128.store(sums1, s12, 16);
}

/** Multiplies one row by a panel. */
function pairOneRow(panel: usize, row: usize, depth: usize, sums: usize, isFirst: bool): void {
  const zero = i32x4.splat(0);
  let s0 = zero,
    s1 = zero,
    s2 = zero,
    s3 = zero,
    s4 = zero,
    s5 = zero,
    s6 = zero,
    s7 = zero;
  const end = row + 2 * depth;
  while (row < end) {
    const four = v128.load64_splat(row);
    s0 = addPairs(four, v128.load8x8_s(panel), s0);
    s1 = addPairs(four, v128.load8x8_s(panel, 8), s1);
    s2 = addPairs(four, v128.load8x8_s(panel, 16), s2);
    s3 = addPairs(four, v128.load8x8_s(panel, 24), s3);
    s4 = addPairs(four, v128.load8x8_s(panel, 32), s4);
    s5 = addPairs(four, v128.load8x8_s(panel, 40), s5);
    s6 = addPairs(four, v128.load8x8_s(panel, 48), s6);
    s7 = addPairs(four, v128.load8x8_s(panel, 56), s7);
    panel += 64;
    row += 8;
  }
  s0 = joined(s0, s1);
  s2 = joined(s2, s3);
  s4 = joined(s4, s5);
  s6 = joined(s6, s7);
  if (!isFirst) {
    s0 = i32x4.add(s0, v128.load(sums));
    s2 = i32x4.add(s2, v128.load(sums, 16));
    s4 = i32x4.add(s4, v128.load(sums, 32));
    s6 = i32x4.add(s6, v128.load(sums, 48));
  }
  v128.store(sums, s0);
  v128.store(sums, s2, 16);
  v128.store(sums, s4, 32);
  v128.store(sums, s6, 48);
}
