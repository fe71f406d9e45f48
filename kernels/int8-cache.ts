/**
 * Keys and values kept in int8, in AssemblyScript: linked into ONNX Runtime's build (`scripts/build/kernels/`), which has plain loops
 * for them: `int8-rows.ts`, `int8-keys.ts` and `int8-values.ts`. Rows of numbers (queries, shares of attention) are rounded to 14 bits, each by its own largest value, and multiplied in
 * whole numbers: what comes of a row is the same to the bit on every processor, whatever rows are computed beside it.
 *
 * A head's cache is [positions, width] with one scale for each of its `width` places (`S8_PerChannel`). `width` is a multiple of 16
 * up to 256; for others, and for other kinds of caches, nothing is done and the runtime's own loops follow.
 *
 * Where a processor has `dot` (see there), the 14 bits are two planes of 7, `high` and `low`, and sixteen products of each are taken at once;
 * elsewhere pairs of 16 bits are multiplied.
 *
 * What takes the place of a function of the runtime's has its parameters, and `stack`, below which a thread's stack is free. It
 * returns 1 if it did the work, else 0.
 */

/** MLAS_KV_QUANT_TYPE. */
const signedBytesByPlace = 1;
const widest: usize = 256;
export const planeBits = 7;
export const planeMask: i16 = 127;
/** Bytes that rounded queries take, or keys or values that are arranged, or half of their sums: as many rows and positions as fit, at most 64. */
export const blockBytes: usize = 8192;
export const blockLength: usize = 64;
/** Between the stack and what is put below it. */
export const gap: usize = 64;

export function isCovered(type: u32, width: usize): bool {
  return type == signedBytesByPlace && (width & 15) == 0 && width <= widest;
}

/** Sixteen numbers, the first of which is number `at` of a row. `length`: of a plane. */
export function storeSteps(first: v128, second: v128, asPlanes: bool, row: usize, at: usize, length: usize): void {
  if (asPlanes) {
    const mask = i16x8.splat(planeMask);
    v128.store(row + at, i8x16.narrow_i16x8_u(i16x8.shr_u(first, planeBits), i16x8.shr_u(second, planeBits)));
    v128.store(row + length + at, i8x16.narrow_i16x8_u(v128.and(first, mask), v128.and(second, mask)));
  } else {
    v128.store(row + (at << 1), first);
    v128.store(row + (at << 1), second, 16);
  }
}

export function largestOf(four: v128): f32 {
  return max(max(f32x4.extract_lane(four, 0), f32x4.extract_lane(four, 1)), max(f32x4.extract_lane(four, 2), f32x4.extract_lane(four, 3)));
}

/** Of the sums of planes. */
export function joined(high: v128, low: v128): v128 {
  return i32x4.add(i32x4.shl(high, planeBits), low);
}
