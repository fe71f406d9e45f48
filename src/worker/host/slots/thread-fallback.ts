/**
 * Decides which models compute on one thread because several threads failed. A model is suspected when its load or its run fails on
 * several threads in a way that threads can cause. If it then succeeds on one thread, all models of the host get one thread.
 */
import type { Device } from "../../models/devices/device.ts";
import type { EngineFailure, EngineFailureKind } from "../../base/engine-failure.ts";
import type { LoadAttempt } from "../../models/devices/device-ladder.ts";

export interface ThreadFallbackOptions {
  /** Whether threads have failed at an earlier host of this visit. */
  hasFailed?: boolean;
  warn?: (line: string) => void;
  /** Called once, when threads have failed. */
  onFailed?: () => void;
}

/** Failures to load that threads can cause: a failed thread may end the engine's worker, or keep the runtime waiting. */
const loadFailures: ReadonlySet<EngineFailureKind> = new Set(["stalled", "died", "threads-failed"]);

export class ThreadFallback {
  readonly #options: ThreadFallbackOptions;
  readonly #suspected = new Set<string>();
  #hasFailed: boolean;

  constructor(options: ThreadFallbackOptions = {}) {
    this.#options = options;
    this.#hasFailed = options.hasFailed ?? false;
  }

  /** Whether all models get only one thread. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Whether the model gets one thread because this or another model failed on several. */
  isLimited(model: string): boolean {
    return this.#hasFailed || this.#suspected.has(model);
  }

  limit(model: string, attempt: LoadAttempt): LoadAttempt {
    const { device } = attempt;
    return device.kind === "wasm" && this.isLimited(model) ? { ...attempt, device: { ...device, threads: 1 } } : attempt;
  }

  /** Returns whether several threads may have caused the failure to load. If so, the model gets one thread from now on. */
  suspectLoad(model: string, device: Device, failure: EngineFailure): boolean {
    return loadFailures.has(failure.kind) && this.#suspect(model, device, failure);
  }

  /** Like `suspectLoad`, for a failure of a loaded model. */
  suspectRun(model: string, device: Device, failure: EngineFailure): boolean {
    return failure.kind === "stalled" && this.#suspect(model, device, failure);
  }

  /** Call this when the model has loaded or run. If it was suspected and has one thread, all models get one thread from now on. */
  confirm(model: string, device: Device): void {
    if (this.#hasFailed || hasThreads(device) || !this.#suspected.has(model)) return;
    this.#hasFailed = true;
    this.#options.warn?.(`cohabit: model '${model}' computes on one thread and not on several: all models have one thread in this visit`);
    this.#options.onFailed?.();
  }

  /** Call this if the model does not load on one thread either, so that threads were not the cause. */
  acquit(model: string): void {
    this.#suspected.delete(model);
  }

  #suspect(model: string, device: Device, { detail, cause }: EngineFailure): boolean {
    if (!hasThreads(device)) return false;
    const reason = cause === undefined ? detail : `${detail} (${cause})`;
    this.#options.warn?.(`cohabit: model '${model}' failed on ${device.threads} threads and is tried again on one: ${reason}`);
    this.#suspected.add(model);
    return true;
  }
}

export function hasThreads(device: Device): device is Extract<Device, { kind: "wasm" }> {
  return device.kind === "wasm" && device.threads > 1;
}
