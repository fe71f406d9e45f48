/** Products of rounded rows with matrices in blocks (`block-layout.ts`). */
import { copiedBlockBytes, isBytes, isDot, isPairs, isPlain, lowHalves } from "./block-forms";
import { blockFactorBytes, blockInputs, byteBlockBytes, fourBitBlockBytes, panelWidth } from "./block-layout";
import { multiplyMinima, multiplyMinimaOfTwo } from "./block-minima";
import { copyBlock, copyFourBlocks } from "./block-rows";
import { multiplyByteRow, multiplyFourRows, pairFourRows } from "./byte-products";
import { isDotUnsigned } from "./dot";
import { hasMinima } from "./float-products";
import { multiplyFourBitRow, multiplyFourBitRows, unpack } from "./four-bit-products";
import {
  factorsOffset,
  inputsOfShape,
  matrixOffset,
  outputsOfShape,
  rowsOf,
  rowStrideOffset,
  sumsOf,
  sumStrideOffset,
  zeroPointsOffset,
} from "./product-parameters";

/** Bytes of the buffer of each thread of the runtime. */
const bufferBytes: usize = 36 * 1024;
/** The buffer begins with a constant of the form. */
const constantBytes: usize = 16;
/** Max rows that are copied at once if panels are not unpacked. */
const maxRows: usize = 16;
/** Max rows that share an unpacked panel. */
const maxUnpackedRows: usize = 64;
/** Min rows for which the 4-bit values of a panel are unpacked first. */
const minUnpackedRows: usize = 8;
/** Max blocks that are unpacked at once. */
const maxUnpackedBlocks: usize = 10;

