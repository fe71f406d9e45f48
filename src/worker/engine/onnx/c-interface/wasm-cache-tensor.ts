/** Tensors of a cache in the WebAssembly heap, one class for each kind (see `CacheTensor`). */
import type { CacheTensor, KeyValueTensor, StateTensor } from "../causal/causal-signature.ts";
import { type CacheType, elementTypes } from "../graph/element-types.ts";
import type { Handle, Pointer } from "./ort-module.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";

/** What a run takes and where it writes. */
export interface Binding {
  past: Handle;
  present: Handle;
}

/** Sequences that lie side by side. */
export interface SequenceRange {
  first: number;
  count: number;
}

export interface WasmCacheTensor {
  /** Makes room for `capacity` positions of each sequence, keeping of each its first `lengths`. Only `AppendedCache` has several. */
  reserve(capacity: number, lengths: readonly number[]): void;
  /** For a run of these sequences that adds `count` positions to the first `length`. */
  bind(sequences: SequenceRange, length: number, count: number): Binding;
  /** After such a run. */
  advance(length: number): void;
  /** Whether every run needs a binding of its own, else every capacity and range. */
  readonly isRebound: boolean;
}

export function wasmCacheTensor(runtime: WasmRuntime, tensor: CacheTensor<CacheType>): WasmCacheTensor {
  if (tensor.kind === "state") return new StateCache(runtime, tensor);
  return tensor.kind === "appended" ? new AppendedCache(runtime, tensor) : new ConcatenatedCache(runtime, tensor);
}

/**
 * One buffer is past and present: the runtime sees that both are the same memory and appends in place. The sequences lie one
 * behind the other in it, so that some that are neighbours are a tensor, too.
 */
class AppendedCache implements WasmCacheTensor {
  readonly isRebound = false;
  readonly #runtime: WasmRuntime;
  readonly #tensor: KeyValueTensor<CacheType>;
  readonly #rowBytes: number;
  /** By first sequence and count. */
  readonly #handles = new Map<string, Handle>();
  #data: Pointer = 0;
  #capacity = 0;
  /** That the buffer has room for. */
  #sequences = 0;

  constructor(runtime: WasmRuntime, tensor: KeyValueTensor<CacheType>) {
    this.#runtime = runtime;
    this.#tensor = tensor;
    this.#rowBytes = tensor.width * elementTypes[tensor.type].bytes;
  }

