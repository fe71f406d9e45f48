/** A matrix of a graph that the kernels can multiply by. */

/** Where a matrix is written; all zero before. */
interface ReadMatrix {
  /** Panels, from a multiple of four in their buffer on; the last one may have more outputs than the matrix. */
  values: Int8Array;
  /** Of each block and output. */
  factors: Int16Array;
  /** Of each output. */
  scales: Float32Array;
}

export interface StoredMatrix {
  inputs: number;
  outputs: number;
  /** Of a value in panels. */
  bits: 8 | 4;
  read: (into: ReadMatrix) => void;
}