/** Writes the float32 sums of a piece, without the scales of the outputs. `buffer` is the buffer of the thread. */
export function multiplyBlocks<Form>(
  shape: usize,
  data: usize,
  firstRow: usize,
  rowCount: usize,
  firstOutput: usize,
  outputs: usize,
  buffer: usize,
): void {
  const blocks = (load<usize>(shape, inputsOfShape) + blockInputs - 1) / blockInputs;
  const matrix = load<usize>(data, matrixOffset);
  const mark = load<usize>(data, zeroPointsOffset);
  const matrixOutputs = load<usize>(shape, outputsOfShape);
  const matrixFactors = load<usize>(data, factorsOffset);
  const rowStride = load<usize>(data, rowStrideOffset);
  const rows = rowsOf(data, firstRow);
  const stride = load<usize>(data, sumStrideOffset) << 2;
  const sums = sumsOf(data, firstRow, firstOutput);
  const blockBytes = isBytes<Form>() ? byteBlockBytes : fourBitBlockBytes;
  const offset = isBytes<Form>() ? (isDot<Form>() && isDotUnsigned() ? 128 : 0) : 8;
  const firstFactors = (firstOutput / panelWidth) * blocks * blockFactorBytes;
  const minima = hasMinima(mark) ? matrixFactors + (matrixOutputs / panelWidth) * blocks * blockFactorBytes + firstFactors : 0;
  if (minima != 0) {
    let row: usize = 0;
    for (; row + 2 <= rowCount; row += 2) {
      multiplyMinimaOfTwo(rows + row * rowStride, rowStride, blocks, minima, outputs, sums + row * stride, stride, buffer);
    }
    if (row < rowCount) multiplyMinima(rows + row * rowStride, blocks, minima, outputs, sums + row * stride, buffer);
  }
  // The constant is read from memory, because V8 would build a literal again at each use.
  v128.store(buffer, isBytes<Form>() ? i8x16.splat(i8(offset)) : lowHalves<Form>());
  const constant = v128.load(buffer);
  const isUnpacked = !isBytes<Form>() && !isPlain<Form>() && rowCount >= minUnpackedRows;
  const hasFours = (isBytes<Form>() && !isPairs<Form>()) || isUnpacked;
  const unpacked = buffer + constantBytes;
  const copy = isUnpacked ? unpacked + maxUnpackedBlocks * byteBlockBytes : unpacked;
  const maxHeight = max(min(rowCount, isUnpacked ? maxUnpackedRows : maxRows), 1);
  const room = (buffer + bufferBytes - copy) / copiedBlockBytes<Form>() / maxHeight;
  const maxDepth = min(blocks, isUnpacked ? min(room, maxUnpackedBlocks) : room);
  for (let row: usize = 0; row < rowCount; row += maxHeight) {
    const height = min(rowCount - row, maxHeight);
    for (let block: usize = 0; block < blocks; block += maxDepth) {
      const depth = min(blocks - block, maxDepth);
      const rowBytes = depth * copiedBlockBytes<Form>();
      let i: usize = 0;
      for (; hasFours && i + 4 <= height; i += 4) {
        const from = rows + (row + i) * rowStride;
        for (let b = block; b < block + depth; b++) {
          const to = copy + i * rowBytes + ((b - block) << 2) * copiedBlockBytes<Form>();
          copyFourBlocks<Form>(from + b * blockInputs, from + blocks * blockInputs + (b << 2), rowStride, offset, to);
        }
      }
      for (; i < height; i++) {
        const from = rows + (row + i) * rowStride;
        const scales = from + blocks * blockInputs;
        for (let b = block; b < block + depth; b++) {
          const to = copy + i * rowBytes + (b - block) * copiedBlockBytes<Form>();
          copyBlock<Form>(from + b * blockInputs, load<f32>(scales + (b << 2)), offset, to);
        }
      }
      for (let output: usize = 0; output < outputs; output += panelWidth) {
        const first = ((firstOutput + output) / panelWidth) * blocks + block;
        const panel = matrix + first * blockBytes;
        const factors = matrixFactors + first * blockFactorBytes;
        if (isUnpacked) unpack(panel, depth, constant, unpacked);
        const values = isUnpacked ? unpacked : panel;
        let to = sums + row * stride + (output << 2);
        let from = copy;
        i = 0;
        const isFirst = minima == 0 && block == 0;
        const fours = hasFours ? height & ~3 : 0;
        if (isFirst) clearSums(to + fours * stride, stride, height - fours);
        if (isPairs<Form>()) {
          for (; i + 4 <= height; i += 4) {
            for (let four: usize = 0; four < 4; four++) {
              pairFourRows<Form>(panel + 16 * four, factors + 8 * four, depth, from, rowBytes, to + 16 * four, stride);
            }
            from += rowBytes << 2;
            to += stride << 2;
          }
        } else if (hasFours) {
          for (; i + 4 <= height; i += 4) {
            multiplyFourRows<Form>(values, factors, depth, from, constant, to, stride, isFirst);
            multiplyFourRows<Form>(values + 32, factors + 16, depth, from, constant, to + 32, stride, isFirst);
            from += rowBytes << 2;
            to += stride << 2;
          }
        }
        if (!isBytes<Form>()) {
          for (; i + 2 <= height; i += 2) {
            multiplyFourBitRows<Form>(panel, factors, depth, from, rowBytes, constant, to, stride);
            multiplyFourBitRows<Form>(panel + 32, factors + 16, depth, from, rowBytes, constant, to + 32, stride);
            from += rowBytes << 1;
            to += stride << 1;
          }
        }
        for (; i < height; i++) {
          if (isBytes<Form>()) multiplyByteRow<Form>(panel, factors, depth, from, constant, to);
          else multiplyFourBitRow<Form>(panel, factors, depth, from, constant, to);
          from += rowBytes;
          to += stride;
        }
      }
    }
  }
}

/** Clears the sums of the outputs of a panel. */
function clearSums(sums: usize, stride: usize, rows: usize): void {
  const zero = i32x4.splat(0);
  for (let row: usize = 0; row < rows; row++, sums += stride) {
    v128.store(sums, zero);
    v128.store(sums, zero, 16);
    v128.store(sums, zero, 32);
    v128.store(sums, zero, 48);
  }
}
