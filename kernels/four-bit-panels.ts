/**
 * Products with matrices of 4 bits on the CPU, in AssemblyScript (`int8-panels.ts` hands them on). The 4 bits stay as they are
 * stored, and what 32 inputs of an output are scaled by is a whole number beside the matrix, so sums are whole numbers and exact.
 *
 * A matrix [inputs, outputs] in panels of 16 outputs, in them blocks of 32 inputs: 256 bytes, and elsewhere, in the same order, 16 factors of 16 bits. Of eight
 * inputs after the other the four values of an output stand together, in the lower halves of the bytes those of the first four
 * inputs, in the upper halves those of the others; they have no sign, 8 is 0. `inputs` is a multiple of 32, `outputs` of 16. What a
 * row is multiplied by is (value - 8) times the factor.
 *
 * Values without a sign are below 128, so sixteen products at once are the same on all processors that have them. There are three
 * forms, told apart by a type, so that the compiler makes a function of each:
 * - i32: `dot`, of four products the sum in 32 bits.
 * - i16: `dotOfWords`, of two products the sum in 16 bits; those of a block fit.
 * - i8: without relaxed SIMD, single products in 16 bits; of a row those of even and of odd inputs stand in 16 bits by themselves.
 */
import { dot, dotOfWords } from "./dot";
import { blockBytes, blockFactorBytes, blockInputs, panelWidth } from "./four-bit-blocks";

/** Rows at once: as many as fit. */
const mostRows: usize = 16;
/** From so many rows on it pays to spread a panel's values into bytes first, of so many blocks at once, of so many bytes. */
const fewestUnpacked: usize = 8;
const unpackedBlocks: usize = 20;
const unpackedBlockBytes: usize = 512;

function isDot<Form>(): bool {
  return sizeof<Form>() == 4;
}

function isPlain<Form>(): bool {
  return sizeof<Form>() == 1;
}

/** Bytes of four inputs of a row. */
function step<Form>(): usize {
  return isPlain<Form>() ? 8 : 4;
}

/** Of a row: a block of it, and what its sums begin with. */
function rowBlockBytes<Form>(): usize {
  return 8 * step<Form>() + 4;
}

/** The lower halves of bytes; where products are single ones, of those of even inputs. */
function lowerHalves<Form>(): v128 {
  return isPlain<Form>() ? i16x8.splat(15) : i8x16.splat(15);
}

/** What the values of odd inputs are multiplied by: they are apart where products are single ones. */
function oddInputs<Form>(row: usize, all: v128): v128 {
  return isPlain<Form>() ? v128.load32_splat(row, 4) : all;
}

function lowerOdd<Form>(values: v128, halves: v128): v128 {
  return isPlain<Form>() ? v128.and(i16x8.shr_u(values, 8), halves) : values;
}

function upperOdd<Form>(values: v128): v128 {
  return isPlain<Form>() ? i16x8.shr_u(values, 12) : values;
}

/** Four inputs of a row by four outputs. */
function added<Form>(inputs: v128, odd: v128, values: v128, oddValues: v128, sums: v128): v128 {
  if (isPlain<Form>()) return i16x8.add(i16x8.add(sums, i16x8.mul(inputs, values)), i16x8.mul(odd, oddValues));
  return isDot<Form>() ? dot(inputs, values, sums) : i16x8.add(sums, dotOfWords(inputs, values));
}

/** Sums of a block times the first four of eight factors. */
function scaledLow<Form>(sums: v128, factors: v128): v128 {
  return isDot<Form>()
    ? i32x4.mul(sums, i32x4.extend_low_i16x8_s(factors))
    : i32x4.dot_i16x8_s(sums, i16x8.shuffle(factors, factors, 0, 0, 1, 1, 2, 2, 3, 3));
}

function scaledHigh<Form>(sums: v128, factors: v128): v128 {
  return isDot<Form>()
    ? i32x4.mul(sums, i32x4.extend_high_i16x8_s(factors))
    : i32x4.dot_i16x8_s(sums, i16x8.shuffle(factors, factors, 4, 4, 5, 5, 6, 6, 7, 7));
}

