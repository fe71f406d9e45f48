/**
 * The instruction `dot` of relaxed SIMD multiplies sixteen pairs of bytes at once and adds each four products. WebAssembly leaves open how it
 * reads the second bytes: x86 with VNNI reads them unsigned, ARM signed, and older processors give other sums. All agree if these bytes
 * are 0 to 127.
 *
 * The constant DOT selects the build: 0 has no relaxed SIMD, 1 has it. Builds 2, 3 and 4 are for tests and imitate VNNI, ARM and an older
 * processor with plain SIMD.
 */

/** Results of the probe if the second byte, 0xff, is read as 255 and as -1: four products by -128. */
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

/** Adds the products of each two neighbouring bytes, in 16 bits. `rows` are signed, `weights` 0 to 127: all processors give the same. */
export function dotOfWords(rows: v128, weights: v128): v128 {
  if (DOT == 1) return i16x8.relaxed_dot_i8x16_i7x16_s(rows, weights);
  const even = i16x8.mul(i16x8.shr_s(i16x8.shl(rows, 8), 8), v128.and(weights, i16x8.splat(255)));
  return i16x8.add(even, i16x8.mul(i16x8.shr_s(rows, 8), i16x8.shr_u(weights, 8)));
}

function probe(): i32 {
  return DOT == 0 ? 0 : i32x4.extract_lane(dot(i8x16.splat(-128), i8x16.splat(-1), i32x4.splat(0)), 0);
}

/** Whether the processor reads the weights as unsigned bytes. */
export function isDotUnsigned(): bool {
  return probe() == unsignedProbe;
}

/** Whether `dot` is one exact instruction of the processor. Otherwise pairs of 16 bits are faster. */
export function hasDot(): bool {
  const found = probe();
  return found == unsignedProbe || found == signedProbe;
}
