/** Ends a text after a number of tokens, which the Prompt API cannot do. */

export class TokenLimit {
  readonly #max: number;
  readonly #count: (text: string) => Promise<number>;
  #text: string;
  /** Tokens of the first `#counted` characters. */
  #tokens = 0;
  #counted = 0;

  /** `count` returns the number of tokens of a text. `written`: text that counts, too. */
  constructor(max: number, count: (text: string) => Promise<number>, written = "") {
    this.#max = max;
    this.#count = count;
    this.#text = written;
  }

  /** Returns the piece, or its beginning if the limit is reached in it. */
  async admit(piece: string): Promise<{ text: string; isFull: boolean }> {
    const before = this.#text.length;
    this.#text += piece;
    // A token has at least one byte of UTF-8, so most pieces need not be counted.
    const bytes = new TextEncoder().encode(this.#text.slice(this.#counted)).length;
    if (this.#tokens + bytes < this.#max) return { text: piece, isFull: false };
    this.#tokens = await this.#count(this.#text);
    this.#counted = this.#text.length;
    if (this.#tokens < this.#max) return { text: piece, isFull: false };
    const length = this.#tokens === this.#max ? this.#text.length : await this.#fittingLength(before);
    const text = this.#text.slice(before, length);
    this.#text = this.#text.slice(0, length);
    return { text, isFull: true };
  }

  /** Returns the max length of a beginning, of `shortest` characters or more, that has at most `max` tokens. */
  async #fittingLength(shortest: number): Promise<number> {
    let fits = shortest;
    let exceeds = this.#text.length;
    while (exceeds - fits > 1) {
      const middle = Math.floor((fits + exceeds) / 2);
      // Each length depends on the result for the one before.
      // oxlint-disable-next-line no-await-in-loop
      if ((await this.#count(this.#text.slice(0, middle))) <= this.#max) fits = middle;
      else exceeds = middle;
    }
    // Half a surrogate pair is no character.
    return fits > shortest && /[\uD800-\uDBFF]$/.test(this.#text.slice(0, fits)) ? fits - 1 : fits;
  }
}
