/**
 * The head of the matrix of a product of float32 rows (`float-rows.ts`): 16 bytes that name the layout of the matrix, and a float32 scale for each
 * output. If the last of the 16 bytes is 1, the minima of the blocks follow their factors (`block-layout.ts`).
 */
import { biasOffset, sumsOf, sumStrideOffset, zeroPointsOffset } from "./product-parameters";

/** `int8 for floats` and `int4 for floats` in ASCII, each with a final 0, which is 1 for a matrix with minima. */
const byteMark: v128 = i8x16(0x69, 0x6e, 0x74, 0x38, 0x20, 0x66, 0x6f, 0x72, 0x20, 0x66, 0x6c, 0x6f, 0x61, 0x74, 0x73, 0);
const fourBitMark: v128 = i8x16(0x69, 0x6e, 0x74, 0x34, 0x20, 0x66, 0x6f, 0x72, 0x20, 0x66, 0x6c, 0x6f, 0x61, 0x74, 0x73, 0);
const markBytes: usize = 16;
const lastMarkByte: usize = 15;

export function isFourBitMark(mark: v128): bool {
  return !v128.any_true(v128.xor(withoutMinima(mark), fourBitMark));
}

export function isByteMark(mark: v128): bool {
  return !v128.any_true(v128.xor(withoutMinima(mark), byteMark));
}

function withoutMinima(mark: v128): v128 {
  return i8x16.replace_lane(mark, 15, i8(i8x16.extract_lane_u(mark, 15) & 0xfe));
}

export function hasMinima(mark: usize): bool {
  return load<u8>(mark + lastMarkByte) != 0;
}

export function headBytes(outputs: usize): usize {
  return markBytes + (outputs << 2);
}

/** Multiplies the sums of a piece by the scales of its outputs and adds the bias. */
export function scaleSums(data: usize, firstRow: usize, rowCount: usize, firstOutput: usize, outputCount: usize): void {
  const scales = load<usize>(data, zeroPointsOffset) + markBytes + (firstOutput << 2);
  const stride = load<usize>(data, sumStrideOffset) << 2;
  let sums = sumsOf(data, firstRow, firstOutput);
  const bias = load<usize>(data, biasOffset);
  for (let row: usize = 0; row < rowCount; row++, sums += stride) {
    for (let at: usize = 0; at < outputCount << 2; at += 16) {
      let values = f32x4.mul(v128.load(sums + at), v128.load(scales + at));
      if (bias != 0) values = f32x4.add(values, v128.load(bias + (firstOutput << 2) + at));
      v128.store(sums + at, values);
    }
  }
}
