/**
 * Sixteen products of bytes at once, the `dot` of relaxed SIMD, where a processor has it: of bytes with a sign by bytes without one
 * (x86 with VNNI) or by bytes with one (ARM). By bytes from 0 to 127 it is the same on all.
 *
 * The build sets DOT, which says what `dot` is: 0 absent; 1 the processor's. For tests, 2: as with VNNI; 3: as on ARM; 4: as
 * neither.
 */

/** -128 times 255 and -128 times -1, four times: what tells the forms apart. */
const unsignedProbe = -130560;
const signedProbe = 512;

export function dot(rows: v128, weights: v128, sums: v128): v128 {
  if (DOT == 1) return i32x4.relaxed_dot_i8x16_i7x16_add_s(rows, weights, sums);
  if (DOT == 4) return sums;
  const low = i16x8.extend_low_i8x16_s(rows);
  const high = i16x8.extend_high_i8x16_s(rows);
  const a = i32x4.dot_i16x8_s(low, DOT == 2 ? i16x8.extend_low_i8x16_u(weights) : i16x8.extend_low_i8x16_s(weights));
  const b = i32x4.dot_i16x8_s(high, DOT == 2 ? i16x8.extend_high_i8x16_u(weights) : i16x8.extend_high_i8x16_s(weights));
  return i32x4.add(sums, i32x4.add(i32x4.shuffle(a, b, 0, 2, 4, 6), i32x4.shuffle(a, b, 1, 3, 5, 7)));
}

/** Of each two neighbouring bytes the sum of the products, in 16 bits: of bytes with a sign by bytes from 0 to 127, the same on all. */
export function dotOfWords(rows: v128, weights: v128): v128 {
  if (DOT == 1) return i16x8.relaxed_dot_i8x16_i7x16_s(rows, weights);
  const even = i16x8.mul(i16x8.shr_s(i16x8.shl(rows, 8), 8), v128.and(weights, i16x8.splat(255)));
  return i16x8.add(even, i16x8.mul(i16x8.shr_s(rows, 8), i16x8.shr_u(weights, 8)));
}

function probe(): i32 {
  return DOT == 0 ? 0 : i32x4.extract_lane(dot(i8x16.splat(-128), i8x16.splat(-1), i32x4.splat(0)), 0);
}

/** Whether the processor takes weights without a sign. */
export function isDotUnsigned(): bool {
  return probe() == unsignedProbe;
}

/** Whether the processor has it as one step: elsewhere pairs of 16 bits are faster. */
export function hasDot(): bool {
  const found = probe();
  return found == unsignedProbe || found == signedProbe;
}
