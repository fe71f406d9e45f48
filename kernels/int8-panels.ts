/**
 * Products in int8 on the CPU, in AssemblyScript: linked into ONNX Runtime's build (`scripts/build/kernels/`), whose own function
 * arranges a matrix anew for each product. Here the matrix has that arrangement from the start, so one row reads it once, in
 * order, and several rows share what was read. Sums are whole numbers and exact: the result is the runtime's to the bit.
 *
 * A matrix [inputs, outputs] in panels of 16 outputs: of each panel four inputs after the other, 64 bytes each, in which
 * the four values of an output stand together. `inputs` is a multiple of 4, `outputs` of 16. It is known by its zero points:
 * the first 16 are `mark`, whose last byte is the one zero point of all outputs. A mark of `float-products.ts` there means a matrix in blocks (`block-products.ts`).
 *
 * Where a processor has `dot` (see there), sixteen products are taken at once, elsewhere pairs of 16 bits.
 */
import { multiplyBlocks } from "./block-products";
import { dot, hasDot, isDotUnsigned } from "./dot";
import { isByteMark, isFourBitMark, scaleSums } from "./float-products";
import { addPairs, joined } from "./pairs";
import {
  hasSignedRows,
  hasZeroPointOfEachOffset,
  inputsOfShape,
  matrixOffset,
  processorOffset,
  rowsOffset,
  rowStrideOffset,
  rowZeroOffset,
  sumsOffset,
  sumStrideOffset,
  zeroPointsOffset,
} from "./product-parameters";

/** `int8 in panels:` in ASCII, and the zero point. */
const mark: v128 = i8x16(0x69, 0x6e, 0x74, 0x38, 0x20, 0x69, 0x6e, 0x20, 0x70, 0x61, 0x6e, 0x65, 0x6c, 0x73, 0x3a, 0);

const panelWidth = 16;
/** Bytes of the runtime's buffer of each thread; of those that rows are copied to; before them, what sums of rows and of outputs start with. */
const copyBytes = 35 * 1024;
const startBytes = 128;
const outputStartBytes = 64;

/** Four rows by eight outputs; `rows`: bytes with a sign, `depth` of each row after the other. `isFirst`: sums begin with `starts`. */
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

/** Two rows by a panel. */
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

/** One row by a panel. */
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

/** Four rows by four outputs; `rows`: 16 bits each. */
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

/** Two rows by eight outputs. */
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

/** One row by a panel. */
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

/** Of a row of bytes as if they had a sign. */
function sumOf(row: usize, length: usize, flip: u8): i32 {
  const flips = i8x16.splat(flip);
  const zero = i32x4.splat(0);
  let sums = zero;
  let at: usize = 0;
  for (; at + 16 <= length; at += 16) {
    const pairs = i16x8.extadd_pairwise_i8x16_s(v128.xor(v128.load(row + at), flips));
    sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_s(pairs));
  }
  let sum = i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1) + i32x4.extract_lane(sums, 2) + i32x4.extract_lane(sums, 3);
  for (; at < length; at++) sum += i32(i8(load<u8>(row + at) ^ flip));
  return sum;
}

/** Of each output of a panel, the sum of its weights times `factor`; `offset`: what `flip` adds to a weight. To 16 numbers. */
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

/** What the sums of some rows by a panel begin with: that of the row and that of the output. */
function storeStarts(starts: usize, outputStarts: usize, height: usize, sums: usize, stride: usize): void {
  for (let i: usize = 0; i < height; i++, sums += stride) {
    const start = v128.load32_splat(starts + 4 * i);
    v128.store(sums, i32x4.add(v128.load(outputStarts), start));
    v128.store(sums, i32x4.add(v128.load(outputStarts, 16), start), 16);
    v128.store(sums, i32x4.add(v128.load(outputStarts, 32), start), 32);
    v128.store(sums, i32x4.add(v128.load(outputStarts, 48), start), 48);
  }
}

/** Bytes with a sign. */
function copyRow(row: usize, length: usize, flip: u8, to: usize): void {
  const flips = i8x16.splat(flip);
  let at: usize = 0;
  for (; at + 16 <= length; at += 16) v128.store(to + at, v128.xor(v128.load(row + at), flips));
  for (; at < length; at++) store<u8>(to + at, load<u8>(row + at) ^ flip);
}

