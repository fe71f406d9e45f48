/**
 * Makes a matrix of signed 4-bit values int8, in panels (`int8-panels.ts`), in AssemblyScript: a model of a hundred million weights is
 * opened with it at every visit. What comes out is what the loops in `stored-matrices.ts` compute, to the bit.
 */

const panelWidth: usize = 16;
const together: usize = 4;
const largest: f32 = 127;

/** The 16 values of eight bytes; of each the lower half comes first. */
function valuesOf(bytes: v128): v128 {
  const lower = i8x16.shr_s(i8x16.shl(bytes, 4), 4);
  const upper = i8x16.shr_s(bytes, 4);
  return i8x16.shuffle(lower, upper, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

/** Raises four of `peaks` to `sizes` times the absolute `scales`. */
function raise(sizes: v128, scales: usize, peaks: usize): void {
  const found = f32x4.mul(f32x4.convert_i32x4_s(sizes), f32x4.abs(v128.load(scales)));
  v128.store(peaks, f32x4.max(v128.load(peaks), found));
}

/** Of `count` rows from `steps` on: the largest of each output, times its scale. */
function raisePeaks(steps: usize, count: usize, outputs: usize, scales: usize, peaks: usize): void {
  const stride = outputs >> 1;
  for (let output: usize = 0; output < outputs; output += panelWidth) {
    let sizes = i8x16.splat(0);
    let at = steps + (output >> 1);
    for (let row: usize = 0; row < count; row++, at += stride) sizes = i8x16.max_u(sizes, i8x16.abs(valuesOf(v128.load64_zero(at))));
    const low = i16x8.extend_low_i8x16_u(sizes);
    const high = i16x8.extend_high_i8x16_u(sizes);
    const scale = scales + 4 * output;
    const peak = peaks + 4 * output;
    raise(i32x4.extend_low_i16x8_u(low), scale, peak);
    raise(i32x4.extend_high_i16x8_u(low), scale + 16, peak + 16);
    raise(i32x4.extend_low_i16x8_u(high), scale + 32, peak + 32);
    raise(i32x4.extend_high_i16x8_u(high), scale + 48, peak + 48);
  }
}

/** Four values times four factors, to the nearest whole number; the product of a float32 and four bits is exact as a double. */
function rounded(values: v128, factors: usize): v128 {
  const factor = v128.load(factors);
  const half = f64x2.splat(128.5);
  const upper = i32x4.shuffle(values, values, 2, 3, 2, 3);
  const upperFactor = i32x4.shuffle(factor, factor, 2, 3, 2, 3);
  const a = f64x2.add(f64x2.mul(f64x2.convert_low_i32x4_s(values), f64x2.promote_low_f32x4(factor)), half);
  const b = f64x2.add(f64x2.mul(f64x2.convert_low_i32x4_s(upper), f64x2.promote_low_f32x4(upperFactor)), half);
  const both = i64x2.shuffle(i32x4.trunc_sat_f64x2_s_zero(a), i32x4.trunc_sat_f64x2_s_zero(b), 0, 2);
  return i32x4.sub(both, i32x4.splat(128));
}

/** Sixteen values of a row, as bytes. */
function roundedRow(steps: usize, factors: usize): v128 {
  const values = valuesOf(v128.load64_zero(steps));
  const low = i16x8.extend_low_i8x16_s(values);
  const high = i16x8.extend_high_i8x16_s(values);
  return i8x16.narrow_i16x8_s(
    i16x8.narrow_i32x4_s(rounded(i32x4.extend_low_i16x8_s(low), factors), rounded(i32x4.extend_high_i16x8_s(low), factors + 16)),
    i16x8.narrow_i32x4_s(rounded(i32x4.extend_low_i16x8_s(high), factors + 32), rounded(i32x4.extend_high_i16x8_s(high), factors + 48)),
  );
}

/** Four rows by the outputs of all panels; `to`: their place in the first one. */
function writeFourRows(steps: usize, outputs: usize, factors: usize, to: usize, panelBytes: usize): void {
  const stride = outputs >> 1;
  for (let output: usize = 0; output < outputs; output += panelWidth, to += panelBytes) {
    const at = steps + (output >> 1);
    const factor = factors + 4 * output;
    const a = roundedRow(at, factor);
    const b = roundedRow(at + stride, factor);
    const c = roundedRow(at + 2 * stride, factor);
    const d = roundedRow(at + 3 * stride, factor);
    const lowPairs = i8x16.shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    const highPairs = i8x16.shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    const lowOthers = i8x16.shuffle(c, d, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    const highOthers = i8x16.shuffle(c, d, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    v128.store(to, i16x8.shuffle(lowPairs, lowOthers, 0, 8, 1, 9, 2, 10, 3, 11));
    v128.store(to, i16x8.shuffle(lowPairs, lowOthers, 4, 12, 5, 13, 6, 14, 7, 15), 16);
    v128.store(to, i16x8.shuffle(highPairs, highOthers, 0, 8, 1, 9, 2, 10, 3, 11), 32);
    v128.store(to, i16x8.shuffle(highPairs, highOthers, 4, 12, 5, 13, 6, 14, 7, 15), 48);
  }
}

/**
 * `steps`: [inputs, outputs], two in a byte; `scales`: float32 [blocks, outputs]; `inputs` and `blockSize` multiples of 4, `outputs` of
 * 16. Writes `values` in panels, and the float32 scale of each output to `found`, which is all zero. `factors`: room for as many.
 */
export function widen(
  steps: usize,
  scales: usize,
  inputs: usize,
  outputs: usize,
  blockSize: usize,
  found: usize,
  factors: usize,
  values: usize,
): void {
  const rowBytes = outputs >> 1;
  for (let input: usize = 0, scale = scales; input < inputs; input += blockSize, scale += 4 * outputs) {
    raisePeaks(steps + input * rowBytes, min(blockSize, inputs - input), outputs, scale, found);
  }
  for (let output: usize = 0; output < outputs; output++) store<f32>(found + 4 * output, load<f32>(found + 4 * output) / largest);
  for (let input: usize = 0, scale = scales; input < inputs; input += blockSize, scale += 4 * outputs) {
    for (let output: usize = 0; output < outputs; output++) {
      const step = load<f32>(found + 4 * output);
      store<f32>(factors + 4 * output, step == 0 ? 0 : load<f32>(scale + 4 * output) / step);
    }
    const end = min(input + blockSize, inputs);
    for (let row = input; row < end; row += together) {
      writeFourRows(steps + row * rowBytes, outputs, factors, values + row * panelWidth, inputs * panelWidth);
    }
  }
}
