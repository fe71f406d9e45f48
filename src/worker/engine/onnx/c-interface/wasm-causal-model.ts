/**
 * A causal model on the CPU. The key/value cache lies in the WebAssembly heap and is bound as input and as output of
 * every run: GroupQueryAttention sees that both are the same memory and appends in place instead of copying.
 * The cache starts small and doubles: the whole context of a large model would not fit the heap. A run costs the same
 * whatever the size of its buffers.
 */
import type { TokenModel } from "../../chat/token-model.ts";
import { cacheNames, type CausalSignature, readCausalSignature } from "../causal-signature.ts";
import { type ElementType, elementTypes } from "../element-types.ts";
import type { Handle, Pointer } from "./ort-module.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";
import type { WasmCall, WasmSession } from "./wasm-session.ts";

const firstCapacity = 256;

interface CacheBuffer {
  data: Pointer;
  tensor: Handle;
}

export class WasmCausalModel implements TokenModel {
  readonly contextLength: number;
  readonly vocabularySize: number;
  /** Larger chunks are not faster on the CPU, and a chunk is what a cancellation waits for. */
  readonly prefillChunk = 32;
  readonly #runtime: WasmRuntime;
  readonly #signature: CausalSignature;
  readonly #cacheType: ElementType;
  readonly #call: WasmCall;
  readonly #inputNames: string[];
  readonly #ids: Pointer;
  readonly #mask: Pointer;
  readonly #positions: Pointer;
  readonly #logits: Pointer;
  readonly #logitsRows: number;
  readonly #decodeTensors: { ids: Handle; logits: Handle; positions: Handle };
  #cache: CacheBuffer[] = [];
  #capacity = 0;
  #length = 0;

  constructor(runtime: WasmRuntime, session: WasmSession, contextLength: number, cacheType: ElementType) {
    const signature = readCausalSignature(session.inputs, session.outputs);
    const names = cacheNames(signature.layers);
    this.#runtime = runtime;
    this.#signature = signature;
    this.#cacheType = cacheType;
    this.contextLength = contextLength;
    this.vocabularySize = signature.vocabularySize;
    this.#inputNames = [
      "input_ids",
      "attention_mask",
      ...(signature.hasPositionIds ? ["position_ids"] : []),
      ...(signature.hasLogitsToKeep ? ["num_logits_to_keep"] : []),
      ...names.past,
    ];
    this.#call = session.call(this.#inputNames, ["logits", ...names.present]);
    this.#ids = runtime.allocate(8 * this.prefillChunk);
    this.#positions = runtime.allocate(8 * this.prefillChunk);
    this.#mask = runtime.allocate(8 * contextLength);
    runtime.int64(this.#mask, contextLength).fill(1n);
    this.#logitsRows = signature.hasLogitsToKeep ? 1 : this.prefillChunk;
    this.#logits = runtime.allocate(4 * this.#logitsRows * this.vocabularySize);
    if (signature.hasLogitsToKeep) {
      const keep = runtime.allocate(8);
      runtime.int64(keep, 1).fill(1n);
      this.#call.setInput(this.#inputNames.indexOf("num_logits_to_keep"), runtime.createTensor("int64", keep, []));
    }
    this.#decodeTensors = {
      ids: runtime.createTensor("int64", this.#ids, [1, 1]),
      positions: runtime.createTensor("int64", this.#positions, [1, 1]),
      logits: runtime.createTensor("float32", this.#logits, [1, 1, this.vocabularySize]),
    };
    this.#reserve(firstCapacity);
  }

  get length(): number {
    return this.#length;
  }

  async prefill(ids: Int32Array): Promise<Float32Array> {
    if (ids.length === 1) return this.decode(ids[0] ?? 0);
    const runtime = this.#runtime;
    const rows = this.#signature.hasLogitsToKeep ? 1 : ids.length;
    const idTensor = runtime.createTensor("int64", this.#ids, [1, ids.length]);
    const positions = runtime.createTensor("int64", this.#positions, [1, ids.length]);
    const logits = runtime.createTensor("float32", this.#logits, [1, rows, this.vocabularySize]);
    try {
      const view = runtime.int64(this.#ids, ids.length);
      for (let index = 0; index < ids.length; index++) view[index] = BigInt(ids[index] ?? 0);
      await this.#run(ids.length, { ids: idTensor, positions, logits });
    } finally {
      for (const tensor of [idTensor, positions, logits]) runtime.releaseTensor(tensor);
    }
    return runtime.float32(this.#logits + 4 * (rows - 1) * this.vocabularySize, this.vocabularySize);
  }

  async decode(id: number): Promise<Float32Array> {
    this.#runtime.int64(this.#ids, 1)[0] = BigInt(id);
    await this.#run(1, this.#decodeTensors);
    return this.#runtime.float32(this.#logits, this.vocabularySize);
  }

  truncate(length: number): void {
    // What lies behind the attention mask's end is never read, and written over by the next run.
    this.#length = Math.min(this.#length, length);
  }

  async #run(count: number, tensors: { ids: Handle; positions: Handle; logits: Handle }): Promise<void> {
    const total = this.#length + count;
    this.#reserve(total);
    const runtime = this.#runtime;
    const call = this.#call;
    const mask = runtime.createTensor("int64", this.#mask, [1, total]);
    try {
      call.setInput(0, tensors.ids);
      call.setInput(1, mask);
      if (this.#signature.hasPositionIds) {
        const positions = runtime.int64(this.#positions, count);
        for (let index = 0; index < count; index++) positions[index] = BigInt(this.#length + index);
        call.setInput(2, tensors.positions);
      }
      call.setOutput(0, tensors.logits);
      await call.run();
    } finally {
      runtime.releaseTensor(mask);
    }
    this.#length = total;
  }

  /** Makes room for so many positions, keeping what the cache holds. */
  #reserve(positions: number): void {
    if (positions <= this.#capacity) return;
    let capacity = Math.max(firstCapacity, this.#capacity);
    while (capacity < positions) capacity *= 2;
    capacity = Math.max(positions, Math.min(capacity, this.contextLength));
    const { keyValueHeads, headDimension, layers } = this.#signature;
    const firstCacheInput = this.#inputNames.length - 2 * layers;
    const rowBytes = headDimension * elementTypes[this.#cacheType].bytes;
    for (let index = 0; index < 2 * layers; index++) {
      const data = this.#runtime.allocate(this.#bufferBytes(capacity));
      this.#runtime.module.HEAPU8.fill(0, data, data + this.#bufferBytes(capacity));
      const tensor = this.#runtime.createTensor(this.#cacheType, data, [1, keyValueHeads, capacity, headDimension]);
      const old = this.#cache[index];
      if (old !== undefined) {
        const heap = this.#runtime.module.HEAPU8;
        for (let head = 0; head < keyValueHeads; head++) {
          const from = old.data + head * this.#capacity * rowBytes;
          heap.copyWithin(data + head * capacity * rowBytes, from, from + this.#length * rowBytes);
        }
        this.#runtime.releaseTensor(old.tensor);
        this.#runtime.module._free(old.data);
      }
      this.#cache[index] = { data, tensor };
      this.#call.setInput(firstCacheInput + index, tensor);
      this.#call.setOutput(1 + index, tensor);
    }
    this.#capacity = capacity;
  }

  #bufferBytes(capacity: number): number {
    const { keyValueHeads, headDimension } = this.#signature;
    return keyValueHeads * capacity * headDimension * elementTypes[this.#cacheType].bytes;
  }
}
