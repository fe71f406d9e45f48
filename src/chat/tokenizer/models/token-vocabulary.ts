/** What the models of `tokenizer.json` share: their vocabulary, and the token that stands for what is not in it. */
import { z } from "zod";

/** Turns a piece of text, never empty, into token ids. */
export interface WordModel {
  encode(piece: string): readonly number[];
}

export interface ReducibleModel extends WordModel {
  /** Returns the model without these tokens. It reads no configuration, so that a tokenizer need not keep its file in memory. */
  without(ids: ReadonlySet<number>): WordModel;
}

/** Checked in a loop of its own, as other lists of hundreds of thousands are: a schema for each entry takes seconds. */
export const vocabularySchema = z.custom<Record<string, number>>(isVocabulary, "must be ids by token");

/** Ids of tokens, by their texts. */
export type Vocabulary = ReadonlyMap<string, number>;

export function withoutIds(vocabulary: Vocabulary, ids: ReadonlySet<number>): Vocabulary {
  return new Map(Array.from(vocabulary).filter(([, id]) => !ids.has(id)));
}

/** Words repeat: their ids are kept up to this number of words, of at most so many characters. */
const maxWords = 10_000;
const maxWordLength = 256;

/** Keeps the ids of words. */
export function remembering(encode: (piece: string) => number[]): WordModel {
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

/** The byte tokens that write a text; undefined if the vocabulary lacks one of them. */
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
