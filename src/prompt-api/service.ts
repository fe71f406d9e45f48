/** The chat models of a cohabit service, over its public HTTP contract. */
import type { Runtime } from "../page/runtime.ts";
import { domExceptionOf, ServiceError } from "./errors.ts";
import { listAt, numberAt, textAt } from "./json-path.ts";
import { dataLines } from "./data-lines.ts";

/** The functions of a runtime that sessions use. */
export type PromptRuntime = Pick<Runtime, "fetch" | "models" | "load" | "storage" | "subscribe">;

export interface ServiceOptions {
  /** A started runtime, or how to get one: called at the first use of `LanguageModel`. */
  runtime: PromptRuntime | PromiseLike<PromptRuntime> | (() => PromptRuntime | PromiseLike<PromptRuntime>);
  /** Id or alias of the chat model. Default: the service's default model for chat. */
  model?: string;
  /** The option `base` of `start`. */
  base?: string;
  /** Bearer token of the requests, for a service with the option `tokens`. */
  token?: string;
}

export interface ChatModel {
  name: string;
  /** Max tokens of prompt and reply; 0 if it is not known. */
  contextLength: number;
  features: readonly string[];
  temperature: number;
  k: number;
}

export interface WireCall {
  id: string;
  type: "function";
  function: { name: string; arguments: string };
}

export type WirePart = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };

/** A message of a chat completion request. */
export interface WireMessage {
  role: "system" | "user" | "assistant" | "tool";
  content: string | WirePart[];
  tool_calls?: WireCall[];
  tool_call_id?: string;
}

export interface CompletionRequest {
  model: string;
  messages: WireMessage[];
  [parameter: string]: unknown;
}

export interface CompletionEnd {
  finishReason: string;
  calls: WireCall[];
}

/** Bytes of UTF-8 per token, for models whose tokenizer the service does not have. */
const bytesPerToken = 3;
/** Contract 14: max characters of one request. */
const maxTokenizedCharacters = 65_536;

