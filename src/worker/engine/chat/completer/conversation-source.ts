/** Replies of a conversation completer. */
import type { Dialect } from "../../../../chat/dialects/dialect.ts";
import { dialects } from "../../../../chat/dialects/dialects.ts";
import type { WrittenReply } from "../../../../inference/written-reply.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import type { ReplySink, ReplySource, SourceEnd, SourceNeeds, SourceRequest } from "../../reply-source/reply-source.ts";
import type { ConversationCompleter, ConversationPart, ConversationRequest } from "./conversation-completer.ts";
import { PartReader } from "./part-reader.ts";

/**
 * How thinking and calls reach the reader: as text in these tags. A server that does not parse what its model writes passes
 * on the same tags if the model is of the Qwen family, and they are understood as well.
 */
export const conversationDialect: Dialect = dialects.qwen;

const think = { open: "<think>", close: "</think>" };
const call = { open: "<tool_call>", close: "</tool_call>" };

export interface ConversationParts {
  conversationCompleter: ConversationCompleter;
  /** Whether the model can be told to think or not to. */
  supportsReasoning: boolean;
  /** Yields to the event loop, so that a cancellation can arrive. */
  yieldToEventLoop: () => Promise<void>;
}

export class ConversationSource implements ReplySource {
  readonly #parts: ConversationParts;
  readonly #reader: PartReader;

  constructor(parts: ConversationParts) {
    this.#parts = parts;
    this.#reader = new PartReader(parts.yieldToEventLoop, this.maxReplies);
  }

  get contextLength(): number {
    return this.#parts.conversationCompleter.contextLength;
  }

  get maxReplies(): number {
    return this.#parts.conversationCompleter.maxReplies ?? 1;
  }

  get readsImages(): boolean {
    return this.#parts.conversationCompleter.readsImages;
  }

  async check(needs: SourceNeeds): Promise<void> {
    const { generation, form } = needs;
    const refusal =
      serverOnly(generation.logprobs, "log probabilities") ??
      serverOnly(form.promptLogprobs, "log probabilities of the prompt") ??
      serverOnly(form.rawPrompt, "raw prompts") ??
      serverOnly(form.thinking.enabled && form.thinking.tokenBudget !== undefined, "a budget for thinking") ??
      this.#parts.conversationCompleter.refusal(needs);
    if (refusal !== undefined) throw new EngineFailureError({ kind: "unprocessable", detail: refusal });
  }

  async write(request: SourceRequest, sink: ReplySink): Promise<SourceEnd> {
    const { interruption, plan, written } = request;
    sink.start(0);
    const ended = written && replay(written, sink);
    if (ended !== undefined) return ended;
    if (plan.maxTokens === 0) return { reason: "max-tokens" };
    const text = new TaggedText(request);
    return this.#reader.read(
      interruption,
      (signal) => this.#parts.conversationCompleter.complete(completionRequest(request), signal),
      (part): SourceEnd | undefined => {
        if (part === undefined) throw broken("ended without saying why");
        if (part.type === "end") return endOf(part, text, sink);
        // A part has a token at least: a server that keeps to the limit ends by itself, and says how.
        if (text.pieces === plan.maxTokens) return { reason: "max-tokens" };
        return sink.pushText(text.of(part), 1) === "stop" ? { reason: "stopped" } : undefined;
      },
    );
  }
}

/** A server that renders conversations can write a reply, but cannot go on with one. */
function replay({ pieces, weights, end }: WrittenReply, sink: ReplySink): SourceEnd | undefined {
  for (const [index, piece] of pieces.entries()) {
    if (sink.pushText(String(piece), weights[index] ?? 0) === "stop") return { reason: "stopped" };
  }
  if (end === undefined && pieces.length > 0) throw broken("was interrupted, and its server cannot go on with it");
  return end;
}

function serverOnly(isWanted: boolean, what: string): string | undefined {
  return isWanted ? `${what}: this model's prompts are rendered by its server; prompt: "here" in its record renders them here` : undefined;
}

