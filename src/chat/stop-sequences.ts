/**
 * Finds the first stop sequence in text that arrives in pieces. The one that is complete first wins, so that the
 * result depends on the text alone and not on how it was cut into tokens.
 */
export class StopSequences {
  readonly #sequences: readonly string[];
  #held = "";

  constructor(sequences: readonly string[]) {
    this.#sequences = sequences;
  }

  /** `text`: what is certain to be part of the reply. The rest is held back, as it may begin a stop sequence. */
  push(text: string): { text: string; stopped: boolean } {
    const buffer = this.#held + text;
    const cut = this.#firstMatch(buffer);
    if (cut !== undefined) {
      this.#held = "";
      return { text: buffer.slice(0, cut), stopped: true };
    }
    const certain = buffer.length - this.#partialMatch(buffer);
    this.#held = buffer.slice(certain);
    return { text: buffer.slice(0, certain), stopped: false };
  }

  /** What was held back, when the text ends without a stop sequence. */
  flush(): string {
    const text = this.#held;
    this.#held = "";
    return text;
  }

  /** Start of the match with the earliest end; among those, the longest. */
  #firstMatch(buffer: string): number | undefined {
    let start: number | undefined;
    let end = Number.POSITIVE_INFINITY;
    for (const sequence of this.#sequences) {
      const at = buffer.indexOf(sequence);
      if (at < 0) continue;
      const matchEnd = at + sequence.length;
      if (matchEnd < end || (matchEnd === end && at < (start ?? end))) {
        start = at;
        end = matchEnd;
      }
    }
    return start;
  }

  /** Length of the longest end of the buffer that begins a stop sequence. */
  #partialMatch(buffer: string): number {
    let longest = 0;
    for (const sequence of this.#sequences) {
      for (let length = Math.min(sequence.length - 1, buffer.length); length > longest; length--) {
        if (buffer.endsWith(sequence.slice(0, length))) longest = length;
      }
    }
    return longest;
  }
}
