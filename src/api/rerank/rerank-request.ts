/** Bodies of POST /v2/rerank and /v1/rerank (contract 8): types, bounds and enums. */
import { z } from "zod";
import type { FreeForm } from "../request/null-properties.ts";
import { freeFormMap, integerAtLeast, listOrAbsent, prioritySchema } from "../request/schema-parts.ts";

const query = z.string().refine((text) => text.trim() !== "", { error: "must not be blank" });

export const rerankV2RequestSchema = z.object({
  model: z.string().min(1),
  query,
  documents: z.array(z.string().min(1)).min(1).max(10_000),
  top_n: integerAtLeast(1).optional(),
  max_tokens_per_doc: integerAtLeast(1).default(4096),
  priority: prioritySchema,
});

/** Object documents are returned as they were sent, nulls included. */
export const rerankV1FreeForm: FreeForm = { documents: { "*": true } };

export const rerankV1RequestSchema = z.object({
  model: z.string().min(1).optional(),
  query,
  documents: z
    .array(z.union([z.string().min(1), freeFormMap]))
    .min(1)
    .max(10_000),
  top_n: integerAtLeast(1).optional(),
  rank_fields: listOrAbsent(z.string().min(1)),
  return_documents: z.boolean().default(false),
  max_chunks_per_doc: integerAtLeast(1).default(10),
});

export type RerankV1Request = z.output<typeof rerankV1RequestSchema>;
