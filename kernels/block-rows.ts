/** Copies rounded rows into the buffer of a thread, arranged for a form of products. */
import { fourBytes, isDot, isPairs, isPlain, scaleOffset, startOffset } from "./block-forms";

/**
 * Copies a block of 32 signed bytes and its scale.
 * @param offset How much larger this form reads the values of the matrix: 8 for 4 bits, 128 for unsigned bytes, else 0.
 */
export function copyBlock<Form>(row: usize, scale: f32, offset: i32, to: usize): void {
  const first = v128.load(row);
  const second = v128.load(row, 16);
  if (isPlain<Form>()) {
    copyEvenAndOdd(first, to);
    copyEvenAndOdd(second, to + 4 * fourBytes<Form>());
  } else if (isPairs<Form>()) {
    v128.store(to, i16x8.extend_low_i8x16_s(first));
    v128.store(to, i16x8.extend_high_i8x16_s(first), 16);
    v128.store(to, i16x8.extend_low_i8x16_s(second), 32);
    v128.store(to, i16x8.extend_high_i8x16_s(second), 48);
  } else {
    v128.store(to, first);
    v128.store(to, second, 16);
  }
  store<f32>(to + scaleOffset<Form>(), scale);
  if (!isPairs<Form>()) store<i32>(to + startOffset<Form>(), startOf<Form>(first, second, offset));
}

/** Returns the start of the sums of a block. */
function startOf<Form>(first: v128, second: v128, offset: i32): i32 {
  // The sums begin with -offset times the sum of the row. Sums of 16 bits have two lanes for each output.
  let sums = i16x8.add(i16x8.extadd_pairwise_i8x16_s(first), i16x8.extadd_pairwise_i8x16_s(second));
  sums = i16x8.add(sums, i64x2.shuffle(sums, sums, 1, 0));
  sums = i16x8.add(sums, i32x4.shuffle(sums, sums, 1, 0, 3, 2));
  if (isDot<Form>()) sums = i32x4.mul(i32x4.extadd_pairwise_i16x8_s(sums), i32x4.splat(-offset));
  else sums = i16x8.shl(i16x8.neg(sums), 3);
  return i32x4.extract_lane(sums, 0);
}

/**
 * Copies a block of four rows for `multiplyFourRows`: four bytes of each row, then the next four bytes of each, and so on; then the starts of their
 * sums and their scales.
 * @param row The block of the first row, and `scale` its scale. @param rowStride Bytes from a row to the next. @param offset As of `copyBlock`.
 */
export function copyFourBlocks<Form>(row: usize, scale: usize, rowStride: usize, offset: i32, to: usize): void {
  copyHalves(row, rowStride, to);
  copyHalves(row + 16, rowStride, to + 64);
  for (let i: usize = 0; i < 4; i++, row += rowStride, scale += rowStride, to += 4) {
    store<i32>(to, startOf<Form>(v128.load(row), v128.load(row, 16), offset), 128);
    store<i32>(to, load<i32>(scale), 144);
  }
}

/** Copies 16 bytes of four rows. */
function copyHalves(row: usize, rowStride: usize, to: usize): void {
  const a = v128.load(row);
  const b = v128.load(row + rowStride);
  const c = v128.load(row + 2 * rowStride);
  const d = v128.load(row + 3 * rowStride);
  const ab = i32x4.shuffle(a, b, 0, 4, 1, 5);
  const cd = i32x4.shuffle(c, d, 0, 4, 1, 5);
  v128.store(to, i64x2.shuffle(ab, cd, 0, 2));
  v128.store(to, i64x2.shuffle(ab, cd, 1, 3), 16);
  const otherAb = i32x4.shuffle(a, b, 2, 6, 3, 7);
  const otherCd = i32x4.shuffle(c, d, 2, 6, 3, 7);
  v128.store(to, i64x2.shuffle(otherAb, otherCd, 0, 2), 32);
  v128.store(to, i64x2.shuffle(otherAb, otherCd, 1, 3), 48);
}

/** Copies the first and third of each four bytes, then the second and fourth, in 16 bits each. */
function copyEvenAndOdd(bytes: v128, to: usize): void {
  const even = i16x8.shr_s(i16x8.shl(bytes, 8), 8);
  const odd = i16x8.shr_s(bytes, 8);
  v128.store(to, i32x4.shuffle(even, odd, 0, 4, 1, 5));
  v128.store(to, i32x4.shuffle(even, odd, 2, 6, 3, 7), 16);
}
