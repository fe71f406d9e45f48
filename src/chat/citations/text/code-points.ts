/** Converts UTF-16 offsets to code point offsets. Offsets must be ascending, so that the text is scanned only once. */
export class CodePointCounter {
  #units = 0;
  #points: number;
  readonly #text: string;

  /** `first` is the code point offset of the first character of `text`. */
  constructor(text: string, first = 0) {
    this.#text = text;
    this.#points = first;
  }

  at(offset: number): number {
    while (this.#units < offset) {
      const point = this.#text.codePointAt(this.#units) ?? 0;
      this.#units += point > 0xffff ? 2 : 1;
      this.#points++;
    }
    return this.#points;
  }
}
