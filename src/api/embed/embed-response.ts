/** Bodies of embed responses (contract 7.2). */
import type { z } from "zod";
import type { EmbedContentsOutcome, EmbedOutcome } from "../../inference/inference-service.ts";
import { encodeEmbedding } from "./embedding-types.ts";
import type { EmbeddingType } from "./embed-request.ts";
import type { embedByTypeSchema, embedFloatsSchema } from "./embed-response-schema.ts";

type EmbedByType = z.input<typeof embedByTypeSchema>;

interface ResponseParts {
  id: string;
  version: "1" | "2";
  /** Echoed; empty if images or inputs were sent. */
  texts: readonly string[];
  outcome: EmbedOutcome | EmbedContentsOutcome;
  warnings: readonly string[];
}

/** Contains the requested types only, each as long as the input list. */
export function embeddingsByType(parts: ResponseParts, types: readonly EmbeddingType[]): EmbedByType {
  const { vectors } = parts.outcome;
  const embeddings: EmbedByType["embeddings"] = {};
  for (const type of types) {
    if (type === "base64") embeddings.base64 = vectors.map((vector) => encodeEmbedding(vector, type));
    else embeddings[type] = vectors.map((vector) => encodeEmbedding(vector, type));
  }
  return { id: parts.id, response_type: "embeddings_by_type", embeddings, ...echoOf(parts), meta: metaOf(parts) };
}

export function embeddingsFloats(parts: ResponseParts): z.input<typeof embedFloatsSchema> {
  const embeddings = parts.outcome.vectors.map((vector) => encodeEmbedding(vector, "float"));
  return { id: parts.id, response_type: "embeddings_floats", embeddings, ...echoOf(parts), meta: metaOf(parts) };
}

/** Returns the texts as sent, and size and format of the images. */
function echoOf({ texts, outcome }: ResponseParts) {
  if (!("images" in outcome)) return { texts: [...texts] };
  const images = outcome.images.map(({ width, height, format, bitDepth }) => ({ width, height, format, bit_depth: bitDepth }));
  return { texts: [...texts], images };
}

function metaOf({ version, outcome, warnings }: ResponseParts): EmbedByType["meta"] {
  return {
    api_version: { version },
    billed_units: {
      input_tokens: outcome.inputTokens,
      ...("images" in outcome && { images: outcome.images.length, image_tokens: outcome.imageTokens }),
    },
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  };
}
