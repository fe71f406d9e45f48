import { computeErrors, readErrors, type DescribedRoute } from "./described-route.ts";

const openai = { tag: "OpenAI-compatible", isOpenai: true } as const;

export const openaiDescriptions: readonly DescribedRoute[] = [
  {
    ...openai,
    method: "post",
    path: "/compatibility/v1/chat/completions",
    id: "createChatCompletion",
    summary: "Writes a reply to a conversation, in OpenAI's form.",
    json: "ChatCompletionRequest",
    success: {
      description: "The reply; with `stream`, its chunks, then `[DONE]`. A reply that fails ends with an error body in place of a chunk.",
      json: "ChatCompletion",
      eventStream: "ChatCompletionChunk",
    },
    errors: computeErrors,
  },
  {
    ...openai,
    method: "post",
    path: "/compatibility/v1/embeddings",
    id: "createEmbeddings",
    summary: "Embeds texts, in OpenAI's form.",
    json: "EmbeddingsRequest",
    success: { description: "The embeddings, in the order of the texts.", json: "Embeddings" },
    errors: computeErrors,
  },
  {
    ...openai,
    method: "get",
    path: "/compatibility/v1/models",
    id: "listOpenaiModels",
    summary: "Lists the models, in OpenAI's form.",
    success: { description: "All models.", json: "OpenaiModelList" },
    errors: readErrors,
  },
  {
    ...openai,
    method: "get",
    path: "/compatibility/v1/models/{model}",
    id: "getOpenaiModel",
    summary: "Describes a model, in OpenAI's form.",
    success: { description: "The model.", json: "OpenaiModel" },
    errors: readErrors,
  },
];
