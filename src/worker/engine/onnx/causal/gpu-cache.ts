/** Cache tensors in GPU buffers, with one class for each kind (see `CacheTensor`). */
import type { Tensor } from "onnxruntime-web";
import { elementTypes, type FloatType } from "../graph/element-types.ts";
import type { Ort } from "../ort-builds.ts";
import type { CacheTensor, KeyValueTensor, StateTensor } from "./causal-signature.ts";
import { storageBuffer } from "./storage-buffer.ts";

/** Positions for which a cache is allocated at first. */
export const firstCapacity = 512;

/** The input and the output tensor of a run. */
interface Binding {
  past: Tensor;
  present: Tensor;
}

export interface GpuCacheTensor {
  /** Current size in bytes. */
  readonly bytes: number;
  /** Location of its heads; undefined if it changes with each run. */
  readonly heads: Heads | undefined;
  /**
   * Identifies the buffers and sizes of the next run's tensors: a run can be recorded for each value. Undefined: they differ for
   * each run.
   */
  readonly bufferKey: number | undefined;
  /** Makes room for `capacity` positions and keeps the first `length`. */
  reserve(capacity: number, length: number): void;
  /** Returns the tensors for a run that adds `count` positions to the first `length`. */
  bind(length: number, count: number): Binding;
  /** Call it after such a run, with the new length. */
  advance(length: number): void;
}

export interface Gpu {
  ort: Ort;
  device: GPUDevice;
}

/** `capacity`: positions to allocate. */
export function gpuCacheTensor(gpu: Gpu, tensor: CacheTensor, capacity: number): GpuCacheTensor {
  if (tensor.kind === "state") return new StateCache(gpu, tensor);
  return tensor.kind === "appended" ? new AppendedCache(gpu, tensor, capacity) : new ConcatenatedCache(gpu, tensor, capacity);
}

/** One buffer is input and output, because GroupQueryAttention appends in place. */
class AppendedCache implements GpuCacheTensor {
  readonly #gpu: Gpu;
  readonly #tensor: KeyValueTensor;
  readonly #rowBytes: number;
  #buffer: GPUBuffer;
  #binding: Binding;
  #capacity: number;
  #reserved = 0;

  constructor(gpu: Gpu, tensor: KeyValueTensor, capacity: number) {
    this.#gpu = gpu;
    this.#tensor = tensor;
    this.#rowBytes = tensor.width * elementTypes[tensor.type].bytes;
    this.#capacity = capacity;
    this.#buffer = storageBuffer(gpu.device, tensor.heads * capacity * this.#rowBytes);
    this.#binding = this.#bindAll();
  }

  get bytes(): number {
    return this.#buffer.size;
  }

  get bufferKey(): number {
    return this.#reserved;
  }