/** 16 bits, less the zero point. */
function widenRow(row: usize, length: usize, flip: u8, zero: i32, to: usize): void {
  const flips = i8x16.splat(flip);
  const zeros = i16x8.splat(i16(zero));
  let at: usize = 0;
  for (; at + 8 <= length; at += 8) {
    const values = i16x8.extend_low_i8x16_s(v128.xor(v128.load64_zero(row + at), flips));
    v128.store(to + 2 * at, i16x8.sub(values, zeros));
  }
  for (; at < length; at++) store<i16>(to + 2 * at, i16(i32(i8(load<u8>(row + at) ^ flip)) - zero));
}

/** Rows by panels of int8. `zero`: the zero point of rows with the sign that `flip` gives them. */
function multiplyBytes(
  panels: usize,
  inputs: usize,
  outputCount: usize,
  weightZero: i32,
  rows: usize,
  rowStride: usize,
  rowCount: usize,
  flip: u8,
  zero: i32,
  sums: usize,
  sumStride: usize,
  buffer: usize,
): void {
  let byDot = false;
  let isUnsigned = false;
  // With another zero point of rows the weights have to be added up, too, which takes one row longer than it gains.
  if (DOT != 0 && (zero == 0 || rowCount > 1)) {
    isUnsigned = isDotUnsigned();
    byDot = hasDot();
  }
  // Weights without a sign are 128 too large.
  const offset = isUnsigned ? 128 : 0;
  const weightFlip = i8x16.splat(isUnsigned ? -128 : 0);
  // The sum of (row - zero)(weight - weightZero), in terms of what is multiplied.
  const rowFactor = -(offset + weightZero);
  const rowStart = i32(inputs) * zero * weightZero;
  const hasOutputStarts = byDot && zero != 0;
  const starts = buffer;
  const outputStarts = starts + startBytes;
  const copy = outputStarts + outputStartBytes;
  memory.fill(outputStarts, 0, outputStartBytes);
  const bytes: usize = byDot ? 1 : 2;
  const most: usize = min(rowCount, byDot ? 32 : 16);
  const deepest = min(inputs, (copyBytes / bytes / max(most, 1)) & ~15);

  for (let row: usize = 0; row < rowCount; row += most) {
    const height = min(rowCount - row, most);
    const block = rows + row * rowStride;
    for (let i: usize = 0; i < height; i++) {
      store<i32>(starts + 4 * i, rowFactor == 0 ? rowStart : rowStart + rowFactor * sumOf(block + i * rowStride, inputs, flip));
    }
    for (let input: usize = 0; input < inputs; input += deepest) {
      const depth = min(inputs - input, deepest);
      let isFirst = input == 0;
      const hasStarts = isFirst && (hasOutputStarts || (!byDot && weightZero != 0));
      for (let i: usize = 0; i < height; i++) {
        const from = block + i * rowStride + input;
        if (byDot) copyRow(from, depth, flip, copy + i * depth);
        else widenRow(from, depth, flip, zero, copy + 2 * i * depth);
      }
      for (let output: usize = 0; output < outputCount; output += panelWidth) {
        const panel = panels + output * inputs + input * panelWidth;
        let to = sums + row * sumStride + 4 * output;
        if (hasStarts) {
          if (hasOutputStarts) sumPanel(panel, inputs, weightFlip, offset, -zero, outputStarts);
          storeStarts(starts, outputStarts, height, to, sumStride);
          isFirst = false;
        }
        let from = copy;
        let i: usize = 0;
        for (; i + 4 <= height; i += 4) {
          if (byDot) {
            dotFourRows(panel, from, depth, to, sumStride, starts + 4 * i, isFirst, weightFlip);
            dotFourRows(panel + 32, from, depth, to + 32, sumStride, starts + 4 * i, isFirst, weightFlip);
          } else {
            pairFourRows(panel, from, depth, to, sumStride, isFirst);
            pairFourRows(panel + 16, from, depth, to + 16, sumStride, isFirst);
            pairFourRows(panel + 32, from, depth, to + 32, sumStride, isFirst);
            pairFourRows(panel + 48, from, depth, to + 48, sumStride, isFirst);
          }
          from += 4 * bytes * depth;
          to += 4 * sumStride;
        }
        for (; i + 2 <= height; i += 2) {
          if (byDot) {
            dotTwoRows(panel, from, depth, to, sumStride, starts + 4 * i, isFirst, weightFlip);
          } else {
            pairTwoRows(panel, from, depth, to, sumStride, isFirst);
            pairTwoRows(panel + 32, from, depth, to + 32, sumStride, isFirst);
          }
          from += 2 * bytes * depth;
          to += 2 * sumStride;
        }
        if (i < height) {
          if (byDot) dotOneRow(panel, from, depth, to, starts + 4 * i, isFirst, weightFlip);
          else pairOneRow(panel, from, depth, to, isFirst);
        }
      }
    }
  }
}

