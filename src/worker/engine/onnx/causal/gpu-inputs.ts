/** Inputs of runs in GPU buffers of ours: ONNX Runtime has nothing to upload, and an upload ends a batch of commands. */
import type { Tensor } from "onnxruntime-web";
import type { IntegerType } from "../graph/element-types.ts";
import type { GraphFacts } from "../graph/graph-file.ts";
import type { Ort } from "../ort-builds.ts";
import { integerValues } from "./input-tensors.ts";

/** GPUBufferUsage.COPY_SRC, COPY_DST and STORAGE (WebGPU 5.1.2), which the type library does not declare for workers. */
const inputUsage = 0x0004 | 0x0008 | 0x0080;

/** Operators that read whole numbers on the GPU; others compute with them on the CPU and would have them read back. */
const gpuReaders: ReadonlySet<string> = new Set(["Gather", "GatherBlockQuantized", "GroupQueryAttention", "RotaryEmbedding", "Shape"]);

export class GpuInputs {
  readonly #ort: Ort;
  readonly #device: GPUDevice;
  readonly #facts: GraphFacts;
  readonly #buffers = new Map<string, GPUBuffer>();

  constructor(ort: Ort, device: GPUDevice, facts: GraphFacts) {
    this.#ort = ort;
    this.#device = device;
    this.#facts = facts;
  }

  /** The tensor for an input, valid until the next one of the same name. */
  integers(name: string, type: IntegerType, dims: readonly number[], valueAt: (index: number) => number): Tensor {
    const values = integerValues(type, dims, valueAt);
    const readers = this.#facts.readers.get(name);
    if (readers === undefined || ![...readers].every((reader) => gpuReaders.has(reader))) return new this.#ort.Tensor(type, values, dims);
    const buffer = this.#buffer(name, values.byteLength);
    this.#device.queue.writeBuffer(buffer, 0, values);
    return this.#ort.Tensor.fromGpuBuffer(buffer, { dataType: type, dims });
  }

  #buffer(name: string, bytes: number): GPUBuffer {
    const known = this.#buffers.get(name);
    if (known !== undefined && known.size >= bytes) return known;
    known?.destroy();
    const buffer = this.#device.createBuffer({ size: 16 * Math.ceil(bytes / 16), usage: inputUsage });
    this.#buffers.set(name, buffer);
    return buffer;
  }
}
