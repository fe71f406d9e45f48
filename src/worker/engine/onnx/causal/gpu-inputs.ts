/** Puts inputs of runs into GPU buffers of ours. If ONNX Runtime uploaded them, each upload would end a batch of commands. */
import type { Tensor } from "onnxruntime-web";
import type { IntegerType } from "../graph/element-types.ts";
import type { GraphFacts } from "../graph/graph-facts.ts";
import { isReadOnGpu } from "../graph/gpu-readers.ts";
import type { Ort } from "../ort-builds.ts";
import { type InputTensors, integerValues } from "./input-tensors.ts";
import { storageBuffer } from "./storage-buffer.ts";

/** Bytes of an int64; int32 needs fewer. */
const integerBytes = 8;

export class GpuInputs implements InputTensors {
  readonly #ort: Ort;
  readonly #device: GPUDevice;
  readonly #facts: GraphFacts;
  readonly #maxLength: number;
  readonly #buffers = new Map<string, GPUBuffer>();

  /** `maxLength`: max tokens of a run. */
  constructor(ort: Ort, device: GPUDevice, facts: GraphFacts, maxLength: number) {
    this.#ort = ort;
    this.#device = device;
    this.#facts = facts;
    this.#maxLength = maxLength;
  }

  /** Returns a tensor with the values, valid until the next one of the same name. */
  integers(name: string, type: IntegerType, dims: readonly number[], valueAt: (index: number) => number): Tensor {
    const values = integerValues(type, dims, valueAt);
    if (!isReadOnGpu(this.#facts, name)) return new this.#ort.Tensor(type, values, dims);
    this.#device.queue.writeBuffer(this.buffer(name), 0, values);
    return this.fromBuffer(name, type, dims);
  }

  floats(name: string, values: Float32Array, dims: readonly number[]): Tensor {
    const buffer = this.buffer(name, (dims.at(-1) ?? 1) * Float32Array.BYTES_PER_ELEMENT);
    this.#device.queue.writeBuffer(buffer, 0, Float32Array.from(values));
    return this.#ort.Tensor.fromGpuBuffer(buffer, { dataType: "float32", dims });
  }

  /** Returns a tensor with the present content of the input's buffer. */
  fromBuffer(name: string, type: IntegerType, dims: readonly number[]): Tensor {
    return this.#ort.Tensor.fromGpuBuffer(this.buffer(name), { dataType: type, dims });
  }

  /** Returns the buffer of an input. It is the same for all runs, because a recorded run reads it again. */
  buffer(name: string, tokenBytes = integerBytes): GPUBuffer {
    const buffer = this.#buffers.get(name) ?? storageBuffer(this.#device, tokenBytes * this.#maxLength);
    this.#buffers.set(name, buffer);
    return buffer;
  }
}
