/** The schemas that descriptions name: the bodies of requests, and the bodies, events and records of responses. */
import { batchRequestSchema } from "../batches/batch.ts";
import { batchListSchema, oneBatchSchema } from "../batches/batch-schema.ts";
import { datasetCreatedSchema, datasetListSchema, datasetUsageSchema, emptySchema, oneDatasetSchema } from "../datasets/dataset-schema.ts";
import { embedJobRequestSchema } from "../embed-jobs/embed-job.ts";
import { embedJobBodySchema, embedJobCreatedSchema, embedJobListSchema } from "../embed-jobs/embed-job-schema.ts";
import { apiKeySchema } from "../access/api-key-schema.ts";
import { chatV1RequestSchema } from "../chat-v1/request/chat-v1-request.ts";
import { chatV1RecordSchema, chatV1ReplySchema } from "../chat-v1/reply/reply-schema.ts";
import { chatRequestSchema } from "../chat-v2/chat-request.ts";
import { chatEventSchema, chatReplySchema } from "../chat-v2/reply-schema.ts";
import { completionRequestSchema } from "../compatibility/completions/completion-request.ts";
import { completionChunkSchema, completionSchema } from "../compatibility/completions/completion-schema.ts";
import { embeddingsRequestSchema } from "../compatibility/embeddings/embeddings-request.ts";
import { embeddingsSchema } from "../compatibility/embeddings/embeddings-schema.ts";
import { openaiErrorSchema } from "../compatibility/error-schema.ts";
import { openaiModelListSchema, openaiModelSchema } from "../compatibility/models-schema.ts";
import { embedV1RequestSchema, embedV2RequestSchema } from "../embed/embed-request.ts";
import { embedByTypeSchema, embedV1ReplySchema } from "../embed/embed-response-schema.ts";
import { generateRequestSchema } from "../generate/generate-request.ts";
import { generateRecordSchema, generateReplySchema } from "../generate/generation-schema.ts";
import { modelListSchema, modelSchema } from "../models/model-schema.ts";
import { rerankV1RequestSchema, rerankV2RequestSchema } from "../rerank/rerank-request.ts";
import { rerankReplySchema, rerankV1ReplySchema } from "../rerank/rerank-response-schema.ts";
import { createConnectorSchema, updateConnectorSchema } from "../connectors/connector-request.ts";
import { authorizationUrlSchema, connectorListSchema, oneConnectorSchema } from "../connectors/connector-schema.ts";
import { detokenizeRequestSchema, tokenizeRequestSchema } from "../tokenize/tokenize-routes.ts";
import { detokenizedSchema, tokensSchema } from "../tokenize/tokenize-schema.ts";
import { classifyRequestSchema } from "../classify/classify-request.ts";
import { classificationsSchema } from "../classify/classification-schema.ts";
import { summarizeRequestSchema } from "../summarize/summarize-request.ts";
import { summarySchema } from "../summarize/summary-schema.ts";
import { errorSchema } from "../response/error-schema.ts";

export const requestObjects = {
  ChatRequest: chatRequestSchema,
  ChatV1Request: chatV1RequestSchema,
  GenerateRequest: generateRequestSchema,
  EmbedRequest: embedV2RequestSchema,
  EmbedV1Request: embedV1RequestSchema,
  RerankRequest: rerankV2RequestSchema,
  RerankV1Request: rerankV1RequestSchema,
  ChatCompletionRequest: completionRequestSchema,
  EmbeddingsRequest: embeddingsRequestSchema,
  EmbedJobRequest: embedJobRequestSchema,
  BatchRequest: batchRequestSchema,
  ConnectorRequest: createConnectorSchema,
  ConnectorChanges: updateConnectorSchema,
  TokenizeRequest: tokenizeRequestSchema,
  DetokenizeRequest: detokenizeRequestSchema,
  ClassifyRequest: classifyRequestSchema,
  SummarizeRequest: summarizeRequestSchema,
};

export const responseObjects = {
  ApiKey: apiKeySchema,
  ChatReply: chatReplySchema,
  ChatEvent: chatEventSchema,
  ChatV1Reply: chatV1ReplySchema,
  ChatV1Record: chatV1RecordSchema,
  GenerateReply: generateReplySchema,
  GenerateRecord: generateRecordSchema,
  EmbedReply: embedByTypeSchema,
  EmbedV1Reply: embedV1ReplySchema,
  RerankReply: rerankReplySchema,
  RerankV1Reply: rerankV1ReplySchema,
  Model: modelSchema,
  ModelList: modelListSchema,
  ChatCompletion: completionSchema,
  ChatCompletionChunk: completionChunkSchema,
  Embeddings: embeddingsSchema,
  OpenaiModel: openaiModelSchema,
  OpenaiModelList: openaiModelListSchema,
  DatasetCreated: datasetCreatedSchema,
  DatasetList: datasetListSchema,
  DatasetUsage: datasetUsageSchema,
  OneDataset: oneDatasetSchema,
  EmbedJobCreated: embedJobCreatedSchema,
  EmbedJobList: embedJobListSchema,
  EmbedJob: embedJobBodySchema,
  OneBatch: oneBatchSchema,
  BatchList: batchListSchema,
  OneConnector: oneConnectorSchema,
  ConnectorList: connectorListSchema,
  AuthorizationUrl: authorizationUrlSchema,
  Tokens: tokensSchema,
  Detokenized: detokenizedSchema,
  Classifications: classificationsSchema,
  Summary: summarySchema,
  Empty: emptySchema,
  ErrorBody: errorSchema,
  OpenaiErrorBody: openaiErrorSchema,
};

export type RequestObject = keyof typeof requestObjects;
export type ResponseObject = keyof typeof responseObjects;
