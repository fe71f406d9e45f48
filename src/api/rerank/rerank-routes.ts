/** POST /v2/rerank and /v1/rerank (contract 8). */
import { computeErrors, defineRoute, wireObject } from "../define-route.ts";
import { chooseModel } from "../model-choice.ts";
import { callerOf } from "../request/api-call.ts";
import { deferredResponse } from "../response/deferred-response.ts";
import { InvalidRequest } from "../response/errors.ts";
import type { ModelServices } from "../services.ts";
import { rankedText } from "./ranked-text.ts";
import { rerankBody } from "./rerank-response.ts";
import { rerankV1FreeForm, rerankV1RequestSchema, rerankV2RequestSchema } from "./rerank-request.ts";
import { rerankReplySchema, rerankV1ReplySchema } from "./rerank-response-schema.ts";

const recommendedDocuments = 1000;
const maxChunks = 10_000;

const ranking = {
  access: "inference",
  tag: "Rerank",
  summary: "Orders documents by their relevance to a query.",
  errors: computeErrors,
} as const;

const rerankV2Route = defineRoute({
  ...ranking,
  id: "rerank",
  method: "POST",
  path: "/v2/rerank",
  request: wireObject("RerankRequest", rerankV2RequestSchema),
  response: { description: "The results, best first.", json: wireObject("RerankReply", rerankReplySchema) },
  async handle({ call, request, body }, { inference, admission, timer }: ModelServices) {
    const model = await chooseModel(inference.models, request.model, "rerank", call.disconnect.signal);
    const topN = clampedTopN(request, call.warnings);
    return deferredResponse(call, timer, async (onStarted) => {
      const scores = await inference.rerank({
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
  },
});

const rerankV1Route = defineRoute({
  ...ranking,
  id: "rerankV1",
  method: "POST",
  path: "/v1/rerank",
  request: wireObject("RerankV1Request", rerankV1RequestSchema, rerankV1FreeForm),
  response: { description: "The results, best first.", json: wireObject("RerankV1Reply", rerankV1ReplySchema) },
  async handle({ call, request, body }, { inference, admission, timer }: ModelServices) {
    const { documents, rank_fields, max_chunks_per_doc } = request;
    const texts = documents.map((document, index) => rankedText(document, index, rank_fields));
    if (documents.length * max_chunks_per_doc > maxChunks) {
      throw new InvalidRequest(`documents times max_chunks_per_doc must be at most ${maxChunks}`);
    }
    const model = await chooseModel(inference.models, request.model, "rerank", call.disconnect.signal);
    const topN = clampedTopN(request, call.warnings);
    const documentAt = (index: number) => {
      const document = documents[index];
      return typeof document === "string" ? { text: document } : document;
    };
    return deferredResponse(call, timer, async (onStarted) => {
      const scores = await inference.rerank({
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
  },
});

export const rerankRoutes = [rerankV2Route, rerankV1Route] as const;

/** Adds to `warnings` if top_n was reduced, or for more documents than recommended (contract 1.5, 8). */
function clampedTopN(request: { documents: readonly unknown[]; top_n?: number | undefined }, warnings: string[]): number {
  const count = request.documents.length;
  if (count > recommendedDocuments) warnings.push(`at most ${recommendedDocuments} documents are recommended - received ${count}`);
  const topN = request.top_n ?? count;
  if (topN > count) warnings.push(`top_n was reduced to the number of documents, ${count}`);
  return Math.min(topN, count);
}
