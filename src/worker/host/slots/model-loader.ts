/** Loads one model: tries its devices in order, and repeats an attempt without kernels or threads that may have made it fail. */
import type { LoadedModel, LoadProgress, Outcome } from "../../engine/engine.ts";
import type { EngineFailure } from "../../base/engine-failure.ts";
import type { Device } from "../../models/devices/device.ts";
import type { LoadAttempt } from "../../models/devices/device-ladder.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { within } from "../../../transport/within.ts";
import type { SharingScope } from "../../weights/cross-origin-storage.ts";
import { failed, isDeviceFailure } from "./engine-failures.ts";
import type { EngineHandle, StartEngine } from "./engine-handle.ts";
import type { KernelFallback } from "./kernel-fallback.ts";
import type { LoadLadder } from "./load-ladder.ts";
import { stalledLoad } from "./stalled-load.ts";
import { StallTimer } from "./stall-timer.ts";
import { hasThreads, type ThreadFallback } from "./thread-fallback.ts";

export interface LoaderOptions {
  record: ModelRecord;
  startEngine: StartEngine;
  allowSoftwareAdapter: boolean;
  /** The sites with which the model's files are shared. Default: none. */
  sharing?: SharingScope | undefined;
  /** See `LoadRequest.serverKey`. */
  serverKey?: string | undefined;
  /** Returns a new port for `LoadRequest.browserModel`. */
  browserModelPort?: () => MessagePort;
  /** Milliseconds without progress after which a load fails. */
  loadStallMs: number;
}

/** State of the fallbacks, which the loader reads and extends. */
export interface LoaderMemory {
  ladder: LoadLadder;
  /** Shared by all models of the host. */
  threads: ThreadFallback;
  /** Shared by all models of the host. */
  kernels: KernelFallback;
}

/** One load, for all its attempts. */
export interface LoadRun {
  /** Devices and weights to try, best first. */
  attempts: readonly LoadAttempt[];
  /** Rejects if the load is cancelled. */
  cancelled: Promise<never>;
  onProgress: (progress: LoadProgress) => void;
}

export interface LoadedEngine {
  /** The attempt that succeeded. */
  attempt: LoadAttempt;
  handle: EngineHandle;
  loaded: LoadedModel;
}

/** Milliseconds that the first workers have to start. The last one has the time of the load. */
const startLimitsMs = [10_000, 20_000];

export class ModelLoader {
  readonly #options: LoaderOptions;
  readonly #memory: LoaderMemory;

  constructor(options: LoaderOptions, memory: LoaderMemory) {
    this.#options = options;
    this.#memory = memory;
  }

  /**
   * Returns the first engine that loads. Otherwise returns the failure of the last attempt, or undefined if no attempt could be made.
   * @throws the reason of `cancelled`.
   */
  async load(run: LoadRun): Promise<Outcome<LoadedEngine> | undefined> {
    const { ladder } = this.#memory;
    let last: { ok: false; failure: EngineFailure } | undefined;
    const suspects = new Set<Device["kind"]>();
    for (const attempt of ladder.untried(run.attempts)) {
      const { kind } = attempt.device;
      // An earlier failure in this loop may have excluded the attempt. The first attempt is always made, even as the last resort.
      if (last !== undefined && (suspects.has(kind) || !ladder.canTry(attempt))) continue;
      const outcome = await this.#loadOn(attempt, run);
      if (outcome.ok) {
        // A later device succeeded, so the earlier devices caused their failures.
        for (const suspect of suspects) ladder.excludeDevice(suspect);
        return outcome;
      }
      last = outcome;
      const { failure } = outcome;
      ladder.addFailure(attempt, failure, run.attempts);
      if (failure.kind === "stalled" || failure.kind === "died") suspects.add(kind);
      else if (!isDeviceFailure(failure)) break;
    }
    return last;
  }

  /** Makes an attempt, and repeats it without the kernels if they failed their check. */
  async #loadOn(attempt: LoadAttempt, run: LoadRun): Promise<Outcome<LoadedEngine>> {
    const { kernels } = this.#memory;
    const limited = kernels.limit(attempt);
    const outcome = await this.#loadOnThreads(limited, run);
    if (outcome.ok || !kernels.giveUp(this.#options.record.id, limited.device, outcome.failure)) return outcome;
    return this.#loadOnThreads(kernels.limit(attempt), run);
  }

  /** Makes an attempt, and repeats it on one thread if several threads may have caused its failure. */
  async #loadOnThreads(attempt: LoadAttempt, run: LoadRun): Promise<Outcome<LoadedEngine>> {
    const { id } = this.#options.record;
    const { threads } = this.#memory;
    const limited = threads.limit(id, attempt);
    const outcome = await this.#loadWith(limited, run);
    if (outcome.ok || !threads.suspectLoad(id, limited.device, outcome.failure)) return outcome;
    const again = await this.#loadWith(threads.limit(id, attempt), run);
    if (again.ok) threads.confirm(id, again.value.loaded.device);
    else threads.acquit(id);
    return again;
  }

  async #loadWith(attempt: LoadAttempt, run: LoadRun): Promise<Outcome<LoadedEngine>> {
    const { startEngine, allowSoftwareAdapter, sharing, serverKey, browserModelPort, loadStallMs } = this.#options;
    const { record, device } = attempt;
    const handle = await startAlive(() => startEngine(record), run.cancelled);
    const stall = new StallTimer(loadStallMs);
    try {
      const outcome = await Promise.race([
        handle.engine.load(
          {
            record,
            folder: record.source ?? "",
            device,
            allowSoftwareAdapter,
            ...(sharing && { sharing }),
            ...(serverKey === undefined ? {} : { serverKey }),
            ...(device.kind === "browser" && browserModelPort !== undefined && { browserModel: browserModelPort() }),
          },
          (progress) => {
            // After the download, half the time is allowed, so that the attempt on one thread succeeds before Firefox ends the
            // service worker, after a minute.
            stall.restart(progress.phase === "compile" && hasThreads(device) ? loadStallMs / 2 : loadStallMs);
            run.onProgress(progress);
          },
        ),
        handle.died.then((reason) => failed("died", reason)),
        stall.expired.then((detail) => stalledLoad(handle, detail)),
        run.cancelled,
      ]);
      if (!outcome.ok) {
        handle.end();
        return outcome;
      }
      return { ok: true, value: { attempt, handle, loaded: outcome.value } };
    } catch (failure) {
      handle.end();
      throw failure;
    } finally {
      stall.stop();
    }
  }
}

/**
 * Starts an engine, and again while its worker does not run: Chromium sometimes never loads the script of a worker that was created
 * shortly after a page was reloaded.
 */
async function startAlive(start: () => EngineHandle, cancelled: Promise<never>): Promise<EngineHandle> {
  for (const limitMs of startLimitsMs) {
    const handle = start();
    if (handle.alive === undefined) return handle;
    try {
      if ((await within(Promise.race([handle.alive, handle.died, cancelled]), limitMs)) !== "late") return handle;
    } catch (cancellation) {
      handle.end();
      throw cancellation;
    }
    handle.end();
  }
  return start();
}
