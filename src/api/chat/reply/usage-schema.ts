/** Token counts on the wire (contract 15). */
import { z } from "zod";

const counts = z.object({ input_tokens: z.int(), output_tokens: z.int() });

export const usageSchema = z.object({
  /** Tokens of the caller's own texts, and output tokens. */
  billed_units: counts,
  /** Tokens of the whole prompt, and all generated tokens. */
  tokens: counts,
  /** Tokens of the prompt that were not computed again. */
  cached_tokens: z.int(),
});

/** `meta` of the v1 routes. */
export const metaSchema = z.object({
  api_version: z.object({ version: z.literal("1") }),
  ...usageSchema.shape,
  billed_units: counts.extend({ /** Searches of connectors. */ search_units: z.int().optional() }),
  /** The lines of the header X-API-Warning. */
  warnings: z.array(z.string()).optional(),
});
