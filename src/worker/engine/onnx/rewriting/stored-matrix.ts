/** Where the values of a matrix are written; all zero before. */
export interface MatrixPanels {
  /** Panels, at a multiple of four bytes in their buffer; the last one may have more outputs than the matrix. */
  values: Int8Array;
  /** One for each block and output. */
  factors: Int16Array;
  /** One for each output. */
  scales: Float32Array;
}

/** A stored matrix that the kernels can multiply by. */
export interface StoredMatrix {
  inputs: number;
  outputs: number;
  /** Bits of a value in panels. */
  bits: 8 | 4;
  read: (into: MatrixPanels) => void;
}
