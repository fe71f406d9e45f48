/** One model and its engine: loaded on first use, shared by all calls, replaced when it fails. */
import { EngineFailed, ServiceUnavailable } from "../../../inference/errors.ts";
import type { ModelStatus, WebgpuObstacle } from "../../../inference/models.ts";
import type { Device, EngineFailure, LoadedModel, LoadProgress, Outcome } from "../../engine/engine.ts";
import type { ModelRecord } from "../../models/model-record.ts";
import { CallQueue } from "../calls/call-queue.ts";
import { failed, isDeviceFailure } from "./engine-failures.ts";
import { EngineDied } from "./engine-handle.ts";
import type { EngineHandle, StartEngine } from "./engine-handle.ts";
import type { EngineLease } from "./engine-lease.ts";
import { StallTimer } from "../calls/stall-timer.ts";
import { untilAborted } from "../calls/until-aborted.ts";

export interface SlotOptions {
  record: ModelRecord;
  startEngine: StartEngine;
  /** Devices to try, best first. */
  devices: () => Promise<Device[]>;
  /** Why WebGPU is not among `devices`, for `status`. */
  webgpuObstacle?: () => Promise<WebgpuObstacle | undefined>;
  allowSoftwareAdapter: boolean;
  /** See `LoadRequest.serverKey`. */
  serverKey?: string | undefined;
  queueLimit: number;
  /** Milliseconds without progress after which a load fails. */
  loadStallMs: number;
  /** Called after every change of `status`. */
  onChange: (slot: ModelSlot) => void;
  /** Called after every load that succeeded. */
  onLoaded?: (loaded: LoadedModel) => void;
}

interface Running {
  handle: EngineHandle;
  loaded: LoadedModel;
  /** Rejects when the engine has ended. */
  ended: Promise<never>;
  end: (reason: string) => void;
}

export class ModelSlot {
  readonly record: ModelRecord;
  readonly queue: CallQueue;
  readonly #options: SlotOptions;
  #running: Running | undefined;
  #loading: Promise<Running> | undefined;
  #cancelLoad: ((reason: Error) => void) | undefined;
  #progress: LoadProgress | undefined;
  #error: string | undefined;
  #webgpuObstacle: WebgpuObstacle | undefined;
  /** Devices with failures that would recur. */
  readonly #failedDevices = new Set<Device["kind"]>();
  #users = 0;
  #lastUse = 0;

  constructor(options: SlotOptions) {
    this.record = options.record;
    this.#options = options;
    this.queue = new CallQueue(options.queueLimit);
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

  /** Bytes of the model's files according to its record, 0 if unknown: a lower bound of its memory. */
  get expectedBytes(): number {
    return Object.values(this.record.files).reduce((sum, file) => sum + file.bytes, 0);
  }

  get status(): ModelStatus {
    const { id, role } = this.record;
    if (this.#running !== undefined) {
      const { device, memoryBytes } = this.#running.loaded;
      const loaded: ModelStatus = { id, role, state: "loaded", device: device.kind, memoryBytes };
      const obstacle = this.#failedDevices.has("webgpu") ? "failed" : this.#webgpuObstacle;
      return device.kind === "webgpu" || obstacle === undefined ? loaded : { ...loaded, webgpuObstacle: obstacle };
    }
    if (this.#loading !== undefined) {
      return { id, role, state: "loading", progress: this.#progress ?? { phase: "fetch", loadedBytes: 0, totalBytes: 0 } };
    }
    if (this.#error !== undefined) return { id, role, state: "failed", error: this.#error };
    return { id, role, state: "unloaded" };
  }

  /**
   * Returns the loaded engine; loads it if necessary. Concurrent callers share one load.
   * Throws EngineFailed if the model cannot be loaded; Cancelled if `signal` aborts first (the load continues).
   */
  async lease(signal: AbortSignal): Promise<EngineLease> {
    this.#users += 1;
    let released = false;
    const release = (): void => {
      if (released) return;
      released = true;
      this.#users -= 1;
      this.#lastUse = performance.now();
      this.#options.onChange(this);
    };
    try {
      const running = await untilAborted(this.#start(), signal);
      return {
        engine: running.handle.engine,
        loaded: running.loaded,
        whileAlive: (work) => Promise.race([work, running.ended]),
        discard: (reason, failure) => {
          if (failure !== undefined && isDeviceFailure(failure)) this.#failedDevices.add(running.loaded.device.kind);
          running.end(reason);
        },
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
    this.#running?.end("it was unloaded");
    this.#failedDevices.clear();
    this.#options.onChange(this);
  }

  #start(): Promise<Running> {
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
    const devices = await this.#options.devices();
    this.#webgpuObstacle = await this.#options.webgpuObstacle?.();
    const untried = devices.filter((device) => !this.#failedDevices.has(device.kind));
    let failure: EngineFailure | undefined;
    const suspects: Device["kind"][] = [];
    for (const device of untried.length > 0 ? untried : devices.slice(-1)) {
      const attempt = await this.#loadOn(device, cancelled);
      if (attempt.ok) {
        this.#options.onLoaded?.(attempt.value.loaded);
        // A later device succeeded, so the failures were those of the earlier devices.
        for (const suspect of suspects) this.#failedDevices.add(suspect);
        return (this.#running = attempt.value);
      }
      failure = attempt.failure;
      if (isDeviceFailure(failure)) this.#failedDevices.add(device.kind);
      else if (failure.kind === "stalled" || failure.kind === "died") suspects.push(device.kind);
      else break;
    }
    this.#error = failure?.detail ?? "no device of this browser can run it";
    const message = `model '${this.record.id}' could not be loaded: ${this.#error}`;
    if (failure?.kind === "unavailable") throw new ServiceUnavailable(message, failure.retryAfterSeconds ?? 1);
    throw new EngineFailed(message, failure?.cause);
  }

  async #loadOn(device: Device, cancelled: Promise<never>): Promise<Outcome<Running>> {
    const { record, startEngine, allowSoftwareAdapter, serverKey } = this.#options;
    const handle = startEngine(record);
    const stall = new StallTimer(this.#options.loadStallMs);
    try {
      const outcome = await Promise.race([
        handle.engine.load(
          { record, folder: record.source ?? "", device, allowSoftwareAdapter, ...(serverKey === undefined ? {} : { serverKey }) },
          (progress) => {
            stall.restart();
            this.#progress = progress;
            this.#options.onChange(this);
          },
        ),
        handle.died.then((reason) => failed("died", reason)),
        stall.expired.then((detail) => failed("stalled", detail)),
        cancelled,
      ]);
      if (!outcome.ok) {
        handle.end();
        return outcome;
      }
      return { ok: true, value: this.#watch(handle, outcome.value) };
    } catch (failure) {
      handle.end();
      throw failure;
    } finally {
      stall.stop();
    }
  }

  #watch(handle: EngineHandle, loaded: LoadedModel): Running {
    let end: (reason: string) => void = () => undefined;
    const ended = new Promise<never>((_, reject) => {
      end = (reason) => {
        if (this.#running?.handle === handle) this.#running = undefined;
        handle.end();
        reject(new EngineDied(reason));
        this.#options.onChange(this);
      };
    });
    // The end of an unused engine must not become an unhandled rejection.
    ended.catch(() => undefined);
    void handle.died.then(end);
    return { handle, loaded, ended, end };
  }
}
