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
    v128.store(sums, s0);
    v128.store(sums, s1, 16);
    v128.store(sums, s2, 32);
    v128.store(sums, s3, 48);
  }
}

/** Returns the sum of 32 signed bytes. */
function sumOfBlock(values: usize): i32 {
  const pairs = i16x8.add(i16x8.extadd_pairwise_i8x16_s(v128.load(values)), i16x8.extadd_pairwise_i8x16_s(v128.load(values, 16)));
  const four = i32x4.extadd_pairwise_i16x8_s(pairs);
  return i32x4.extract_lane(four, 0) + i32x4.extract_lane(four, 1) + i32x4.extract_lane(four, 2) + i32x4.extract_lane(four, 3);
}
