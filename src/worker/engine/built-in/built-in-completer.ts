/** Completes conversations with the browser's own model, over the page that hosts. */
import type { Remote } from "comlink";
import type { Conversation, ReplyForm } from "../../../inference/conversation.ts";
import type { BrowserModelPage, PromptMessage } from "../../../transport/browser-model.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { CompletionUsage } from "../chat/completer/completer.ts";
import type { ConversationCompleter, ConversationPart, ConversationRequest } from "../chat/completer/conversation-completer.ts";
import { imagesOf } from "../chat/prompt/prompt-images.ts";
import { KeptSessions } from "./kept-sessions.ts";
import { promptError, valueOf } from "./prompt-failure.ts";
import { assistantMessage, type KeyedMessage, promptMessages } from "./prompt-messages.ts";
import { promptStream } from "./prompt-stream.ts";
import { replyConstraint, type ReplyConstraint } from "./reply-constraint.ts";
import { samplingMode } from "./sampling-mode.ts";
import { TokenLimit } from "./token-limit.ts";
import { WrappedReply } from "./wrapped-reply.ts";

/** No tokenizer has tokens of so many bytes on average, so longer texts are refused without measuring them. */
const maxBytesPerToken = 64;

interface Prepared {
  messages: KeyedMessage[];
  constraint: ReplyConstraint | undefined;
  tokens: number;
}

export interface BuiltInCompleterOptions {
  page: Remote<BrowserModelPage>;
  contextLength: number;
  readsImages: boolean;
  hasSamplingModes: boolean;
  sessions: KeptSessions;
  /** A session without messages, in which texts are measured. */
  emptySession: number;
}

export class BuiltInCompleter implements ConversationCompleter {
  readonly side = "browser";
  readonly continuesText = true;
  readonly countsTokens = true;
  readonly contextLength: number;
  readonly readsImages: boolean;
  readonly #options: BuiltInCompleterOptions;
  readonly #prepared = new WeakMap<Conversation, Prepared>();
  #emptyTokens: Promise<number> | undefined;

  constructor(options: BuiltInCompleterOptions) {
    this.contextLength = options.contextLength;
    this.readsImages = options.readsImages;
    this.#options = options;
  }

  refusal(): string | undefined {
    return undefined;
  }

  async measure(conversation: Conversation, form: ReplyForm): Promise<number | undefined> {
    // The session refuses such a conversation later.
    if (!this.readsImages && imagesOf(conversation).length > 0) return 0;
    const messages = await promptMessages(conversation, form);
    if (bytesOf(messages) > maxBytesPerToken * this.contextLength) return undefined;
    const prepared = await this.#prepare(messages, conversation, form);
    this.#prepared.set(conversation, prepared);
    return prepared.tokens;
  }

