/**
 * A causal model on the CPU. Its cache lies in the WebAssembly heap: a buffer that GroupQueryAttention extends in place,
 * or two that take turns as input and output, so that nothing passes through JavaScript.
 * The cache starts small and doubles: the whole context of a large model would not fit the heap. A run costs the same
 * whatever the size of its buffers.
 */
import type { TokenModel } from "../../chat/token-loop/token-model.ts";
import type { CausalSignature } from "../causal/causal-signature.ts";
import type { TokenVectors } from "../causal/input-tensors.ts";
import { elementTypes } from "../graph/element-types.ts";
import { floatsOfHalves } from "../graph/half-floats.ts";
import type { Handle, Pointer } from "./ort-module.ts";
import { type WasmCacheTensor, wasmCacheTensor } from "./wasm-cache.ts";
import { WasmIntegers } from "./wasm-integers.ts";
import { idsInput, vectorsInput, type WasmTokenInput } from "./wasm-token-input.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";
import type { WasmCall, WasmSession } from "./wasm-session.ts";

const firstCapacity = 256;
/** Rows whose logits are given at once: eight take about twice as long as one. */
const mostRows = 8;
/** Over more positions the runtime sums attention in parts, but for one row: the last bits differ. */
const exactPositions = 256;

interface RunTensors {
  tokens: Handle;
  positions: Handle;
  logits: Handle;
}

export class WasmCausalModel implements TokenModel {
  readonly contextLength: number;
  readonly vocabularySize: number;
  /** Larger chunks are hardly faster on the CPU, and a chunk is what a cancellation waits for. */
  readonly prefillChunk = 64;
  readonly rows: TokenModel["rows"];
  readonly #runtime: WasmRuntime;
  readonly #signature: CausalSignature;
  readonly #call: WasmCall;
  readonly #inputNames: string[];
  readonly #tokens: WasmTokenInput;
  readonly #mask: WasmIntegers | undefined;
  readonly #positions: WasmIntegers | undefined;
  readonly #keep: WasmIntegers | undefined;
  readonly #logits: Pointer;
  readonly #decodeTensors: RunTensors;
  readonly #cache: WasmCacheTensor[];
  #capacity = 0;
  #length = 0;

  /**
   * `hasInt8Products`: several rows take little longer than one, and products give the same to the bit. `vectors`: of a graph
   * that reads them in place of ids.
   */
  constructor(
    runtime: WasmRuntime,
    session: WasmSession,
    signature: CausalSignature,
    contextLength: number,
    hasInt8Products = false,
    vectors?: TokenVectors,
  ) {
    const { idType, vectorWidth, maskType, positionType, logitsToKeep, caches } = signature;
    this.#runtime = runtime;
    this.#signature = signature;
    this.contextLength = contextLength;
    this.vocabularySize = signature.vocabularySize;
    this.#tokens =
      vectors === undefined || vectorWidth === undefined
        ? idsInput(runtime, idType, this.prefillChunk)
        : vectorsInput(runtime, vectors, vectorWidth, this.prefillChunk);
    this.#inputNames = [
      this.#tokens.name,
      ...(maskType === undefined ? [] : ["attention_mask"]),
      ...(positionType === undefined ? [] : ["position_ids"]),
      ...(logitsToKeep === undefined ? [] : ["num_logits_to_keep"]),
      ...caches.map(({ past }) => past),
    ];
    this.#call = session.call(this.#inputNames, ["logits", ...caches.map(({ present }) => present)]);
    this.#positions = positionType && new WasmIntegers(runtime, positionType, this.prefillChunk);
    this.#mask = maskType && new WasmIntegers(runtime, maskType, contextLength);
    this.#mask?.write(contextLength, () => 1);
    const givesRows = hasInt8Products && signature.canRewind && logitsToKeep !== undefined;
    const rows = logitsToKeep === undefined ? this.prefillChunk : givesRows ? mostRows : 1;
    this.#logits = runtime.allocate(elementTypes[signature.logitsType].bytes * rows * this.vocabularySize);
    if (logitsToKeep !== undefined) {
      this.#keep = new WasmIntegers(runtime, logitsToKeep.type, 1);
      this.#keep.write(1, () => 1);
      this.#set("num_logits_to_keep", this.#keep.tensor(logitsToKeep.dims));
    }
    if (givesRows) this.rows = { most: mostRows, exactPositions, append: (ids) => this.#appendRows(ids) };
    this.#decodeTensors = this.#tensors(1, 1);
    this.#cache = caches.map((tensor) => wasmCacheTensor(runtime, tensor));
    this.#reserve(firstCapacity);
  }

