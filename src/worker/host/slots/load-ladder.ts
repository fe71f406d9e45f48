/** Which ways of loading one model are still worth a try: what failed in a way that another try would repeat is left out. */
import type { Device } from "../../models/devices/device.ts";
import type { EngineFailure } from "../../base/engine-failure.ts";
import { downloadBytes, type LoadAttempt } from "../../models/devices/device-ladder.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { isDeviceFailure } from "./engine-failures.ts";

/**
 * Milliseconds for which a device is left that was lost twice within that time. A driver that is updated or crashes once loses its
 * devices, too, and computes as before a moment later.
 */
const lossMs = 5 * 60_000;

export class LoadLadder {
  readonly #record: ModelRecord;
  readonly #now: () => number;
  /** When whole devices, and weights on a device, may be tried again; infinity: not until `forget`. */
  readonly #failed = new Map<string, number>();
  /** When a device was lost while a loaded model computed on it. */
  readonly #lostAt = new Map<Device["kind"], number>();

  /** `now`: milliseconds of a clock. */
  constructor(record: ModelRecord, now: () => number = () => performance.now()) {
    this.#record = record;
    this.#now = now;
  }

  /** The attempts without those that failed; the last one if all did. */
  untried(attempts: readonly LoadAttempt[]): readonly LoadAttempt[] {
    const left = attempts.filter((attempt) => this.canTry(attempt));
    return left.length > 0 ? left : attempts.slice(-1);
  }

  canTry({ device, weights }: LoadAttempt): boolean {
    return !this.#hasFailed(device.kind) && !this.#hasFailed(nameOf(device.kind, weights));
  }

  #hasFailed(name: string): boolean {
    return (this.#failed.get(name) ?? Number.NEGATIVE_INFINITY) > this.#now();
  }

  /** Takes down a failure of a loaded model, as `takeDown` does; a device that was lost for the first time is tried again at once. */
  takeDownRun(attempt: LoadAttempt, failure: EngineFailure, attempts: readonly LoadAttempt[]): void {
    const { kind } = attempt.device;
    const isFirstLoss = failure.kind === "device-lost" && !this.#wasLost(kind);
    if (failure.kind === "device-lost") this.#lostAt.set(kind, this.#now());
    if (!isFirstLoss) this.takeDown(attempt, failure, attempts);
  }

  #wasLost(kind: Device["kind"]): boolean {
    return this.#now() - (this.#lostAt.get(kind) ?? Number.NEGATIVE_INFINITY) < lossMs;
  }

  /** Whether a better attempt than `attempt` was left because its device was lost, and may be tried again by now. */
  hasRegained(attempt: LoadAttempt, attempts: readonly LoadAttempt[]): boolean {
    const first = attempts.findIndex(({ device }) => device.kind === attempt.device.kind);
    const better = attempts.slice(0, Math.max(0, first));
    return better.some((other) => this.#failed.has(other.device.kind) && this.canTry(other));
  }

  /**
   * Takes down a failure of the device or of its runtime; any other says nothing of them. A lost device is lost for all
   * weights. Where memory ran out, weights that are not smaller are not tried either. `attempts`: all that there are.
   */
  takeDown(attempt: LoadAttempt, failure: EngineFailure, attempts: readonly LoadAttempt[]): void {
    if (!isDeviceFailure(failure)) return;
    const { device, weights } = attempt;
    if (failure.kind === "device-lost") {
      // A browser may need a moment before it gives a device again after it lost one.
      this.#failed.set(device.kind, this.#wasLost(device.kind) ? this.#now() + lossMs : Number.POSITIVE_INFINITY);
      return;
    }
    this.#failed.set(nameOf(device.kind, weights), Number.POSITIVE_INFINITY);
    if (failure.kind !== "out-of-memory") return;
    const bytes = downloadBytes(this.#record, weights);
    for (const other of attempts) {
      const isSmaller = downloadBytes(this.#record, other.weights) < bytes;
      if (other.device.kind === device.kind && !isSmaller) this.#failed.set(nameOf(device.kind, other.weights), Number.POSITIVE_INFINITY);
    }
  }

  /** The device is at fault, whatever the weights. */
  giveUp(kind: Device["kind"]): void {
    this.#failed.set(kind, Number.POSITIVE_INFINITY);
  }

  hasFailedOn(kind: Device["kind"]): boolean {
    return [...this.#failed.keys()].some((name) => (name === kind || name.startsWith(`${kind} `)) && this.#hasFailed(name));
  }

  forget(): void {
    this.#failed.clear();
    this.#lostAt.clear();
  }
}

function nameOf(kind: Device["kind"], weights: readonly string[]): string {
  return `${kind} ${weights.join(" ")}`;
}
