/** Joins text that arrives in arbitrary pieces, so that no surrogate pair is divided. */
export class Utf16Stream {
  #held = "";

  /** Returns the complete text. A high surrogate at its end is held back. */
  push(text: string): string {
    const all = this.#held + text;
    this.#held = /[\uD800-\uDBFF]$/.test(all) ? all.slice(-1) : "";
    return this.#held === "" ? all : all.slice(0, -1);
  }
}
