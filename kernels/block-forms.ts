/**
 * The forms of products by blocks, one for each kind of processor and of matrix. A form is a type parameter, so that the compiler
 * makes one function of each:
 *
 * | type | matrix | instruction |
 * |---|---|---|
 * | i32 | 4 bits | `dot`: adds four products in 32 bits |
 * | i16 | 4 bits | `dotOfWords`: adds two products in 16 bits; the sums of a block fit |
 * | i8 | 4 bits | without relaxed SIMD: single products in 16 bits, the even and the odd inputs of a row apart |
 * | u32 | 8 bits | `dot` |
 * | u16 | 8 bits | without `dot`: adds two products of 16 bits in 32 bits |
 *
 * The sums of a block are whole numbers, so all forms give the same. They are scaled in float32 and added block after block, so
 * the product of a row is the same to the bit in every form, on every processor and beside any other rows.
 */
import { dot, dotOfWords } from "./dot";

export function isBytes<Form>(): bool {
  return !isSigned<Form>();
}

export function isDot<Form>(): bool {
  return sizeof<Form>() == 4;
}

/** Whether products are single ones of 4 bits. */
export function isPlain<Form>(): bool {
  return sizeof<Form>() == 1;
}

/** Whether products are pairs of 16 bits. */
export function isPairs<Form>(): bool {
  return isBytes<Form>() && sizeof<Form>() == 2;
}

/** Bytes of four inputs in a copied row. */
export function fourBytes<Form>(): usize {
  return isPlain<Form>() || isPairs<Form>() ? 8 : 4;
}

/** Offset of the start of the sums of a copied block. */
export function startOffset<Form>(): usize {
  return 8 * fourBytes<Form>();
}

/** Offset of the float32 scale of a copied block. */
export function scaleOffset<Form>(): usize {
  return startOffset<Form>() + 4;
}

/** Bytes of a copied block: 32 inputs, the start of its sums and its scale. */
export function copiedBlockBytes<Form>(): usize {
  return startOffset<Form>() + 8;
}

/** Mask of the low halves of bytes; for single products, of the even inputs alone. */
export function lowHalves<Form>(): v128 {
  return isPlain<Form>() ? i16x8.splat(15) : i8x16.splat(15);
}

/** Returns the odd inputs of a row. Single products store them apart from the even ones, other forms together. */
export function oddInputs<Form>(row: usize, all: v128): v128 {
  return isPlain<Form>() ? v128.load32_splat(row, 4) : all;
}

export function lowOdd<Form>(values: v128, halves: v128): v128 {
  return isPlain<Form>() ? v128.and(i16x8.shr_u(values, 8), halves) : values;
}

export function highOdd<Form>(values: v128): v128 {
  return isPlain<Form>() ? i16x8.shr_u(values, 12) : values;
}

/** Adds the products of four inputs of a row by four outputs. */
export function added<Form>(inputs: v128, odd: v128, values: v128, oddValues: v128, sums: v128): v128 {
  if (isPlain<Form>()) return i16x8.add(i16x8.add(sums, i16x8.mul(inputs, values)), i16x8.mul(odd, oddValues));
  return isDot<Form>() ? dot(inputs, values, sums) : i16x8.add(sums, dotOfWords(inputs, values));
}

/** Returns `total` plus the sums of a block for four outputs times their `factors` (see `lowFactors`) and the scale of the row. */
export function addedScaled<Form>(total: v128, sums: v128, factors: v128, scale: v128): v128 {
  if (isBytes<Form>()) return f32x4.add(total, f32x4.mul(f32x4.convert_i32x4_s(sums), f32x4.mul(factors, scale)));
  // Sums of 4 bits fit 16 bits, so that this is the fastest exact product: of both halves of a sum, or of a sum and 0.
  return f32x4.add(total, f32x4.mul(f32x4.convert_i32x4_s(i32x4.dot_i16x8_s(sums, factors)), scale));
}

/** The first four of eight factors, arranged for `addedScaled`. */
export function lowFactors<Form>(factors: v128): v128 {
  if (isBytes<Form>()) return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(factors));
  return isDot<Form>() ? i32x4.extend_low_i16x8_u(factors) : i16x8.shuffle(factors, factors, 0, 0, 1, 1, 2, 2, 3, 3);
}

/** The last four of eight factors. */
export function highFactors<Form>(factors: v128): v128 {
  if (isBytes<Form>()) return f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(factors));
  return isDot<Form>() ? i32x4.extend_high_i16x8_u(factors) : i16x8.shuffle(factors, factors, 4, 4, 5, 5, 6, 6, 7, 7);
}
