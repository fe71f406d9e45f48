/** Joins text that arrives in arbitrary cuts, so that no code point is cut into its surrogates. */
export class Utf16Stream {
  #held = "";

  /** The text that is complete now; a high surrogate at its end is held back. */
  push(text: string): string {
    const all = this.#held + text;
    this.#held = /[\uD800-\uDBFF]$/.test(all) ? all.slice(-1) : "";
    return this.#held === "" ? all : all.slice(0, -1);
  }
}
