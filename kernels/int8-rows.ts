/** Rounds new keys or values to int8 (`int8-cache.ts`). */
import { isCovered } from "./int8-cache";

/** Replaces MlasKVQuantize: rounds rows of float32, `stride` numbers apart, to bytes. */
export function roundRows(rows: usize, to: usize, count: usize, width: usize, stride: usize, type: u32, scales: usize, stack: usize): i32 {
  if (!isCovered(type, width)) return 0;
  for (let channel: usize = 0; channel < width; channel += 16) {
    const at = scales + (channel << 2);
    const factor0 = inverse(v128.load(at));
    const factor1 = inverse(v128.load(at, 16));
    const factor2 = inverse(v128.load(at, 32));
    const factor3 = inverse(v128.load(at, 48));
    let from = rows + (channel << 2);
    let target = to + channel;
    for (let row: usize = 0; row < count; row++) {
      const low = i16x8.narrow_i32x4_s(rounded(from, factor0), rounded(from + 16, factor1));
      const high = i16x8.narrow_i32x4_s(rounded(from + 32, factor2), rounded(from + 48, factor3));
      v128.store(target, i8x16.narrow_i16x8_s(low, high));
      from += stride << 2;
      target += width;
    }
  }
  return 1;
}

/** Returns 1 / scale. A scale of 0 counts as 1, as in the runtime. */
function inverse(scales: v128): v128 {
  const one = f32x4.splat(1);
  return f32x4.div(one, v128.bitselect(one, scales, f32x4.eq(scales, f32x4.splat(0))));
}

function rounded(from: usize, factors: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(from), factors)));
}
