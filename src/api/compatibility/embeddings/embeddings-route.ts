/** POST /compatibility/v1/embeddings. */
import type { z } from "zod";
import type { ModelDescription } from "../../../inference/models.ts";
import { computeErrors, defineRoute, wireObject } from "../../define-route.ts";
import { encodeEmbedding, shortenEmbedding } from "../../embed/embedding-types.ts";
import { chooseModel } from "../../model-choice.ts";
import { callerOf } from "../../request/api-call.ts";
import { deferredResponse } from "../../response/deferred-response.ts";
import { InvalidRequest } from "../../response/errors.ts";
import type { ModelServices } from "../../services.ts";
import { embeddingsRequestSchema } from "./embeddings-request.ts";
import { embeddingsSchema } from "./embeddings-schema.ts";

type EmbeddingsBody = z.input<typeof embeddingsSchema>;

export const embeddingsRoute = defineRoute({
  id: "createEmbeddings",
  method: "POST",
  path: "/compatibility/v1/embeddings",
  access: "inference",
  tag: "OpenAI-compatible",
  isOpenai: true,
  summary: "Embeds texts, in OpenAI's form.",
  request: wireObject("EmbeddingsRequest", embeddingsRequestSchema),
  response: { description: "The embeddings, in the order of the texts.", json: wireObject("Embeddings", embeddingsSchema) },
  errors: computeErrors,
  async handle({ call, request, body }, { inference, admission, timer }: ModelServices) {
    const model = await chooseModel(inference.models, request.model, "embed", call.disconnect.signal);
    const width = widthOf(request.dimensions, model);
    return deferredResponse(call, timer, async (onStarted): Promise<EmbeddingsBody> => {
      const {
        vectors,
        inputTokens,
        warnings = [],
      } = await inference.embed({
        model,
        texts: request.input,
        inputType: request.input_type,
        truncate: request.truncate,
        ...callerOf(call),
        priority: 0,
        onStarted,
        admit: () => admission.admit(call, body),
      });
      call.warnings.push(...warnings);
      const data = vectors.map((vector, index) => ({
        object: "embedding" as const,
        index,
        embedding: encodeEmbedding(width === undefined ? vector : shortenEmbedding(vector, width), request.encoding_format),
      }));
      return { object: "list", data, model: request.model, usage: { prompt_tokens: inputTokens, total_tokens: inputTokens } };
    });
  },
});

/** Undefined for the model's full width. Throws InvalidRequest. */
function widthOf(dimensions: number | undefined, { name, dimensions: full, selectableDimensions }: ModelDescription): number | undefined {
  if (dimensions === undefined || dimensions === full) return undefined;
  if (selectableDimensions.includes(dimensions)) return dimensions;
  const widths = [...new Set([...selectableDimensions, ...(full === undefined ? [] : [full])])];
  if (widths.length === 0) throw new InvalidRequest(`dimensions cannot be chosen for model '${name}'`);
  throw new InvalidRequest(`dimensions must be one of ${widths.join(", ")} for model '${name}'`);
}
