/** Products of rounded rows with the minima of a matrix in blocks (`block-layout.ts`). */
import { blockFactorBytes, blockInputs, panelWidth } from "./block-layout";

/**
 * Writes the sums of a row times the minima of some outputs, for each block the minimum times the sum of the row's numbers.
 * @param row A rounded row. @param minima The minima of the first panel. @param buffer Receives four bytes for each block.
 */
export function multiplyMinima(row: usize, blocks: usize, minima: usize, outputs: usize, sums: usize, buffer: usize): void {
  const scales = row + blocks * blockInputs;
  for (let block: usize = 0; block < blocks; block++) {
    store<f32>(buffer + (block << 2), f32(sumOfBlock(row + block * blockInputs)) * load<f32>(scales + (block << 2)));
  }
  const end = buffer + (blocks << 2);
  for (let output: usize = 0; output < outputs; output += panelWidth, sums += 4 * panelWidth) {
    let s0 = f32x4.splat(0),
      s1 = s0,
      s2 = s0,
      s3 = s0;
    for (let at = buffer; at < end; at += 4, minima += blockFactorBytes) {
      const sum = v128.load32_splat(at);
      let eight = v128.load(minima);
      s0 = f32x4.add(s0, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(eight)), sum));
      s1 = f32x4.add(s1, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(eight)), sum));
      eight = v128.load(minima, 16);
      s2 = f32x4.add(s2, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(eight)), sum));
      s3 = f32x4.add(s3, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(eight)), sum));
    }
    storeFour(sums, s0, s1, s2, s3);
  }
}

/** As `multiplyMinima`, for two rows, which share the reading of the minima. @param buffer Receives eight bytes for each block. */
export function multiplyMinimaOfTwo(
  row: usize,
  rowStride: usize,
  blocks: usize,
  minima: usize,
  outputs: usize,
  sums: usize,
  stride: usize,
  buffer: usize,
): void {
  const scales = row + blocks * blockInputs;
  for (let block: usize = 0; block < blocks; block++) {
    const at = row + block * blockInputs;
    store<f32>(buffer + (block << 3), f32(sumOfBlock(at)) * load<f32>(scales + (block << 2)));
    store<f32>(buffer + (block << 3), f32(sumOfBlock(at + rowStride)) * load<f32>(scales + rowStride + (block << 2)), 4);
  }
  const end = buffer + (blocks << 3);
  for (let output: usize = 0; output < outputs; output += panelWidth, sums += 4 * panelWidth) {
    let a0 = f32x4.splat(0),
      a1 = a0,
      a2 = a0,
      a3 = a0,
      b0 = a0,
      b1 = a0,
      b2 = a0,
      b3 = a0;
    for (let at = buffer; at < end; at += 8, minima += blockFactorBytes) {
      const first = v128.load32_splat(at);
      const second = v128.load32_splat(at, 4);
      let eight = v128.load(minima);
      let four = f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(eight));
      a0 = f32x4.add(a0, f32x4.mul(four, first));
      b0 = f32x4.add(b0, f32x4.mul(four, second));
      four = f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(eight));
      a1 = f32x4.add(a1, f32x4.mul(four, first));
      b1 = f32x4.add(b1, f32x4.mul(four, second));
      eight = v128.load(minima, 16);
      four = f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(eight));
      a2 = f32x4.add(a2, f32x4.mul(four, first));
      b2 = f32x4.add(b2, f32x4.mul(four, second));
      four = f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(eight));
      a3 = f32x4.add(a3, f32x4.mul(four, first));
      b3 = f32x4.add(b3, f32x4.mul(four, second));
    }
    storeFour(sums, a0, a1, a2, a3);
    storeFour(sums + stride, b0, b1, b2, b3);
  }
}

function storeFour(sums: usize, s0: v128, s1: v128, s2: v128, s3: v128): void {
  v128.store(sums, s0);
  v128.store(sums, s1, 16);
  v128.store(sums, s2, 32);
  v128.store(sums, s3, 48);
}

/** Returns the sum of 32 signed bytes. */
function sumOfBlock(values: usize): i32 {
  const pairs = i16x8.add(i16x8.extadd_pairwise_i8x16_s(v128.load(values)), i16x8.extadd_pairwise_i8x16_s(v128.load(values, 16)));
  const four = i32x4.extadd_pairwise_i16x8_s(pairs);
  return i32x4.extract_lane(four, 0) + i32x4.extract_lane(four, 1) + i32x4.extract_lane(four, 2) + i32x4.extract_lane(four, 3);
}
