/** Reads what a completer writes, part after part, until the reply has its end or is interrupted. */
import { asRun } from "../../engine-errors.ts";
import type { Interruption } from "../../reply-source/interruption.ts";
import type { SourceEnd } from "../../reply-source/reply-source.ts";
import { unlessAborted } from "./unless-aborted.ts";

type Interrupting = Pick<Interruption, "kind" | "signal">;

export class PartReader {
  readonly #yieldToEventLoop: () => Promise<void>;
  readonly #maxOpen: number;
  /** Completions that were begun and have not ended; one that was aborted is open until the completer has noticed. */
  #open = 0;
  readonly #waiting: (() => void)[] = [];

  /**
   * @param yieldToEventLoop Called before each part, so that a cancellation can arrive.
   * @param maxOpen Completions that may overlap.
   */
  constructor(yieldToEventLoop: () => Promise<void>, maxOpen = 1) {
    this.#yieldToEventLoop = yieldToEventLoop;
    this.#maxOpen = maxOpen;
  }

  /**
   * Begins a completion as soon as it may, and returns what `take` returns for the first part that ends the reading. `take` gets
   * undefined if the parts ended without one that did. The completion is aborted in every case.
   */
  async read<Part, End>(
    interruption: Interrupting,
    complete: (signal: AbortSignal) => AsyncIterable<Part>,
    take: (part: Part | undefined) => End | undefined,
  ): Promise<End | SourceEnd> {
    while (this.#open >= this.#maxOpen) {
      const place = new Promise<void>((resolve) => this.#waiting.push(resolve));
      if ((await unlessAborted(place, interruption.signal)) === "aborted") return endOf(interruption);
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
      // Not awaited: the reply ends at once, however long the completer takes to notice.
      void Promise.resolve(parts?.return?.())
        .catch(() => undefined)
        .then(() => this.#close());
    }
  }

  #close(): void {
    this.#open -= 1;
    // All: the first may have left.
    for (const look of this.#waiting.splice(0)) look();
  }
}

const endOf = ({ kind }: Interrupting): SourceEnd => ({ reason: kind ?? "cancel" });
