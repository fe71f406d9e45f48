/**
 * Runs of one token whose commands ONNX Runtime records and submits again ("graph capture"): preparing some hundred dispatches
 * anew takes the CPU longer than computing a small model takes a GPU. Recorded are the commands with their buffers, so what a
 * run reads and writes has to stay where it was.
 */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import { EngineFailureError } from "../../engine-errors.ts";
import { elementTypes, type FloatType } from "../graph/element-types.ts";
import type { Gpu } from "./gpu-cache.ts";
import { storageBuffer } from "./storage-buffer.ts";

/** GPUBufferUsage.MAP_READ and COPY_DST (WebGPU 5.1.2), which the type library does not declare for workers. */
const readUsage = 0x0001 | 0x0008;
const mapForReading = 0x0001;

export interface RecordedOutput {
  name: string;
  type: FloatType;
  dims: readonly number[];
}

type NumberArray = typeof Float32Array | typeof Uint16Array;

/** Of one session: ONNX Runtime knows each by a number from 1 on. */
export class Recordings {
  #count = 0;

  next(): InferenceSession.RunOptions {
    this.#count += 1;
    return runOptions(String(this.#count));
  }
}

export class RecordedRuns {
  /** Of a run that is not recorded, in a session whose runs may be. */
  static readonly unrecorded: InferenceSession.RunOptions = runOptions("-1");
  /** Where a recorded run writes. */
  readonly fetches: Readonly<Record<string, Tensor>>;
  readonly #device: GPUDevice;
  readonly #recordings: Recordings;
  readonly #outputs = new Map<string, { written: GPUBuffer; read: GPUBuffer; numbers: NumberArray; bytes: number }>();
  readonly #options = new Map<string, InferenceSession.RunOptions>();

  constructor({ ort, device }: Gpu, recordings: Recordings, outputs: readonly RecordedOutput[]) {
    this.#device = device;
    this.#recordings = recordings;
    this.fetches = Object.fromEntries(
      outputs.map(({ name, type, dims }) => {
        const bytes = dims.reduce((product, size) => product * size, elementTypes[type].bytes);
        const written = storageBuffer(device, bytes);
        const read = device.createBuffer({ size: written.size, usage: readUsage });
        const numbers = type === "float16" ? Uint16Array : Float32Array;
        this.#outputs.set(name, { written, read, numbers, bytes });
        return [name, ort.Tensor.fromGpuBuffer(written, { dataType: type, dims })];
      }),
    );
  }

  /** Of a run that reads and writes these caches: the first one with them is recorded, later ones submit what it recorded. */
  options(caches: string): InferenceSession.RunOptions {
    const known = this.#options.get(caches) ?? this.#recordings.next();
    this.#options.set(caches, known);
    return known;
  }

  /**
   * What the last run wrote; of float16 the bits. `encode`: adds commands that are submitted with those that copy it, so that
   * the next run can be begun before this resolves.
   */
  async read(name: string, encode?: (commands: GPUCommandEncoder) => void): Promise<Float32Array | Uint16Array> {
    const { written, read, numbers: Numbers, bytes } = this.#output(name);
    const commands = this.#device.createCommandEncoder();
    commands.copyBufferToBuffer(written, 0, read, 0, written.size);
    encode?.(commands);
    this.#device.queue.submit([commands.finish()]);
    await read.mapAsync(mapForReading);
    const copy = read.getMappedRange().slice(0, bytes);
    read.unmap();
    return new Numbers(copy);
  }

  buffer(name: string): GPUBuffer {
    return this.#output(name).written;
  }

  #output(name: string) {
    const output = this.#outputs.get(name);
    if (output === undefined) throw new EngineFailureError({ kind: "internal", detail: `no recorded run gives ${name}` });
    return output;
  }
}

/** With -1 a run neither is recorded nor submits what was. */
function runOptions(recording: string): InferenceSession.RunOptions {
  return { extra: { gpu_graph_id: recording } };
}
