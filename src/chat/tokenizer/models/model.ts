/** The model of `tokenizer.json`, which converts pieces of text to tokens. */
import { z } from "zod";
import { UnsupportedTokenizerError } from "../unsupported-tokenizer-error.ts";
import { bytePairs } from "./byte-pairs.ts";
import { unigram, unigramVocabularySchema } from "./unigram.ts";
import { PackedVocabulary } from "./packed-vocabulary.ts";
import { MapVocabulary, type ReducibleModel, type Vocabulary, vocabularySchema, withoutIds, type WordModel } from "./token-vocabulary.ts";
import { wordLevel } from "./word-level.ts";
import { wordPiece } from "./word-piece.ts";

export const modelSchema = z.looseObject({
  type: z.string().nullish(),
  /** Ids by token; for Unigram, pairs of piece and score in the order of ids. `readTokenizerFile` packs a vocabulary of BPE. */
  vocab: z.union([z.instanceof(PackedVocabulary), vocabularySchema, unigramVocabularySchema]),
});

export type ModelConfig = z.output<typeof modelSchema>;

export function vocabularyOf({ vocab }: ModelConfig): Vocabulary {
  if (vocab instanceof PackedVocabulary) return vocab;
  return new MapVocabulary(Array.isArray(vocab) ? vocab.map(([piece], id) => [piece, id] as const) : Object.entries(vocab));
}

/** Returns the token for text that is not in the vocabulary; undefined if the model has none. */
export function unknownId(config: ModelConfig, vocabulary: Vocabulary): number | undefined {
  const { unk_token: text, unk_id: id } = z.object({ unk_token: z.string().nullish(), unk_id: z.int().nullish() }).parse(config);
  return id ?? (typeof text === "string" ? vocabulary.get(text) : undefined);
}

/** Throws UnsupportedTokenizerError for an unknown type and for merges of unknown tokens. */
export function createModel(config: ModelConfig, vocabulary: Vocabulary): ReducibleModel {
  const reducible = (create: (config: ModelConfig, vocabulary: Vocabulary) => WordModel): ReducibleModel => ({
    ...create(config, vocabulary),
    without: (ids) => create(config, withoutIds(vocabulary, ids)),
  });
  const type = typeOf(config);
  switch (type) {
    case "BPE":
      return bytePairs(config, vocabulary);
    case "WordPiece":
      return reducible(wordPiece);
    case "Unigram":
      return reducible(unigram);
    case "WordLevel":
      return reducible(wordLevel);
    default:
      throw new UnsupportedTokenizerError(`model '${type}'`);
  }
}

/** Returns the type, which older files do not name. */
function typeOf(config: ModelConfig): string {
  if (typeof config.type === "string") return config.type;
  if ("merges" in config) return "BPE";
  if (Array.isArray(config.vocab)) return "Unigram";
  return "continuing_subword_prefix" in config || "max_input_chars_per_word" in config ? "WordPiece" : "WordLevel";
}
