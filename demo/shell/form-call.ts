/** A form that makes one call: its progress, and the result or the error. Kept while other views are shown. */
import { signal, type Signal } from "@preact/signals";
import { describeWait } from "../models/model-phrases.ts";
import { findModel } from "../service/playground.ts";
import { describeError, wasStopped } from "../service/service-error.ts";

export type Outcome<Result> =
  | { state: "none" }
  | { state: "stopped" }
  | { state: "failed"; problem: string }
  | { state: "done"; result: Result };

export class FormCall<Result> {
  readonly outcome: Signal<Outcome<Result>> = signal({ state: "none" });
  readonly running: Signal<AbortController | undefined> = signal(undefined);

  async run(compute: (signal: AbortSignal) => Promise<Result>): Promise<void> {
    if (this.running.peek() !== undefined) return;
    const abort = new AbortController();
    this.running.value = abort;
    try {
      this.outcome.value = { state: "done", result: await compute(abort.signal) };
    } catch (error) {
      this.outcome.value = wasStopped(error) ? { state: "stopped" } : { state: "failed", problem: describeError(error) };
    } finally {
      this.running.value = undefined;
    }
  }
}

/** Returns the text for a running call to `model` that waits. */
export function waitFor(model: string): string {
  return describeWait(findModel(model));
}

/** Returns the non-empty lines of a text. */
export function filledLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