  get length(): number {
    return this.#length;
  }

  async prefill(ids: Int32Array): Promise<Float32Array> {
    if (ids.length === 1) return this.decode(ids[0] ?? 0);
    const rows = this.#logitsRows(ids.length);
    await this.#append(ids, rows);
    return this.#logitsAt(rows - 1);
  }

  async decode(id: number): Promise<Float32Array> {
    await this.#tokens.write(Int32Array.of(id));
    await this.#run(1, this.#decodeTensors);
    return this.#logitsAt(0);
  }

  truncate(length: number): void {
    if (length < this.#length) this.#length = this.#signature.canRewind ? length : 0;
  }

  async #appendRows(ids: Int32Array): Promise<Float32Array[]> {
    this.#keep?.write(1, () => ids.length);
    try {
      await this.#append(ids, ids.length);
    } finally {
      this.#keep?.write(1, () => 1);
    }
    // The next run writes over them.
    return Array.from(ids, (_, row) => this.#logitsAt(row).slice());
  }

  async #append(ids: Int32Array, logitsRows: number): Promise<void> {
    const tensors = this.#tensors(ids.length, logitsRows);
    try {
      await this.#tokens.write(ids);
      await this.#run(ids.length, tensors);
    } finally {
      for (const tensor of [tensors.tokens, tensors.positions, tensors.logits]) if (tensor !== 0) this.#runtime.releaseTensor(tensor);
    }
  }

  async #run(count: number, tensors: RunTensors): Promise<void> {
    const total = this.#length + count;
    this.#reserve(total);
    const mask = this.#mask?.tensor([1, total]);
    try {
      this.#set(this.#tokens.name, tensors.tokens);
      if (mask !== undefined) this.#set("attention_mask", mask);
      if (this.#positions !== undefined) {
        this.#positions.write(count, (index) => this.#length + index);
        this.#set("position_ids", tensors.positions);
      }
      this.#call.setOutput(0, tensors.logits);
      for (let index = 0; index < this.#cache.length; index++) if (this.#cache[index]?.isRebound) this.#bind(index, count);
      await this.#call.run();
    } finally {
      if (mask !== undefined) this.#runtime.releaseTensor(mask);
    }
    for (const tensor of this.#cache) tensor.advance(total);
    this.#length = total;
  }

  /** Tensors over the new tokens, their positions (0: none) and their logits. */
  #tensors(count: number, logitsRows: number): RunTensors {
    const { logitsType } = this.#signature;
    return {
      tokens: this.#tokens.tensor(count),
      positions: this.#positions?.tensor([1, count]) ?? 0,
      logits: this.#runtime.createTensor(logitsType, this.#logits, [1, logitsRows, this.vocabularySize]),
    };
  }

  #logitsRows(count: number): number {
    return this.#signature.logitsToKeep === undefined ? count : 1;
  }

  #logitsAt(row: number): Float32Array {
    const { logitsType } = this.#signature;
    const skipped = row * this.vocabularySize * elementTypes[logitsType].bytes;
    if (logitsType === "float32") return this.#runtime.float32(this.#logits + skipped, this.vocabularySize);
    return floatsOfHalves(this.#runtime.halves(this.#logits + skipped, this.vocabularySize));
  }

  #set(input: string, tensor: Handle): void {
    this.#call.setInput(this.#inputNames.indexOf(input), tensor);
  }

  /** Of the cache, by its index in it. */
  #bind(index: number, count: number): void {
    const binding = this.#cache[index]?.bind(this.#length, count);
    if (binding === undefined) return;
    this.#call.setInput(this.#inputNames.length - this.#cache.length + index, binding.past);
    this.#call.setOutput(1 + index, binding.present);
  }

  /** Makes room for so many positions, keeping what the cache holds. */
  #reserve(positions: number): void {
    if (positions <= this.#capacity) return;
    let capacity = Math.max(firstCapacity, this.#capacity);
    while (capacity < positions) capacity *= 2;
    capacity = Math.max(positions, Math.min(capacity, this.contextLength));
    this.#cache.forEach((tensor, index) => {
      tensor.reserve(capacity, this.#length);
      if (!tensor.isRebound) this.#bind(index, 0);
    });
    this.#capacity = capacity;
  }
}
