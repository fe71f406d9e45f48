/** Tokens in the heap as a causal graph reads them: ids, or vectors that another graph made of them. */
import type { TokenVectors } from "../causal/input-tensors.ts";
import { elementTypes, type IntegerType } from "../graph/element-types.ts";
import type { Handle } from "./ort-module.ts";
import { WasmIntegers } from "./wasm-integers.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";

export interface WasmTokenInput {
  /** Of the graph's input. */
  readonly name: string;
  write(ids: Int32Array): Promise<void>;
  /** Over the first tokens, `count` of each sequence; release it with `releaseTensor`. Default: of one sequence. */
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

/** `width`: numbers of a vector. */
export function vectorsInput(runtime: WasmRuntime, vectors: TokenVectors, width: number, capacity: number): WasmTokenInput {
  const data = runtime.allocate(elementTypes.float32.bytes * width * capacity);
  return {
    name: "inputs_embeds",
    write: async (ids) => runtime.float32(data, ids.length * width).set(await vectors.of(ids)),
    tensor: (count, sequences = 1) => runtime.createTensor("float32", data, [sequences, count, width]),
  };
}
