/** The responses of the scripted server: the scripted models, in the shapes of vLLM's API. */
import type { ServerResponse } from "node:http";
import { z } from "zod";
import { callGrammar, jsonGrammar } from "../../src/worker/engine/guided/reply-grammar.ts";
import { completionGrammar } from "../../src/chat/grammar/completion-grammar.ts";
import { ChatTemplate } from "../../src/chat/prompt/chat-template.ts";
import { callOpenings } from "../../src/chat/dialects/calls/call-openings.ts";
import { dialects } from "../../src/chat/dialects/dialects.ts";
import { ReplyReader } from "../../src/chat/reply/reply-reader.ts";
import { TextTokenizer } from "../../src/chat/tokenizer/text-tokenizer.ts";
import type { Generation } from "../../src/inference/conversation.ts";
import type { ReplyEvent } from "../../src/inference/reply-events.ts";
import type { CompletionPart, CompletionRequest } from "../../src/worker/engine/chat/completer/completer.ts";
import { byteTokenizerConfig, byteTokenizerFile, byteTokens } from "../scripted/byte-tokenizer.ts";
import { jsonOutput, withReadArguments } from "../scripted/read-schemas.ts";
import { ScriptedCompleter } from "../scripted/scripted-completer.ts";
import { ScriptedModel } from "../scripted/scripted-model.ts";
import { defaultForm, startScriptedEngine, valueOf } from "../scripted/start-scripted-engine.ts";
import { beginEvents, json, sendEvent } from "./responses.ts";

const sampling = {
  max_tokens: z.int().min(0).default(1000),
  temperature: z.number(),
  top_p: z.number(),
  top_k: z.int().min(-1).default(-1),
  seed: z.int().min(0),
  frequency_penalty: z.number().default(0),
  presence_penalty: z.number().default(0),
  stream: z.literal(true),
};
const completionSchema = z.object({
  ...sampling,
  prompt: z.union([z.array(z.int()), z.string()]),
  stop: z.array(z.string()).default([]),
  logprobs: z.int().optional(),
  echo: z.boolean().default(false),
  return_token_ids: z.boolean().default(false),
  structured_outputs: z.object({ grammar: z.string() }).optional(),
});
const toolSchema = z.object({
  type: z.literal("function"),
  function: z.object({ name: z.string(), description: z.string(), parameters: z.record(z.string(), z.unknown()) }),
});
const chatSchema = z.object({
  ...sampling,
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })).transform((messages) => messages.map(asTemplateMessage)),
  tools: z.array(toolSchema).default([]),
  tool_choice: z.enum(["auto", "none", "required"]).default("auto"),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ schema: z.record(z.string(), z.unknown()) }).optional() })
    .optional(),
  chat_template_kwargs: z.record(z.string(), z.unknown()).default({}),
});
const embeddingsSchema = z.object({
  input: z.array(z.string()),
  encoding_format: z.enum(["float", "base64"]),
  dimensions: z.int().optional(),
});
const rerankSchema = z.object({ query: z.string(), documents: z.array(z.string()) });

const contextLength = 2048;

export class ScriptedAnswers {
  readonly #tokenizer = new TextTokenizer(byteTokenizerFile, byteTokenizerConfig);
  readonly #template = new ChatTemplate(byteTokenizerConfig, undefined);

  async answer(path: string, body: Record<string, unknown>, response: ServerResponse, signal: AbortSignal): Promise<void> {
    switch (path) {
      case "/v1/completions":
        return this.#complete(completionSchema.parse(body), response, signal);
      case "/v1/chat/completions":
        return this.#chat(chatSchema.parse(body), response, signal);
      case "/v1/embeddings":
        return embed(embeddingsSchema.parse(body), response);
      case "/v1/rerank":
        return rerank(rerankSchema.parse(body), response);
      default:
        return json(response, 404, { detail: "Not Found" });
    }
  }

