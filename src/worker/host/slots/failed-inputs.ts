/**
 * Counts the inputs of one model that ended its engine. An input that does so twice in the same way is refused, because a third try
 * would load the model only to fail again. Other inputs are computed as before.
 */
import { EngineFailed } from "../../../inference/errors.ts";
import type { EngineFailure, EngineFailureKind } from "../../base/engine-failure.ts";
import type { LoadAttempt } from "../../models/devices/device-ladder.ts";

const maxFailures = 2;
/** Max inputs to keep. The oldest is dropped first. */
const maxInputs = 8;

/** Failures that count. A busy machine may stall an engine, and hangs are counted for the whole model (`hang-count.ts`). */
const counted: ReadonlySet<EngineFailureKind> = new Set(["run-failed", "internal", "out-of-memory", "device-lost", "died"]);

interface Failures {
  /** The failure with its device and weights. Only equal ones count as the same. */
  way: string;
  detail: string;
  count: number;
}

export class FailedInputs {
  readonly #model: string;
  readonly #inputs = new Map<string, Failures>();

  constructor(model: string) {
    this.#model = model;
  }

  note(input: object, { kind, detail }: EngineFailure, { device, weights }: Pick<LoadAttempt, "device" | "weights">): void {
    if (!counted.has(kind)) return;
    const key = keyOf(input);
    const way = [kind, detail, device.kind, ...weights].join("\n");
    const known = this.#inputs.get(key);
    this.#inputs.delete(key);
    this.#inputs.set(key, { way, detail, count: known?.way === way ? known.count + 1 : 1 });
    const [oldest] = this.#inputs.keys();
    if (this.#inputs.size > maxInputs && oldest !== undefined) this.#inputs.delete(oldest);
  }

  /** Throws EngineFailed for an input that failed twice in the same way. */
  check(input: object): void {
    if (this.#inputs.size === 0) return;
    const failures = this.#inputs.get(keyOf(input));
    if (failures === undefined || failures.count < maxFailures) return;
    throw new EngineFailed(
      `model '${this.#model}' failed: ${failures.detail}; after ${maxFailures} times this input is not tried again until the model is unloaded or the page is reloaded`,
    );
  }

  /** Call this when the input was computed. */
  forget(input: object): void {
    if (this.#inputs.size > 0) this.#inputs.delete(keyOf(input));
  }

  clear(): void {
    this.#inputs.clear();
  }
}

function keyOf(input: object): string {
  return JSON.stringify(input, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}
