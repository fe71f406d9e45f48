/** Reads the parts of a completion until the reply ends or is interrupted. */
import { orAborted } from "../../../../transport/composite-signal.ts";
import { asRun } from "../../engine-errors.ts";
import type { Interruption } from "../../reply-source/interruption.ts";
import type { SourceEnd } from "../../reply-source/reply-source.ts";

type Interrupting = Pick<Interruption, "kind" | "signal">;

export class PartReader {
  readonly #yieldToEventLoop: () => Promise<void>;
  readonly #maxOpen: number;
  /** Number of completions that have not ended. An aborted one counts until its iterator has returned. */
  #open = 0;
  readonly #waiting: (() => void)[] = [];

  /**
   * @param yieldToEventLoop Called before each part, so that a cancellation can arrive.
   * @param maxOpen Max completions that may overlap.
   */
  constructor(yieldToEventLoop: () => Promise<void>, maxOpen = 1) {
    this.#yieldToEventLoop = yieldToEventLoop;
    this.#maxOpen = maxOpen;
  }

  /**
   * Begins a completion as soon as fewer than `maxOpen` are open, and passes its parts to `take`, or undefined after the last.
   * Returns the first result of `take` that is not undefined, or the interruption. The completion is always aborted at the end.
   */
  async read<Part, End>(
    interruption: Interrupting,
    complete: (signal: AbortSignal) => AsyncIterable<Part>,
    take: (part: Part | undefined) => End | undefined,
  ): Promise<End | SourceEnd> {
    while (this.#open >= this.#maxOpen) {
      const closed = new Promise<void>((resolve) => this.#waiting.push(resolve));
      if ((await unlessAborted(closed, interruption.signal)) === "aborted") return endOf(interruption);
    }
    this.#open += 1;
    const abort = new AbortController();
    let parts: AsyncIterator<Part> | undefined;
    try {
      const iterator = await asRun(async () => complete(abort.signal)[Symbol.asyncIterator]());
      parts = iterator;
      for (;;) {
        await this.#yieldToEventLoop();
        if (interruption.kind !== undefined) return endOf(interruption);
        const next = await unlessAborted(
          asRun(async () => iterator.next()),
          interruption.signal,
        );
        if (next === "aborted") return endOf(interruption);
        const end = take(next.done === true ? undefined : next.value);
        if (end !== undefined) return end;
      }
    } finally {
      abort.abort();
      // Not awaited: the reply ends immediately, even if the completer takes long to react to the abort.
      void Promise.resolve(parts?.return?.())
        .catch(() => undefined)
        .then(() => this.#close());
    }
  }

  #close(): void {
    this.#open -= 1;
    // Wakes all, because the first may have been interrupted.
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

const endOf = ({ kind }: Interrupting): SourceEnd => ({ reason: kind ?? "cancel" });

/** Settles like `work`, or resolves with "aborted" as soon as the signal is aborted. */
const unlessAborted = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | "aborted"> =>
  orAborted(work, signal).catch((error: unknown) => {
    if (signal.aborted) return "aborted";
    throw error;
  });
