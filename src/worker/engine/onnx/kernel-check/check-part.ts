/** The graph with which the kernels are checked, and its parts. */
import type { ElementType } from "../graph/element-types.ts";
import type { NewNode, NewTensorType, NewTensorValues } from "../graph/encode-parts.ts";

export interface CheckedOutput {
  /** The tested computation, for the log. It is the output's name in the graph. */
  name: string;
  type: Extract<ElementType, "float32" | "int32" | "int8">;
  dims: readonly number[];
  expected: readonly number[];
  /** Max difference to `expected`. */
  tolerance: number;
}

type CheckTensor = readonly [name: string, type: NewTensorType, dims: readonly number[], values: NewTensorValues];

/** Operators with their constants. */
export interface CheckPart {
  nodes: readonly NewNode[];
  tensors: readonly CheckTensor[];
  outputs: readonly CheckedOutput[];
}

export interface CheckGraph {
  graph: Uint8Array<ArrayBuffer>;
  outputs: readonly CheckedOutput[];
}
