/** Tensors of integers of the width that a graph wants. */
import type { Tensor } from "onnxruntime-web";
import type { IntegerType } from "../graph/element-types.ts";
import type { Ort } from "../ort-builds.ts";

export function integerTensor(ort: Ort, type: IntegerType, dims: readonly number[], valueAt: (index: number) => number): Tensor {
  const length = dims.reduce((product, size) => product * size, 1);
  if (type === "int32")
    return new ort.Tensor(
      type,
      Int32Array.from({ length }, (_, index) => valueAt(index)),
      dims,
    );
  const values = new BigInt64Array(length);
  for (let index = 0; index < length; index++) values[index] = BigInt(valueAt(index));
  return new ort.Tensor(type, values, dims);
}

/** Makes attention masks over all of `capacity` positions or fewer, out of one array. */
export function fullMasks(ort: Ort, type: IntegerType, capacity: number): (length: number) => Tensor {
  const ones = type === "int32" ? new Int32Array(capacity).fill(1) : new BigInt64Array(capacity).fill(1n);
  return (length) => new ort.Tensor(ones.subarray(0, length), [1, length]);
}
