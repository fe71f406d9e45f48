/** An integer input of a graph in the heap, as int32 or int64. */
import { elementTypes, type IntegerType } from "../graph/element-types.ts";
import type { Handle, Pointer } from "./ort-module.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";

export class WasmIntegers {
  readonly #runtime: WasmRuntime;
  readonly #type: IntegerType;
  readonly #data: Pointer;

  constructor(runtime: WasmRuntime, type: IntegerType, capacity: number) {
    this.#runtime = runtime;
    this.#type = type;
    this.#data = runtime.allocate(elementTypes[type].bytes * capacity);
  }

  /** Writes `valueAt(0)`, `valueAt(1)` and so on. */
  write(count: number, valueAt: (index: number) => number): void {
    if (this.#type === "int32") {
      const view = this.#runtime.int32(this.#data, count);
      for (let index = 0; index < count; index++) view[index] = valueAt(index);
    } else {
      const view = this.#runtime.int64(this.#data, count);
      for (let index = 0; index < count; index++) view[index] = BigInt(valueAt(index));
    }
  }

  /** Writes one value from `start` to `end`. */
  fill(start: number, end: number, value: number): void {
    if (this.#type === "int32") this.#runtime.int32(this.#data, end).fill(value, start);
    else this.#runtime.int64(this.#data, end).fill(BigInt(value), start);
  }

  /** Returns a tensor of the first integers; release it with `releaseTensor`. */
  tensor(dims: readonly number[]): Handle {
    return this.#runtime.createTensor(this.#type, this.#data, dims);
  }
}
