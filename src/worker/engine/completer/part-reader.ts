/** Reads what a completer writes, part after part, until the reply has its end or is interrupted. One completion at a time. */
import { asRun } from "../engine-errors.ts";
import type { Interruption } from "../chat/interruption.ts";
import type { SourceEnd } from "../chat/reply-source.ts";
import { unlessAborted } from "./unless-aborted.ts";

type Interrupting = Pick<Interruption, "kind" | "signal">;

export class PartReader {
  readonly #yieldToEventLoop: () => Promise<void>;
  /** Settles when the completer has ended what it was last asked for. */
  #closed: Promise<unknown> = Promise.resolve();

  /** @param yieldToEventLoop Called before each part, so that a cancellation can arrive. */
  constructor(yieldToEventLoop: () => Promise<void>) {
    this.#yieldToEventLoop = yieldToEventLoop;
  }

  /** Resolves when the completer is free: to undefined, or to the end of the reply if it was interrupted before. */
  async free(interruption: Interrupting): Promise<SourceEnd | undefined> {
    return (await unlessAborted(this.#closed, interruption.signal)) === "aborted" ? endOf(interruption) : undefined;
  }

  /**
   * Returns what `take` returns for the first part that ends the reading. `take` gets undefined if the parts ended without one
   * that did. The completion is aborted in every case.
   */
  async read<Part, End>(
    interruption: Interrupting,
    complete: (signal: AbortSignal) => AsyncIterable<Part>,
    take: (part: Part | undefined) => End | undefined,
  ): Promise<End | SourceEnd> {
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
      this.#closed = Promise.resolve(parts?.return?.()).catch(() => undefined);
    }
  }
}

const endOf = ({ kind }: Interrupting): SourceEnd => ({ reason: kind ?? "cancel" });
