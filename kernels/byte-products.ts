/** Products of copied rows with blocks of 8 bits (`block-layout.ts`). The function of each form is chosen in `block-products.ts`. */
import { added, addedScaled, highFactors, isPairs, lowFactors, startOffset } from "./block-forms";
import { blockFactorBytes, byteBlockBytes, groupBytes } from "./block-layout";
import { addPairs, joined } from "./pairs";

/**
 * Multiplies four rows by the first or last eight outputs of a panel. The values are bytes of a matrix or unpacked 4-bit ones.
 * @param row Four rows as `copyFourBlocks` arranges them.
 */
export function multiplyFourRows<Form>(values: usize, factors: usize, blocks: usize, row: usize, flips: v128, sums: usize, stride: usize): void {
  const sums1 = sums + stride;
  const sums2 = sums1 + stride;
  const sums3 = sums2 + stride;
  let s00 = v128.load(sums),
    s01 = v128.load(sums, 16),
    s10 = v128.load(sums1),
    s11 = v128.load(sums1, 16),
    s20 = v128.load(sums2),
    s21 = v128.load(sums2, 16),
    s30 = v128.load(sums3),
    s31 = v128.load(sums3, 16);
  for (const end = values + byteBlockBytes * blocks; values < end;) {
    let b00 = v128.load32_splat(row, 128),
      b01 = b00,
      b10 = v128.load32_splat(row, 132),
      b11 = b10,
      b20 = v128.load32_splat(row, 136),
      b21 = b20,
      b30 = v128.load32_splat(row, 140),
      b31 = b30;
    for (const last = row + 128; row < last; row += 16) {
      let v0 = v128.load(values);
      let v1 = v128.load(values, 16);
      if (!isSigned<Form>()) {
        v0 = v128.xor(v0, flips);
        v1 = v128.xor(v1, flips);
      }
      let four = v128.load32_splat(row);
      b00 = added<Form>(four, four, v0, v0, b00);
      b01 = added<Form>(four, four, v1, v1, b01);
      four = v128.load32_splat(row, 4);
      b10 = added<Form>(four, four, v0, v0, b10);
      b11 = added<Form>(four, four, v1, v1, b11);
      four = v128.load32_splat(row, 8);
      b20 = added<Form>(four, four, v0, v0, b20);
      b21 = added<Form>(four, four, v1, v1, b21);
      four = v128.load32_splat(row, 12);
      b30 = added<Form>(four, four, v0, v0, b30);
      b31 = added<Form>(four, four, v1, v1, b31);
      values += groupBytes;
    }
    const eight = v128.load(factors);
    const low = lowFactors<Form>(eight);
    const high = highFactors<Form>(eight);
    let scale = v128.load32_splat(row, 16);
    s00 = addedScaled<Form>(s00, b00, low, scale);
    s01 = addedScaled<Form>(s01, b01, high, scale);
    scale = v128.load32_splat(row, 20);
    s10 = addedScaled<Form>(s10, b10, low, scale);
    s11 = addedScaled<Form>(s11, b11, high, scale);
    scale = v128.load32_splat(row, 24);
    s20 = addedScaled<Form>(s20, b20, low, scale);
    s21 = addedScaled<Form>(s21, b21, high, scale);
    scale = v128.load32_splat(row, 28);
    s30 = addedScaled<Form>(s30, b30, low, scale);
    s31 = addedScaled<Form>(s31, b31, high, scale);
    row += 32;
    factors += blockFactorBytes;
  }
  v128.store(sums, s00);
  v128.store(sums, s01, 16);
  v128.store(sums1, s10);
  v128.store(sums1, s11, 16);
  v128.store(sums2, s20);
  v128.store(sums2, s21, 16);
  v128.store(sums3, s30);
  v128.store(sums3, s31, 16);
}

