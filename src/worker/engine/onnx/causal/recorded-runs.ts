/**
 * Runs of one token whose commands ONNX Runtime records and submits again ("graph capture"): preparing some hundred dispatches
 * anew takes the CPU longer than computing a small model takes a GPU. Recorded are the commands with their buffers, so what a
 * run reads and writes has to stay where it was.
 */
import type { InferenceSession, Tensor } from "onnxruntime-web";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { elementTypes, type FloatType } from "../graph/element-types.ts";
import type { Gpu } from "./gpu-cache.ts";
import { SharedBatches } from "./shared-batches.ts";
import { storageBuffer } from "./storage-buffer.ts";

/** GPUBufferUsage.MAP_READ and COPY_DST (WebGPU 5.1.2), which the type library does not declare for workers. */
const readUsage = 0x0001 | 0x0008;
const mapForReading = 0x0001;

export interface RecordedOutput {
  name: string;
  type: FloatType;
  dims: readonly number[];
}

/** Of float16 the bits. */
type Numbers = Float32Array | Uint16Array;

/** What a run wrote, by the names of its outputs, while it comes. One that nobody awaits may fail unheard. */
export type Readings = ReadonlyMap<string, Promise<Numbers>>;

interface OutputBuffers {
  written: GPUBuffer;
  bytes: number;
  numbers: typeof Float32Array | typeof Uint16Array;
  /** For reading, and not in use: of a run that nobody waits for, what it wrote may still be on its way. */
  free: GPUBuffer[];
}

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
  readonly #outputs = new Map<string, OutputBuffers>();
  readonly #options = new Map<string, InferenceSession.RunOptions>();

  constructor({ ort, device }: Gpu, recordings: Recordings, outputs: readonly RecordedOutput[]) {
    this.#device = device;
    this.#recordings = recordings;
    this.fetches = Object.fromEntries(
      outputs.map(({ name, type, dims }) => {
        const bytes = dims.reduce((product, size) => product * size, elementTypes[type].bytes);
        const written = storageBuffer(device, bytes);
        this.#outputs.set(name, { written, bytes, numbers: type === "float16" ? Uint16Array : Float32Array, free: [] });
        return [name, ort.Tensor.fromGpuBuffer(written, { dataType: type, dims })];
      }),
    );
  }

  /**
   * `run` runs the session with these options, and reads and writes `caches`: the first time with them it is recorded, later ones
   * submit what was recorded. `outputs` are read behind it. `encode`: adds commands behind those that copy them, so that the next run
   * can be begun before anything has come.
   */
  async run(
    caches: string,
    outputs: readonly string[],
    run: (options: InferenceSession.RunOptions) => Promise<unknown>,
    encode?: (commands: GPUCommandEncoder) => void,
  ): Promise<Readings> {
    const recorded = this.#options.get(caches);
    const options = recorded ?? this.#recordings.next();
    this.#options.set(caches, options);
    const reads = this.#takeReads(outputs);
    try {
      const commands = (): GPUCommandBuffer => this.#copying(reads, encode);
      // While something is recorded, batches may be several.
      const areRead = recorded !== undefined && (await SharedBatches.of(this.#device).append(commands(), () => run(options)));
      if (recorded === undefined) await run(options);
      if (!areRead) this.#device.queue.submit([commands()]);
    } catch (caught) {
      for (const [name, read] of reads) this.#output(name).free.push(read);
      throw caught;
    }
    return this.#map(reads);
  }

  /** What the last run wrote. */
  read(outputs: readonly string[]): Readings {
    const reads = this.#takeReads(outputs);
    this.#device.queue.submit([this.#copying(reads)]);
    return this.#map(reads);
  }

  #takeReads(outputs: readonly string[]): Map<string, GPUBuffer> {
    return new Map(
      outputs.map((name) => {
        const { free, written } = this.#output(name);
        return [name, free.pop() ?? this.#device.createBuffer({ size: written.size, usage: readUsage })];
      }),
    );
  }

  #copying(reads: ReadonlyMap<string, GPUBuffer>, encode?: (commands: GPUCommandEncoder) => void): GPUCommandBuffer {
    const commands = this.#device.createCommandEncoder();
    for (const [name, read] of reads) commands.copyBufferToBuffer(this.#output(name).written, 0, read, 0, read.size);
    encode?.(commands);
    return commands.finish();
  }

  #map(reads: ReadonlyMap<string, GPUBuffer>): Readings {
    return new Map(
      [...reads].map(([name, read]) => {
        const { bytes, numbers: NumberArray, free } = this.#output(name);
        const reading = read.mapAsync(mapForReading).then(() => {
          const copy = read.getMappedRange().slice(0, bytes);
          read.unmap();
          free.push(read);
          return new NumberArray(copy);
        });
        reading.catch(() => undefined);
        return [name, reading];
      }),
    );
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
