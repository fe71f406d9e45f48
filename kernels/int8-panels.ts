/**
 * Products of rows with matrices in panels or in blocks (README.md). ONNX Runtime cuts a product into pieces for its threads and calls
 * `multiplyPanels` for each.
 */
import { multiplyBlocks } from "./block-products";
import { hasDot } from "./dot";
import { isByteMark, isFourBitMark, scaleSums } from "./float-products";
import { multiplyPanelsByDot } from "./panel-dot";
import { multiplyPanelsByPairs } from "./panel-pairs";
import { hasZeroPointOfEachOffset, processorOffset, rowZeroOf, sumsOffset, sumStrideOffset, zeroPointsOffset } from "./product-parameters";

/** `int8 in panels:` in ASCII, and the zero point of the matrix. */
const mark: v128 = i8x16(0x69, 0x6e, 0x74, 0x38, 0x20, 0x69, 0x6e, 0x20, 0x70, 0x61, 0x6e, 0x65, 0x6c, 0x73, 0x3a, 0);

/**
 * Replaces MlasGemmQuantOperation, with its parameters and the buffer of its thread (36,864 bytes). The zero points of the matrix begin with a
 * mark that names its layout.
 * @returns 1 if the matrix has such a mark: its sums are computed and processed. 0: nothing was done.
 */
export function multiplyPanels(
  shape: usize,
  data: usize,
  firstRow: usize,
  rowCount: usize,
  firstOutput: usize,
  outputCount: usize,
  buffer: usize,
): i32 {
  if (!load<bool>(data, hasZeroPointOfEachOffset)) return 0;
  const found = v128.load(load<usize>(data, zeroPointsOffset));
  const isFourBit = isFourBitMark(found);
  if (isFourBit || isByteMark(found)) {
    multiplyBlockPiece(isFourBit, shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
    scaleSums(data, firstRow, rowCount, firstOutput, outputCount);
    return 1;
  }
  if (v128.any_true(v128.xor(i8x16.replace_lane(found, 15, 0), mark))) return 0;
  // With a zero point of the rows `dot` has to add up the weights, too, which takes a single row longer than `dot` gains.
  if (DOT != 0 && (rowCount > 1 || rowZeroOf(shape, data) == 0) && hasDot())
    multiplyPanelsByDot(shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
  else multiplyPanelsByPairs(shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
  processSums(data, firstRow, rowCount, firstOutput, outputCount);
  return 1;
}

/** Calls MLAS_QGEMM_OUTPUT_PROCESSOR::Process, its only virtual function, if the product has a processor. */
function processSums(data: usize, firstRow: usize, rowCount: usize, firstOutput: usize, outputCount: usize): void {
  const processor = load<usize>(data, processorOffset);
  if (processor == 0) return;
  call_indirect<void>(
    load<u32>(load<usize>(processor)),
    processor,
    load<usize>(data, sumsOffset),
    firstRow,
    firstOutput,
    rowCount,
    outputCount,
    load<usize>(data, sumStrideOffset),
  );
}

/** Multiplies rounded rows by a matrix in blocks, in the form that is fastest on this processor. */
function multiplyBlockPiece(
  isFourBit: bool,
  shape: usize,
  data: usize,
  firstRow: usize,
  rowCount: usize,
  firstOutput: usize,
  outputCount: usize,
  buffer: usize,
): void {
  const byDot = DOT != 0 && hasDot();
  if (!isFourBit) {
    if (byDot) multiplyBlocks<u32>(shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
    else multiplyBlocks<u16>(shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
  } else if (DOT == 0) multiplyBlocks<i8>(shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
  else if (byDot) multiplyBlocks<i32>(shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
  else multiplyBlocks<i16>(shape, data, firstRow, rowCount, firstOutput, outputCount, buffer);
}
