/** One model and its engine, which is loaded on first use, shared by all calls, and replaced when it fails. */
import { EngineFailed, GestureNeeded, ServiceUnavailable } from "../../../inference/errors.ts";
import type { ModelStatus, ThreadsObstacle, WebgpuObstacle } from "../../../inference/models.ts";
import type { LoadedModel, LoadProgress } from "../../engine/engine.ts";
import type { Device } from "../../models/devices/device.ts";
import type { EngineFailure } from "../../base/engine-failure.ts";
import { downloadBytes, type LoadAttempt, minDownloadBytes } from "../../models/devices/device-ladder.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { CallQueue } from "../../base/call-queue.ts";
import { EngineDied, type EngineHandle, EngineLife } from "./engine-handle.ts";
import type { EngineLease } from "./engine-lease.ts";
import { FailedInputs } from "./failed-inputs.ts";
import { HangCount } from "./hang-count.ts";
import { KernelFallback } from "./kernel-fallback.ts";
import { LoadLadder } from "./load-ladder.ts";
import { type LoaderOptions, ModelLoader } from "./model-loader.ts";
import { ThreadFallback } from "./thread-fallback.ts";
import { orCancelled } from "../../base/or-cancelled.ts";

export interface SlotOptions extends LoaderOptions {
  /** Devices and weights to try, best first. */
  attempts: () => Promise<LoadAttempt[]>;
  /** The reason why there are no attempts, if the weights are too large. */
  sizeObstacle?: () => Promise<string | undefined>;
  /** The reason why WebGPU is not among `attempts`, for `status`. */
  webgpuObstacle?: () => Promise<WebgpuObstacle | undefined>;
  /** The reason why `attempts` have one thread, for `status`. */
  threadsObstacle?: () => Promise<ThreadsObstacle | undefined>;
  /** Shared by all models of the host. Default: a new one. */
  threadFallback?: ThreadFallback;
  /** Shared by all models of the host. Default: a new one. */
  kernelFallback?: KernelFallback;
  queueLimit: number;
  /** Called after every change of `status`. */
  onChange: (slot: ModelSlot) => void;
  /** Called after every successful load. */
  onLoaded?: (loaded: LoadedModel) => void;
}

interface Running {
  /** The attempt that succeeded, and all attempts. */
  attempt: LoadAttempt;
  attempts: readonly LoadAttempt[];
  handle: EngineHandle;
  loaded: LoadedModel;
  life: EngineLife;
  /** Whether the engine was ended because its threads stalled. */
  hasLostThreads: boolean;
  hasLostDevice: boolean;
  /** Whether the engine's worker ended unexpectedly. */
  hasCrashed: boolean;
}

export class ModelSlot {
  readonly record: ModelRecord;
  readonly queue: CallQueue;
  /** Requests that wait for planning. Two are sent at a time, so that the engine has the next request when it has planned one. */
  readonly planning = new CallQueue(Infinity, Date.now, () => 2);
  readonly #options: SlotOptions;
  #running: Running | undefined;
  #loading: Promise<Running> | undefined;
  #cancelLoad: ((reason: Error) => void) | undefined;
  #progress: LoadProgress | undefined;
  #error: string | undefined;
  #webgpuObstacle: WebgpuObstacle | undefined;
  #threadsObstacle: ThreadsObstacle | undefined;
  readonly #threads: ThreadFallback;
  readonly #ladder: LoadLadder;
  readonly #loader: ModelLoader;
  readonly hangs: HangCount;
  readonly #failedInputs: FailedInputs;
  /** Max concurrent calls of the engine that was loaded last. Its running calls keep their slots while the next engine is loaded. */
  #maxCalls = 1;
  #users = 0;
  #lastUse = 0;

