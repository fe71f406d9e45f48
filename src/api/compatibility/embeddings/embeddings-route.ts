/** POST /compatibility/v1/embeddings. */
import type { z } from "zod";
import type { InferenceService } from "../../../inference/inference-service.ts";
import type { ModelDescription } from "../../../inference/models.ts";
import type { Admission } from "../../access/admission.ts";
import { encodeEmbedding, shortenEmbedding } from "../../embed/embedding-types.ts";
import { chooseModel } from "../../model-choice.ts";
import { callerOf, type ApiCall } from "../../request/api-call.ts";
import { readJsonBody } from "../../request/json-body.ts";
import { parseRequest } from "../../request/schema-errors.ts";
import type { Timer } from "../../response/deferred-body.ts";
import { deferredResponse } from "../../response/deferred-response.ts";
import { InvalidRequest } from "../../response/errors.ts";
import { embeddingsRequestSchema } from "./embeddings-request.ts";
import type { embeddingsSchema } from "./embeddings-schema.ts";

type EmbeddingsBody = z.input<typeof embeddingsSchema>;

export function embeddingsRoute(service: InferenceService, admission: Admission, timer: Timer) {
  return async (call: ApiCall): Promise<Response> => {
    const body = await readJsonBody(call, {});
    const request = parseRequest(embeddingsRequestSchema, body);
    const model = await chooseModel(service.models, request.model, "embed", call.disconnect.signal);
    const width = widthOf(request.dimensions, model);
    return deferredResponse(call, timer, async (onStarted): Promise<EmbeddingsBody> => {
      const {
        vectors,
        inputTokens,
        warnings = [],
      } = await service.embed({
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
  };
}

/** Undefined for the model's full width. Throws InvalidRequest. */
function widthOf(dimensions: number | undefined, { name, dimensions: full, selectableDimensions }: ModelDescription): number | undefined {
  if (dimensions === undefined || dimensions === full) return undefined;
  if (selectableDimensions.includes(dimensions)) return dimensions;
  const widths = [...new Set([...selectableDimensions, ...(full === undefined ? [] : [full])])];
  throw new InvalidRequest(`dimensions must be one of ${widths.join(", ")} for model '${name}'`);
}
