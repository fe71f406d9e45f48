/** Bodies of rerank responses (contract 8). */
import type { z } from "zod";
import type { rerankV1ReplySchema } from "./rerank-response-schema.ts";

interface ResponseParts {
  version: "1" | "2";
  /** In [0, 1], in input order. */
  scores: Float64Array;
  topN: number;
  warnings: readonly string[];
  /** Returns the document to include in a result. Default: none is included. */
  documentAt?: (index: number) => Record<string, unknown> | undefined;
}

/** Best first; equal scores keep the order of the documents. */
export function rerankBody({ version, scores, topN, warnings, documentAt }: ResponseParts): z.input<typeof rerankV1ReplySchema> {
  const results = Array.from(scores, (relevance_score, index) => ({ index, relevance_score }))
    .sort((one, other) => other.relevance_score - one.relevance_score || one.index - other.index)
    .slice(0, topN)
    .map((result) => (documentAt ? { ...result, document: documentAt(result.index) } : result));
  return {
    id: crypto.randomUUID(),
    results,
    meta: {
      api_version: { version },
      billed_units: { search_units: Math.ceil(scores.length / 100) },
      ...(warnings.length > 0 && { warnings: [...warnings] }),
    },
  };
}
