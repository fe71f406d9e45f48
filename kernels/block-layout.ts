/**
 * Layout of matrices that are multiplied by blocks, in AssemblyScript.
 *
 * A matrix [inputs, outputs] is cut into panels of 16 outputs, and a panel into blocks of 32 inputs. The last block is padded with
 * zeros. Each block has 16 factors of 16 bits, one for each output, in an array beside the matrix in the same order. A weight is its
 * stored value times the factor of its block times the float32 scale of its output. A matrix may have minima: another 16 numbers of 16 bits for
 * each block in a second array; a weight is then that sum with the minimum of its block times the scale.
 *
 * - 8 bits: a block has 512 bytes, eight groups of 64 bytes. A group holds four inputs: the four signed values of output 0, then those of
 *   output 1, and so on.
 * - 4 bits: a block has 256 bytes, four groups of 64 bytes. A group holds eight inputs in the same order: the low half of each byte holds
 *   one of the first four inputs, the high half the input four further. Values are stored plus 8, so 8 means 0.
 *
 * A row of numbers is rounded block by block. It is stored as `blocks * 32` signed bytes, then `blocks` float32 scales.
 */
export const panelWidth: usize = 16;
export const blockInputs: usize = 32;
export const fourBitBlockBytes: usize = 256;
export const byteBlockBytes: usize = 512;
/** Bytes of the factors of a block. */
export const blockFactorBytes: usize = 32;
/** Bytes from one group of a block to the next. */
export const groupBytes: usize = 64;
/** Bytes of a block of a rounded row, with its scale. */
export const rowBlockBytes: usize = 36;
