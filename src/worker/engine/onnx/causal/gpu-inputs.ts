/** Inputs of runs in GPU buffers of ours: ONNX Runtime has nothing to upload, and an upload ends a batch of commands. */
import type { Tensor } from "onnxruntime-web";
import type { IntegerType } from "../graph/element-types.ts";
import type { GraphFacts } from "../graph/graph-facts.ts";
import type { Ort } from "../ort-builds.ts";
import { type InputTensors, integerValues } from "./input-tensors.ts";
import { storageBuffer } from "./storage-buffer.ts";

/** Enough for those of 32 bits, too. */
const integerBytes = 8;

/** Operators that read whole numbers on the GPU; others compute with them on the CPU and would have them read back. */
const gpuReaders: ReadonlySet<string> = new Set(["Gather", "GatherBlockQuantized", "GroupQueryAttention", "RotaryEmbedding", "Shape"]);

/** Whether whole numbers can stay on the GPU. */
export function isReadOnGpu({ readers }: GraphFacts, input: string): boolean {
  return [...(readers.get(input) ?? [])].every((reader) => gpuReaders.has(reader));
}

export class GpuInputs implements InputTensors {
  readonly #ort: Ort;
  readonly #device: GPUDevice;
  readonly #facts: GraphFacts;
  readonly #maxLength: number;
  readonly #buffers = new Map<string, GPUBuffer>();

  /** `maxLength`: most tokens of a run. */
  constructor(ort: Ort, device: GPUDevice, facts: GraphFacts, maxLength: number) {
    this.#ort = ort;
    this.#device = device;
    this.#facts = facts;
    this.#maxLength = maxLength;
  }

  /** The tensor for an input, valid until the next one of the same name. */
  integers(name: string, type: IntegerType, dims: readonly number[], valueAt: (index: number) => number): Tensor {
    const values = integerValues(type, dims, valueAt);
    if (!isReadOnGpu(this.#facts, name)) return new this.#ort.Tensor(type, values, dims);
    this.#device.queue.writeBuffer(this.buffer(name), 0, values);
    return this.held(name, type, dims);
  }

  floats(name: string, values: Float32Array, dims: readonly number[]): Tensor {
    const buffer = this.buffer(name, (dims.at(-1) ?? 1) * Float32Array.BYTES_PER_ELEMENT);
    this.#device.queue.writeBuffer(buffer, 0, Float32Array.from(values));
    return this.#ort.Tensor.fromGpuBuffer(buffer, { dataType: "float32", dims });
  }

  /** A tensor of what its buffer holds. */
  held(name: string, type: IntegerType, dims: readonly number[]): Tensor {
    return this.#ort.Tensor.fromGpuBuffer(this.buffer(name), { dataType: type, dims });
  }

  /** Of an input on the GPU: one for all runs, the longest ones too, because a recorded run reads it again. */
  buffer(name: string, tokenBytes = integerBytes): GPUBuffer {
    const buffer = this.#buffers.get(name) ?? storageBuffer(this.#device, tokenBytes * this.#maxLength);
    this.#buffers.set(name, buffer);
    return buffer;
  }
}
