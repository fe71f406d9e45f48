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
export type Vocabulary = ReadonlyMap<string, number>;

export function withoutIds(vocabulary: Vocabulary, ids: ReadonlySet<number>): Vocabulary {
  return new Map(Array.from(vocabulary).filter(([, id]) => !ids.has(id)));
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
