/** Selects the load attempts of one model that are still worth a try. Attempts are left out if their failure would recur. */
import type { Device } from "../../models/devices/device.ts";
import type { EngineFailure } from "../../base/engine-failure.ts";
import { downloadBytes, type LoadAttempt } from "../../models/devices/device-ladder.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { isDeviceFailure } from "./engine-failures.ts";

/**
 * A device that is lost twice within this time, in milliseconds, is not used for the same time. A single loss is tolerated: a driver
 * that is updated or crashes once works again a moment later.
 */
const lossMs = 5 * 60_000;

export class LoadLadder {
  readonly #record: ModelRecord;
  readonly #now: () => number;
  /** Times at which failed devices, and failed weights on a device, may be tried again. Infinity: not before `forget`. */
  readonly #failed = new Map<string, number>();
  /** Times at which a device was lost while a loaded model computed on it. */
  readonly #lostAt = new Map<Device["kind"], number>();

  /** `now`: milliseconds of a clock. */
  constructor(record: ModelRecord, now: () => number = () => performance.now()) {
    this.#record = record;
    this.#now = now;
  }

  /** Returns the attempts that have not failed, or the last attempt if all have. */
  untried(attempts: readonly LoadAttempt[]): readonly LoadAttempt[] {
    const left = attempts.filter((attempt) => this.canTry(attempt));
    return left.length > 0 ? left : attempts.slice(-1);
  }

  canTry(attempt: LoadAttempt): boolean {
    return !this.#hasFailed(attempt.device.kind) && !this.#hasFailed(nameOf(attempt));
  }

  #hasFailed(name: string): boolean {
    return (this.#failed.get(name) ?? Number.NEGATIVE_INFINITY) > this.#now();
  }

  /** Adds a failure of a loaded model, like `addFailure`. A device that was lost for the first time may be tried again immediately. */
  addRunFailure(attempt: LoadAttempt, failure: EngineFailure, attempts: readonly LoadAttempt[]): void {
    const { kind } = attempt.device;
    const isFirstLoss = failure.kind === "device-lost" && !this.#wasLost(kind);
    if (failure.kind === "device-lost") this.#lostAt.set(kind, this.#now());
    if (!isFirstLoss) this.addFailure(attempt, failure, attempts);
  }

  #wasLost(kind: Device["kind"]): boolean {
    return this.#now() - (this.#lostAt.get(kind) ?? Number.NEGATIVE_INFINITY) < lossMs;
  }

  /** Whether a device that was lost, and is better than the device of `attempt`, may be tried again by now. */
  hasRegained(attempt: LoadAttempt, attempts: readonly LoadAttempt[]): boolean {
    const first = attempts.findIndex(({ device }) => device.kind === attempt.device.kind);
    const better = attempts.slice(0, Math.max(0, first));
    return better.some((other) => this.#failed.has(other.device.kind) && this.canTry(other));
  }

  /**
   * Adds a failure of the device or of its runtime; ignores other failures. A lost device excludes all weights on it. If memory ran
   * out, weights of the same size or larger are excluded as well. `attempts`: all attempts of the model.
   */
  addFailure(attempt: LoadAttempt, failure: EngineFailure, attempts: readonly LoadAttempt[]): void {
    if (!isDeviceFailure(failure)) return;
    const { device, weights } = attempt;
    if (failure.kind === "device-lost") {
      // A browser may need a moment before it provides a device again.
      this.#failed.set(device.kind, this.#wasLost(device.kind) ? this.#now() + lossMs : Number.POSITIVE_INFINITY);
      return;
    }
    this.#failed.set(nameOf(attempt), Number.POSITIVE_INFINITY);
    if (failure.kind !== "out-of-memory") return;
    const bytes = downloadBytes(this.#record, weights);
    for (const other of attempts) {
      const isSmaller = downloadBytes(this.#record, other.weights) < bytes;
      if (other.device.kind === device.kind && !isSmaller) this.#failed.set(nameOf(other), Number.POSITIVE_INFINITY);
    }
  }

  /** Excludes a device for all weights. */
  excludeDevice(kind: Device["kind"]): void {
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

/** Two engines may run the same weights on one device. */
function nameOf({ device, record, weights }: LoadAttempt): string {
  return `${device.kind} ${record.engine} ${weights.join(" ")}`;
}