export class PromptService {
  readonly #options: ServiceOptions;
  #runtime: PromiseLike<PromptRuntime> | undefined;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  async runtime(): Promise<PromptRuntime> {
    const { runtime } = this.#options;
    this.#runtime ??= Promise.resolve(typeof runtime === "function" ? runtime() : runtime);
    try {
      return await this.#runtime;
    } catch (caught) {
      // The next use starts it again.
      this.#runtime = undefined;
      throw caught;
    }
  }

  /** The chosen model, or the default one; undefined if the service has no such chat model. Loads no model. */
  async model(): Promise<ChatModel | undefined> {
    const { model } = this.#options;
    const path = model === undefined ? "?endpoint=chat&default_only=true" : `/${encodeURIComponent(model)}`;
    const response = await this.#fetch(`/v1/models${path}`);
    if (response.status === 404) return undefined;
    const body: unknown = await (await checked(response)).json();
    const description = model === undefined ? listAt(body, "models")[0] : body;
    const name = textAt(description, "name");
    if (name === undefined) return undefined;
    const endpoints = listAt(description, "endpoints");
    // A model that is named by a hub's id has no endpoints until its files are read.
    if (endpoints.length > 0 && !endpoints.includes("chat")) return undefined;
    // The browser's own model would ask the window's LanguageModel, which may be this class.
    const { models } = await this.runtime();
    if ((await models()).some(({ id, availability }) => id === name && availability !== undefined)) return undefined;
    return {
      name,
      contextLength: numberAt(description, "context_length") ?? 0,
      features: listAt(description, "features").map(String),
      temperature: numberAt(description, "sampling_defaults", "temperature") ?? 0,
      k: numberAt(description, "sampling_defaults", "k") ?? 0,
    };
  }

  /** Tokens of a text, without special tokens. An estimate if the service cannot tokenize for this model. */
  async countTokens(model: string, text: string, signal: AbortSignal): Promise<number> {
    let tokens = 0;
    for (let start = 0; start < text.length; start += maxTokenizedCharacters) {
      const part = text.slice(start, start + maxTokenizedCharacters);
      // The parts of one text are counted in turn, because a long text would fill the queue of the tokenizer.
      // eslint-disable-next-line eslint/no-await-in-loop
      tokens += await this.#countPart(model, part, signal);
    }
    return tokens;
  }

  async #countPart(model: string, text: string, signal: AbortSignal): Promise<number> {
    const response = await this.#post("/v1/tokenize", { model, text }, signal);
    if (response.status === 400 || response.status === 422) return Math.ceil(new TextEncoder().encode(text).length / bytesPerToken);
    const body: unknown = await (await checked(response)).json();
    return listAt(body, "tokens").length;
  }

  /** Reads a prompt and writes one token, so that the prompt is in the model's prefix cache. Returns the tokens of the prompt. */
  async prefill(request: CompletionRequest, signal: AbortSignal): Promise<number> {
    const response = await this.#post("/compatibility/v1/chat/completions", { ...request, ...withoutThinking, max_tokens: 1 }, signal);
    const body: unknown = await (await checked(response)).json();
    return numberAt(body, "usage", "prompt_tokens") ?? 0;
  }

  /** Calls `onText` with each piece of a reply. Throws a ServiceError. */
  async complete(request: CompletionRequest, onText: (text: string) => void, signal: AbortSignal): Promise<CompletionEnd> {
    const streamed = { ...request, ...withoutThinking, stream: true };
    const { body } = await checked(await this.#post("/compatibility/v1/chat/completions", streamed, signal));
    const end: CompletionEnd = { finishReason: "", calls: [] };
    if (body === null) return end;
    for await (const chunk of dataLines(body)) {
      const failure = textAt(chunk, "error", "message");
      if (failure !== undefined) throw new ServiceError(500, failure, textAt(chunk, "error", "code"));
      const text = textAt(chunk, "choices", 0, "delta", "content");
      if (text !== undefined && text !== "") onText(text);
      for (const part of listAt(chunk, "choices", 0, "delta", "tool_calls")) addCallPart(end.calls, part);
      end.finishReason = textAt(chunk, "choices", 0, "finish_reason") ?? end.finishReason;
    }
    if (end.finishReason === "") throw new ServiceError(500, "The reply ended early.");
    return end;
  }

  #post(path: string, body: object, signal: AbortSignal): Promise<Response> {
    return this.#fetch(path, { method: "POST", body: JSON.stringify(body), signal });
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { base = "", token = "prompt-api" } = this.#options;
    const headers = { "Authorization": `Bearer ${token}`, "Content-Type": "application/json" };
    const { fetch } = await this.runtime();
    try {
      return await fetch(`${base}${path}`, { ...init, headers });
    } catch (caught) {
      throw domExceptionOf(caught);
    }
  }
}

/** The standard has no thoughts. A model that does not think accepts the parameter. */
const withoutThinking = { reasoning_effort: "none" };

async function checked(response: Response): Promise<Response> {
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => undefined);
  const message = textAt(body, "error", "message") ?? textAt(body, "message") ?? `The service responded with ${response.status}.`;
  throw new ServiceError(response.status, message, textAt(body, "error", "code"));
}

function addCallPart(calls: WireCall[], part: unknown): void {
  const index = numberAt(part, "index") ?? 0;
  const call = (calls[index] ??= { id: "", type: "function", function: { name: "", arguments: "" } });
  call.id = textAt(part, "id") ?? call.id;
  call.function.name = textAt(part, "function", "name") ?? call.function.name;
  call.function.arguments += textAt(part, "function", "arguments") ?? "";
}

/** Whether the model runs or its files are here, are being fetched, or would have to be. */
export async function stateOf({ models, storage }: PromptRuntime, model: string): Promise<"available" | "downloading" | "downloadable"> {
  const status = (await models()).find(({ id }) => id === model);
  if (status?.state === "loaded" || status?.device === "remote") return "available";
  if (status?.state === "loading") return "downloading";
  const stored = (await storage()).models.find(({ id }) => id === model);
  return stored !== undefined && stored.files.length > 0 && stored.incompleteBytes === 0 ? "available" : "downloadable";
}
