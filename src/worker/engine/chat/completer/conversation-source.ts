/** Writes replies with a conversation completer. */
import type { Dialect } from "../../../../chat/dialects/dialect.ts";
import { dialects } from "../../../../chat/dialects/dialects.ts";
import type { WrittenReply } from "../../../../inference/written-reply.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import type { ReplySink, ReplySource, SourceEnd, SourceNeeds, SourceRequest } from "../../reply-source/reply-source.ts";
import type { ConversationCompleter, ConversationPart, ConversationRequest } from "./conversation-completer.ts";
import { PartReader } from "./part-reader.ts";

/**
 * The dialect in which thinking and calls are passed to the reader. A server that does not parse the output of a Qwen model
 * sends the same tags as text, so the reader understands those, too.
 */
export const conversationDialect: Dialect = dialects.qwen;

const think = { open: "<think>", close: "</think>" };
const call = { open: "<tool_call>", close: "</tool_call>" };

export interface ConversationSourceOptions {
  conversationCompleter: ConversationCompleter;
  /** Whether thinking can be turned on and off. */
  supportsReasoning: boolean;
  /** Yields to the event loop, so that a cancellation can arrive. */
  yieldToEventLoop: () => Promise<void>;
}

export class ConversationSource implements ReplySource {
  readonly #options: ConversationSourceOptions;
  readonly #reader: PartReader;

  constructor(options: ConversationSourceOptions) {
    this.#options = options;
    this.#reader = new PartReader(options.yieldToEventLoop, this.maxReplies);
  }

  get contextLength(): number {
    return this.#options.conversationCompleter.contextLength;
  }

  get maxReplies(): number {
    return this.#options.conversationCompleter.maxReplies ?? 1;
  }

  get readsImages(): boolean {
    return this.#options.conversationCompleter.readsImages;
  }

  async check(needs: SourceNeeds): Promise<void> {
    const { generation, form } = needs;
    const { conversationCompleter: completer } = this.#options;
    const hasBudget = form.thinking.enabled && form.thinking.tokenBudget !== undefined;
    const refusal =
      unlessRenderedHere(generation.logprobs, "log probabilities", completer) ??
      unlessRenderedHere(form.promptLogprobs, "log probabilities of the prompt", completer) ??
      unlessRenderedHere(form.rawPrompt, "raw prompts", completer) ??
      unlessRenderedHere(form.replyStart !== undefined, "continue_final_message", completer) ??
      unlessRenderedHere(hasBudget, "a budget for thinking", completer) ??
      completer.refusal(needs);
    if (refusal !== undefined) throw new EngineFailureError({ kind: "unprocessable", detail: refusal });
  }

  async write(request: SourceRequest, sink: ReplySink): Promise<SourceEnd> {
    const { interruption, plan, written } = request;
    const { conversationCompleter: completer } = this.#options;
    sink.start(0);
    const ended = written && replay(written, sink);
    if (ended !== undefined) return ended;
    const begun = written === undefined ? "" : writtenText(written);
    if (begun !== "" && !mayContinue(request, begun, completer)) {
      throw broken(`was interrupted, and its ${completer.side} cannot continue it`);
    }
    if (plan.maxTokens === 0) return { reason: "max-tokens" };
    const text = new TaggedText(request, completer.side, begun);
    return this.#reader.read(
      interruption,
      (signal) => completer.complete(completionRequest(request, begun), signal),
      (part): SourceEnd | undefined => {
        if (part === undefined) throw broken("ended without a finish reason");
        if (part.type === "end") return endOf(part, text, sink);
        // Each part has at least one token. A server that observes `max_tokens` ends earlier and sends an end.
        if (completer.countsTokens !== true && text.pieces === plan.maxTokens) return { reason: "max-tokens" };
        return sink.pushText(text.of(part), 1) === "stop" ? { reason: "stopped" } : undefined;
      },
    );
  }
}

function replay({ pieces, weights, end }: WrittenReply, sink: ReplySink): SourceEnd | undefined {
  for (const [index, piece] of pieces.entries()) {
    if (sink.pushText(String(piece), weights[index] ?? 0) === "stop") return { reason: "stopped" };
  }
  return end;
}

const writtenText = ({ pieces }: WrittenReply): string => pieces.join("");