  async #complete(body: z.output<typeof completionSchema>, response: ServerResponse, signal: AbortSignal): Promise<void> {
    const promptIds = typeof body.prompt === "string" ? this.#tokenizer.encodePrompt(body.prompt) : Int32Array.from(body.prompt);
    const request: CompletionRequest = {
      promptIds,
      prompt: "",
      generation: { ...generationOf(body), stopSequences: body.stop, logprobs: body.logprobs !== undefined },
      promptLogprobs: body.echo,
      ...(body.structured_outputs === undefined ? {} : { grammar: withoutWideClasses(body.structured_outputs.grammar) }),
    };
    // vLLM sends the prompt's with the first token.
    let echoed: (number | null)[] = [];
    const logprobsOf = (ids: readonly number[], values: readonly number[]) => {
      const prompt = echoed.length > 0 ? Array.from(promptIds) : [];
      const logprobs = { tokens: [...prompt, ...ids].map((id) => `token_id:${id}`), token_logprobs: [...echoed, ...values] };
      echoed = [];
      return logprobs;
    };
    for await (const part of this.#parts(request, response, signal, body.return_token_ids)) {
      if (part.type === "prompt-logprobs") {
        echoed = [null, ...part.logprobs];
        // It computes a token in any case, and names it.
        if (body.max_tokens === 0)
          sendEvent(response, { choices: [{ index: 0, text: "", token_ids: [65], logprobs: logprobsOf([], []) }] });
      } else if (part.type === "tokens") {
        const { ids, logprobs = [] } = part;
        const given = body.logprobs === undefined ? {} : { logprobs: logprobsOf(ids, logprobs) };
        sendEvent(response, { choices: [{ index: 0, text: "?", token_ids: ids, ...given, finish_reason: null }] });
      } else if (part.type === "text") {
        if (part.text !== "") sendEvent(response, { choices: [{ index: 0, text: part.text, finish_reason: null }] });
      } else if (part.type === "end") {
        const stop = part.reason === "stop" ? part.stopSequence : null;
        const ids = body.return_token_ids ? { token_ids: part.reason === "end-token" ? [byteTokens.turnEnd] : [] } : {};
        sendEvent(response, {
          choices: [{ index: 0, text: "", ...ids, finish_reason: part.reason === "max-tokens" ? "length" : "stop", stop_reason: stop }],
        });
        finish(response, promptIds.length, part.usage?.outputTokens ?? 0, part.usage?.cachedTokens ?? 0);
      }
    }
  }

  /** Works like a server with parsers: renders, generates, and reads thinking and calls from the model's text. */
  async #chat(body: z.output<typeof chatSchema>, response: ServerResponse, signal: AbortSignal): Promise<void> {
    const { tools, tool_choice: toolChoice, response_format: format, messages } = body;
    const prompt = this.#template.render(messages, { ...(tools.length > 0 ? { tools } : {}), ...body.chat_template_kwargs });
    const promptIds = this.#tokenizer.encodePrompt(prompt);
    if (promptIds.length >= contextLength) {
      return json(response, 400, { error: { message: `This model's maximum context length is ${contextLength} tokens.` } });
    }
    const definitions = tools.map((tool) => withReadArguments(tool.function));
    const conversation = { messages: [], documents: [], tools: definitions, serviceInstructions: "" };
    const form = { ...defaultForm, toolChoice };
    const { calls, thinking } = dialects.qwen;
    const schema = format?.json_schema?.schema;
    const grammar =
      format !== undefined
        ? jsonGrammar(schema === undefined ? { type: "json" } : jsonOutput(schema))
        : tools.length > 0 && toolChoice !== "none"
          ? callGrammar(conversation, form, dialects.qwen)
          : undefined;
    const text = completionGrammar({
      grammar,
      thinking: thinking && body.chat_template_kwargs["enable_thinking"] === true ? { ...thinking, state: "may-open" } : undefined,
      bannedTags: toolChoice === "none" && calls !== undefined ? callOpenings(calls, []) : [],
    });
    const reader = new ReplyReader({
      replyId: "server",
      tokens: this.#tokenizer.table,
      dialect: dialects.qwen,
      stopSequences: [],
      logprobs: false,
      inputTokens: 0,
      billedInputTokens: 0,
      ...(tools.length > 0 && toolChoice !== "none"
        ? { toolCalls: { tools: new Map(definitions.map(({ name, parameters }) => [name, parameters])), maxCalls: 0 } }
        : {}),
    });
    const request: CompletionRequest = {
      promptIds,
      prompt: "",
      generation: generationOf(body),
      promptLogprobs: false,
      ...(text === undefined ? {} : { grammar: text }),
    };
    for await (const part of this.#parts(request, response, signal, true)) {
      if (part.type === "tokens") for (const id of part.ids) sendDeltas(response, reader.push(id, 0).events);
      if (part.type !== "end") continue;
      const end = reader.end(part.reason === "max-tokens" ? "MAX_TOKENS" : "COMPLETE");
      sendDeltas(response, end);
      const last = end.at(-1);
      const called = last?.type === "reply-end" && last.finishReason === "TOOL_CALL";
      const reason = part.reason === "max-tokens" ? "length" : called ? "tool_calls" : "stop";
      sendEvent(response, { choices: [{ index: 0, delta: {}, finish_reason: reason }] });
      finish(response, promptIds.length, part.usage?.outputTokens ?? 0, part.usage?.cachedTokens ?? 0);
    }
  }

  async *#parts(
    request: CompletionRequest,
    response: ServerResponse,
    signal: AbortSignal,
    withIds: boolean,
  ): AsyncGenerator<CompletionPart> {
    const model = new ScriptedModel(this.#tokenizer, 4096, () => response.destroy());
    beginEvents(response);
    try {
      yield* new ScriptedCompleter(model, this.#tokenizer, withIds ? "tokens" : "text").complete(request, signal);
    } catch (caught) {
      sendEvent(response, { error: { message: String(caught), code: 500 } });
      response.end();
    }
  }
}

/**
 * web-xgrammar 0.1.27, which the scripted models use, reads classes of code points as bytes (`utf8-classes.ts`). They
 * represent letters beyond ASCII, which no script writes under a grammar.
 */
function withoutWideClasses(grammar: string): string {
  return grammar.replaceAll(/ \| \[\\(?:u00[89a-f]|u0[1-9a-f]|u[1-9a-f]|U)[^\]]*\][^|\n]*?(?= \||\n)/g, "");
}

