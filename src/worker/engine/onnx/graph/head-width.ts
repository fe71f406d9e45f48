/** The width of keys and values by `config.json`, for graphs that leave it open. */
import { z } from "zod";

const sizesSchema = z.object({
  head_dim: z.int().positive().nullish(),
  hidden_size: z.int().positive().nullish(),
  num_attention_heads: z.int().positive().nullish(),
});
/** Models of several parts have those of their language model apart. */
const configSchema = sizesSchema.extend({ text_config: sizesSchema.nullish() });

/** Undefined if the configuration does not say it. */
export function headWidth(config: unknown): number | undefined {
  const parsed = configSchema.parse(config);
  const { head_dim: width, hidden_size: size, num_attention_heads: heads } = parsed.text_config ?? parsed;
  return width ?? (size == null || heads == null ? undefined : size / heads);
}
