/** Products of copied rows with blocks of 4 bits (`block-layout.ts`). The function of each form is chosen in `block-products.ts`. */
import {
  added,
  addedScaled,
  fourBytes,
  highFactors,
  highOdd,
  lowFactors,
  lowOdd,
  oddInputs,
  scaleOffset,
  startOffset,
} from "./block-forms";
import { blockFactorBytes, fourBitBlockBytes, groupBytes } from "./block-layout";

/** Multiplies one row by a panel. */
export function multiplyFourBitRow<Form>(panel: usize, factors: usize, blocks: usize, row: usize, halves: v128, sums: usize): void {
  let s0 = v128.load(sums),
    s1 = v128.load(sums, 16),
    s2 = v128.load(sums, 32),
    s3 = v128.load(sums, 48);
  for (const end = panel + blocks * fourBitBlockBytes; panel < end; panel += fourBitBlockBytes) {
    let b0 = v128.load32_splat(row + startOffset<Form>()),
      b1 = b0,
      b2 = b0,
      b3 = b0;
    const scale = v128.load32_splat(row + scaleOffset<Form>());
    let at = panel;
    for (const last = row + startOffset<Form>(); row < last; row += 2 * fourBytes<Form>()) {
      const first = v128.load32_splat(row);
      const firstOdd = oddInputs<Form>(row, first);
      const second = v128.load32_splat(row + fourBytes<Form>());
      const secondOdd = oddInputs<Form>(row + fourBytes<Form>(), second);
      let values = v128.load(at);
      b0 = added<Form>(first, firstOdd, v128.and(values, halves), lowOdd<Form>(values, halves), b0);
      b0 = added<Form>(second, secondOdd, v128.and(i16x8.shr_u(values, 4), halves), highOdd<Form>(values), b0);
      values = v128.load(at, 16);
      b1 = added<Form>(first, firstOdd, v128.and(values, halves), lowOdd<Form>(values, halves), b1);
      b1 = added<Form>(second, secondOdd, v128.and(i16x8.shr_u(values, 4), halves), highOdd<Form>(values), b1);
      values = v128.load(at, 32);
      b2 = added<Form>(first, firstOdd, v128.and(values, halves), lowOdd<Form>(values, halves), b2);
      b2 = added<Form>(second, secondOdd, v128.and(i16x8.shr_u(values, 4), halves), highOdd<Form>(values), b2);
      values = v128.load(at, 48);
      b3 = added<Form>(first, firstOdd, v128.and(values, halves), lowOdd<Form>(values, halves), b3);
      b3 = added<Form>(second, secondOdd, v128.and(i16x8.shr_u(values, 4), halves), highOdd<Form>(values), b3);
      at += groupBytes;
    }
    row += 8;
    let eight = v128.load(factors);
    s0 = addedScaled<Form>(s0, b0, lowFactors<Form>(eight), scale);
    s1 = addedScaled<Form>(s1, b1, highFactors<Form>(eight), scale);
    eight = v128.load(factors, 16);
    s2 = addedScaled<Form>(s2, b2, lowFactors<Form>(eight), scale);
    s3 = addedScaled<Form>(s3, b3, highFactors<Form>(eight), scale);
    factors += blockFactorBytes;
  }
  v128.store(sums, s0);
  v128.store(sums, s1, 16);
  v128.store(sums, s2, 32);
  v128.store(sums, s3, 48);
}

/** Multiplies two rows by the first or last eight outputs of a panel. */
export function multiplyFourBitRows<Form>(
  panel: usize,
  factors: usize,
  blocks: usize,
  row: usize,
  rowBytes: usize,
  halves: v128,
  sums: usize,
  stride: usize,
): void {
  let s00 = v128.load(sums),
    s01 = v128.load(sums, 16),
    s10 = v128.load(sums + stride),
    s11 = v128.load(sums + stride, 16);
  for (const end = panel + blocks * fourBitBlockBytes; panel < end; panel += fourBitBlockBytes) {
    let b00 = v128.load32_splat(row + startOffset<Form>()),
      b01 = b00,
      b10 = v128.load32_splat(row + rowBytes + startOffset<Form>()),
      b11 = b10;
    let at = panel;
    for (const last = row + startOffset<Form>(); row < last; row += fourBytes<Form>()) {
      const v0 = v128.load(at);
      const v1 = v128.load(at, 16);
      let low0 = v128.and(v0, halves);
      let odd0 = lowOdd<Form>(v0, halves);
      let low1 = v128.and(v1, halves);
      let odd1 = lowOdd<Form>(v1, halves);
      let four = v128.load32_splat(row);
      let odd = oddInputs<Form>(row, four);
      b00 = added<Form>(four, odd, low0, odd0, b00);
      b01 = added<Form>(four, odd, low1, odd1, b01);
      four = v128.load32_splat(row + rowBytes);
      odd = oddInputs<Form>(row + rowBytes, four);
      b10 = added<Form>(four, odd, low0, odd0, b10);
      b11 = added<Form>(four, odd, low1, odd1, b11);
      row += fourBytes<Form>();
      low0 = v128.and(i16x8.shr_u(v0, 4), halves);
      odd0 = highOdd<Form>(v0);
      low1 = v128.and(i16x8.shr_u(v1, 4), halves);
      odd1 = highOdd<Form>(v1);
      four = v128.load32_splat(row);
      odd = oddInputs<Form>(row, four);
      b00 = added<Form>(four, odd, low0, odd0, b00);
      b01 = added<Form>(four, odd, low1, odd1, b01);
      four = v128.load32_splat(row + rowBytes);
      odd = oddInputs<Form>(row + rowBytes, four);
      b10 = added<Form>(four, odd, low0, odd0, b10);
      b11 = added<Form>(four, odd, low1, odd1, b11);
      at += groupBytes;
    }
    const eight = v128.load(factors);
    const low = lowFactors<Form>(eight);
    const high = highFactors<Form>(eight);
    let scale = v128.load32_splat(row, 4);
    s00 = addedScaled<Form>(s00, b00, low, scale);
    s01 = addedScaled<Form>(s01, b01, high, scale);
    scale = v128.load32_splat(row + rowBytes, 4);
    s10 = addedScaled<Form>(s10, b10, low, scale);
    s11 = addedScaled<Form>(s11, b11, high, scale);
    row += 8;
    factors += blockFactorBytes;
  }
  v128.store(sums, s00);
  v128.store(sums, s01, 16);
  v128.store(sums + stride, s10);
  v128.store(sums + stride, s11, 16);
}

/** Unpacks a panel into bytes in the layout of 8 bits. */
export function unpack(panel: usize, blocks: usize, halves: v128, to: usize): void {
  for (const end = panel + blocks * fourBitBlockBytes; panel < end; panel += groupBytes, to += 2 * groupBytes) {
    for (let at: usize = 0; at < groupBytes; at += 16) {
      const values = v128.load(panel + at);
      v128.store(to + at, v128.and(values, halves));
      v128.store(to + at, v128.and(i16x8.shr_u(values, 4), halves), 64);
    }
  }
}
