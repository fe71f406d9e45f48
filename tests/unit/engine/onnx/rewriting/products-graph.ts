/** Small graphs of one product, in the form of a file. */
import {
  type NewTensorType,
  type NewTensorValues,
  storedTensor as encodedTensor,
} from "../../../../../src/worker/engine/onnx/graph/encode-parts.ts";
import { dataTypes } from "../../../../../src/worker/engine/onnx/graph/field-numbers.ts";
import { bytesField, joined, numberField, textField } from "../../../../../src/worker/engine/onnx/graph/protobuf-writer.ts";

/** A row of float32 numbers of unknown count as input or output. */
function value(name: string, width: number): Uint8Array {
  const rows = bytesField(1, textField(2, "rows"));
  const shape = bytesField(2, joined([rows, bytesField(1, numberField(1, width))]));
  return joined([textField(1, name), bytesField(2, bytesField(1, joined([numberField(1, 1), shape])))]);
}

export interface GraphOfOne {
  opset: number;
  inputs: number;
  outputs: number;
  nodes: Uint8Array[];
  tensors: Uint8Array[];
}

/** It takes "x" [rows, inputs] and gives "y" [rows, outputs]. */
export function graphOfOne({ opset, inputs, outputs, nodes, tensors }: GraphOfOne): Uint8Array<ArrayBuffer> {
  const graph = joined([
    ...nodes.map((node) => bytesField(1, node)),
    textField(2, "one"),
    ...tensors.map((tensor) => bytesField(5, tensor)),
    bytesField(11, value("x", inputs)),
    bytesField(12, value("y", outputs)),
  ]);
  const versions = [numberField(2, opset), joined([textField(1, "com.microsoft"), numberField(2, 1)])];
  return joined([numberField(1, 9), ...versions.map((version) => bytesField(8, version)), bytesField(7, graph)]);
}

/** Encodes a tensor with its values. */
export const storedTensor = (
  name: string,
  type: NewTensorType,
  dims: readonly number[],
  values: NewTensorValues,
): Uint8Array<ArrayBuffer> =>
  encodedTensor(name, dataTypes[type], dims, new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
