/**
 * Exponentials, from which attention's shares are computed, in AssemblyScript: linked into ONNX Runtime's build (`scripts/build/kernels/`). The steps and
 * the order of sums are the runtime's, so results are the same to the bit. Its own loop makes each constant anew where it is used
 * and waits for one step after the other; here constants are read once, sixteen numbers go side by side, and the larger of two (`pmax`, for what
 * occurs here the same as `max`) is one instruction in place of eight.
 */

/** Constants of the exponential: its range; what a power of two is found by; the coefficients of what is left. */
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

/** Through memory: a compiler would put a constant into each place of its use again. */
function readBack(scratch: usize, constant: f32): v128 {
  store<f32>(scratch, constant);
  return v128.load32_splat(scratch);
}

/**
 * In place of MlasComputeSumExpF32Kernel: the exponentials of `count` numbers, each with `lessMaximum` added to it. `to`: where they
 * are written, which may be `from`; 0: nowhere. Below `stack` a thread's stack is free.
 * @returns Their sum.
 */
export function sumExponentials(from: usize, to: usize, count: usize, lessMaximum: f32, stack: usize): f32 {
  const scratch = (stack & ~15) - 64;
  const low = readBack(scratch, least);
  const toPowers = readBack(scratch, log2OfE);
  const bias = readBack(scratch, roundingBias);
  const high = readBack(scratch, log2High);
  const rest = readBack(scratch, log2Low);
  const k0 = readBack(scratch, coefficient0);
  const k1 = readBack(scratch, coefficient1);
  const k2 = readBack(scratch, coefficient2);
  const k3 = readBack(scratch, coefficient3);
  const k4 = readBack(scratch, coefficient4);
  const one = readBack(scratch, 1);
  const less = f32x4.splat(lessMaximum);
  let sums = f32x4.splat(0);
  const step: usize = to == 0 ? 0 : 16;
  // Written to the stack if nowhere else.
  if (to == 0) to = scratch - 64;
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
    const powers = exponentials(v128.load(from), less, low, toPowers, bias, high, rest, k0, k1, k2, k3, k4, one);
    v128.store(to, powers);
    sums = f32x4.add(sums, powers);
    from += 16;
    to += step;
  }
  sums = f32x4.add(sums, i64x2.shuffle(sums, sums, 1, 1));
  let sum = f32x4.extract_lane(f32x4.add(sums, i32x4.shuffle(sums, sums, 1, 1, 1, 1)), 0);
  for (; left > 0; left--) {
    const powers = exponentials(v128.load32_splat(from), less, low, toPowers, bias, high, rest, k0, k1, k2, k3, k4, one);
    const power = f32x4.extract_lane(powers, 0);
    store<f32>(to, power);
    sum += power;
    from += 4;
    to += step >> 2;
  }
  return sum;
}

function exponentials(
  x: v128,
  less: v128,
  low: v128,
  toPowers: v128,
  bias: v128,
  high: v128,
  rest: v128,
  k0: v128,
  k1: v128,
  k2: v128,
  k3: v128,
  k4: v128,
  one: v128,
): v128 {
  x = f32x4.pmax(f32x4.add(x, less), low);
  const biased = f32x4.add(f32x4.mul(x, toPowers), bias);
  let p = f32x4.sub(biased, bias);
  x = f32x4.sub(x, f32x4.mul(p, high));
  x = f32x4.sub(x, f32x4.mul(p, rest));
  p = f32x4.add(f32x4.mul(x, k0), k1);
  p = f32x4.add(f32x4.mul(x, p), k2);
  p = f32x4.add(f32x4.mul(x, p), k3);
  p = f32x4.add(f32x4.mul(x, p), k4);
  p = f32x4.add(f32x4.mul(x, p), one);
  p = f32x4.add(f32x4.mul(x, p), one);
  return f32x4.mul(p, i32x4.add(i32x4.shl(biased, 23), one));
}
