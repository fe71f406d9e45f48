/** The schema of `tokenizer.json`, and of the tokens in `tokenizer_config.json`. */
import { z } from "zod";
import { modelSchema } from "./models/model.ts";
import type { Vocabulary } from "./models/token-vocabulary.ts";

/** A text that is one token anywhere in a prompt. */
const addedTokenSchema = z.object({
  id: z.int().min(0),
  content: z.string(),
  /** Whether the token controls the model and has no text. */
  special: z.boolean().default(false),
  /** Whether it counts only outside of words. */
  single_word: z.boolean().default(false),
  /** Whether it includes the white space before it. */
  lstrip: z.boolean().default(false),
  /** Whether it includes the white space after it. */
  rstrip: z.boolean().default(false),
  /** Whether it is searched in the normalized text. Default: true unless it is special. */
  normalized: z.boolean().optional(),
});

export type AddedToken = z.output<typeof addedTokenSchema>;

export function isNormalized({ normalized, special }: AddedToken): boolean {
  return normalized ?? !special;
}

export const tokenizerFileSchema = z.looseObject({
  added_tokens: z.array(addedTokenSchema).nullish(),
  normalizer: z.unknown().optional(),
  pre_tokenizer: z.unknown().optional(),
  post_processor: z.unknown().optional(),
  decoder: z.unknown().optional(),
  model: modelSchema,
});

export type TokenizerFile = z.output<typeof tokenizerFileSchema>;

const addedTokensDecoderSchema = z.looseObject({
  added_tokens_decoder: z.record(z.string(), addedTokenSchema.omit({ id: true })).nullish(),
});

/**
 * Returns the added tokens of both files. `added_tokens_decoder` of tokenizer_config.json adds tokens and overrides the flags
 * of tokens in tokenizer.json, but not their ids.
 */
export function addedTokensOf(file: TokenizerFile, vocabulary: Vocabulary, tokenizerConfig: unknown): AddedToken[] {
  const tokens = new Map((file.added_tokens ?? []).map((token) => [token.content, token]));
  const { added_tokens_decoder: more } = addedTokensDecoderSchema.parse(tokenizerConfig ?? {});
  for (const [key, token] of Object.entries(more ?? {})) {
    const known = tokens.get(token.content);
    const id = known?.id ?? vocabulary.get(token.content) ?? z.coerce.number().int().min(0).parse(key);
    tokens.set(token.content, {
      ...token,
      id,
      special: token.special || known?.special === true,
      normalized: token.normalized ?? !token.special,
    });
  }
  tokens.delete("");
  return Array.from(tokens.values());
}
