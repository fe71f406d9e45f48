/** Numbers to the nearest whole ones, halves to the even one. */

/** Of numbers below 2^22, with this added, the low bits are the nearest whole one. */
export const nearestInBits: f32 = 12_582_912;

/** Eight numbers in 16 bits each. `bias`: `nearestInBits`, and what is added to all. */
export function inSteps(low: v128, high: v128, toSteps: v128, bias: v128): v128 {
  return i16x8.shuffle(f32x4.add(f32x4.mul(low, toSteps), bias), f32x4.add(f32x4.mul(high, toSteps), bias), 0, 2, 4, 6, 8, 10, 12, 14);
}
