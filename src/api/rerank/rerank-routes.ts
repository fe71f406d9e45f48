/** POST /v2/rerank and /v1/rerank (contract 8). */
import type { Admission } from "../access/admission.ts";
import { callerOf, type ApiCall } from "../request/api-call.ts";
import { InvalidRequest } from "../response/errors.ts";
import { readJsonBody } from "../request/json-body.ts";
import type { Timer } from "../response/deferred-body.ts";
import { chooseModel } from "../model-choice.ts";
import { deferredResponse } from "../response/deferred-response.ts";
import { parseRequest } from "../request/schema-errors.ts";
import type { InferenceService } from "../../inference/inference-service.ts";
import { rankedText } from "./ranked-text.ts";
import { rerankBody } from "./rerank-response.ts";
import { rerankV1FreeForm, rerankV1RequestSchema, rerankV2RequestSchema } from "./rerank-request.ts";

const recommendedDocuments = 1000;
const maxChunks = 10_000;

export function rerankV2Route(service: InferenceService, admission: Admission, timer: Timer) {
  return async (call: ApiCall): Promise<Response> => {
    const body = await readJsonBody(call, {});
    const request = parseRequest(rerankV2RequestSchema, body);
    const model = await chooseModel(service.models, request.model, "rerank", call.disconnect.signal);
    const topN = clampedTopN(request, call.warnings);
    return deferredResponse(call, timer, async (onStarted) => {
      const scores = await service.rerank({
        model,
        query: request.query,
        documents: request.documents,
        maxTokensPerDocument: request.max_tokens_per_doc,
        ...callerOf(call),
        priority: request.priority,
        arrival: call.journal.arrival,
        onStarted,
        admit: () => admission.admit(call, body),
      });
      return rerankBody({ id: call.journal.id("id"), version: "2", scores, topN, warnings: call.warnings });
    });
  };
}

export function rerankV1Route(service: InferenceService, admission: Admission, timer: Timer) {
  return async (call: ApiCall): Promise<Response> => {
    const body = await readJsonBody(call, rerankV1FreeForm);
    const request = parseRequest(rerankV1RequestSchema, body);
    const { documents, rank_fields, max_chunks_per_doc } = request;
    const texts = documents.map((document, index) => rankedText(document, index, rank_fields));
    if (documents.length * max_chunks_per_doc > maxChunks) {
      throw new InvalidRequest(`documents times max_chunks_per_doc must be at most ${maxChunks}`);
    }
    const model = await chooseModel(service.models, request.model, "rerank", call.disconnect.signal);
    const topN = clampedTopN(request, call.warnings);
    const documentAt = (index: number) => {
      const document = documents[index];
      return typeof document === "string" ? { text: document } : document;
    };
    return deferredResponse(call, timer, async (onStarted) => {
      const scores = await service.rerank({
        model,
        query: request.query,
        documents: texts,
        maxChunksPerDocument: max_chunks_per_doc,
        ...callerOf(call),
        priority: 0,
        arrival: call.journal.arrival,
        onStarted,
        admit: () => admission.admit(call, body),
      });
      return rerankBody({
        id: call.journal.id("id"),
        version: "1",
        scores,
        topN,
        warnings: call.warnings,
        ...(request.return_documents && { documentAt }),
      });
    });
  };
}

/** Adds to `warnings` if top_n was reduced, or for more documents than recommended (contract 1.5, 8). */
function clampedTopN(request: { documents: readonly unknown[]; top_n?: number | undefined }, warnings: string[]): number {
  const count = request.documents.length;
  if (count > recommendedDocuments) warnings.push(`at most ${recommendedDocuments} documents are recommended - received ${count}`);
  const topN = request.top_n ?? count;
  if (topN > count) warnings.push(`top_n was reduced to the number of documents, ${count}`);
  return Math.min(topN, count);
}
