/** Rounds numbers to the nearest integers, halves to the even one. */

/** If this is added to a number below 2^22, the low bits of the sum are the nearest integer. */
export const nearestInBits: f32 = 12_582_912;

/** Rounds eight numbers times `toSteps` to 16 bits. `bias`: `nearestInBits` plus an integer that is added to each. */
export function inSteps(low: v128, high: v128, toSteps: v128, bias: v128): v128 {
  return i16x8.shuffle(f32x4.add(f32x4.mul(low, toSteps), bias), f32x4.add(f32x4.mul(high, toSteps), bias), 0, 2, 4, 6, 8, 10, 12, 14);
}