function generationOf(body: z.output<z.ZodObject<typeof sampling>>): Generation {
  return {
    maxTokens: body.max_tokens,
    stopSequences: [],
    temperature: body.temperature,
    seed: BigInt(body.seed),
    frequencyPenalty: body.frequency_penalty,
    presencePenalty: body.presence_penalty,
    k: Math.max(0, body.top_k),
    p: body.top_p,
    logprobs: false,
  };
}

function sendDeltas(response: ServerResponse, events: readonly ReplyEvent[]): void {
  const send = (delta: object): void => sendEvent(response, { choices: [{ index: 0, delta, finish_reason: null }] });
  for (const event of events) {
    if (event.type === "thinking-delta") send({ reasoning_content: event.thinking });
    if (event.type === "text-delta") send({ content: event.text });
    if (event.type === "plan-delta") send({ content: event.text });
    if (event.type === "tool-call-start") {
      send({ tool_calls: [{ index: event.index, id: event.id, type: "function", function: { name: event.name, arguments: "" } }] });
    }
    if (event.type === "tool-call-delta") send({ tool_calls: [{ index: event.index, function: { arguments: event.arguments } }] });
  }
}

function finish(response: ServerResponse, promptTokens: number, outputTokens: number, cachedTokens: number): void {
  sendEvent(response, {
    choices: [],
    usage: {
      prompt_tokens: promptTokens,
      // vLLM counts the end token, too.
      completion_tokens: outputTokens,
      total_tokens: promptTokens + outputTokens,
      prompt_tokens_details: { cached_tokens: cachedTokens },
    },
  });
  sendEvent(response, "[DONE]");
  response.end();
}

async function embed(
  { input, encoding_format, dimensions = 32 }: z.output<typeof embeddingsSchema>,
  response: ServerResponse,
): Promise<void> {
  const { engine } = await startScriptedEngine({ role: "embed", contextLength: 64, dimensions });
  const outcome = await engine.planEmbed(input, "NONE", undefined, undefined);
  if (!outcome.ok) return json(response, 400, { error: { message: `maximum context length: ${outcome.failure.detail}` } });
  const plan = outcome.value;
  const vectors: Float32Array[] = [];
  for (const [slice, rows] of plan.slices.entries()) {
    const { values } = valueOf(await engine.encodeSlice(plan.planId, slice));
    // Longer than 1: callers that need unit vectors must normalise them.
    rows.forEach((row, index) => (vectors[row] = values.slice(index * dimensions, (index + 1) * dimensions).map((value) => 3 * value)));
  }
  const tokens = plan.tokenCounts.reduce((sum, count) => sum + count + 2, 0);
  const data = vectors.map((vector, index) => ({
    index,
    embedding: encoding_format === "float" ? Array.from(vector) : Buffer.from(vector.buffer).toString("base64"),
  }));
  json(response, 200, { object: "list", data: data.toReversed(), usage: { prompt_tokens: tokens, total_tokens: tokens } });
}

async function rerank({ query, documents }: z.output<typeof rerankSchema>, response: ServerResponse): Promise<void> {
  const { engine } = await startScriptedEngine({ role: "rerank", contextLength: 64 });
  const plan = valueOf(await engine.planRerank(query, documents, undefined, 1));
  const results: { index: number; relevance_score: number }[] = [];
  for (const [slice, rows] of plan.slices.entries()) {
    const { values } = valueOf(await engine.encodeSlice(plan.planId, slice));
    rows.forEach((row, index) => results.push({ index: row, relevance_score: values[index] ?? 0 }));
  }
  json(response, 200, {
    results: results.toSorted((one, other) => other.relevance_score - one.relevance_score),
    usage: { total_tokens: 1 },
  });
}

function asTemplateMessage({ role, ...others }: Record<string, unknown> & { role: string; content: string }) {
  const known = z.enum(["system", "user", "assistant", "tool"]).parse(role);
  return { ...z.looseObject({ content: z.string() }).parse(others), role: known };
}
