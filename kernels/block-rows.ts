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
  if (isPairs<Form>()) return;
  // The sums begin with -offset times the sum of the row. Sums of 16 bits have two lanes for each output.
  let sums = i16x8.add(i16x8.extadd_pairwise_i8x16_s(first), i16x8.extadd_pairwise_i8x16_s(second));
  sums = i16x8.add(sums, i64x2.shuffle(sums, sums, 1, 0));
  sums = i16x8.add(sums, i32x4.shuffle(sums, sums, 1, 0, 3, 2));
  if (isDot<Form>()) sums = i32x4.mul(i32x4.extadd_pairwise_i16x8_s(sums), i32x4.splat(-offset));
  else sums = i16x8.shl(i16x8.neg(sums), 3);
  store<i32>(to + startOffset<Form>(), i32x4.extract_lane(sums, 0));
}

/** Copies the first and third of each four bytes, then the second and fourth, in 16 bits each. */
function copyEvenAndOdd(bytes: v128, to: usize): void {
  const even = i16x8.shr_s(i16x8.shl(bytes, 8), 8);
  const odd = i16x8.shr_s(bytes, 8);
  v128.store(to, i32x4.shuffle(even, odd, 0, 4, 1, 5));
  v128.store(to, i32x4.shuffle(even, odd, 2, 6, 3, 7), 16);
}