/** Whether the reply can be continued: not in the middle of a call, of the thinking or of a JSON text. */
function mayContinue({ form, toolNames }: SourceRequest, begun: string, { continuesText = false }: ConversationCompleter): boolean {
  const mustCall = toolNames.length > 0 && form.toolChoice === "required";
  return continuesText && form.output.type === "text" && !mustCall && !begun.includes(call.open) && !begun.includes(think.open);
}

function unlessRenderedHere(isRequested: boolean, feature: string, { side }: ConversationCompleter): string | undefined {
  if (!isRequested) return undefined;
  return side === "browser"
    ? `${feature}: the browser does not offer this for its own model`
    : `${feature}: this model's prompts are rendered by its server; prompt: "here" in its record renders them here`;
}

function completionRequest({ conversation, generation, form, plan }: SourceRequest, begun: string): ConversationRequest {
  const fillsContext = plan.maxTokens < generation.maxTokens;
  const request = { conversation, form, fillsContext, generation: { ...generation, maxTokens: plan.maxTokens } };
  return begun === "" ? request : { ...request, written: begun };
}

/** Replaces estimated counts by the server's. Throws EngineFailureError if a complete reply lacks a required call or JSON object. */
function endOf(part: Extract<ConversationPart, { type: "end" }>, text: TaggedText, sink: ReplySink): SourceEnd {
  const ended = part.reason === "end-token";
  const closing = text.end(ended);
  if (closing !== "" && sink.pushText(closing, 0) === "stop") return { reason: "stopped" };
  const missing = ended ? text.missingForm() : undefined;
  if (missing !== undefined) throw broken(missing);
  const { promptTokens, outputTokens, cachedTokens } = part.usage ?? {};
  return {
    reason: part.reason,
    usage: {
      // The server's count includes the tokens of its template, which are not known here.
      ...(promptTokens === undefined ? {} : { inputTokens: promptTokens, billedInputTokens: promptTokens }),
      ...(outputTokens === undefined ? {} : { outputTokens }),
      ...(cachedTokens === undefined ? {} : { cachedTokens }),
    },
  };
}

/** Writes parts as text with tags. */
class TaggedText {
  /** Number of parts so far. Most servers send one token in each. */
  pieces = 0;
  readonly #request: SourceRequest;
  readonly #side: ConversationCompleter["side"];
  #open: "nothing" | "thinking" | "text" | "call" = "nothing";
  #hasArguments = false;
  #calls = 0;
  #answer = "";

  /** `begun`: text of the answer that is already written. */
  constructor(request: SourceRequest, side: ConversationCompleter["side"], begun: string) {
    this.#request = request;
    this.#side = side;
    if (begun !== "") this.#open = "text";
  }

  of(part: Exclude<ConversationPart, { type: "end" }>): string {
    this.pieces += 1;
    switch (part.type) {
      case "thinking":
        // The reader supports thinking only at the start; later thinking is dropped.
        if (this.#open !== "nothing" && this.#open !== "thinking") return "";
        return this.#open === "thinking" ? part.text : this.#begin("thinking", think.open) + part.text;
      case "text":
        // Text after a call is dropped: only another call may follow it.
        if (this.#open === "call") return "";
        this.#answer += part.text;
        return this.#open === "text" ? part.text : this.#begin("text", "") + part.text;
      case "tool-call": {
        const { form, toolNames } = this.#request;
        if (toolNames.length === 0 || form.toolChoice === "none") throw broken("has a tool call although none was allowed");
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

  /** Returns the closing tags. `ended`: whether the model ended the reply; if it was cut off, an open call stays unfinished. */
  end(ended: boolean): string {
    return ended || this.#open === "thinking" ? this.#close() : "";
  }

  /** Returns an error text if the reply lacks a required call or JSON object. */
  missingForm(): string | undefined {
    const { form } = this.#request;
    if (form.toolChoice === "required" && this.#calls === 0)
      return `has no tool call, although one is required: the ${this.#side} does not keep to tool_choice`;
    if (form.output.type === "json" && this.#calls === 0 && !isJsonObject(this.#answer)) {
      return `is no JSON object, although one was requested: the ${this.#side} does not keep to response_format`;
    }
    return undefined;
  }

  #begin(block: "thinking" | "text" | "call", tag: string): string {
    const closing = this.#close();
    this.#open = block;
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

/** `problem`: completes a sentence that begins with "the reply". */
function broken(problem: string): EngineFailureError {
  return new EngineFailureError({ kind: "server-failed", detail: `the reply ${problem}` });
}