/** Multiplies one row by a panel of bytes. */
export function multiplyByteRow<Form>(panel: usize, factors: usize, blocks: usize, row: usize, flips: v128, sums: usize): void {
  let s0 = v128.load(sums),
    s1 = v128.load(sums, 16),
    s2 = v128.load(sums, 32),
    s3 = v128.load(sums, 48);
  for (const end = panel + byteBlockBytes * blocks; panel < end;) {
    let b0 = i32x4.splat(0),
      b1 = b0,
      b2 = b0,
      b3 = b0;
    if (isPairs<Form>()) {
      let b4 = b0,
        b5 = b0,
        b6 = b0,
        b7 = b0;
      for (const last = row + startOffset<Form>(); row < last; row += 8) {
        const four = v128.load64_splat(row);
        b0 = addPairs(four, v128.load8x8_s(panel), b0);
        b1 = addPairs(four, v128.load8x8_s(panel, 8), b1);
        b2 = addPairs(four, v128.load8x8_s(panel, 16), b2);
        b3 = addPairs(four, v128.load8x8_s(panel, 24), b3);
        b4 = addPairs(four, v128.load8x8_s(panel, 32), b4);
        b5 = addPairs(four, v128.load8x8_s(panel, 40), b5);
        b6 = addPairs(four, v128.load8x8_s(panel, 48), b6);
        b7 = addPairs(four, v128.load8x8_s(panel, 56), b7);
        panel += groupBytes;
      }
      b0 = joined(b0, b1);
      b1 = joined(b2, b3);
      b2 = joined(b4, b5);
      b3 = joined(b6, b7);
    } else {
      b0 = v128.load32_splat(row + startOffset<Form>());
      b1 = b0;
      b2 = b0;
      b3 = b0;
      for (const last = row + startOffset<Form>(); row < last; row += 4) {
        const four = v128.load32_splat(row);
        b0 = added<Form>(four, four, v128.xor(v128.load(panel), flips), four, b0);
        b1 = added<Form>(four, four, v128.xor(v128.load(panel, 16), flips), four, b1);
        b2 = added<Form>(four, four, v128.xor(v128.load(panel, 32), flips), four, b2);
        b3 = added<Form>(four, four, v128.xor(v128.load(panel, 48), flips), four, b3);
        panel += groupBytes;
      }
    }
    const scale = v128.load32_splat(row, 4);
    let eight = v128.load(factors);
    s0 = addedScaled<Form>(s0, b0, lowFactors<Form>(eight), scale);
    s1 = addedScaled<Form>(s1, b1, highFactors<Form>(eight), scale);
    eight = v128.load(factors, 16);
    s2 = addedScaled<Form>(s2, b2, lowFactors<Form>(eight), scale);
    s3 = addedScaled<Form>(s3, b3, highFactors<Form>(eight), scale);
    row += 8;
    factors += blockFactorBytes;
  }
  v128.store(sums, s0);
  v128.store(sums, s1, 16);
  v128.store(sums, s2, 32);
  v128.store(sums, s3, 48);
}

/** Multiplies four rows by four outputs of a panel of bytes, in pairs of 16 bits. `factors`: the factors of these outputs. */
export function pairFourRows<Form>(
  panel: usize,
  factors: usize,
  blocks: usize,
  row: usize,
  rowBytes: usize,
  sums: usize,
  stride: usize,
): void {
  const row1 = rowBytes;
  const row2 = row1 + rowBytes;
  const row3 = row2 + rowBytes;
  const sums1 = sums + stride;
  const sums2 = sums1 + stride;
  const sums3 = sums2 + stride;
  let s0 = v128.load(sums),
    s1 = v128.load(sums1),
    s2 = v128.load(sums2),
    s3 = v128.load(sums3);
  for (const end = panel + byteBlockBytes * blocks; panel < end;) {
    let b00 = i32x4.splat(0),
      b01 = b00,
      b10 = b00,
      b11 = b00,
      b20 = b00,
      b21 = b00,
      b30 = b00,
      b31 = b00;
    for (const last = row + startOffset<Form>(); row < last; row += 8) {
      const low = v128.load8x8_s(panel);
      const high = v128.load8x8_s(panel, 8);
      let four = v128.load64_splat(row);
      b00 = addPairs(four, low, b00);
      b01 = addPairs(four, high, b01);
      four = v128.load64_splat(row + row1);
      b10 = addPairs(four, low, b10);
      b11 = addPairs(four, high, b11);
      four = v128.load64_splat(row + row2);
      b20 = addPairs(four, low, b20);
      b21 = addPairs(four, high, b21);
      four = v128.load64_splat(row + row3);
      b30 = addPairs(four, low, b30);
      b31 = addPairs(four, high, b31);
      panel += groupBytes;
    }
    const four = lowFactors<Form>(v128.load64_zero(factors));
    s0 = addedScaled<Form>(s0, joined(b00, b01), four, v128.load32_splat(row, 4));
    s1 = addedScaled<Form>(s1, joined(b10, b11), four, v128.load32_splat(row + row1, 4));
    s2 = addedScaled<Form>(s2, joined(b20, b21), four, v128.load32_splat(row + row2, 4));
    s3 = addedScaled<Form>(s3, joined(b30, b31), four, v128.load32_splat(row + row3, 4));
    row += 8;
    factors += blockFactorBytes;
  }
  v128.store(sums, s0);
  v128.store(sums1, s1);
  v128.store(sums2, s2);
  v128.store(sums3, s3);
}
