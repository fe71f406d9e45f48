/**
 * All cache tensors of a causal graph, in the WebAssembly heap: a buffer that GroupQueryAttention extends in place, or two that
 * take turns as input and output, so that nothing passes through JavaScript.
 * They start small and double: the whole context of a large model would not fit the heap. A run costs the same whatever the
 * size of its buffers.
 */
import { grownCapacity, positionBytes } from "../causal/cache-capacity.ts";
import type { CacheTensor } from "../causal/causal-signature.ts";
import type { CacheType } from "../graph/element-types.ts";
import { type Binding, type SequenceRange, type WasmCacheTensor, wasmCacheTensor } from "./wasm-cache-tensor.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";

const firstCapacity = 256;

export class WasmCaches {
  /** Of one sequence that fills its context. */
  readonly maxBytes: number;
  readonly #tensors: readonly WasmCacheTensor[];
  readonly #contextLength: number;
  /** Positions of each sequence that has memory. */
  readonly #lengths: number[] = [];
  #capacity = 0;
  #bound: SequenceRange | undefined;

  constructor(runtime: WasmRuntime, tensors: readonly CacheTensor<CacheType>[], contextLength: number) {
    this.maxBytes = contextLength * positionBytes(tensors);
    this.#contextLength = contextLength;
    this.#tensors = tensors.map((tensor) => wasmCacheTensor(runtime, tensor));
    this.reserve(0, firstCapacity);
  }

  length(sequence: number): number {
    return this.#lengths[sequence] ?? 0;
  }

  setLength(sequence: number, length: number): void {
    this.#lengths[sequence] = length;
  }

  /** Makes room for so many positions of the sequences up to `last`, keeping what the caches hold. */
  reserve(last: number, positions: number): void {
    if (positions <= this.#capacity && last < this.#lengths.length) return;
    while (this.#lengths.length <= last) this.#lengths.push(0);
    this.#capacity = grownCapacity(Math.max(firstCapacity, this.#capacity), positions, this.#contextLength);
    for (const tensor of this.#tensors) tensor.reserve(this.#capacity, this.#lengths);
    this.#bound = undefined;
  }

  /** Tells what a run of these sequences needs that the last one had not, by the index of the tensor. */
  bind(range: SequenceRange, count: number, set: (index: number, binding: Binding) => void): void {
    const isBound = this.#bound?.first === range.first && this.#bound.count === range.count;
    const length = this.length(range.first);
    this.#tensors.forEach((tensor, index) => {
      if (!isBound || tensor.isRebound) set(index, tensor.bind(range, length, count));
    });
    this.#bound = range;
  }

  /** After a run of one sequence, which has so many positions now. */
  advance(length: number): void {
    for (const tensor of this.#tensors) tensor.advance(length);
  }
}
