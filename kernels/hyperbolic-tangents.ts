/**
 * Computes hyperbolic tangents, the main part of GELU, by the steps of the runtime, so the results are the same to the bit. Like `exponentials.ts`,
 * this kernel reads each constant once from memory and computes sixteen numbers side by side.
 */
import { gap } from "./int8-cache";

/** The tangent of larger numbers is 1 in float32. */
const bound: f32 = 9;
/** Coefficients of the quotient of two polynomials: odd powers above, even powers below, the highest first. */
const above13: f32 = -2.76076847742355e-16;
const above11: f32 = 2.00018790482477e-13;
const above9: f32 = -8.60467152213735e-11;
const above7: f32 = 5.12229709037114e-8;
const above5: f32 = 1.48572235717979e-5;
const above3: f32 = 6.37261928875436e-4;
const above1: f32 = 4.89352455891786e-3;
const below6: f32 = 1.19825839466702e-6;
const below4: f32 = 1.18534705686654e-4;
const below2: f32 = 2.268434632439e-3;
const below0: f32 = 4.89352518554385e-3;

/** Bytes of the constants in memory: thirteen vectors. */
const constantsBytes: usize = 13 << 4;

/** Replaces MlasTanhKernel: writes the tangents of `count` numbers to `to`, which may be `from`. Uses the stack below `stack`. */
export function hyperbolicTangents(from: usize, to: usize, count: usize, stack: usize): void {
  const constants = (stack & ~15) - gap - constantsBytes;
  v128.store(constants, f32x4.splat(-bound));
  v128.store(constants, f32x4.splat(bound), 16);
  v128.store(constants, f32x4.splat(above13), 32);
  v128.store(constants, f32x4.splat(above11), 48);
  v128.store(constants, f32x4.splat(above9), 64);
  v128.store(constants, f32x4.splat(above7), 80);
  v128.store(constants, f32x4.splat(above5), 96);
  v128.store(constants, f32x4.splat(above3), 112);
  v128.store(constants, f32x4.splat(above1), 128);
  v128.store(constants, f32x4.splat(below6), 144);
  v128.store(constants, f32x4.splat(below4), 160);
  v128.store(constants, f32x4.splat(below2), 176);
  v128.store(constants, f32x4.splat(below0), 192);
  for (; count >= 16; count -= 16, from += 64, to += 64) {
    let k = v128.load(constants);
    let x0 = f32x4.pmax(v128.load(from), k);
    let x1 = f32x4.pmax(v128.load(from, 16), k);
    let x2 = f32x4.pmax(v128.load(from, 32), k);
    let x3 = f32x4.pmax(v128.load(from, 48), k);
    k = v128.load(constants, 16);
    x0 = f32x4.pmin(x0, k);
    x1 = f32x4.pmin(x1, k);
    x2 = f32x4.pmin(x2, k);
    x3 = f32x4.pmin(x3, k);
    const q0 = f32x4.mul(x0, x0);
    const q1 = f32x4.mul(x1, x1);
    const q2 = f32x4.mul(x2, x2);
    const q3 = f32x4.mul(x3, x3);
    k = v128.load(constants, 32);
    let a0 = f32x4.mul(q0, k);
    let a1 = f32x4.mul(q1, k);
    let a2 = f32x4.mul(q2, k);
    let a3 = f32x4.mul(q3, k);
    for (let at = constants + 48; at < constants + 128; at += 16) {
      k = v128.load(at);
      a0 = f32x4.mul(f32x4.add(a0, k), q0);
      a1 = f32x4.mul(f32x4.add(a1, k), q1);
      a2 = f32x4.mul(f32x4.add(a2, k), q2);
      a3 = f32x4.mul(f32x4.add(a3, k), q3);
    }
    k = v128.load(constants, 128);
    a0 = f32x4.mul(f32x4.add(a0, k), x0);
    a1 = f32x4.mul(f32x4.add(a1, k), x1);
    a2 = f32x4.mul(f32x4.add(a2, k), x2);
    a3 = f32x4.mul(f32x4.add(a3, k), x3);
    v128.store(to, f32x4.div(a0, below(q0, constants)));
    v128.store(to, f32x4.div(a1, below(q1, constants)), 16);
    v128.store(to, f32x4.div(a2, below(q2, constants)), 32);
    v128.store(to, f32x4.div(a3, below(q3, constants)), 48);
  }
  for (; count > 0; count--, from += 4, to += 4) {
    v128.store32_lane(to, tangents(v128.load32_splat(from), constants), 0);
  }
}

/** Returns the lower polynomial of four squares. */
function below(squares: v128, constants: usize): v128 {
  let b = f32x4.add(f32x4.mul(squares, v128.load(constants, 144)), v128.load(constants, 160));
  b = f32x4.add(f32x4.mul(b, squares), v128.load(constants, 176));
  return f32x4.add(f32x4.mul(b, squares), v128.load(constants, 192));
}

/** Returns four tangents. `constants`: in the order in which they are stored above. */
function tangents(x: v128, constants: usize): v128 {
  x = f32x4.pmin(f32x4.pmax(x, v128.load(constants)), v128.load(constants, 16));
  const squares = f32x4.mul(x, x);
  let a = f32x4.mul(squares, v128.load(constants, 32));
  for (let at = constants + 48; at < constants + 128; at += 16) a = f32x4.mul(f32x4.add(a, v128.load(at)), squares);
  a = f32x4.mul(f32x4.add(a, v128.load(constants, 128)), x);
  return f32x4.div(a, below(squares, constants));
}
