/** What the runtime's products in int8 are given: offsets of MLAS_GEMM_QUANT_SHAPE_PARAMS and of MLAS_GEMM_QUANT_DATA_PARAMS, and what `float-rows.ts` puts behind the latter. */

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
/** Sums begin anew: only recurrent operators ask for others to be added to. */
export const sumsOffset: usize = 28;
export const sumStrideOffset: usize = 32;
export const processorOffset: usize = 36;
/** For rows of float32: the bias of the outputs, or 0. */
export const biasOffset: usize = 40;