/** A block of a row; its sums begin with what the values without a sign are too large by. */
function copyBlock<Form>(row: usize, to: usize): void {
  const first = v128.load(row);
  const second = v128.load(row, 16);
  if (isPlain<Form>()) {
    copyWords(first, to);
    copyWords(second, to + 32);
  } else {
    v128.store(to, first);
    v128.store(to, second, 16);
  }
  let sums = i16x8.add(i16x8.extadd_pairwise_i8x16_s(first), i16x8.extadd_pairwise_i8x16_s(second));
  sums = i16x8.add(sums, i64x2.shuffle(sums, sums, 1, 0));
  sums = i16x8.shl(i16x8.neg(i16x8.add(sums, i32x4.shuffle(sums, sums, 1, 0, 3, 2))), 3);
  if (isDot<Form>()) sums = i32x4.extadd_pairwise_i16x8_s(sums);
  store<i32>(to + 8 * step<Form>(), i32x4.extract_lane(sums, 0));
}

/** Of each four the first and third, then the second and fourth. */
function copyWords(bytes: v128, to: usize): void {
  const even = i16x8.shr_s(i16x8.shl(bytes, 8), 8);
  const odd = i16x8.shr_s(bytes, 8);
  v128.store(to, i32x4.shuffle(even, odd, 0, 4, 1, 5));
  v128.store(to, i32x4.shuffle(even, odd, 2, 6, 3, 7), 16);
}

/** One row by a panel. */
function multiplyOne<Form>(panel: usize, factors: usize, blocks: usize, row: usize, halves: v128, sums: usize, isFirst: bool): void {
  let s0 = i32x4.splat(0),
    s1 = s0,
    s2 = s0,
    s3 = s0;
  for (const end = panel + blocks * blockBytes; panel < end; panel += blockBytes) {
    let b0 = v128.load32_splat(row + 8 * step<Form>()),
      b1 = b0,
      b2 = b0,
      b3 = b0;
    let at = panel;
    for (const last = row + 8 * step<Form>(); row < last; row += 2 * step<Form>()) {
      const first = v128.load32_splat(row);
      const firstOdd = oddInputs<Form>(row, first);
      const second = v128.load32_splat(row + step<Form>());
      const secondOdd = oddInputs<Form>(row + step<Form>(), second);
      let values = v128.load(at);
      b0 = added<Form>(first, firstOdd, v128.and(values, halves), lowerOdd<Form>(values, halves), b0);
      b0 = added<Form>(second, secondOdd, v128.and(i16x8.shr_u(values, 4), halves), upperOdd<Form>(values), b0);
      values = v128.load(at, 16);
      b1 = added<Form>(first, firstOdd, v128.and(values, halves), lowerOdd<Form>(values, halves), b1);
      b1 = added<Form>(second, secondOdd, v128.and(i16x8.shr_u(values, 4), halves), upperOdd<Form>(values), b1);
      values = v128.load(at, 32);
      b2 = added<Form>(first, firstOdd, v128.and(values, halves), lowerOdd<Form>(values, halves), b2);
      b2 = added<Form>(second, secondOdd, v128.and(i16x8.shr_u(values, 4), halves), upperOdd<Form>(values), b2);
      values = v128.load(at, 48);
      b3 = added<Form>(first, firstOdd, v128.and(values, halves), lowerOdd<Form>(values, halves), b3);
      b3 = added<Form>(second, secondOdd, v128.and(i16x8.shr_u(values, 4), halves), upperOdd<Form>(values), b3);
      at += 64;
    }
    row += 4;
    let eight = v128.load(factors);
    s0 = i32x4.add(s0, scaledLow<Form>(b0, eight));
    s1 = i32x4.add(s1, scaledHigh<Form>(b1, eight));
    eight = v128.load(factors, 16);
    s2 = i32x4.add(s2, scaledLow<Form>(b2, eight));
    s3 = i32x4.add(s3, scaledHigh<Form>(b3, eight));
    factors += blockFactorBytes;
  }
  addTo(sums, s0, isFirst);
  addTo(sums + 16, s1, isFirst);
  addTo(sums + 32, s2, isFirst);
  addTo(sums + 48, s3, isFirst);
}

function addTo(to: usize, sums: v128, isFirst: bool): void {
  v128.store(to, isFirst ? sums : i32x4.add(v128.load(to), sums));
}

