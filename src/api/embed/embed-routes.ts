/** POST /v2/embed and /v1/embed (contract 7). */
import type { Admission } from "../access/admission.ts";
import { callerOf, type ApiCall } from "../request/api-call.ts";
import { FieldMissing } from "../response/errors.ts";
import { readJsonBody } from "../request/json-body.ts";
import type { Timer } from "../response/deferred-body.ts";
import { chooseModel } from "../model-choice.ts";
import { deferredResponse } from "../response/deferred-response.ts";
import { parseRequest } from "../request/schema-errors.ts";
import type { EmbedCall, EmbedContentsOutcome, EmbedOutcome, InferenceService } from "../../inference/inference-service.ts";
import { embeddingsByType, embeddingsFloats } from "./embed-response.ts";
import { embedV1RequestSchema, embedV2RequestSchema } from "./embed-request.ts";
import { checkDimension, checkGeneration, checkSources, readSources, type ToEmbed } from "./embed-rules.ts";
import { shortenEmbedding } from "./embedding-types.ts";

export function embedV2Route(service: InferenceService, admission: Admission, timer: Timer) {
  return async (call: ApiCall): Promise<Response> => {
    const body = await readJsonBody(call, {});
    const request = parseRequest(embedV2RequestSchema, body);
    checkSources(request, ["texts", "images", "inputs"]);
    checkGeneration(request.model, request.input_type, request);
    const model = await chooseModel(service.models, request.model, "embed", call.disconnect.signal);
    checkDimension(request.output_dimension, model);
    const sources = readSources(request, model);
    const { max_tokens, output_dimension: dimension } = request;
    if (max_tokens !== undefined && max_tokens > model.contextLength) {
      call.warnings.push(`max_tokens was capped to ${model.contextLength}`);
    }
    return deferredResponse(call, timer, async (onStarted) => {
      const outcome = await embed(service, call, sources, {
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
  };
}

export function embedV1Route(service: InferenceService, admission: Admission, timer: Timer) {
  return async (call: ApiCall): Promise<Response> => {
    const body = await readJsonBody(call, {});
    const request = parseRequest(embedV1RequestSchema, body);
    const sources = { texts: request.texts, images: request.images, inputs: undefined };
    checkSources(sources, ["texts", "images"]);
    checkGeneration(request.model, request.input_type, sources);
    const model = await chooseModel(service.models, request.model, "embed", call.disconnect.signal);
    if (model.usesInputType && request.input_type === undefined) throw new FieldMissing("input_type");
    const toEmbed = readSources(sources, model);
    return deferredResponse(call, timer, async (onStarted) => {
      const outcome = await embed(service, call, toEmbed, {
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
  };
}

async function embed(
  service: InferenceService,
  { warnings }: ApiCall,
  toEmbed: ToEmbed,
  options: Omit<EmbedCall, "texts">,
): Promise<EmbedOutcome | EmbedContentsOutcome> {
  const outcome = await ("texts" in toEmbed
    ? service.embed({ ...options, ...toEmbed })
    : service.embedContents({ ...options, ...toEmbed }));
  warnings.push(...(outcome.warnings ?? []));
  return outcome;
}

/** Texts sent as images are treated as documents (contract 7.1). */
function inputTypeFor(inputType: EmbedCall["inputType"]): EmbedCall["inputType"] {
  return inputType === "image" ? "search_document" : inputType;
}
