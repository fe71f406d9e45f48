/** Where the values of a matrix are written; all zero before. */
export interface MatrixPanels {
  /** Panels, at a multiple of four bytes in their buffer; the last one may have more outputs than the matrix. */
  values: Int8Array;
  /** One for each block and output. */
  factors: Int16Array;
  /** One for each output. */
  scales: Float32Array;
  /** As `factors`, for the minima of the blocks; absent if the matrix has none. */
  minima?: Int16Array;
}

/** A stored matrix that the kernels can multiply by. */
export interface StoredMatrix {
  inputs: number;
  outputs: number;
  /** Bits of a value in panels. */
  bits: 8 | 4;
  /** Whether a number is added to all weights of a block. Default: false. */
  hasMinima?: boolean;
  read: (into: MatrixPanels) => void;
}
