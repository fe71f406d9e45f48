/**
 * Parameters of the runtime's int8 products: offsets into MLAS_GEMM_QUANT_SHAPE_PARAMS (`shape`) and MLAS_GEMM_QUANT_DATA_PARAMS (`data`), and two
 * pointers that `float-rows.ts` appends to the latter. A piece of a product is `rowCount` rows from `firstRow` on by `outputCount` outputs from
 * `firstOutput` on; the outputs are multiples of 16.
 */
export const shapeBytes: usize = 16;
export const rowsOfShape: usize = 0;
export const outputsOfShape: usize = 4;
export const inputsOfShape: usize = 8;
export const hasSignedRows: usize = 12;
export const hasSignedMatrix: usize = 13;

export const dataBytes: usize = 48;
export const rowsOffset: usize = 0;
export const rowStrideOffset: usize = 4;
export const rowZeroOffset: usize = 8;
export const matrixOffset: usize = 12;
export const zeroPointsOffset: usize = 20;
export const hasZeroPointOfEachOffset: usize = 25;
/** The sums are overwritten. Only recurrent operators ask the runtime to add to them, and no matrix in panels is theirs. */
export const sumsOffset: usize = 28;
export const sumStrideOffset: usize = 32;
export const processorOffset: usize = 36;
/** The bias of the outputs, or 0, of a product of float32 rows. */
export const biasOffset: usize = 40;
/** The factors of the blocks of its matrix. */
export const factorsOffset: usize = 44;

/** The last byte of a mark of panels is the zero point of the matrix. */
const matrixZeroInMark: usize = 15;

/** Returns the address of the first row of a piece. */
export function rowsOf(data: usize, firstRow: usize): usize {
  return load<usize>(data, rowsOffset) + firstRow * load<usize>(data, rowStrideOffset);
}

/** Returns the address of the first sum of a piece. */
export function sumsOf(data: usize, firstRow: usize, firstOutput: usize): usize {
  return load<usize>(data, sumsOffset) + ((firstRow * load<usize>(data, sumStrideOffset) + firstOutput) << 2);
}

/** Returns 0x80 if rows have no sign, else 0: a byte becomes signed by XOR with it, so that 128 becomes 0. */
export function rowFlipOf(shape: usize): u8 {
  return load<bool>(shape, hasSignedRows) ? 0 : 0x80;
}

/** Returns the zero point of the rows as signed bytes. */
export function rowZeroOf(shape: usize, data: usize): i32 {
  return i32(i8(load<u8>(data, rowZeroOffset) ^ rowFlipOf(shape)));
}

export function matrixZeroOf(data: usize): i32 {
  return i32(load<i8>(load<usize>(data, zeroPointsOffset) + matrixZeroInMark));
}
