/** The official clients, bundled as they are, pointed at this page's own origin. Each call returns plain data for a test. */
import { createCohere } from "@ai-sdk/cohere";
import { embedMany, generateText, rerank, streamText } from "ai";
import { Cohere, CohereClientV2, CohereError } from "cohere-ai";
import { aiSdkCalls } from "../../clients/ai-sdk-calls.ts";
import { token } from "../../clients/client-target.ts";
import { cohereEndpointCalls } from "../../clients/cohere-endpoint-calls.ts";
import { cohereV1Calls } from "../../clients/cohere-v1-calls.ts";
import { cohereStoredCalls } from "../../clients/cohere-stored-calls.ts";
import { cohereV2Calls } from "../../clients/cohere-v2-calls.ts";
import { openaiCalls } from "../../clients/openai-calls.ts";
import { langchainCalls } from "../../clients/langchain-calls.ts";
import "./service.ts";

const page = { baseUrl: location.origin };
const cohere = new CohereClientV2({ token, baseUrl: location.origin });
const provider = createCohere({ apiKey: token, baseURL: `${location.origin}/v2` });

const messages = [{ role: "user" as const, content: "Hello! Who are you?" }];
const texts = ["A cat sleeps on the sofa.", "The stock market fell sharply.", "A kitten naps on a couch."];
const sampling = { seed: 7, temperature: 0.5 };

/** Every object of this schema holds another one: none is finite. */
const endless = { type: "object", properties: { next: { $ref: "#" } }, required: ["next"] };

/** The exception of a call: its fields, and whether it has the SDK's type. */
async function failureOf(call: () => Promise<unknown>, type: abstract new (...fields: never[]) => CohereError) {
  try {
    await call();
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof CohereError)) throw thrown;
    return { isTyped: thrown instanceof type, status: thrown.statusCode, body: thrown.body };
  }
}

