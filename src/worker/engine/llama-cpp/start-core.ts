/** Starts llama.cpp in a worker, and loads a model's files into it. */
import { z } from "zod";
import { causeOf } from "../../../inference/cause-of.ts";
import { Ending } from "../../../transport/ending.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { LocalDevice } from "../../models/devices/device.ts";
import { asRuntimeStart, runtimeStartError } from "../runtime-start.ts";
import { threadsFailed } from "../thread-failures.ts";
import { wasmResponse } from "../web-assembly/wasm-response.ts";
import { withProperty } from "../web-llm/scoped-property.ts";
import { CoreLog } from "./core-log.ts";
import { type CoreBuild, coreBuild } from "./core-build.ts";
import { type CoreParams, LlamaCore } from "./llama-core.ts";

export interface CoreStart {
  device: LocalDevice;
  /** The model's GGUF files in order, then its vision part, if there is one. */
  files: readonly Blob[];
  params: CoreParams;
  /** Bytes of the key/value caches that the parameters allocate. */
  cacheBytes: number;
  /** Called when the worker of llama.cpp needs this realm no more until it has read the files. */
  onReading: () => void;
}

/**
 * Max bytes of the heap beyond weights and caches: intermediate results, and copies of the caches of earlier prompts, for which llama.cpp
 * would use all memory that it gets.
 */
const freeBytes = 768 * 1024 ** 2;

/** The library gets blobs and stores none, and by default does not start without OPFS, which private windows lack. */
const noStorage = {
  isSupported: () => true,
  read: async () => null,
  write: async () => undefined,
  getSize: async () => -1,
  list: async () => [],
  delete: async () => undefined,
};

export async function startCore({ device, files, params, cacheBytes, onReading }: CoreStart): Promise<LlamaCore> {
  const build = coreBuild(device);
  const threads = device.kind === "wasm" ? device.threads : 1;
  const module = await asRuntimeStart(build.wasm, async () => WebAssembly.compileStreaming(await wasmResponse(build.wasm)));
  const { CacheManager, Wllama } = await import("./llama-library.ts");
  const log = new CoreLog();
  const keep = (...parts: unknown[]): void => log.add(...parts);
  const weightBuffers = new Set<string>();
  const noteBuffer = (...parts: unknown[]): void => {
    const [, buffer] = /\s(\S+) model buffer size/.exec(parts.join(" ")) ?? [];
    if (buffer !== undefined) weightBuffers.add(buffer);
  };
  const ignore = (): void => undefined;
  // A line without a level is that of a failed assertion.
  const logger = { debug: noteBuffer, log: keep, warn: ignore, error: keep };
  const library = new Wllama({ default: build.wasm }, { logger, cacheManager: new CacheManager([noStorage]) });
  // The script of the worker is a file; the library wants a text for the compat build.
  library.setCompat(build.isCompat ? { worker: { code: ";" }, wasm: build.wasm } : null, "firefox_safari");
  const ending = new Ending();
  let isLoaded = false;
  const onFailure = (cause: string): void =>
    ending.end(
      isLoaded ? (log.explain(cause) ?? workerFailed(cause)) : threads > 1 ? threadsFailed(cause) : runtimeStartError(cause, build.worker),
    );
  const usesGpu = device.kind === "webgpu";
  const maxHeapBytes = files.reduce((sum, { size }) => sum + size, cacheBytes + freeBytes);
  try {
    const readFiles = (): unknown => Reflect.get(Object(Reflect.get(library, "proxy")), "fileBlobs");
    const events = { onFailure, onReading, readFiles };
    await withProperty(globalThis, "Worker", servedWorker(build, { module, threads, usesGpu, maxHeapBytes }, events), () =>
      ending.during(library.loadModel([...files], { ...params, n_threads: threads, n_gpu_layers: usesGpu ? 99_999 : 0 })),
    );
    // The library does not read whether it was loaded.
    if (Reflect.get(library.getLoadedContextInfo(), "success") !== true) throw new RefusedFilesError();
    // llama.cpp computes on one thread of the CPU if it cannot use the adapter.
    if (usesGpu && weightBuffers.size > 0 && Array.from(weightBuffers).every((buffer) => buffer.startsWith("CPU"))) throw gpuUnused();
  } catch (caught) {
    throw loadError(caught, build, log);
  }
  isLoaded = true;
  return new LlamaCore(library, ending, log);
}

