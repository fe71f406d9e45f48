/**
 * Exponentials, the main part of a softmax. The steps and the order of sums are the runtime's, so results are the same to the bit. The
 * runtime's loop builds each constant at each use and waits for every step. This kernel reads the constants once, computes sixteen numbers side
 * by side, and uses `pmax`, which is one instruction; `max` is eight and differs for NaN and zeros only.
 */

import { gap } from "./int8-cache";

/** Constants of the exponential: the lowest exponent, the steps to a power of two, and the coefficients of the polynomial for the rest. */
const least: f32 = reinterpret<f32>(0xc2b0c0a5);
const log2OfE: f32 = reinterpret<f32>(0x3fb8aa3b);
const roundingBias: f32 = 12_582_912;
const log2High: f32 = reinterpret<f32>(0x3f317200);
const log2Low: f32 = reinterpret<f32>(0x35bfbe8e);
const coefficient0: f32 = reinterpret<f32>(0x3ab4a000);
const coefficient1: f32 = reinterpret<f32>(0x3c092f6e);
const coefficient2: f32 = reinterpret<f32>(0x3d2aadad);
const coefficient3: f32 = reinterpret<f32>(0x3e2aaa28);
const coefficient4: f32 = reinterpret<f32>(0x3efffffb);

/** Bytes of the constants in memory: eleven vectors. */
const constantsBytes: usize = 11 << 4;
/** Bytes that are written if the caller asks for the sum alone. */
const unusedBytes: usize = 64;

/** Stores a constant and reads it back, because V8 would build a literal again at each use. */
function readBack(at: usize, constant: f32): v128 {
  v128.store(at, f32x4.splat(constant));
  return v128.load(at);
}

/**
 * Replaces MlasComputeSumExpF32Kernel: adds `lessMaximum` to each of `count` numbers and writes the exponentials to `to`, which may be `from`;
 * 0 writes none. Uses the stack below `stack`.
 * @returns The sum of the exponentials.
 */
