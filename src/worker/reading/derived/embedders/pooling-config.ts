/** Reads `1_Pooling/config.json`, the pooling settings of sentence-transformers, in the formats of all its versions. */
import { z } from "zod";
import type { Pooling, PoolingMode } from "../../../models/record/embed-modules.ts";
import { readKnownFields } from "./known-fields.ts";

const modeOfName = {
  cls: "cls",
  max: "max",
  mean: "mean",
  mean_sqrt_len_tokens: "mean_sqrt_len_tokens",
  weightedmean: "weightedmean",
  lasttoken: "last",
} as const satisfies Readonly<Record<string, PoolingMode>>;
const modeSchema = z
  .literal(["cls", "max", "mean", "mean_sqrt_len_tokens", "weightedmean", "lasttoken"])
  .transform((name) => modeOfName[name]);

/** The fields that `pooling_mode` has replaced, in the order in which sentence-transformers concatenates their vectors. */
const modeOfField = {
  pooling_mode_cls_token: "cls",
  pooling_mode_max_tokens: "max",
  pooling_mode_mean_tokens: "mean",
  pooling_mode_mean_sqrt_len_tokens: "mean_sqrt_len_tokens",
  pooling_mode_weightedmean_tokens: "weightedmean",
  pooling_mode_lasttoken: "last",
} as const satisfies Readonly<Record<string, PoolingMode>>;

const configSchema = z.strictObject({
  word_embedding_dimension: z.int().min(1).optional(),
  embedding_dimension: z.int().min(1).optional(),
  include_prompt: z.boolean().default(true),
  pooling_mode: z.union([modeSchema.transform((mode) => [mode]), z.array(modeSchema).min(1)]).optional(),
  pooling_mode_cls_token: z.boolean().optional(),
  pooling_mode_max_tokens: z.boolean().optional(),
  pooling_mode_mean_tokens: z.boolean().optional(),
  pooling_mode_mean_sqrt_len_tokens: z.boolean().optional(),
  pooling_mode_weightedmean_tokens: z.boolean().optional(),
  pooling_mode_lasttoken: z.boolean().optional(),
});

export interface PoolingConfig {
  pooling: Pooling;
  poolsPrompt: boolean;
  /** Size of a token's vector. */
  tokenWidth: number | undefined;
}

/** @throws UnusableModelError with the name of the file and of the unknown or unsupported field. */
export function readPoolingConfig(path: string, document: unknown): PoolingConfig {
  const config = readKnownFields(path, document, configSchema);
  const fields = Object.entries(config);
  const selected = Object.entries(modeOfField).flatMap(([field, mode]) =>
    fields.some(([name, value]) => name === field && value === true) ? [mode] : [],
  );
  const modes = config.pooling_mode ?? selected;
  return {
    pooling: modes.length > 1 ? modes : (modes[0] ?? "mean"),
    poolsPrompt: config.include_prompt,
    tokenWidth: config.embedding_dimension ?? config.word_embedding_dimension,
  };
}