  async *complete(
    { conversation, generation, form, fillsContext, written = "" }: ConversationRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ConversationPart, void, void> {
    const { page, sessions, hasSamplingModes } = this.#options;
    const prepared =
      this.#prepared.get(conversation) ?? (await this.#prepare(await promptMessages(conversation, form), conversation, form));
    const { messages, tokens } = prepared;
    const mode = hasSamplingModes ? samplingMode(generation.temperature) : undefined;
    // A reply that is continued has begun as text, so the rest is text as well.
    const constraint = written === "" ? prepared.constraint : undefined;
    const { session, rest, cachedTokens } = await sessions.branch(messages, mode);
    let isKept = false;
    try {
      const begun: PromptMessage[] =
        written === "" ? [] : [{ role: "assistant", content: [{ type: "text", value: written }], prefix: true }];
      const limit = fillsContext ? undefined : new TokenLimit(generation.maxTokens, (text) => this.#tokensOf(text), written);
      const reader = constraint?.isWrapped === true ? new WrappedReply() : undefined;
      const reply = new WrittenReply(written);
      let raw = "";
      let isFull = false;
      for await (const part of promptStream(page, session.id, [...rest, ...begun], constraint, signal)) {
        if (part.type === "overflow") {
          // The browser drops earlier messages. The rest of the reply would not be a reply to the whole prompt.
          if (raw === "") throw promptError({ name: "QuotaExceededError", message: "the context overflowed" });
          isFull = true;
          break;
        }
        const admitted = limit === undefined ? { text: part.text, isFull: false } : await limit.admit(part.text);
        raw += admitted.text;
        for (const each of reader === undefined ? textParts(admitted.text) : reader.push(admitted.text)) {
          reply.add(each);
          yield each;
        }
        isFull = admitted.isFull;
        if (isFull || (form.maxToolCalls > 0 && (reader?.finishedCalls ?? 0) >= form.maxToolCalls)) break;
      }
      if (signal.aborted) return;
      const usage: CompletionUsage = { promptTokens: tokens, outputTokens: await this.#tokensOf(written + raw), cachedTokens };
      if (!isFull) {
        sessions.keep(session.id, [...messages, reply.message()], mode);
        isKept = true;
      }
      yield { type: "end", reason: isFull ? "max-tokens" : "end-token", usage };
    } finally {
      if (!isKept) void page.destroy(session.id);
    }
  }

  /** Measures the prompt with the constraint of the reply. */
  async #prepare(messages: KeyedMessage[], conversation: Conversation, form: ReplyForm): Promise<Prepared> {
    const exact = replyConstraint(conversation, form);
    const measured = await this.#measured(messages, exact);
    if (measured.ok) return { messages, constraint: exact, tokens: measured.value };
    if (measured.failure.name !== "NotSupportedError" || exact === undefined) throw promptError(measured.failure);
    if (!exact.isWrapped || form.strictTools) throw unsupportedSchema(exact.isWrapped ? "tools" : "response_format");
    const loose = replyConstraint(conversation, form, true);
    return { messages, constraint: loose, tokens: valueOf(await this.#measured(messages, loose)) };
  }

  #measured(messages: KeyedMessage[], constraint: ReplyConstraint | undefined) {
    const { page, emptySession } = this.#options;
    // Only the first prompt of a session may have a system message, and the tokens of a user message are nearly the same.
    const measurable = messages.map(({ role, content }): PromptMessage => ({ role: role === "system" ? "user" : role, content }));
    return page.measure(emptySession, measurable, constraint);
  }

  /** Returns the number of tokens of a text, without those around a message. */
  async #tokensOf(text: string): Promise<number> {
    this.#emptyTokens ??= this.#measureText("");
    return Math.max(0, (await this.#measureText(text)) - (await this.#emptyTokens));
  }

  async #measureText(text: string): Promise<number> {
    const { page, emptySession } = this.#options;
    return valueOf(await page.measure(emptySession, [{ role: "user", content: [{ type: "text", value: text }] }]));
  }
}

/** The reply as the caller will send it back with the next request. */
class WrittenReply {
  #text: string;
  readonly #calls: { name: string; arguments: string }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  add(part: Exclude<ConversationPart, { type: "end" }>): void {
    if (part.type === "text") this.#text += part.text;
    else if (part.type === "tool-call") this.#calls.push({ name: part.name, arguments: "" });
    else if (part.type === "arguments") {
      const call = this.#calls.at(-1);
      if (call !== undefined) call.arguments += part.text;
    }
  }

  message(): KeyedMessage {
    return assistantMessage({
      text: this.#text,
      plan: "",
      toolCalls: this.#calls.map((call) => ({ ...call, arguments: call.arguments || "{}" })),
    });
  }
}

function textParts(text: string): { type: "text"; text: string }[] {
  return text === "" ? [] : [{ type: "text", text }];
}

function bytesOf(messages: readonly KeyedMessage[]): number {
  const texts = messages.flatMap(({ content }) => content.flatMap((part) => (part.type === "text" ? [part.value] : [])));
  return texts.reduce((sum, text) => sum + text.length, 0);
}

function unsupportedSchema(field: string): EngineFailureError {
  return new EngineFailureError({
    kind: "unprocessable",
    detail: `${field}: the browser's model does not support a keyword of the schema`,
  });
}
