/**
 * Arranges a matrix of signed 4-bit values in panels (`block-layout.ts`). It is a module of its own: the engine runs it at every visit, for
 * each matrix of a model.
 */

import { blockFactorBytes, blockInputs, fourBitBlockBytes, panelWidth } from "./block-layout";

/** Returns the 16 values of eight bytes, each plus 8, so that none is negative. The lower half of a byte comes first. */
function valuesOf(steps: usize): v128 {
  const bytes = v128.load64_zero(steps);
  const lower = v128.and(bytes, i8x16.splat(15));
  const upper = i8x16.shr_u(bytes, 4);
  return v128.xor(i8x16.shuffle(lower, upper, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23), i8x16.splat(8));
}

/** Returns the values of an input for sixteen outputs in the lower halves of bytes, and the values of the input four further in the upper halves. */
function bothHalves(steps: usize, further: usize): v128 {
  return v128.or(valuesOf(steps), i8x16.shl(valuesOf(steps + further), 4));
}

/** Packs eight inputs of the sixteen outputs of a panel. */
function packEight(steps: usize, stride: usize, to: usize): void {
  const further = stride << 2;
  const a = bothHalves(steps, further);
  const b = bothHalves(steps + stride, further);
  const c = bothHalves(steps + 2 * stride, further);
  const d = bothHalves(steps + 3 * stride, further);
  const lowPairs = i8x16.shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const highPairs = i8x16.shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
  const lowOthers = i8x16.shuffle(c, d, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const highOthers = i8x16.shuffle(c, d, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
  v128.store(to, i16x8.shuffle(lowPairs, lowOthers, 0, 8, 1, 9, 2, 10, 3, 11));
  v128.store(to, i16x8.shuffle(lowPairs, lowOthers, 4, 12, 5, 13, 6, 14, 7, 15), 16);
  v128.store(to, i16x8.shuffle(highPairs, highOthers, 0, 8, 1, 9, 2, 10, 3, 11), 32);
  v128.store(to, i16x8.shuffle(highPairs, highOthers, 4, 12, 5, 13, 6, 14, 7, 15), 48);
}

/** Stores the factors of a block: the scales of the block divided by the scales of the outputs. */
function storeFactors(scales: usize, found: usize, to: usize): void {
  for (let output: usize = 0; output < panelWidth; output++) {
    const scale = load<f32>(found + (output << 2));
    const factor: f32 = scale == 0 ? 0 : nearest(load<f32>(scales + (output << 2)) / scale);
    store<i16>(to + (output << 1), i16(factor));
  }
}

/**
 * Packs a matrix.
 * @param steps The values, [inputs, outputs], two in a byte.
 * @param scales float32 [inputs / blockSize, outputs].
 * @param inputs A multiple of 32, as `blockSize`. `outputs` is a multiple of 16.
 * @param found Receives the float32 scale of each output, for which the largest factor of the output is `largestFactor`. All zero before.
 * @param values Receives the panels, and `factors` the factors of their blocks.
 */
export function pack(
  steps: usize,
  scales: usize,
  inputs: usize,
  outputs: usize,
  blockSize: usize,
  largestFactor: f32,
  found: usize,
  values: usize,
  factors: usize,
): void {
  const stride = outputs >> 1;
  const blocks = inputs / blockInputs;
  for (let input: usize = 0, row = scales; input < inputs; input += blockSize, row += outputs << 2) {
    for (let at: usize = 0; at < outputs << 2; at += 16) {
      v128.store(found + at, f32x4.max(v128.load(found + at), f32x4.abs(v128.load(row + at))));
    }
  }
  for (let at: usize = 0; at < outputs << 2; at += 4) store<f32>(found + at, load<f32>(found + at) / largestFactor);
  for (let block: usize = 0; block < blocks; block++) {
    const first = steps + block * blockInputs * stride;
    const row = scales + ((((block * blockInputs) / blockSize) * outputs) << 2);
    for (let output: usize = 0; output < outputs; output += panelWidth) {
      const at = (output / panelWidth) * blocks + block;
      const to = values + at * fourBitBlockBytes;
      const from = first + (output >> 1);
      packEight(from, stride, to);
      packEight(from + 8 * stride, stride, to + 64);
      packEight(from + 16 * stride, stride, to + 128);
      packEight(from + 24 * stride, stride, to + 192);
      storeFactors(row + (output << 2), found + (output << 2), factors + at * blockFactorBytes);
    }
  }
}