/** llama.cpp has refused the files. Its log has the reason. */
class RefusedFilesError extends Error {
  constructor() {
    super("llama.cpp could not load the files");
    this.name = "RefusedFilesError";
  }
}

interface WorkerStart {
  module: WebAssembly.Module;
  threads: number;
  usesGpu: boolean;
  maxHeapBytes: number;
}

/** A message of the library to its worker. */
const callSchema = z.looseObject({ verb: z.string(), args: z.array(z.unknown()).default([]) });

interface WorkerEvents extends Pick<CoreStart, "onReading"> {
  onFailure: (cause: string) => void;
  /** Returns the library's map of blobs by the names that llama.cpp opens. */
  readFiles: () => unknown;
}

/** Returns the class that the library makes its worker of: the script is a file instead of a blob, which a Content Security Policy may forbid. */
function servedWorker(
  build: CoreBuild,
  { module, ...options }: WorkerStart,
  { onFailure, onReading, readFiles }: WorkerEvents,
): typeof Worker {
  const { Worker: PlainWorker } = globalThis;
  const { thread, isCompat } = build;
  const name = JSON.stringify({ ...options, thread, isCompat, threads: options.threads > 1 ? options.threads : 0 });
  return class extends PlainWorker {
    constructor(blobUrl: string | URL) {
      URL.revokeObjectURL(String(blobUrl));
      super(build.worker, { name, type: "module" });
      this.addEventListener("error", (event) => {
        event.preventDefault();
        onFailure(event.message || "the script of llama.cpp's worker could not be loaded");
      });
      // It comes before the first message of the library.
      this.postMessage({ verb: "module", module });
    }

    override postMessage(message: unknown, transfer?: StructuredSerializeOptions | Transferable[]): void {
      const { verb, args } = callSchema.parse(message);
      // The worker reads the files itself: this realm is busy with the vocabulary.
      if (verb === "wllama.start") super.postMessage({ verb: "files", files: readFiles() });
      if (Array.isArray(transfer)) super.postMessage(message, transfer);
      else super.postMessage(message, transfer);
      if (verb === "wllama.action" && args[0] === "load") onReading();
    }
  };
}

const startFailure = /\(ABORT\).*(fetch|compile|instantiate|wasm)|webassembly\.|Cannot allocate WebAssembly\.Memory/is;

function loadError(caught: unknown, build: CoreBuild, log: CoreLog): unknown {
  if (caught instanceof EngineFailureError) return caught;
  if (startFailure.test(causeOf(caught))) return runtimeStartError(caught, build.wasm);
  const explained = log.explain(caught);
  if (explained !== undefined) return explained;
  const lines = log.toString();
  const architecture = /unknown model architecture: '([^']*)'/.exec(lines)?.[1];
  const detail =
    architecture !== undefined
      ? `llama.cpp of this version does not know the architecture '${architecture}' of the model's GGUF files`
      : /mmproj|multimodal/.test(lines)
        ? "llama.cpp of this version cannot load the model's vision part (mmproj)"
        : "llama.cpp cannot load the model's GGUF files";
  return new EngineFailureError({ kind: "files-damaged", detail, cause: lines === "" ? causeOf(caught) : lines });
}

function gpuUnused(): EngineFailureError {
  return new EngineFailureError({ kind: "run-failed", detail: "llama.cpp of this version cannot use the GPU's adapter" });
}

function workerFailed(cause: string): EngineFailureError {
  return new EngineFailureError({ kind: "run-failed", detail: "the model failed while it computed", cause });
}
