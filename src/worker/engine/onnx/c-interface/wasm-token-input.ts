/** The token input of a causal graph in the heap: ids, or vectors that another graph computes from them. */
import type { TokenVectors } from "../causal/input-tensors.ts";
import { elementTypes, type IntegerType } from "../graph/element-types.ts";
import type { Handle } from "./ort-module.ts";
import { WasmIntegers } from "./wasm-integers.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";

export interface WasmTokenInput {
  /** Name of the graph's input. */
  readonly name: string;
  write(ids: Int32Array): Promise<void>;
  /** Returns a tensor of `count` tokens for each of `sequences` (default: 1); release it with `releaseTensor`. */
  tensor(count: number, sequences?: number): Handle;
}

export function idsInput(runtime: WasmRuntime, type: IntegerType, capacity: number): WasmTokenInput {
  const integers = new WasmIntegers(runtime, type, capacity);
  return {
    name: "input_ids",
    write: async (ids) => integers.write(ids.length, (index) => ids[index] ?? 0),
    tensor: (count, sequences = 1) => integers.tensor([sequences, count]),
  };
}

/** `width`: size of a vector. `capacity`: max tokens. */
export function vectorsInput(runtime: WasmRuntime, vectors: TokenVectors, width: number, capacity: number): WasmTokenInput {
  const data = runtime.allocate(elementTypes.float32.bytes * width * capacity);
  return {
    name: "inputs_embeds",
    write: async (ids) => runtime.float32(data, ids.length * width).set(await vectors.of(ids)),
    tensor: (count, sequences = 1) => runtime.createTensor("float32", data, [sequences, count, width]),
  };
}