  reserve(capacity: number, lengths: readonly number[]): void {
    const { heads } = this.#tensor;
    const runtime = this.#runtime;
    const size = lengths.length * heads * capacity * this.#rowBytes;
    const data = runtime.allocate(size);
    runtime.module.HEAPU8.fill(0, data, data + size);
    for (let sequence = 0; sequence < this.#sequences; sequence++) {
      const from = { at: this.#data + sequence * this.#bytesOf(this.#capacity), stride: this.#capacity * this.#rowBytes };
      const to = { at: data + sequence * this.#bytesOf(capacity), stride: capacity * this.#rowBytes };
      moveHeads(runtime, heads, from, to, (lengths[sequence] ?? 0) * this.#rowBytes);
    }
    for (const handle of this.#handles.values()) runtime.releaseTensor(handle);
    this.#handles.clear();
    if (this.#sequences > 0) runtime.module._free(this.#data);
    this.#data = data;
    this.#capacity = capacity;
    this.#sequences = lengths.length;
  }

  bind({ first, count }: SequenceRange): Binding {
    const name = `${first} ${count}`;
    const { heads, width, type } = this.#tensor;
    const at = this.#data + first * this.#bytesOf(this.#capacity);
    const handle = this.#handles.get(name) ?? this.#runtime.createTensor(type, at, [count, heads, this.#capacity, width]);
    this.#handles.set(name, handle);
    return { past: handle, present: handle };
  }

  /** Of one sequence. */
  #bytesOf(capacity: number): number {
    return this.#tensor.heads * capacity * this.#rowBytes;
  }

  // What lies behind the attention mask's end is never read, and written over by the next run.
  advance(): void {}
}

/** Two buffers take turns: the graph copies what it had from one into the other. Rows of a head lie close together. */
class ConcatenatedCache implements WasmCacheTensor {
  readonly isRebound = true;
  readonly #runtime: WasmRuntime;
  readonly #tensor: KeyValueTensor<CacheType>;
  readonly #rowBytes: number;
  #past: Pointer = 0;
  #present: Pointer = 0;
  #handles: Binding | undefined;
  /** Positions that the past holds: at least as many as count. */
  #held = 0;

  constructor(runtime: WasmRuntime, tensor: KeyValueTensor<CacheType>) {
    this.#runtime = runtime;
    this.#tensor = tensor;
    this.#rowBytes = tensor.width * elementTypes[tensor.type].bytes;
  }

  reserve(capacity: number, [length = 0]: readonly number[]): void {
    const runtime = this.#runtime;
    const size = this.#tensor.heads * capacity * this.#rowBytes;
    this.#crop(length);
    const past = runtime.allocate(size);
    const present = runtime.allocate(size);
    if (this.#past !== 0) {
      runtime.module.HEAPU8.copyWithin(past, this.#past, this.#past + this.#tensor.heads * this.#held * this.#rowBytes);
      runtime.module._free(this.#past);
      runtime.module._free(this.#present);
    }
    this.#past = past;
    this.#present = present;
  }

  bind(_sequences: SequenceRange, length: number, count: number): Binding {
    const { heads, width, type } = this.#tensor;
    this.#crop(length);
    this.#release();
    this.#handles = {
      past: this.#runtime.createTensor(type, this.#past, [1, heads, length, width]),
      present: this.#runtime.createTensor(type, this.#present, [1, heads, length + count, width]),
    };
    return this.#handles;
  }

  advance(length: number): void {
    this.#release();
    [this.#past, this.#present] = [this.#present, this.#past];
    this.#held = length;
  }

  #release(): void {
    if (this.#handles === undefined) return;
    this.#runtime.releaseTensor(this.#handles.past);
    this.#runtime.releaseTensor(this.#handles.present);
    this.#handles = undefined;
  }

  #crop(length: number): void {
    if (this.#held <= length) return;
    const stride = (positions: number) => ({ at: this.#past, stride: positions * this.#rowBytes });
    moveHeads(this.#runtime, this.#tensor.heads, stride(this.#held), stride(length), length * this.#rowBytes);
    this.#held = length;
  }
}

/** Two buffers take turns. */
class StateCache implements WasmCacheTensor {
  readonly isRebound = true;
  readonly #runtime: WasmRuntime;
  readonly #bytes: number;
  #past: { data: Pointer; handle: Handle };
  #present: { data: Pointer; handle: Handle };

  constructor(runtime: WasmRuntime, { type, dims }: StateTensor) {
    const bytes = dims.reduce((product, size) => product * size, elementTypes[type].bytes);
    const allocate = () => {
      const data = runtime.allocate(bytes);
      return { data, handle: runtime.createTensor(type, data, dims) };
    };
    this.#runtime = runtime;
    this.#bytes = bytes;
    this.#past = allocate();
    this.#present = allocate();
  }

  reserve(): void {}

  bind(_sequences: SequenceRange, length: number): Binding {
    if (length === 0) this.#runtime.module.HEAPU8.fill(0, this.#past.data, this.#past.data + this.#bytes);
    return { past: this.#past.handle, present: this.#present.handle };
  }

  advance(): void {
    [this.#past, this.#present] = [this.#present, this.#past];
  }
}

interface Heads {
  at: Pointer;
  stride: number;
}

/** Copies the beginning of every head's rows; a head may overlap with the one that it is copied from, if it lies before it. */
function moveHeads(runtime: WasmRuntime, heads: number, from: Heads, to: Heads, bytes: number): void {
  const heap = runtime.module.HEAPU8;
  for (let head = 0; head < heads; head++) {
    const start = from.at + head * from.stride;
    heap.copyWithin(to.at + head * to.stride, start, start + bytes);
  }
}
