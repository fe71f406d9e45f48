/**
 * Which models compute on one thread because several failed. A model is suspected when its load or its run failed on several threads in
 * a way that they can have caused; if one thread then does it, all models of the host have one from then on.
 */
import type { Device } from "../../models/devices/device.ts";
import type { EngineFailure, EngineFailureKind } from "../../base/engine-failure.ts";
import type { LoadAttempt } from "../../models/devices/device-ladder.ts";

export interface ThreadFallbackOptions {
  /** An earlier host of this visit came to that. */
  hasFailed?: boolean;
  warn?: (line: string) => void;
  /** Called once, when several threads are given up. */
  onFailed?: () => void;
}

/** Failures to load that threads can cause: one that fails may end the engine's worker, or keep the runtime waiting. */
const loadFailures: ReadonlySet<EngineFailureKind> = new Set(["stalled", "died", "threads-failed"]);

export class ThreadFallback {
  readonly #options: ThreadFallbackOptions;
  readonly #suspected = new Set<string>();
  #hasFailed: boolean;

  constructor(options: ThreadFallbackOptions = {}) {
    this.#options = options;
    this.#hasFailed = options.hasFailed ?? false;
  }

  /** One thread is all that models get. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Whether the model has one thread because of a failure, its own or another's. */
  isLimited(model: string): boolean {
    return this.#hasFailed || this.#suspected.has(model);
  }

  limit(model: string, attempt: LoadAttempt): LoadAttempt {
    const { device } = attempt;
    return device.kind === "wasm" && this.isLimited(model) ? { ...attempt, device: { ...device, threads: 1 } } : attempt;
  }

  /** Returns whether several threads may have caused the failure to load: then the model has one from now on. */
  suspectLoad(model: string, device: Device, failure: EngineFailure): boolean {
    return loadFailures.has(failure.kind) && this.#suspect(model, device, failure);
  }

  /** As `suspectLoad`, of a failure of a loaded model. */
  suspectRun(model: string, device: Device, failure: EngineFailure): boolean {
    return failure.kind === "stalled" && this.#suspect(model, device, failure);
  }

  /** The model loaded or ran. If it was suspected and this is one thread, no model gets several any more. */
  confirm(model: string, device: Device): void {
    if (this.#hasFailed || hasThreads(device) || !this.#suspected.has(model)) return;
    this.#hasFailed = true;
    this.#options.warn?.(`cohabit: model '${model}' computes on one thread and not on several: all models have one thread in this visit`);
    this.#options.onFailed?.();
  }

  /** The model does not load on one thread either. */
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
