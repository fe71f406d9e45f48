/**
 * Puts a matrix of signed 4-bit values into panels (`block-layout.ts`), in AssemblyScript: a model of a hundred million weights is
 * opened with it at every visit.
 */

import { blockFactorBytes, blockInputs, fourBitBlockBytes, panelWidth } from "./block-layout";

/** The 16 values of eight bytes, 8 larger and so without a sign; of each byte the lower half comes first. */
function valuesOf(steps: usize): v128 {
  const bytes = v128.load64_zero(steps);
  const lower = v128.and(bytes, i8x16.splat(15));
  const upper = i8x16.shr_u(bytes, 4);
  return v128.xor(i8x16.shuffle(lower, upper, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23), i8x16.splat(8));
}

/** Of sixteen outputs the values of an input, and of the one four further, which take the upper halves of the bytes. */
function bothHalves(steps: usize, further: usize): v128 {
  return v128.or(valuesOf(steps), i8x16.shl(valuesOf(steps + further), 4));
}

/** Eight inputs by the outputs of a panel. */
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

/** The factors of a block: its scales over those of the outputs. */
function storeFactors(scales: usize, found: usize, to: usize): void {
  for (let output: usize = 0; output < panelWidth; output++) {
    const scale = load<f32>(found + (output << 2));
    const factor: f32 = scale == 0 ? 0 : nearest(load<f32>(scales + (output << 2)) / scale);
    store<i16>(to + (output << 1), i16(factor));
  }
}

/**
 * `steps`: [inputs, outputs], two in a byte; `scales`: float32 [blocks, outputs]; `inputs` and `blockSize` multiples of 32, `outputs` of
 * 16. Writes `values` in panels, the `factors` of their blocks, and the float32 scale of each output to `found`, which is all zero: that which makes
 * `largestFactor` the largest of its factors.
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
