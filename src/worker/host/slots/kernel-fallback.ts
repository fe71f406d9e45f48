/**
 * Decides whether models on WASM compute without this package's kernels. A kernel fails its check because of the processor or the
 * browser, so after one failed check no model of the host uses kernels.
 */
import type { EngineFailure } from "../../base/engine-failure.ts";
import type { Device } from "../../models/devices/device.ts";
import type { LoadAttempt } from "../../models/devices/device-ladder.ts";

export class KernelFallback {
  readonly #warn: (line: string) => void;
  #hasFailed = false;

  constructor(warn: (line: string) => void = () => undefined) {
    this.#warn = warn;
  }

  limit(attempt: LoadAttempt): LoadAttempt {
    const { device } = attempt;
    return this.#hasFailed && device.kind === "wasm" ? { ...attempt, device: { ...device, kernelsObstacle: "failed" } } : attempt;
  }

  /** Returns whether the load on `device` failed because of the kernels and can be tried again without them. */
  giveUp(model: string, device: Device, { kind, detail, cause }: EngineFailure): boolean {
    if (kind !== "kernels-failed" || device.kind !== "wasm" || device.kernelsObstacle !== undefined) return false;
    // Another model that was loaded at the same time failed first.
    if (this.#hasFailed) return true;
    this.#hasFailed = true;
    const reason = cause === undefined ? detail : `${detail} (${cause})`;
    this.#warn(`cohabit: models on WASM are slower in this visit, because they compute without kernels: model '${model}': ${reason}`);
    return true;
  }
}
