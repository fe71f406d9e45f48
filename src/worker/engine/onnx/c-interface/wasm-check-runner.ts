import type { Pointer } from "./ort-module.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";
import { createWasmSession } from "./wasm-session.ts";
import { elementTypes } from "../graph/element-types.ts";
import type { CheckedOutput } from "../kernel-check/check-part.ts";
import type { CheckRunner } from "../kernel-check/check-kernels.ts";

/** Computes the check over the C interface. */
export function wasmCheckRunner(runtime: WasmRuntime): CheckRunner {
  return async ({ graph, outputs }) => {
    const session = await createWasmSession(runtime, graph, { isFused: true });
    const call = session.call(
      [],
      outputs.map(({ name }) => name),
    );
    const pointers = outputs.map(({ type, expected }) => runtime.allocate(elementTypes[type].bytes * expected.length));
    const tensors = outputs.map(({ type, dims }, index) => runtime.createTensor(type, pointers[index] ?? 0, dims));
    try {
      for (const [index, tensor] of tensors.entries()) call.setOutput(index, tensor);
      await call.run();
      return outputs.map((output, index) => copyOf(runtime, output, pointers[index] ?? 0));
    } finally {
      for (const tensor of tensors) runtime.releaseTensor(tensor);
      for (const pointer of pointers) runtime.module._free(pointer);
      session.release();
    }
  };
}

/** A copy, because the heap may grow and its memory is freed. */
function copyOf(runtime: WasmRuntime, { type, expected: { length } }: CheckedOutput, pointer: Pointer): ArrayLike<number> {
  switch (type) {
    case "float32":
      return runtime.float32(pointer, length).slice();
    case "int32":
      return runtime.int32(pointer, length).slice();
    case "int8":
      return new Int8Array(runtime.module.HEAPU8.buffer, pointer, length).slice();
  }
}