function completionRequest({ conversation, generation, form, plan }: SourceRequest): ConversationRequest {
  const fillsContext = plan.maxTokens < generation.maxTokens;
  return { conversation, form, fillsContext, generation: { ...generation, maxTokens: plan.maxTokens } };
}

/** Counts of the server take the place of estimates; what it promised is checked, as far as the reply came to its end. */
function endOf(part: Extract<ConversationPart, { type: "end" }>, text: TaggedText, sink: ReplySink): SourceEnd {
  const ended = part.reason === "end-token";
  const closing = text.end(ended);
  if (closing !== "" && sink.pushText(closing, 0) === "stop") return { reason: "stopped" };
  const broke = ended ? text.brokenPromise() : undefined;
  if (broke !== undefined) throw broken(broke);
  const { promptTokens, outputTokens, cachedTokens } = part.usage ?? {};
  return {
    reason: part.reason,
    usage: {
      // Nobody here can tell the template's tokens from the caller's.
      ...(promptTokens === undefined ? {} : { inputTokens: promptTokens, billedInputTokens: promptTokens }),
      ...(outputTokens === undefined ? {} : { outputTokens }),
      ...(cachedTokens === undefined ? {} : { cachedTokens }),
    },
  };
}

/** Parts written as text in tags. */
class TaggedText {
  /** Parts so far: servers send one token in each, mostly. */
  pieces = 0;
  readonly #request: SourceRequest;
  #open: "nothing" | "thinking" | "text" | "call" = "nothing";
  #hasArguments = false;
  #calls = 0;
  #answer = "";

  constructor(request: SourceRequest) {
    this.#request = request;
  }

  of(part: Exclude<ConversationPart, { type: "end" }>): string {
    this.pieces += 1;
    switch (part.type) {
      case "thinking":
        // The reader knows thinking at the start alone; a model that goes back to it says nothing of its answer there.
        if (this.#open !== "nothing" && this.#open !== "thinking") return "";
        return this.#open === "thinking" ? part.text : this.#begin("thinking", think.open) + part.text;
      case "text":
        // What follows a call is another call or nothing.
        if (this.#open === "call") return "";
        this.#answer += part.text;
        return this.#open === "text" ? part.text : this.#begin("text", "") + part.text;
      case "tool-call": {
        const { form, toolNames } = this.#request;
        if (toolNames.length === 0 || form.toolChoice === "none") throw broken("calls a tool although it may not");
        const head = this.#begin("call", `${call.open}\n{"name": ${JSON.stringify(part.name)}, "arguments": `);
        this.#calls += 1;
        this.#hasArguments = false;
        return head;
      }
      case "arguments":
        if (this.#open !== "call") throw broken("has arguments of no call");
        this.#hasArguments ||= part.text.trim() !== "";
        return part.text;
    }
  }

  /** `ended`: by itself; else a call that is being written stays unfinished. */
  end(ended: boolean): string {
    return ended || this.#open === "thinking" ? this.#close() : "";
  }

  /** What the reply had to be and is not. */
  brokenPromise(): string | undefined {
    const { form } = this.#request;
    if (form.toolChoice === "required" && this.#calls === 0)
      return "has no tool call, although one is required: the server does not keep to tool_choice";
    if (form.output.type === "json" && this.#calls === 0 && !isJsonObject(this.#answer)) {
      return "is no JSON object, although one was requested: the server does not keep to response_format";
    }
    return undefined;
  }

  #begin(what: "thinking" | "text" | "call", tag: string): string {
    const closing = this.#close();
    this.#open = what;
    return closing + tag;
  }

  #close(): string {
    const open = this.#open;
    this.#open = "nothing";
    if (open === "thinking") return `\n${think.close}\n\n`;
    return open === "call" ? `${this.#hasArguments ? "" : "{}"}}\n${call.close}\n` : "";
  }
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

function broken(what: string): EngineFailureError {
  return new EngineFailureError({ kind: "server-failed", detail: `the reply ${what}` });
}
