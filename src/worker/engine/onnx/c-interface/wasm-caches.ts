/**
 * All cache tensors of a causal graph in the WebAssembly heap, so that a run copies no cache to JavaScript. The buffers start small
 * and grow by a quarter when they are full, because the whole context of a large model would not fit the heap, and the heap never shrinks. The
 * time of a run does not depend on the size of the buffers.
 */
import { positionBytes } from "../causal/cache-capacity.ts";
import type { CacheTensor } from "../causal/causal-signature.ts";
import type { CacheType } from "../graph/element-types.ts";
import { type Binding, type SequenceRange, type WasmCacheTensor, wasmCacheTensor } from "./wasm-cache-tensor.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";

/** Capacities are multiples of it. */
const capacityUnit = 256;

function grownCapacity(capacity: number, needed: number, contextLength: number): number {
  if (needed <= capacity) return capacity;
  const grown = Math.ceil(Math.max(needed, 1.25 * capacity) / capacityUnit) * capacityUnit;
  return Math.max(needed, Math.min(grown, contextLength));
}

export class WasmCaches {
  /** Bytes of one sequence that fills the context. */
  readonly maxBytes: number;
  readonly #tensors: readonly WasmCacheTensor[];
  readonly #contextLength: number;
  /** Length of each sequence that has memory. */
  readonly #lengths: number[] = [];
  #capacity = 0;
  #bound: SequenceRange | undefined;

  constructor(runtime: WasmRuntime, tensors: readonly CacheTensor<CacheType>[], contextLength: number) {
    this.maxBytes = contextLength * positionBytes(tensors);
    this.#contextLength = contextLength;
    this.#tensors = tensors.map((tensor) => wasmCacheTensor(runtime, tensor));
    this.reserve(0, capacityUnit);
  }

  length(sequence: number): number {
    return this.#lengths[sequence] ?? 0;
  }

  setLength(sequence: number, length: number): void {
    this.#lengths[sequence] = length;
  }

  /** Makes room for `positions` positions of all sequences up to the index `last`, and keeps their content. */
  reserve(last: number, positions: number): void {
    if (positions <= this.#capacity && last < this.#lengths.length) return;
    while (this.#lengths.length <= last) this.#lengths.push(0);
    this.#capacity = grownCapacity(this.#capacity, positions, this.#contextLength);
    for (const tensor of this.#tensors) tensor.reserve(this.#capacity, this.#lengths);
    this.#bound = undefined;
  }

  /** Calls `set`, with the index of the tensor, for each binding that differs from the last run's. `count`: positions that the run adds. */
  bind(range: SequenceRange, count: number, set: (index: number, binding: Binding) => void): void {
    const isBound = this.#bound?.first === range.first && this.#bound.count === range.count;
    const length = this.length(range.first);
    this.#tensors.forEach((tensor, index) => {
      if (!isBound || tensor.isRebound) set(index, tensor.bind(range, length, count));
    });
    this.#bound = range;
  }

  /** Call it after a run, with the new length of the longest sequence. */
  advance(length: number): void {
    for (const tensor of this.#tensors) tensor.advance(length);
  }
}
