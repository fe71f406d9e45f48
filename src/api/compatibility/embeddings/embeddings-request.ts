/** Body of POST /compatibility/v1/embeddings: types, bounds and enums of OpenAI's embeddings. */
import { z } from "zod";
import { integerAtLeast } from "../../request/schema-parts.ts";

const maxInputs = 2048;

export const embeddingsRequestSchema = z.object({
  model: z.string().min(1),
  /** Lists of token ids, which OpenAI also takes, are refused: they are ids of another tokenizer. */
  input: z.union([
    z
      .string()
      .min(1)
      .transform((text) => [text]),
    z.array(z.string().min(1)).min(1).max(maxInputs),
  ]),
  encoding_format: z.enum(["float", "base64"]).default("float"),
  dimensions: integerAtLeast(1).optional(),
  /** The same as in /v2/embed. */
  input_type: z.enum(["search_document", "search_query", "classification", "clustering"]).default("search_document"),
  /** The same as in /v2/embed. */
  truncate: z.enum(["NONE", "START", "END"]).default("END"),
  user: z.string().optional(),
});
