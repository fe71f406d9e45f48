/** Bodies of rerank responses (contract 8). */
import { z } from "zod";

const result = { index: z.int(), relevance_score: z.number().min(0).max(1) };

const rest = {
  id: z.uuid(),
  meta: z.object({
    api_version: z.object({ version: z.enum(["1", "2"]) }),
    billed_units: z.object({ search_units: z.int() }),
    warnings: z.array(z.string()).optional(),
  }),
};

/** Best first. */
export const rerankReplySchema = z.object({ ...rest, results: z.array(z.object(result)) });

export const rerankV1ReplySchema = z.object({
  ...rest,
  results: z.array(
    z.object({
      ...result,
      /** The document as sent, `{text}` for a string; present with return_documents. */
      document: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});