  constructor(options: SlotOptions) {
    this.record = options.record;
    this.#options = options;
    this.#ladder = new LoadLadder(options.record);
    this.#threads = options.threadFallback ?? new ThreadFallback();
    const kernels = options.kernelFallback ?? new KernelFallback();
    this.#loader = new ModelLoader(options, { ladder: this.#ladder, threads: this.#threads, kernels });
    this.hangs = new HangCount(options.record.id);
    this.#failedInputs = new FailedInputs(options.record.id);
    this.queue = new CallQueue(options.queueLimit, Date.now, () => this.#maxCalls);
  }

  get inUse(): boolean {
    return this.#users > 0;
  }

  get isLoaded(): boolean {
    return this.#running !== undefined;
  }

  /** `performance.now()` of the last use. */
  get lastUse(): number {
    return this.#lastUse;
  }

  get memoryBytes(): number {
    return this.#running?.loaded.memoryBytes ?? 0;
  }

  /** Bytes of the model's files according to its record, a lower bound of its memory; 0 if unknown. */
  get expectedBytes(): number {
    return minDownloadBytes(this.record);
  }

  get status(): ModelStatus {
    const { id, role, features, passages } = this.record;
    const fileBytes = this.#running === undefined ? this.expectedBytes : downloadBytes(this.record, this.#running.attempt.weights);
    const about = { id, role, features, ...(passages === undefined ? {} : { passages }), ...(fileBytes > 0 && { fileBytes }) };
    if (this.#running !== undefined) {
      const { device, memoryBytes } = this.#running.loaded;
      const loaded: ModelStatus = { ...about, state: "loaded", device: device.kind, memoryBytes, ...this.#statusOnWasm(device) };
      const obstacle = this.#ladder.hasFailedOn("webgpu") ? "failed" : this.#webgpuObstacle;
      return device.kind === "webgpu" || obstacle === undefined ? loaded : { ...loaded, webgpuObstacle: obstacle };
    }
    if (this.#loading !== undefined) {
      return { ...about, state: "loading", progress: this.#progress ?? { phase: "fetch", loadedBytes: 0, totalBytes: 0 } };
    }
    const error = this.hangs.verdict ?? this.#error;
    if (error !== undefined) return { ...about, state: "failed", error };
    return { ...about, state: "unloaded" };
  }

  #statusOnWasm(device: Device): Pick<ModelStatus, "threads" | "threadsObstacle" | "kernelsObstacle"> {
    if (device.kind !== "wasm") return {};
    const { threads, kernelsObstacle } = device;
    return { ...this.#threadsOf(threads), ...(kernelsObstacle === undefined ? {} : { kernelsObstacle }) };
  }

  #threadsOf(threads: number): Pick<ModelStatus, "threads" | "threadsObstacle"> {
    if (threads > 1) return { threads };
    // Without an obstacle known to the host, either threads have failed, or the engine's worker cannot share memory.
    const lost = this.#threads.isLimited(this.record.id) ? "failed" : "no-shared-memory";
    return { threads, threadsObstacle: this.#threadsObstacle ?? lost };
  }

  /**
   * Returns the loaded engine; loads it if necessary. Concurrent callers share one load. Throws EngineFailed if the model cannot be
   * loaded, has hung too often, or failed twice in the same way on `input`; Cancelled if `signal` aborts first (the load continues).
   * @param input All values on which the computation depends. Without it, failures are not noted.
   */
  async lease(signal: AbortSignal, input?: object): Promise<EngineLease> {
    this.hangs.check();
    if (input !== undefined) this.#failedInputs.check(input);
    this.#users += 1;
    let result: "succeeded" | "failed" | undefined;
    const noteFailure = (running: Running, failure: EngineFailure): void => {
      if (input !== undefined && result !== "failed" && !running.hasLostThreads) this.#failedInputs.note(input, failure, running.attempt);
      result = "failed";
    };
    let released = false;
    const release = (): void => {
      if (released) return;
      released = true;
      this.#users -= 1;
      if (input !== undefined && result === "succeeded") this.#failedInputs.forget(input);
      this.#lastUse = performance.now();
      this.#options.onChange(this);
    };
    try {
      const running = await orCancelled(this.#start(), signal);
      return {
        engine: running.handle.engine,
        loaded: running.loaded,
        whileAlive: async (work) => {
          try {
            return await running.life.whileAlive(work);
          } catch (caught) {
            // With several users, the computation that caused the failure is unknown.
            if (caught instanceof EngineDied && running.hasCrashed && this.#users === 1)
              noteFailure(running, { kind: "died", detail: caught.reason });
            throw caught;
          }
        },
        isShared: () => this.#users > 1,
        answered: () => this.hangs.clear(),
        discard: (reason, failure) => {
          if (failure !== undefined) {
            this.hangs.note(failure);
            // All calls of an engine report the same loss of its device, which counts once.
            if (failure.kind !== "device-lost" || !running.hasLostDevice)
              this.#ladder.addRunFailure(running.attempt, failure, running.attempts);
            running.hasLostDevice ||= failure.kind === "device-lost";
            running.hasLostThreads ||= this.#threads.suspectRun(this.record.id, running.loaded.device, failure);
            // If several calls share the run, the input that caused the failure is unknown.
            if (this.queue.running === 1) noteFailure(running, failure);
          }
          running.life.end(reason);
        },
        succeeded: () => {
          result ??= "succeeded";
          this.#threads.confirm(this.record.id, running.loaded.device);
        },
        hasLostThreads: () => running.hasLostThreads,
        release,
      };
    } catch (failure) {
      release();
      throw failure;
    }
  }

  /** Ends the engine, which frees its memory. Calls that use it fail; a load in progress is cancelled. */
  unload(): void {
    this.#error = undefined;
    this.#cancelLoad?.(new ServiceUnavailable(`model '${this.record.id}' was unloaded`, 1));
    this.#running?.life.end("it was unloaded");
    this.#ladder.forget();
    this.hangs.clear();
    this.#failedInputs.clear();
    this.#options.onChange(this);
  }

  #start(): Promise<Running> {
    const { attempt, attempts = [] } = this.#running ?? {};
    const isAlone = this.#users === 1;
    if (attempt !== undefined && isAlone && this.#ladder.hasRegained(attempt, attempts)) this.#running?.life.end("a better device is back");
    if (this.#running !== undefined) return Promise.resolve(this.#running);
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
      this.#cancelLoad = undefined;
      this.#progress = undefined;
      this.#options.onChange(this);
    });
    return this.#loading;
  }

  async #load(): Promise<Running> {
    this.#error = undefined;
    const cancelled = new Promise<never>((_, reject) => (this.#cancelLoad = reject));
    cancelled.catch(() => undefined);
    this.#options.onChange(this);
    const attempts = await this.#options.attempts();
    this.#webgpuObstacle = await this.#options.webgpuObstacle?.();
    this.#threadsObstacle = await this.#options.threadsObstacle?.();
    const outcome = await this.#loader.load({
      attempts,
      cancelled,
      onProgress: (progress) => {
        this.#progress = progress;
        this.#options.onChange(this);
      },
    });
    if (outcome?.ok === true) {
      const { attempt, handle, loaded } = outcome.value;
      this.#maxCalls = loaded.maxCalls ?? 1;
      this.#options.onLoaded?.(loaded);
      return (this.#running = this.#watch({ attempt, attempts, handle, loaded }));
    }
    const failure = outcome?.failure;
    if (failure !== undefined) this.hangs.note(failure);
    this.#error = failure?.detail ?? (await this.#options.sizeObstacle?.()) ?? "no device of this browser can run it";
    const message = `model '${this.record.id}' could not be loaded: ${this.#error}`;
    if (failure?.kind === "unavailable") throw new ServiceUnavailable(message, failure.retryAfterSeconds ?? 1);
    if (failure?.kind === "gesture-needed") throw new GestureNeeded(message);
    throw new EngineFailed(message, failure?.cause);
  }

  #watch(engine: Pick<Running, "attempt" | "attempts" | "handle" | "loaded">): Running {
    const { handle } = engine;
    const life = new EngineLife(handle, () => {
      if (this.#running?.handle === handle) this.#running = undefined;
      this.#options.onChange(this);
    });
    const running: Running = { ...engine, life, hasLostThreads: false, hasLostDevice: false, hasCrashed: false };
    void handle.died.then(() => (running.hasCrashed = true));
    return running;
  }
}
