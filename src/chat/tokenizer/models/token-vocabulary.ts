/** The vocabulary of the models of `tokenizer.json`, and their cache of words. */
import { z } from "zod";

/** Converts a piece of text, never empty, to token ids. */
export interface WordModel {
  encode(piece: string): readonly number[];
}

export interface ReducibleModel extends WordModel {
  /** Returns the model without these tokens. It reads no configuration, so that a tokenizer need not keep its file in memory. */
  without(ids: ReadonlySet<number>): WordModel;
}

/** Checked in one loop: a zod schema for each of hundreds of thousands of entries takes seconds. */
export const vocabularySchema = z.custom<Record<string, number>>(isVocabulary, "must be ids by token");

/** Ids of tokens, by their texts. */
export interface Vocabulary extends Iterable<readonly [text: string, id: number]> {
  /** The highest id, plus 1. */
  readonly idLimit: number;
  get(text: string): number | undefined;
  textOf(id: number): string | undefined;
}

export class MapVocabulary implements Vocabulary {
  readonly #ids: ReadonlyMap<string, number>;
  readonly #texts: string[] = [];

  constructor(entries: Iterable<readonly [text: string, id: number]>) {
    this.#ids = new Map(entries);
    for (const [text, id] of this.#ids) this.#texts[id] = text;
  }

  get idLimit(): number {
    return this.#texts.length;
  }

  get(text: string): number | undefined {
    return this.#ids.get(text);
  }

  textOf(id: number): string | undefined {
    return this.#texts[id];
  }

  [Symbol.iterator](): Iterator<readonly [text: string, id: number]> {
    return this.#ids[Symbol.iterator]();
  }
}

/** Reads `vocabulary`, which it does not copy. */
export function withoutIds(vocabulary: Vocabulary, ids: ReadonlySet<number>): Vocabulary {
  return {
    idLimit: vocabulary.idLimit,
    get: (text) => {
      const id = vocabulary.get(text);
      return id === undefined || ids.has(id) ? undefined : id;
    },
    textOf: (id) => (ids.has(id) ? undefined : vocabulary.textOf(id)),
    *[Symbol.iterator]() {
      for (const entry of vocabulary) if (!ids.has(entry[1])) yield entry;
    },
  };
}

/** Max words in the cache. */
const maxWords = 10_000;
/** Max characters of a cached word. */
const maxWordLength = 256;

/** Caches the ids of words, which repeat. */
export function cachingWords(encode: (piece: string) => number[]): WordModel {
  const words = new Map<string, readonly number[]>();
  return {
    encode: (piece) => {
      const known = words.get(piece);
      if (known !== undefined) return known;
      const ids = encode(piece);
      if (piece.length > maxWordLength) return ids;
      if (words.size >= maxWords) words.clear();
      words.set(piece, ids);
      return ids;
    },
  };
}

const byteTokens = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`);
const encoder = new TextEncoder();

/** Returns the byte tokens of a text; undefined if the vocabulary lacks one of them. */
export function byteTokenIds(text: string, vocabulary: Vocabulary): number[] | undefined {
  const ids: number[] = [];
  for (const byte of encoder.encode(text)) {
    const id = vocabulary.get(byteTokens[byte] ?? "");
    if (id === undefined) return undefined;
    ids.push(id);
  }
  return ids;
}

function isVocabulary(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((id) => Number.isSafeInteger(id) && id >= 0);
}
