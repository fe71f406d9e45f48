/**
 * Runs of one token that ONNX Runtime records once and then submits again ("graph capture"), because preparing some hundred
 * dispatches for each token takes the CPU longer than the GPU needs for a small model. A recording contains the buffers, so
 * the inputs and outputs of its runs must stay in the same buffers.
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

/** float16 numbers are kept as their bits. */
type Numbers = Float32Array | Uint16Array;

/** The outputs of a run by name, while they are read back. A promise without a reader rejects silently. */
export type Readings = ReadonlyMap<string, Promise<Numbers>>;

interface OutputBuffers {
  written: GPUBuffer;
  bytes: number;
  numbers: typeof Float32Array | typeof Uint16Array;
  /** Buffers for reading back that are not in use. There may be several, because a rejected speculative run may still be read back. */
  free: GPUBuffer[];
}

/** Numbers the recordings of one session from 1 on; ONNX Runtime identifies each by its number. */
export class Recordings {
  #count = 0;

  next(): InferenceSession.RunOptions {
    this.#count += 1;
    return runOptions(String(this.#count));
  }
}

export class RecordedRuns {
  /** Options of a run that is not recorded, in a session that allows recording. */
  static readonly unrecorded: InferenceSession.RunOptions = runOptions("-1");
  /** The output tensors of a recorded run. */
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
   * Runs the session and begins to read back `outputs`. `run`: runs the session with these options. `cacheKey`: identifies the cache
   * buffers of the run; the first run with them is recorded, and later ones submit the recording. `encode`: adds commands after
   * the copies of the outputs, so that a next run can begin before the outputs are read back.
   */
  async run(
    cacheKey: string,
    outputs: readonly string[],
    run: (options: InferenceSession.RunOptions) => Promise<unknown>,
    encode?: (commands: GPUCommandEncoder) => void,
  ): Promise<Readings> {
    const recorded = this.#options.get(cacheKey);
    const options = recorded ?? this.#recordings.next();
    this.#options.set(cacheKey, options);
    const reads = this.#takeReads(outputs);
    try {
      const commands = (): GPUCommandBuffer => this.#encodeCopies(reads, encode);
      // A run that is being recorded may submit several batches.
      const areRead = recorded !== undefined && (await SharedBatches.of(this.#device).append(commands(), () => run(options)));
      if (recorded === undefined) await run(options);
      if (!areRead) this.#device.queue.submit([commands()]);
    } catch (caught) {
      for (const [name, read] of reads) this.#output(name).free.push(read);
      throw caught;
    }
    return this.#readBack(reads);
  }

  /** Begins to read back outputs of the last run. */
  read(outputs: readonly string[]): Readings {
    const reads = this.#takeReads(outputs);
    this.#device.queue.submit([this.#encodeCopies(reads)]);
    return this.#readBack(reads);
  }

  #takeReads(outputs: readonly string[]): Map<string, GPUBuffer> {
    return new Map(
      outputs.map((name) => {
        const { free, written } = this.#output(name);
        return [name, free.pop() ?? this.#device.createBuffer({ size: written.size, usage: readUsage })];
      }),
    );
  }

  #encodeCopies(reads: ReadonlyMap<string, GPUBuffer>, encode?: (commands: GPUCommandEncoder) => void): GPUCommandBuffer {
    const commands = this.#device.createCommandEncoder();
    for (const [name, read] of reads) commands.copyBufferToBuffer(this.#output(name).written, 0, read, 0, read.size);
    encode?.(commands);
    return commands.finish();
  }

  #readBack(reads: ReadonlyMap<string, GPUBuffer>): Readings {
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
    if (output === undefined) throw new EngineFailureError({ kind: "internal", detail: `no recorded run has the output ${name}` });
    return output;
  }
}

/** With -1 a run is neither recorded nor submits a recording. */
function runOptions(recording: string): InferenceSession.RunOptions {
  return { extra: { gpu_graph_id: recording } };
}