/** Two rows by eight outputs: the first or the last ones of a panel. */
function multiplyTwo<Form>(
  panel: usize,
  factors: usize,
  blocks: usize,
  row: usize,
  rowBytes: usize,
  halves: v128,
  sums: usize,
  stride: usize,
  isFirst: bool,
): void {
  let s00 = i32x4.splat(0),
    s01 = s00,
    s10 = s00,
    s11 = s00;
  for (const end = panel + blocks * blockBytes; panel < end; panel += blockBytes) {
    let b00 = v128.load32_splat(row + 8 * step<Form>()),
      b01 = b00,
      b10 = v128.load32_splat(row + rowBytes + 8 * step<Form>()),
      b11 = b10;
    let at = panel;
    for (const last = row + 8 * step<Form>(); row < last; row += step<Form>()) {
      const v0 = v128.load(at);
      const v1 = v128.load(at, 16);
      let low0 = v128.and(v0, halves);
      let odd0 = lowerOdd<Form>(v0, halves);
      let low1 = v128.and(v1, halves);
      let odd1 = lowerOdd<Form>(v1, halves);
      let four = v128.load32_splat(row);
      let odd = oddInputs<Form>(row, four);
      b00 = added<Form>(four, odd, low0, odd0, b00);
      b01 = added<Form>(four, odd, low1, odd1, b01);
      four = v128.load32_splat(row + rowBytes);
      odd = oddInputs<Form>(row + rowBytes, four);
      b10 = added<Form>(four, odd, low0, odd0, b10);
      b11 = added<Form>(four, odd, low1, odd1, b11);
      row += step<Form>();
      low0 = v128.and(i16x8.shr_u(v0, 4), halves);
      odd0 = upperOdd<Form>(v0);
      low1 = v128.and(i16x8.shr_u(v1, 4), halves);
      odd1 = upperOdd<Form>(v1);
      four = v128.load32_splat(row);
      odd = oddInputs<Form>(row, four);
      b00 = added<Form>(four, odd, low0, odd0, b00);
      b01 = added<Form>(four, odd, low1, odd1, b01);
      four = v128.load32_splat(row + rowBytes);
      odd = oddInputs<Form>(row + rowBytes, four);
      b10 = added<Form>(four, odd, low0, odd0, b10);
      b11 = added<Form>(four, odd, low1, odd1, b11);
      at += 64;
    }
    row += 4;
    const eight = v128.load(factors);
    s00 = i32x4.add(s00, scaledLow<Form>(b00, eight));
    s01 = i32x4.add(s01, scaledHigh<Form>(b01, eight));
    s10 = i32x4.add(s10, scaledLow<Form>(b10, eight));
    s11 = i32x4.add(s11, scaledHigh<Form>(b11, eight));
    factors += blockFactorBytes;
  }
  addTo(sums, s00, isFirst);
  addTo(sums + 16, s01, isFirst);
  addTo(sums + stride, s10, isFirst);
  addTo(sums + stride + 16, s11, isFirst);
}

/** A panel's values in bytes: those of the lower halves of 64 bytes, then those of the upper halves, four inputs each. */
function unpack(panel: usize, blocks: usize, halves: v128, to: usize): void {
  for (const end = panel + blocks * blockBytes; panel < end; panel += 64, to += 128) {
    for (let at: usize = 0; at < 64; at += 16) {
      const values = v128.load(panel + at);
      v128.store(to + at, v128.and(values, halves));
      v128.store(to + at, v128.and(i16x8.shr_u(values, 4), halves), 64);
    }
  }
}

/** Four rows by eight outputs of an unpacked panel; not where products are single ones. */
function multiplyFour<Form>(
  values: usize,
  factors: usize,
  blocks: usize,
  row: usize,
  rowBytes: usize,
  sums: usize,
  stride: usize,
  isFirst: bool,
): void {
  let s00 = i32x4.splat(0),
    s01 = s00,
    s10 = s00,
    s11 = s00,
    s20 = s00,
    s21 = s00,
    s30 = s00,
    s31 = s00;
  const row1 = rowBytes;
  const row2 = row1 + rowBytes;
  const row3 = row2 + rowBytes;
  for (const end = values + unpackedBlockBytes * blocks; values < end;) {
    let b00 = v128.load32_splat(row, 32),
      b01 = b00,
      b10 = v128.load32_splat(row + row1, 32),
      b11 = b10,
      b20 = v128.load32_splat(row + row2, 32),
      b21 = b20,
      b30 = v128.load32_splat(row + row3, 32),
      b31 = b30;
    for (const last = row + 32; row < last; row += 4) {
      const v0 = v128.load(values);
      const v1 = v128.load(values, 16);
      let four = v128.load32_splat(row);
      b00 = added<Form>(four, four, v0, v0, b00);
      b01 = added<Form>(four, four, v1, v1, b01);
      four = v128.load32_splat(row + row1);
      b10 = added<Form>(four, four, v0, v0, b10);
      b11 = added<Form>(four, four, v1, v1, b11);
      four = v128.load32_splat(row + row2);
      b20 = added<Form>(four, four, v0, v0, b20);
      b21 = added<Form>(four, four, v1, v1, b21);
      four = v128.load32_splat(row + row3);
      b30 = added<Form>(four, four, v0, v0, b30);
      b31 = added<Form>(four, four, v1, v1, b31);
      values += 64;
    }
    row += 4;
    const eight = v128.load(factors);
    s00 = i32x4.add(s00, scaledLow<Form>(b00, eight));
    s01 = i32x4.add(s01, scaledHigh<Form>(b01, eight));
    s10 = i32x4.add(s10, scaledLow<Form>(b10, eight));
    s11 = i32x4.add(s11, scaledHigh<Form>(b11, eight));
    s20 = i32x4.add(s20, scaledLow<Form>(b20, eight));
    s21 = i32x4.add(s21, scaledHigh<Form>(b21, eight));
    s30 = i32x4.add(s30, scaledLow<Form>(b30, eight));
    s31 = i32x4.add(s31, scaledHigh<Form>(b31, eight));
    factors += blockFactorBytes;
  }
  addTo(sums, s00, isFirst);
  addTo(sums + 16, s01, isFirst);
  sums += stride;
  addTo(sums, s10, isFirst);
  addTo(sums + 16, s11, isFirst);
  sums += stride;
  addTo(sums, s20, isFirst);
  addTo(sums + 16, s21, isFirst);
  sums += stride;
  addTo(sums, s30, isFirst);
  addTo(sums + 16, s31, isFirst);
}

