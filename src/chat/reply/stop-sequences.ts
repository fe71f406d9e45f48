import { partialMatchLength } from "../partial-match.ts";

/**
 * Finds the first complete stop sequence in text that arrives in pieces. The result depends on the text alone, not on its
 * division into tokens.
 */
export class StopSequences {
  readonly #sequences: readonly string[];
  #held = "";
  #found: string | undefined;

  constructor(sequences: readonly string[]) {
    this.#sequences = sequences;
  }

  /** The stop sequence that was found. */
  get found(): string | undefined {
    return this.#found;
  }

  /** Returns the text that is certainly part of the reply. The rest is held back, because it may begin a stop sequence. */
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

  /** Records a stop sequence that the sampler found and left out of the text. Returns the text that was held back. */
  stopAt(sequence: string): string {
    this.#found = sequence;
    return this.flush();
  }

  /** Ends the text. Returns the text that was held back. */
  flush(): string {
    const text = this.#held;
    this.#held = "";
    return text;
  }

  /** Returns the match with the earliest end; the longest of several. */
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
