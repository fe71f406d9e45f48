/** Prepares rows of bytes for products with panels. `flip` is 0x80 if the bytes have no sign, else 0: it turns them into signed ones. */

/** Copies a row as signed bytes. */
export function copyRow(row: usize, length: usize, flip: u8, to: usize): void {
  const flips = i8x16.splat(flip);
  let at: usize = 0;
  for (; at + 16 <= length; at += 16) v128.store(to + at, v128.xor(v128.load(row + at), flips));
  for (; at < length; at++) store<u8>(to + at, load<u8>(row + at) ^ flip);
}

/** Copies a row as 16-bit numbers, with its zero point subtracted. */
export function widenRow(row: usize, length: usize, flip: u8, zero: i32, to: usize): void {
  const flips = i8x16.splat(flip);
  const zeros = i16x8.splat(i16(zero));
  let at: usize = 0;
  for (; at + 8 <= length; at += 8) {
    const values = i16x8.extend_low_i8x16_s(v128.xor(v128.load64_zero(row + at), flips));
    v128.store(to + 2 * at, i16x8.sub(values, zeros));
  }
  for (; at < length; at++) store<i16>(to + 2 * at, i16(i32(i8(load<u8>(row + at) ^ flip)) - zero));
}

/** Writes `start + factor * sum` of each row, where `sum` adds the signed bytes of the row. */
export function storeRowStarts(
  rows: usize,
  stride: usize,
  height: usize,
  inputs: usize,
  flip: u8,
  start: i32,
  factor: i32,
  to: usize,
): void {
  for (let i: usize = 0; i < height; i++) {
    store<i32>(to + 4 * i, factor == 0 ? start : start + factor * sumOf(rows + i * stride, inputs, flip));
  }
}

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
