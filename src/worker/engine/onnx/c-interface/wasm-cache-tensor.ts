/** Cache tensors in the WebAssembly heap, with one class for each kind (see `CacheTensor`). */
import type { CacheTensor, KeyValueTensor, StateTensor } from "../causal/causal-signature.ts";
import { type CacheType, elementTypes } from "../graph/element-types.ts";
import type { Handle, Pointer } from "./ort-module.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";

/** The input and the output tensor of a run. */
export interface Binding {
  past: Handle;
  present: Handle;
}

/** Sequences with consecutive indices. */
export interface SequenceRange {
  first: number;
  count: number;
}

export interface WasmCacheTensor {
  /**
   * Makes room for `capacity` positions of each sequence. `lengths`: for each sequence, the number of its positions to keep. Only
   * `AppendedCache` supports several sequences.
   */
  reserve(capacity: number, lengths: readonly number[]): void;
  /** Returns the tensors for a run of these sequences that adds `count` positions to the first `length`. */
  bind(sequences: SequenceRange, length: number, count: number): Binding;
  /** Call it after such a run, with the new length. */
  advance(length: number): void;
  /** Whether each run needs a new binding. If not, only a new capacity or range does. */
  readonly isRebound: boolean;
}

export function wasmCacheTensor(runtime: WasmRuntime, tensor: CacheTensor<CacheType>): WasmCacheTensor {
  if (tensor.kind === "state") return new StateCache(runtime, tensor);
  return tensor.kind === "appended" ? new AppendedCache(runtime, tensor) : new ConcatenatedCache(runtime, tensor);
}

/**
 * One buffer is input and output: the runtime detects that both are the same memory and appends in place. The sequences are stored
 * one after another, so that a tensor can span any range of them.
 */
class AppendedCache implements WasmCacheTensor {
  readonly isRebound = false;
  readonly #runtime: WasmRuntime;
  readonly #tensor: KeyValueTensor<CacheType>;
  readonly #rowBytes: number;
  /** Tensors by the first sequence and the number of sequences. */
  readonly #handles = new Map<string, Handle>();
  #data: Pointer = 0;
  #capacity = 0;
  /** Number of sequences in the buffer. */
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

  /** Returns the bytes of one sequence. */
  #bytesOf(capacity: number): number {
    return this.#tensor.heads * capacity * this.#rowBytes;
  }

  // Positions after the current length are never read, and the next run overwrites them.
  advance(): void {}
}

/** Two buffers alternate as input and output: the graph copies all positions from one to the other. Heads are stored without gaps. */
class ConcatenatedCache implements WasmCacheTensor {
  readonly isRebound = true;
  readonly #runtime: WasmRuntime;
  readonly #tensor: KeyValueTensor<CacheType>;
  readonly #rowBytes: number;
  #past: Pointer = 0;
  #present: Pointer = 0;
  #handles: Binding | undefined;
  /** Positions in `#past`: at least the number of valid positions. */
  #pastLength = 0;

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
      runtime.module.HEAPU8.copyWithin(past, this.#past, this.#past + this.#tensor.heads * this.#pastLength * this.#rowBytes);
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
    this.#pastLength = length;
  }

  #release(): void {
    if (this.#handles === undefined) return;
    this.#runtime.releaseTensor(this.#handles.past);
    this.#runtime.releaseTensor(this.#handles.present);
    this.#handles = undefined;
  }

  #crop(length: number): void {
    if (this.#pastLength <= length) return;
    const stride = (positions: number) => ({ at: this.#past, stride: positions * this.#rowBytes });
    moveHeads(this.#runtime, this.#tensor.heads, stride(this.#pastLength), stride(length), length * this.#rowBytes);
    this.#pastLength = length;
  }
}

/** Two buffers alternate as input and output. */
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

/** Copies the first `bytes` bytes of each head. Source and target may overlap if each target begins before its source. */
function moveHeads(runtime: WasmRuntime, heads: number, from: Heads, to: Heads, bytes: number): void {
  const heap = runtime.module.HEAPU8;
  for (let head = 0; head < heads; head++) {
    const start = from.at + head * from.stride;
    heap.copyWithin(to.at + head * to.stride, start, start + bytes);
  }
}
