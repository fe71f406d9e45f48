/** Reads config.json and generation_config.json of an encoder-decoder model. */
import { z } from "zod";
import { EngineFailureError } from "../../../base/engine-failure.ts";

const idSchema = z.int().min(0);
const configSchema = z.looseObject({
  decoder_start_token_id: idSchema.nullish(),
  forced_bos_token_id: idSchema.nullish(),
  bad_words_ids: z.array(z.array(idSchema)).nullish(),
});

export interface EncoderDecoderConfig {
  /** Tokens before each reply: the decoder's start token and, if the model has one, a forced first token. */
  startIds: readonly [number, ...number[]];
  /** Tokens that a reply never has. */
  suppressedIds: readonly number[];
}

/**
 * @param configs Contents of generation_config.json and config.json, undefined if missing. For each field, the first that has it counts.
 * @throws EngineFailureError ("files-damaged") if none has the decoder's start token.
 */
export function readEncoderDecoderConfig(configs: readonly unknown[]): EncoderDecoderConfig {
  const read = configs.map((config) => configSchema.safeParse(config).data ?? {});
  const [start] = read.flatMap(({ decoder_start_token_id: id }) => id ?? []);
  if (start === undefined) {
    throw new EngineFailureError({
      kind: "files-damaged",
      detail: "config.json: it has no decoder_start_token_id, which an encoder-decoder model needs to begin a reply",
    });
  }
  const [first] = read.flatMap(({ forced_bos_token_id: id }) => id ?? []);
  const refused = read.find(({ bad_words_ids: words }) => Array.isArray(words))?.bad_words_ids ?? [];
  return {
    startIds: first === undefined ? [start] : [start, first],
    // Only single tokens are suppressed; of a sequence of several, each token alone is allowed.
    suppressedIds: refused.flatMap((words) => (words.length === 1 ? words : [])),
  };
}
