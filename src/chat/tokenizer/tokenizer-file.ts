/** What is read of `tokenizer.json` and, of tokens, of `tokenizer_config.json`. */
import { z } from "zod";
import { modelSchema } from "./models/model.ts";

/** Text that stands for one token wherever it is in a prompt. */
const addedTokenSchema = z.object({
  id: z.int().min(0),
  content: z.string(),
  /** Special tokens steer the model and write no text. */
  special: z.boolean().default(false),
  /** It is not a part of a word. */
  single_word: z.boolean().default(false),
  /** It takes the white space before it. */
  lstrip: z.boolean().default(false),
  /** It takes the white space after it. */
  rstrip: z.boolean().default(false),
  /** It is looked for in the normalized text. Default: unless it is special. */
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

/** The added tokens of both files; those that only `added_tokens_decoder` of tokenizer_config.json has come last. */
export function addedTokensOf(file: TokenizerFile, tokenizerConfig: unknown): AddedToken[] {
  const tokens = (file.added_tokens ?? []).filter(({ content }) => content !== "");
  const contents = new Set(tokens.map(({ content }) => content));
  const { added_tokens_decoder: more } = addedTokensDecoderSchema.parse(tokenizerConfig ?? {});
  for (const [id, token] of Object.entries(more ?? {})) {
    if (token.content !== "" && !contents.has(token.content)) tokens.push({ ...token, id: z.coerce.number().int().min(0).parse(id) });
  }
  return tokens;
}
