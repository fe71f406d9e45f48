/** What the engine reads of config.json and generation_config.json of an encoder-decoder model. */
import { z } from "zod";
import { EngineFailureError } from "../../../base/engine-failure.ts";

const idSchema = z.int().min(0);
const configSchema = z.looseObject({
  decoder_start_token_id: idSchema.nullish(),
  forced_bos_token_id: idSchema.nullish(),
  bad_words_ids: z.array(z.array(idSchema)).nullish(),
});

export interface EncoderDecoderConfig {
  /** What stands before every reply: the token that starts the decoder and, where a model wants one, the first of each reply. */
  startIds: readonly [number, ...number[]];
  /** Tokens that are never written. */
  suppressedIds: readonly number[];
}

/**
 * @param configs generation_config.json and config.json, as far as they exist; the first that has a field counts.
 * @throws EngineFailureError ("files-damaged") if they do not say how the decoder starts.
 */
export function readEncoderDecoderConfig(configs: readonly unknown[]): EncoderDecoderConfig {
  const read = configs.map((config) => configSchema.safeParse(config).data ?? {});
  const [start] = read.flatMap(({ decoder_start_token_id: id }) => id ?? []);
  if (start === undefined) {
    throw new EngineFailureError({
      kind: "files-damaged",
      detail: "config.json: it has no decoder_start_token_id, with which an encoder-decoder model begins to write",
    });
  }
  const [first] = read.flatMap(({ forced_bos_token_id: id }) => id ?? []);
  const refused = read.find(({ bad_words_ids: words }) => Array.isArray(words))?.bad_words_ids ?? [];
  return {
    startIds: first === undefined ? [start] : [start, first],
    // Of several tokens in a row each may be written by itself.
    suppressedIds: refused.flatMap((words) => (words.length === 1 ? words : [])),
  };
}
