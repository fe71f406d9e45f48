/** An encoder on the CPU. */
import type { EncoderBatch, EncoderModel, EncoderOutput } from "../encoder-model.ts";
import { type EncoderSignature, readEncoderSignature } from "./encoder-signature.ts";
import type { Handle, Pointer } from "./ort-module.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";
import type { WasmCall, WasmSession } from "./wasm-session.ts";

/** Heap memory that grows to the largest batch seen. */
interface Scratch {
  pointer: Pointer;
  bytes: number;
}

export class WasmEncoderModel implements EncoderModel {
  readonly outputWidth: number;
  /** Time per token is flat on the CPU: small batches waste least on padding. */
  readonly tokenBudget = 256;
  readonly #runtime: WasmRuntime;
  readonly #signature: EncoderSignature;
  readonly #call: WasmCall;
  readonly #scratch = new Map<string, Scratch>();

  /** `dimensions`: width of the output where the graph does not fix it. */
  constructor(runtime: WasmRuntime, session: WasmSession, dimensions: number | undefined) {
    this.#runtime = runtime;
    this.#signature = readEncoderSignature(session.inputs, session.outputs, dimensions);
    this.outputWidth = this.#signature.width;
    this.#call = session.call(this.#signature.inputs, [this.#signature.output]);
  }

  async run(batch: EncoderBatch): Promise<EncoderOutput> {
    const { perToken, output, inputs, width } = this.#signature;
    const runtime = this.#runtime;
    const size = batch.rows * batch.width;
    const outputSize = (perToken ? size : batch.rows) * width;
    const tensors: Handle[] = [];
    try {
      inputs.forEach((name, index) => {
        const pointer = this.#reserve(name, 8 * size);
        const view = runtime.int64(pointer, size);
        const source = name === "attention_mask" ? batch.mask : name === "token_type_ids" ? batch.tokenTypes : batch.ids;
        for (let token = 0; token < size; token++) view[token] = BigInt(source[token] ?? 0);
        const tensor = runtime.createTensor("int64", pointer, [batch.rows, batch.width]);
        tensors.push(tensor);
        this.#call.setInput(index, tensor);
      });
      const pointer = this.#reserve(output, 4 * outputSize);
      const dims = perToken ? [batch.rows, batch.width, width] : [batch.rows, width];
      const tensor = runtime.createTensor("float32", pointer, dims);
      tensors.push(tensor);
      this.#call.setOutput(0, tensor);
      await this.#call.run();
      return { perToken, values: runtime.float32(pointer, outputSize) };
    } finally {
      for (const tensor of tensors) runtime.releaseTensor(tensor);
    }
  }

  #reserve(name: string, bytes: number): Pointer {
    const held = this.#scratch.get(name);
    if (held !== undefined && held.bytes >= bytes) return held.pointer;
    if (held !== undefined) this.#runtime.module._free(held.pointer);
    const pointer = this.#runtime.allocate(bytes);
    this.#scratch.set(name, { pointer, bytes });
    return pointer;
  }
}
