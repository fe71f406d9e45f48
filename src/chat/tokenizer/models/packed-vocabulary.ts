import type { TokenTexts } from "./token-texts.ts";
import type { Vocabulary } from "./token-vocabulary.ts";

/** Max code units of a text in `PackedVocabulary`. */
export const maxTextUnits = 4096;

/** A vocabulary with its texts in typed arrays. */
export class PackedVocabulary implements Vocabulary {
  readonly #texts: TokenTexts;
  readonly #scratch = new Uint16Array(maxTextUnits);

  constructor(texts: TokenTexts) {
    this.#texts = texts;
  }

  get idLimit(): number {
    return this.#texts.idLimit;
  }

  get(text: string): number | undefined {
    const { length } = text;
    if (length > maxTextUnits) return undefined;
    const units = this.#scratch;
    for (let index = 0; index < length; index++) units[index] = text.charCodeAt(index);
    const id = this.#texts.idOf(units, 0, length);
    return id < 0 ? undefined : id;
  }

  textOf(id: number): string | undefined {
    return this.#texts.textOf(id);
  }

  [Symbol.iterator](): Iterator<readonly [text: string, id: number]> {
    return this.#texts[Symbol.iterator]();
  }
}