/**
 * In place of MlasGemmQuantOperation, with its parameters and the buffer of its thread (36,864 bytes).
 * @returns 1 if the matrix is in panels: its sums are computed and handed on. 0: nothing was done.
 */
export function multiplyPanels(
  shape: usize,
  data: usize,
  firstRow: usize,
  rowCount: usize,
  firstOutput: usize,
  outputCount: usize,
  buffer: usize,
): i32 {
  if (!load<bool>(data, hasZeroPointOfEachOffset)) return 0;
  const found = v128.load(load<usize>(data, zeroPointsOffset));
  const named = i8x16.replace_lane(found, 15, 0);
  const isFourBit = isFourBitMark(found);
  const isOfFloats = isFourBit || isByteMark(found);
  if (!isOfFloats && v128.any_true(v128.xor(named, mark))) return 0;
  const sumStride = load<usize>(data, sumStrideOffset) << 2;
  const sums = load<usize>(data, sumsOffset) + firstRow * sumStride + (firstOutput << 2);
  if (isOfFloats) {
    multiplyFloatPiece(isFourBit, shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
    scaleSums(data, load<usize>(data, zeroPointsOffset), rowCount, firstOutput, outputCount, sums, sumStride);
    return 1;
  }
  const inputs = load<usize>(shape, inputsOfShape);
  const rowStride = load<usize>(data, rowStrideOffset);
  const rows = load<usize>(data, rowsOffset) + firstRow * rowStride;
  // Rows without a sign are given one: 128 becomes 0.
  const flip: u8 = load<bool>(shape, hasSignedRows) ? 0 : 0x80;
  const zero = i32(i8(load<u8>(data, rowZeroOffset) ^ flip));
  const weightZero = i32(i8x16.extract_lane_s(found, 15));
  const panels = load<usize>(data, matrixOffset) + firstOutput * inputs;
  multiplyBytes(panels, inputs, outputCount, weightZero, rows, rowStride, rowCount, flip, zero, sums, sumStride, buffer);
  // MLAS_QGEMM_OUTPUT_PROCESSOR::Process, the only virtual function.
  const processor = load<usize>(data, processorOffset);
  if (processor != 0) {
    call_indirect<void>(
      load<u32>(load<usize>(processor)),
      processor,
      load<usize>(data, sumsOffset),
      firstRow,
      firstOutput,
      rowCount,
      outputCount,
      load<usize>(data, sumStrideOffset),
    );
  }
  return 1;
}

/** Products of rounded rows in the form that is fastest on this processor. */
function multiplyFloatPiece(
  isFourBit: bool,
  shape: usize,
  data: usize,
  firstRow: usize,
  rowCount: usize,
  firstOutput: usize,
  outputCount: usize,
  buffer: usize,
): void {
  const byDot = DOT != 0 && hasDot();
  if (!isFourBit) {
    if (byDot) multiplyBlocks<u32>(shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
    else multiplyBlocks<u16>(shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
  } else if (DOT == 0) multiplyBlocks<i8>(shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
  else if (byDot) multiplyBlocks<i32>(shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
  else multiplyBlocks<i16>(shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
}