const clientCalls = {
  ...cohereV2Calls(page),
  ...cohereV1Calls(page),
  ...cohereEndpointCalls(page),
  ...cohereStoredCalls(page),
  ...aiSdkCalls(page),
  ...langchainCalls(page),
  ...openaiCalls(page),
  async cohereChat(): Promise<{ text: string | undefined; finishReason: string; usage: Cohere.Usage | undefined }> {
    const { message, finishReason, usage } = await cohere.chat({ model: "starter-chat", messages, maxTokens: 24, ...sampling });
    return { text: message.content?.map((block) => ("text" in block ? block.text : "")).join(""), finishReason, usage };
  },
  async cohereChatStream(): Promise<{ types: string[]; text: string; usage: Cohere.Usage | undefined }> {
    const types: string[] = [];
    let text = "";
    let usage: Cohere.Usage | undefined;
    for await (const event of await cohere.chatStream({ model: "starter-chat", messages, maxTokens: 24, ...sampling })) {
      types.push(event.type);
      if (event.type === "content-delta") text += event.delta?.message?.content?.text ?? "";
      if (event.type === "message-end") usage = event.delta?.usage;
    }
    return { types, text, usage };
  },
  async cohereEmbed(): Promise<Cohere.EmbedByTypeResponse> {
    return cohere.embed({ model: "starter-embed", inputType: "search_document", embeddingTypes: ["float", "int8"], texts });
  },
  cohereRerank: (): Promise<Cohere.V2RerankResponse> =>
    cohere.rerank({ model: "starter-rerank", query: "a sleeping cat", documents: texts, topN: 5 }),
  async cohereModels(): Promise<{ names: (string | undefined)[]; one: Cohere.GetModelResponse }> {
    const { models, nextPageToken } = await cohere.models.list({ pageSize: 2 });
    const rest = await cohere.models.list({ pageSize: 2, pageToken: nextPageToken ?? "" });
    const one = await cohere.models.get("starter-embed");
    return { names: [...models, ...rest.models].map((model) => model.name), one };
  },
  cohereErrors: async () => ({
    badRequest: await failureOf(() => cohere.chat({ model: "starter-chat", messages, temperature: -1 }), Cohere.BadRequestError),
    unknownModel: await failureOf(() => cohere.chat({ model: "nope", messages }), Cohere.NotFoundError),
    unprocessable: await failureOf(
      () => cohere.chat({ model: "scripted-chat", messages, responseFormat: { type: "json_object", jsonSchema: endless } }),
      Cohere.UnprocessableEntityError,
    ),
    notImplemented: await failureOf(() => cohere.finetuning.listFinetunedModels({}, { maxRetries: 0 }), CohereError),
    badKey: await failureOf(() => new CohereClientV2({ token: "", baseUrl: location.origin }).models.list(), Cohere.UnauthorizedError),
  }),
  async cohereAlias() {
    const reply = await cohere.chat({ model: "command-a-03-2025", messages, maxTokens: 2 });
    return reply.usage?.tokens?.outputTokens;
  },
  /** Reads two events and disconnects; then sends another request. */
  async cohereAbort(): Promise<{ seen: number; next: unknown }> {
    const controller = new AbortController();
    const stream = await cohere.chatStream(
      { model: "scripted-chat", messages: [{ role: "user", content: "never-end" }] },
      { abortSignal: controller.signal },
    );
    let seen = 0;
    try {
      for await (const _event of stream) {
        seen += 1;
        if (seen === 5) controller.abort();
      }
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
    }
    const reply = await cohere.chat({ model: "scripted-chat", messages: [{ role: "user", content: "say:served" }] });
    return { seen, next: reply.message.content?.[0] };
  },
  /** Sends requests until the rate limit gives 429, then one through the client, which waits for Retry-After. */
  async cohereRetry() {
    let refused: Response | undefined;
    while (refused === undefined) {
      const body = JSON.stringify({ model: "scripted-rerank", query: "a", documents: ["a"] });
      const answer = await fetch("/v2/rerank", { method: "POST", headers: { Authorization: `Bearer ${token}` }, body });
      if (answer.status !== 200) refused = answer;
    }
    const { results } = await cohere.rerank({ model: "scripted-rerank", query: "a", documents: ["a", "b"] });
    return { status: refused.status, retryAfter: refused.headers.get("Retry-After"), count: results.length };
  },
  async aiGenerateText() {
    const { text, usage, finishReason } = await generateText({
      model: provider("starter-chat"),
      prompt: "Hello! Who are you?",
      maxOutputTokens: 24,
      ...sampling,
    });
    return { text, usage, finishReason };
  },
  async aiStreamText() {
    const errors: string[] = [];
    const result = streamText({
      model: provider("starter-chat"),
      prompt: "Hello! Who are you?",
      maxOutputTokens: 24,
      ...sampling,
      onError: ({ error }) => void errors.push(String(error)),
    });
    const parts: string[] = [];
    let text = "";
    for await (const part of result.fullStream) {
      parts.push(part.type);
      if (part.type === "text-delta") text += part.text;
    }
    return { parts, text, errors, usage: await result.usage, finishReason: await result.finishReason };
  },
  async aiEmbedMany() {
    const { embeddings, usage } = await embedMany({ model: provider.embeddingModel("starter-embed"), values: texts });
    return { count: embeddings.length, width: embeddings[0]?.length, usage };
  },
  async aiRerank() {
    const { ranking } = await rerank({ model: provider.reranking("starter-rerank"), query: "a sleeping cat", documents: texts, topN: 2 });
    return ranking.map(({ originalIndex, score }) => ({ originalIndex, score }));
  },
};

/** For models that take no seed. */
const unseeded = { ...page, sampling: { temperature: 0.3 } };
const unseededCalls = {
  ...cohereV2Calls(unseeded),
  ...cohereV1Calls(unseeded),
  ...aiSdkCalls(unseeded),
  ...langchainCalls(unseeded),
  ...openaiCalls(unseeded),
};

declare global {
  interface Window {
    clientCalls: typeof clientCalls;
    unseededCalls: typeof unseededCalls;
  }
}

window.clientCalls = clientCalls;
window.unseededCalls = unseededCalls;