export function sumExponentials(from: usize, to: usize, count: usize, lessMaximum: f32, stack: usize): f32 {
  const constants = (stack & ~15) - gap - constantsBytes;
  const low = readBack(constants, least);
  const toPowers = readBack(constants + 16, log2OfE);
  const bias = readBack(constants + 32, roundingBias);
  const high = readBack(constants + 48, log2High);
  const rest = readBack(constants + 64, log2Low);
  const k0 = readBack(constants + 80, coefficient0);
  const k1 = readBack(constants + 96, coefficient1);
  const k2 = readBack(constants + 112, coefficient2);
  const k3 = readBack(constants + 128, coefficient3);
  const k4 = readBack(constants + 144, coefficient4);
  const one = readBack(constants + 160, 1);
  const less = f32x4.splat(lessMaximum);
  let sums = f32x4.splat(0);
  const step: usize = to == 0 ? 0 : 16;
  // Exponentials that the caller does not ask for overwrite each other on the stack.
  if (to == 0) to = constants - unusedBytes;
  let left = count;
  for (; left >= 16; left -= 16) {
    let x0 = f32x4.pmax(f32x4.add(v128.load(from), less), low);
    let x1 = f32x4.pmax(f32x4.add(v128.load(from, 16), less), low);
    let x2 = f32x4.pmax(f32x4.add(v128.load(from, 32), less), low);
    let x3 = f32x4.pmax(f32x4.add(v128.load(from, 48), less), low);
    const b0 = f32x4.add(f32x4.mul(x0, toPowers), bias);
    const b1 = f32x4.add(f32x4.mul(x1, toPowers), bias);
    const b2 = f32x4.add(f32x4.mul(x2, toPowers), bias);
    const b3 = f32x4.add(f32x4.mul(x3, toPowers), bias);
    let p0 = f32x4.sub(b0, bias);
    let p1 = f32x4.sub(b1, bias);
    let p2 = f32x4.sub(b2, bias);
    let p3 = f32x4.sub(b3, bias);
    x0 = f32x4.sub(x0, f32x4.mul(p0, high));
    x1 = f32x4.sub(x1, f32x4.mul(p1, high));
    x2 = f32x4.sub(x2, f32x4.mul(p2, high));
    x3 = f32x4.sub(x3, f32x4.mul(p3, high));
    x0 = f32x4.sub(x0, f32x4.mul(p0, rest));
    x1 = f32x4.sub(x1, f32x4.mul(p1, rest));
    x2 = f32x4.sub(x2, f32x4.mul(p2, rest));
    x3 = f32x4.sub(x3, f32x4.mul(p3, rest));
    p0 = f32x4.add(f32x4.mul(x0, k0), k1);
    p1 = f32x4.add(f32x4.mul(x1, k0), k1);
    p2 = f32x4.add(f32x4.mul(x2, k0), k1);
    p3 = f32x4.add(f32x4.mul(x3, k0), k1);
    p0 = f32x4.add(f32x4.mul(x0, p0), k2);
    p1 = f32x4.add(f32x4.mul(x1, p1), k2);
    p2 = f32x4.add(f32x4.mul(x2, p2), k2);
    p3 = f32x4.add(f32x4.mul(x3, p3), k2);
    p0 = f32x4.add(f32x4.mul(x0, p0), k3);
    p1 = f32x4.add(f32x4.mul(x1, p1), k3);
    p2 = f32x4.add(f32x4.mul(x2, p2), k3);
    p3 = f32x4.add(f32x4.mul(x3, p3), k3);
    p0 = f32x4.add(f32x4.mul(x0, p0), k4);
    p1 = f32x4.add(f32x4.mul(x1, p1), k4);
    p2 = f32x4.add(f32x4.mul(x2, p2), k4);
    p3 = f32x4.add(f32x4.mul(x3, p3), k4);
    p0 = f32x4.add(f32x4.mul(x0, p0), one);
    p1 = f32x4.add(f32x4.mul(x1, p1), one);
    p2 = f32x4.add(f32x4.mul(x2, p2), one);
    p3 = f32x4.add(f32x4.mul(x3, p3), one);
    p0 = f32x4.add(f32x4.mul(x0, p0), one);
    p1 = f32x4.add(f32x4.mul(x1, p1), one);
    p2 = f32x4.add(f32x4.mul(x2, p2), one);
    p3 = f32x4.add(f32x4.mul(x3, p3), one);
    p0 = f32x4.mul(p0, i32x4.add(i32x4.shl(b0, 23), one));
    p1 = f32x4.mul(p1, i32x4.add(i32x4.shl(b1, 23), one));
    p2 = f32x4.mul(p2, i32x4.add(i32x4.shl(b2, 23), one));
    p3 = f32x4.mul(p3, i32x4.add(i32x4.shl(b3, 23), one));
    v128.store(to, p0);
    v128.store(to + step, p1);
    v128.store(to + 2 * step, p2);
    v128.store(to + 3 * step, p3);
    sums = f32x4.add(f32x4.add(f32x4.add(f32x4.add(sums, p0), p1), p2), p3);
    from += 64;
    to += 4 * step;
  }
  for (; left >= 4; left -= 4) {
    const powers = exponentials(f32x4.add(v128.load(from), less), constants);
    v128.store(to, powers);
    sums = f32x4.add(sums, powers);
    from += 16;
    to += step;
  }
  sums = f32x4.add(sums, i64x2.shuffle(sums, sums, 1, 1));
  let sum = f32x4.extract_lane(f32x4.add(sums, i32x4.shuffle(sums, sums, 1, 1, 1, 1)), 0);
  for (; left > 0; left--) {
    const powers = exponentials(f32x4.add(v128.load32_splat(from), less), constants);
    const power = f32x4.extract_lane(powers, 0);
    store<f32>(to, power);
    sum += power;
    from += 4;
    to += step >> 2;
  }
  return sum;
}

/** Returns four exponentials. `constants`: in the order in which they are stored above. */
function exponentials(x: v128, constants: usize): v128 {
  const bias = v128.load(constants, 32);
  const one = v128.load(constants, 160);
  x = f32x4.pmax(x, v128.load(constants));
  const biased = f32x4.add(f32x4.mul(x, v128.load(constants, 16)), bias);
  let p = f32x4.sub(biased, bias);
  x = f32x4.sub(x, f32x4.mul(p, v128.load(constants, 48)));
  x = f32x4.sub(x, f32x4.mul(p, v128.load(constants, 64)));
  p = f32x4.add(f32x4.mul(x, v128.load(constants, 80)), v128.load(constants, 96));
  p = f32x4.add(f32x4.mul(x, p), v128.load(constants, 112));
  p = f32x4.add(f32x4.mul(x, p), v128.load(constants, 128));
  p = f32x4.add(f32x4.mul(x, p), v128.load(constants, 144));
  p = f32x4.add(f32x4.mul(x, p), one);
  p = f32x4.add(f32x4.mul(x, p), one);
  return f32x4.mul(p, i32x4.add(i32x4.shl(biased, 23), one));
}
