/**
 * Attention over keys and values in int8 (`int8-rows.ts`, `int8-keys.ts`, `int8-values.ts`), for which the runtime has plain loops. Queries and
 * attention weights (`shares`) are rounded to 14 bits, each row by its own largest value, and multiplied as integers. A row has the same result
 * to the bit on every processor and beside any other rows.
 *
 * The cache of a head is [positions, width] with one scale for each of the `width` channels (`S8_PerChannel`). The kernels cover widths that are
 * multiples of 16, up to 256. They leave other widths and other kinds of caches to the runtime's loops.
 *
 * On a processor with `dot` the 14 bits become two planes of 7 bits, `high` and `low`. Other processors multiply pairs of 16 bits.
 *
 * Each kernel has the parameters of the function that it replaces, and `stack`: it uses the stack of the thread below. It returns 1 if it did
 * the work, else 0.
 */

/** MLAS_KV_QUANT_TYPE. */
const signedBytesByChannel = 1;
const maxWidth: usize = 256;
export const planeBits = 7;
export const planeMask: i16 = 127;
/** Bytes of the rounded queries, of the arranged keys or values, and of half of their sums. */
export const blockBytes: usize = 8192;
/** Max rows and positions of a block. */
export const blockLength: usize = 64;
/** Bytes between the stack pointer and the memory that a kernel uses. */
export const gap: usize = 64;

export function isCovered(type: u32, width: usize): bool {
  return type == signedBytesByChannel && (width & 15) == 0 && width <= maxWidth;
}

/** Stores sixteen numbers of a row from index `at` on. `length`: bytes of a plane. */
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

/** Joins the sums of both planes. */
export function joined(high: v128, low: v128): v128 {
  return i32x4.add(i32x4.shl(high, planeBits), low);
}
