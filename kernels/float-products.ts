/**
 * What belongs to products of rows of float32 (`float-rows.ts`) and stands in the operator's tensor of scales: 16 bytes that say how the matrix is arranged,
 * a float32 for each output, its scale over 127, and with 4 bits the factors of blocks (`four-bit-panels.ts`).
 */
import { biasOffset, peaksOffset } from "./product-parameters";

/** `int8 for floats` and `int4 for floats` in ASCII, and a 0. */
const byteMark: v128 = i8x16(0x69, 0x6e, 0x74, 0x38, 0x20, 0x66, 0x6f, 0x72, 0x20, 0x66, 0x6c, 0x6f, 0x61, 0x74, 0x73, 0);
const fourBitMark: v128 = i8x16(0x69, 0x6e, 0x74, 0x34, 0x20, 0x66, 0x6f, 0x72, 0x20, 0x66, 0x6c, 0x6f, 0x61, 0x74, 0x73, 0);
const markBytes: usize = 16;

export function isFourBitMark(mark: v128): bool {
  return !v128.any_true(v128.xor(mark, fourBitMark));
}

export function isByteMark(mark: v128): bool {
  return !v128.any_true(v128.xor(mark, byteMark));
}

/** Of a matrix of 4 bits, the factors of its blocks. */
export function factorsOf(mark: usize, outputs: usize): usize {
  return mark + markBytes + (outputs << 2);
}

/** Sums of a piece, whose first row is `firstRow`, to what they stand for. */
export function scaleSums(
  data: usize,
  mark: usize,
  firstRow: usize,
  rowCount: usize,
  firstOutput: usize,
  outputCount: usize,
  sums: usize,
  stride: usize,
): void {
  const scales = mark + markBytes + (firstOutput << 2);
  const bias = load<usize>(data, biasOffset);
  let peak = load<usize>(data, peaksOffset) + (firstRow << 2);
  for (let row: usize = 0; row < rowCount; row++, peak += 4, sums += stride) {
    const peaks = v128.load32_splat(peak);
    for (let at: usize = 0; at < outputCount << 2; at += 16) {
      let values = f32x4.mul(f32x4.mul(f32x4.convert_i32x4_s(v128.load(sums + at)), v128.load(scales + at)), peaks);
      if (bias != 0) values = f32x4.add(values, v128.load(bias + (firstOutput << 2) + at));
      v128.store(sums + at, values);
    }
  }
}
