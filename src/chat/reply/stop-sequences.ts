import { partialMatchLength } from "../partial-match.ts";

/**
 * Finds the first stop sequence in text that arrives in pieces. The one that is complete first wins, so that the
 * result depends on the text alone and not on how it was cut into tokens.
 */
export class StopSequences {
  readonly #sequences: readonly string[];
  #held = "";
  #found: string | undefined;

  constructor(sequences: readonly string[]) {
    this.#sequences = sequences;
  }

  /** The one that was found. */
  get found(): string | undefined {
    return this.#found;
  }

  /** `text`: what is certain to be part of the reply. The rest is held back, as it may begin a stop sequence. */
  push(text: string): { text: string; stopped: boolean } {
    const buffer = this.#held + text;
    const match = this.#firstMatch(buffer);
    if (match !== undefined) {
      this.#held = "";
      this.#found = match.sequence;
      return { text: buffer.slice(0, match.start), stopped: true };
    }
    const certain = buffer.length - partialMatchLength(buffer, this.#sequences);
    this.#held = buffer.slice(certain);
    return { text: buffer.slice(0, certain), stopped: false };
  }

  /** One was found by whoever sampled the text, and is not part of it: nothing that was held back begins it. */
  stopAt(sequence: string): string {
    this.#found = sequence;
    return this.flush();
  }

  /** What was held back, when the text ends without a stop sequence. */
  flush(): string {
    const text = this.#held;
    this.#held = "";
    return text;
  }

  /** The match with the earliest end; among those, the longest. */
  #firstMatch(buffer: string): { start: number; sequence: string } | undefined {
    let first: { start: number; end: number; sequence: string } | undefined;
    for (const sequence of this.#sequences) {
      const start = buffer.indexOf(sequence);
      if (start < 0) continue;
      const end = start + sequence.length;
      if (first === undefined || end < first.end || (end === first.end && start < first.start)) first = { start, end, sequence };
    }
    return first;
  }
}
