/**
 * `cohabit/types`: the bodies of requests, and the bodies, events and records of responses, of every route. Inferred from the
 * schemas that check requests and that `openapi.json` is made from; the names are the same there.
 */
import type { z } from "zod";
import type { requestObjects, responseObjects } from "./api/openapi/wire-objects.ts";

type Requests = typeof requestObjects;
type Responses = typeof responseObjects;

export type ChatRequest = z.input<Requests["ChatRequest"]>;
export type ChatV1Request = z.input<Requests["ChatV1Request"]>;
export type GenerateRequest = z.input<Requests["GenerateRequest"]>;
export type EmbedRequest = z.input<Requests["EmbedRequest"]>;
export type EmbedV1Request = z.input<Requests["EmbedV1Request"]>;
export type RerankRequest = z.input<Requests["RerankRequest"]>;
export type RerankV1Request = z.input<Requests["RerankV1Request"]>;
export type ChatCompletionRequest = z.input<Requests["ChatCompletionRequest"]>;
export type EmbeddingsRequest = z.input<Requests["EmbeddingsRequest"]>;
export type EmbedJobRequest = z.input<Requests["EmbedJobRequest"]>;
export type BatchRequest = z.input<Requests["BatchRequest"]>;
export type ConnectorRequest = z.input<Requests["ConnectorRequest"]>;
export type ConnectorChanges = z.input<Requests["ConnectorChanges"]>;
export type TokenizeRequest = z.input<Requests["TokenizeRequest"]>;
export type DetokenizeRequest = z.input<Requests["DetokenizeRequest"]>;
export type ClassifyRequest = z.input<Requests["ClassifyRequest"]>;
export type SummarizeRequest = z.input<Requests["SummarizeRequest"]>;

export type ApiKey = z.output<Responses["ApiKey"]>;
export type ChatReply = z.output<Responses["ChatReply"]>;
export type ChatEvent = z.output<Responses["ChatEvent"]>;
export type ChatV1Reply = z.output<Responses["ChatV1Reply"]>;
export type ChatV1Record = z.output<Responses["ChatV1Record"]>;
export type GenerateReply = z.output<Responses["GenerateReply"]>;
export type GenerateRecord = z.output<Responses["GenerateRecord"]>;
export type EmbedReply = z.output<Responses["EmbedReply"]>;
export type EmbedV1Reply = z.output<Responses["EmbedV1Reply"]>;
export type RerankReply = z.output<Responses["RerankReply"]>;
export type RerankV1Reply = z.output<Responses["RerankV1Reply"]>;
export type Model = z.output<Responses["Model"]>;
export type ModelList = z.output<Responses["ModelList"]>;
export type ChatCompletion = z.output<Responses["ChatCompletion"]>;
export type ChatCompletionChunk = z.output<Responses["ChatCompletionChunk"]>;
export type Embeddings = z.output<Responses["Embeddings"]>;
export type OpenaiModel = z.output<Responses["OpenaiModel"]>;
export type OpenaiModelList = z.output<Responses["OpenaiModelList"]>;
export type DatasetCreated = z.output<Responses["DatasetCreated"]>;
export type DatasetList = z.output<Responses["DatasetList"]>;
export type DatasetUsage = z.output<Responses["DatasetUsage"]>;
export type OneDataset = z.output<Responses["OneDataset"]>;
export type EmbedJobCreated = z.output<Responses["EmbedJobCreated"]>;
export type EmbedJobList = z.output<Responses["EmbedJobList"]>;
export type EmbedJob = z.output<Responses["EmbedJob"]>;
export type OneBatch = z.output<Responses["OneBatch"]>;
export type BatchList = z.output<Responses["BatchList"]>;
export type OneConnector = z.output<Responses["OneConnector"]>;
export type ConnectorList = z.output<Responses["ConnectorList"]>;
export type AuthorizationUrl = z.output<Responses["AuthorizationUrl"]>;
export type Tokens = z.output<Responses["Tokens"]>;
export type Detokenized = z.output<Responses["Detokenized"]>;
export type Classifications = z.output<Responses["Classifications"]>;
export type Summary = z.output<Responses["Summary"]>;
export type Empty = z.output<Responses["Empty"]>;
export type ErrorBody = z.output<Responses["ErrorBody"]>;
export type OpenaiErrorBody = z.output<Responses["OpenaiErrorBody"]>;
