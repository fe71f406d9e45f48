/** Reads the width of keys and values from `config.json`, for graphs that leave it open. */
import { z } from "zod";

const sizesSchema = z.object({
  head_dim: z.int().positive().nullish(),
  hidden_size: z.int().positive().nullish(),
  num_attention_heads: z.int().positive().nullish(),
});
/** Models of several parts keep the sizes of their language model in `text_config`. */
const configSchema = sizesSchema.extend({ text_config: sizesSchema.nullish() });

/** Returns undefined if the configuration does not contain it. */
export function headWidth(config: unknown): number | undefined {
  const parsed = configSchema.parse(config);
  const { head_dim: width, hidden_size: size, num_attention_heads: heads } = parsed.text_config ?? parsed;
  return width ?? (size == null || heads == null ? undefined : size / heads);
}
