import type { TextTokenizer } from "../../../../chat/tokenizer/text-tokenizer.ts";

/** Token counts of a caller's texts; each text is tokenised once. */
export class TokenCounts {
  readonly #tokenizer: TextTokenizer;
  readonly #counts = new Map<string, number>();

  constructor(tokenizer: TextTokenizer) {
    this.#tokenizer = tokenizer;
  }

  /** Counts up to `max` tokens. An earlier count of the same text is returned as it is, so `max` must not grow between calls. */
  of(text: string, max: number): number {
    const count = this.#counts.get(text) ?? this.#tokenizer.encodeTextPart(text, max, "start").ids.length;
    this.#counts.set(text, count);
    return count;
  }
}