/** Rows of bytes with a sign by some panels, the first of which has output `firstOutput`. `buffer`: of `bufferBytes`, for rows. */
export function multiplyFourBits<Form>(
  matrix: usize,
  matrixFactors: usize,
  inputs: usize,
  firstOutput: usize,
  outputs: usize,
  rows: usize,
  rowStride: usize,
  rowCount: usize,
  sums: usize,
  stride: usize,
  buffer: usize,
  bufferBytes: usize,
): void {
  const blocks = inputs / blockInputs;
  // Through memory: a compiler would make a constant anew at each place of its use.
  v128.store(buffer, lowerHalves<Form>());
  const halves = v128.load(buffer);
  const isUnpacked = !isPlain<Form>() && rowCount >= fewestUnpacked;
  const unpacked = buffer + 16;
  const copy = isUnpacked ? unpacked + unpackedBlocks * unpackedBlockBytes : unpacked;
  const most = max(min(rowCount, mostRows), 1);
  const room = (buffer + bufferBytes - copy) / rowBlockBytes<Form>() / most;
  const deepest = min(blocks, isUnpacked ? min(room, unpackedBlocks) : room);
  for (let row: usize = 0; row < rowCount; row += most) {
    const height = min(rowCount - row, most);
    for (let block: usize = 0; block < blocks; block += deepest) {
      const depth = min(blocks - block, deepest);
      const rowBytes = depth * rowBlockBytes<Form>();
      for (let i: usize = 0; i < height; i++) {
        const from = rows + (row + i) * rowStride + block * blockInputs;
        for (let b: usize = 0; b < depth; b++) copyBlock<Form>(from + b * blockInputs, copy + i * rowBytes + b * rowBlockBytes<Form>());
      }
      const isFirst = block == 0;
      for (let output: usize = 0; output < outputs; output += panelWidth) {
        const first = ((firstOutput + output) / panelWidth) * blocks + block;
        const panel = matrix + first * blockBytes;
        const factors = matrixFactors + first * blockFactorBytes;
        let to = sums + row * stride + (output << 2);
        let from = copy;
        let i: usize = 0;
        if (isUnpacked) {
          unpack(panel, depth, halves, unpacked);
          for (; i + 4 <= height; i += 4) {
            multiplyFour<Form>(unpacked, factors, depth, from, rowBytes, to, stride, isFirst);
            multiplyFour<Form>(unpacked + 32, factors + 16, depth, from, rowBytes, to + 32, stride, isFirst);
            from += rowBytes << 2;
            to += stride << 2;
          }
        }
        for (; i + 2 <= height; i += 2) {
          multiplyTwo<Form>(panel, factors, depth, from, rowBytes, halves, to, stride, isFirst);
          multiplyTwo<Form>(panel + 32, factors + 16, depth, from, rowBytes, halves, to + 32, stride, isFirst);
          from += rowBytes << 1;
          to += stride << 1;
        }
        if (i < height) multiplyOne<Form>(panel, factors, depth, from, halves, to, isFirst);
      }
    }
  }
}
