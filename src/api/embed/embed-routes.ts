/** POST /v2/embed and /v1/embed (contract 7). */
import { computeErrors, defineRoute, wireObject } from "../define-route.ts";
import { chooseModel } from "../model-choice.ts";
import { callerOf, type ApiCall } from "../request/api-call.ts";
import { deferredResponse } from "../response/deferred-response.ts";
import { FieldMissing } from "../response/errors.ts";
import type { ModelServices } from "../services.ts";
import type { EmbedCall, EmbedContentsOutcome, EmbedOutcome, InferenceService } from "../../inference/inference-service.ts";
import { embeddingsByType, embeddingsFloats } from "./embed-response.ts";
import { embedV1RequestSchema, embedV2RequestSchema } from "./embed-request.ts";
import { embedByTypeSchema, embedV1ReplySchema } from "./embed-response-schema.ts";
import { checkDimension, checkGeneration, checkSources, readSources, type ToEmbed } from "./embed-rules.ts";
import { shortenEmbedding } from "./embedding-types.ts";

const embedding = { access: "inference", tag: "Embed", summary: "Embeds texts.", errors: computeErrors } as const;

export const embedV2Route = defineRoute({
  ...embedding,
  id: "embed",
  method: "POST",
  path: "/v2/embed",
  request: wireObject("EmbedRequest", embedV2RequestSchema),
  response: { description: "The embeddings, by type.", json: wireObject("EmbedReply", embedByTypeSchema) },
  async handle({ call, request, body }, { inference, admission, timer }: ModelServices) {
    checkSources(request, ["texts", "images", "inputs"]);
    checkGeneration(request.model, request.input_type, request);
    const model = await chooseModel(inference.models, request.model, "embed", call.disconnect.signal);
    checkDimension(request.output_dimension, model);
    const sources = readSources(request, model);
    const { max_tokens, output_dimension: dimension } = request;
    if (max_tokens !== undefined && max_tokens > model.contextLength) {
      call.warnings.push(`max_tokens was capped to ${model.contextLength}`);
    }
    return deferredResponse(call, timer, async (onStarted) => {
      const outcome = await embed(inference, call, sources, {
        model,
        inputType: inputTypeFor(request.input_type),
        truncate: request.truncate,
        ...(max_tokens !== undefined && { maxTokens: Math.min(max_tokens, model.contextLength) }),
        ...callerOf(call),
        priority: request.priority,
        arrival: call.journal.arrival,
        onStarted,
        admit: () => admission.admit(call, body),
      });
      const vectors = dimension === undefined ? outcome.vectors : outcome.vectors.map((vector) => shortenEmbedding(vector, dimension));
      const parts = {
        id: call.journal.id("id"),
        version: "2" as const,
        texts: request.texts ?? [],
        outcome: { ...outcome, vectors },
        warnings: call.warnings,
      };
      return embeddingsByType(parts, request.embedding_types ?? ["float"]);
    });
  },
});

const embedV1Route = defineRoute({
  ...embedding,
  id: "embedV1",
  method: "POST",
  path: "/v1/embed",
  request: wireObject("EmbedV1Request", embedV1RequestSchema),
  response: {
    description: "The embeddings: by type if `embedding_types` was given.",
    json: wireObject("EmbedV1Reply", embedV1ReplySchema),
  },
  async handle({ call, request, body }, { inference, admission, timer }: ModelServices) {
    const sources = { texts: request.texts, images: request.images, inputs: undefined };
    checkSources(sources, ["texts", "images"]);
    checkGeneration(request.model, request.input_type, sources);
    const model = await chooseModel(inference.models, request.model, "embed", call.disconnect.signal);
    if (model.usesInputType && request.input_type === undefined) throw new FieldMissing("input_type");
    const toEmbed = readSources(sources, model);
    return deferredResponse(call, timer, async (onStarted) => {
      const outcome = await embed(inference, call, toEmbed, {
        model,
        inputType: inputTypeFor(request.input_type),
        truncate: request.truncate,
        ...callerOf(call),
        priority: 0,
        arrival: call.journal.arrival,
        onStarted,
        admit: () => admission.admit(call, body),
      });
      const parts = { id: call.journal.id("id"), version: "1" as const, texts: request.texts ?? [], outcome, warnings: call.warnings };
      const types = request.embedding_types;
      return types ? embeddingsByType(parts, types) : embeddingsFloats(parts);
    });
  },
});

export const embedRoutes = [embedV2Route, embedV1Route] as const;

async function embed(
  inference: InferenceService,
  { warnings }: ApiCall,
  toEmbed: ToEmbed,
  options: Omit<EmbedCall, "texts">,
): Promise<EmbedOutcome | EmbedContentsOutcome> {
  const outcome = await ("texts" in toEmbed
    ? inference.embed({ ...options, ...toEmbed })
    : inference.embedContents({ ...options, ...toEmbed }));
  warnings.push(...(outcome.warnings ?? []));
  return outcome;
}

/** Texts sent as images are treated as documents (contract 7.1). */
function inputTypeFor(inputType: EmbedCall["inputType"]): EmbedCall["inputType"] {
  return inputType === "image" ? "search_document" : inputType;
}
