/** Which ways of loading one model are still worth a try: what failed in a way that another try would repeat is left out. */
import type { Device } from "../../models/devices/device.ts";
import type { EngineFailure } from "../../base/engine-failure.ts";
import { downloadBytes, type LoadAttempt } from "../../models/devices/device-ladder.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { isDeviceFailure } from "./engine-failures.ts";

export class LoadLadder {
  readonly #record: ModelRecord;
  /** Whole devices, and weights on a device. */
  readonly #failed = new Set<string>();

  constructor(record: ModelRecord) {
    this.#record = record;
  }

  /** The attempts without those that failed; the last one if all did. */
  untried(attempts: readonly LoadAttempt[]): readonly LoadAttempt[] {
    const left = attempts.filter((attempt) => this.canTry(attempt));
    return left.length > 0 ? left : attempts.slice(-1);
  }

  canTry({ device, weights }: LoadAttempt): boolean {
    return !this.#failed.has(device.kind) && !this.#failed.has(nameOf(device.kind, weights));
  }

  /**
   * Takes down a failure of the device or of its runtime; any other says nothing of them. A lost device is lost for all
   * weights. Where memory ran out, weights that are not smaller are not tried either. `attempts`: all that there are.
   */
  takeDown(attempt: LoadAttempt, failure: EngineFailure, attempts: readonly LoadAttempt[]): void {
    if (!isDeviceFailure(failure)) return;
    const { device, weights } = attempt;
    if (failure.kind === "device-lost") this.#failed.add(device.kind);
    this.#failed.add(nameOf(device.kind, weights));
    if (failure.kind !== "out-of-memory") return;
    const bytes = downloadBytes(this.#record, weights);
    for (const other of attempts) {
      const isSmaller = downloadBytes(this.#record, other.weights) < bytes;
      if (other.device.kind === device.kind && !isSmaller) this.#failed.add(nameOf(device.kind, other.weights));
    }
  }

  /** The device is at fault, whatever the weights. */
  giveUp(kind: Device["kind"]): void {
    this.#failed.add(kind);
  }

  hasFailedOn(kind: Device["kind"]): boolean {
    return [...this.#failed].some((name) => name === kind || name.startsWith(`${kind} `));
  }

  forget(): void {
    this.#failed.clear();
  }
}

function nameOf(kind: Device["kind"], weights: readonly string[]): string {
  return `${kind} ${weights.join(" ")}`;
}