  get heads(): Heads {
    return { buffer: this.#buffer, offset: 0, stride: this.#capacity * this.#rowBytes };
  }

  reserve(capacity: number, length: number): void {
    const { heads } = this.#tensor;
    const buffer = storageBuffer(this.#gpu.device, heads * capacity * this.#rowBytes);
    // The length may exceed the old capacity if tokens were appended in a batch.
    const kept = Math.min(length, this.#capacity) * this.#rowBytes;
    copyHeads(this.#gpu, heads, this.heads, { buffer, offset: 0, stride: capacity * this.#rowBytes }, kept);
    this.#buffer.destroy();
    this.#buffer = buffer;
    this.#capacity = capacity;
    this.#reserved += 1;
    this.#binding = this.#bindAll();
  }

  bind(): Binding {
    return this.#binding;
  }

  // Positions after the current length are never read, and the next run overwrites them.
  advance(): void {}

  #bindAll(): Binding {
    const { type, heads, width } = this.#tensor;
    const tensor = gpuTensor(this.#gpu, this.#buffer, type, [1, heads, this.#capacity, width]);
    return { past: tensor, present: tensor };
  }
}

/** Two buffers alternate as input and output: the graph copies all positions from one to the other. Heads are stored without gaps. */
class ConcatenatedCache implements GpuCacheTensor {
  // Tensors have another length in each run.
  readonly bufferKey = undefined;
  readonly heads = undefined;
  readonly #gpu: Gpu;
  readonly #tensor: KeyValueTensor;
  readonly #rowBytes: number;
  #past: GPUBuffer;
  #present: GPUBuffer;
  /** Positions in `#past`: at least the number of valid positions. */
  #pastLength = 0;

  constructor(gpu: Gpu, tensor: KeyValueTensor, capacity: number) {
    this.#gpu = gpu;
    this.#tensor = tensor;
    this.#rowBytes = tensor.width * elementTypes[tensor.type].bytes;
    this.#past = storageBuffer(gpu.device, tensor.heads * capacity * this.#rowBytes);
    this.#present = storageBuffer(gpu.device, tensor.heads * capacity * this.#rowBytes);
  }

  get bytes(): number {
    return this.#past.size + this.#present.size;
  }

  reserve(capacity: number, length: number): void {
    const size = this.#tensor.heads * capacity * this.#rowBytes;
    const past = storageBuffer(this.#gpu.device, size);
    this.#copyPast(past, length);
    this.#past.destroy();
    this.#present.destroy();
    this.#past = past;
    this.#present = storageBuffer(this.#gpu.device, size);
  }

  bind(length: number, count: number): Binding {
    const { type, heads, width } = this.#tensor;
    if (length < this.#pastLength) {
      this.#copyPast(this.#present, length);
      [this.#past, this.#present] = [this.#present, this.#past];
    }
    // A GPU buffer cannot be bound to an empty tensor.
    const past =
      length === 0
        ? new this.#gpu.ort.Tensor(type, type === "float16" ? new Uint16Array(0) : new Float32Array(0), [1, heads, 0, width])
        : gpuTensor(this.#gpu, this.#past, type, [1, heads, length, width]);
    return { past, present: gpuTensor(this.#gpu, this.#present, type, [1, heads, length + count, width]) };
  }

  advance(length: number): void {
    [this.#past, this.#present] = [this.#present, this.#past];
    this.#pastLength = length;
  }

  #copyPast(target: GPUBuffer, length: number): void {
    const bytes = length * this.#rowBytes;
    copyHeads(
      this.#gpu,
      this.#tensor.heads,
      { buffer: this.#past, offset: 0, stride: this.#pastLength * this.#rowBytes },
      { buffer: target, offset: 0, stride: bytes },
      bytes,
    );
    this.#pastLength = length;
  }
}

/** Two buffers alternate as input and output. */
class StateCache implements GpuCacheTensor {
  readonly bytes: number;
  readonly heads = undefined;
  readonly #gpu: Gpu;
  readonly #tensor: StateTensor;
  #past: GPUBuffer;
  #present: GPUBuffer;
  #turn = 0;

  constructor(gpu: Gpu, tensor: StateTensor) {
    const size = tensor.dims.reduce((product, axis) => product * axis, elementTypes[tensor.type].bytes);
    this.#gpu = gpu;
    this.#tensor = tensor;
    this.#past = storageBuffer(gpu.device, size);
    this.#present = storageBuffer(gpu.device, size);
    this.bytes = this.#past.size + this.#present.size;
  }

  get bufferKey(): number {
    return this.#turn;
  }

  reserve(): void {}

  bind(length: number): Binding {
    const { type, dims } = this.#tensor;
    if (length === 0) {
      const commands = this.#gpu.device.createCommandEncoder();
      commands.clearBuffer(this.#past);
      this.#gpu.device.queue.submit([commands.finish()]);
    }
    return { past: gpuTensor(this.#gpu, this.#past, type, dims), present: gpuTensor(this.#gpu, this.#present, type, dims) };
  }

  advance(): void {
    [this.#past, this.#present] = [this.#present, this.#past];
    this.#turn = 1 - this.#turn;
  }
}

export function gpuTensor({ ort }: Gpu, buffer: GPUBuffer, dataType: FloatType, dims: readonly number[]): Tensor {
  return ort.Tensor.fromGpuBuffer(buffer, { dataType, dims });
}

export interface Heads {
  buffer: GPUBuffer;
  /** Bytes before the first head. */
  offset: number;
  /** Bytes from one head to the next. */
  stride: number;
}

/** Copies the first `bytes` bytes of each head to another buffer. */
export function copyHeads({ device }: Gpu, heads: number, from: Heads, to: Heads, bytes: number): void {
  const commands = device.createCommandEncoder();
  for (let head = 0; bytes > 0 && head < heads; head++) {
    commands.copyBufferToBuffer(from.buffer, from.offset + head * from.stride, to.buffer, to.offset + head * to.stride, bytes);
  }
  device.queue.submit([commands.finish()]);
}
