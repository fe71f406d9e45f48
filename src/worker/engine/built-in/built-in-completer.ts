/** Completes conversations with the browser's own model, over the page that hosts. */
import type { Remote } from "comlink";
import type { Conversation, ReplyForm } from "../../../inference/conversation.ts";
import type { BrowserModelPage, PromptMessage } from "../../../transport/browser-model.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { CompletionUsage } from "../chat/completer/completer.ts";
import type { ConversationCompleter, ConversationPart, ConversationRequest } from "../chat/completer/conversation-completer.ts";
import { imagesOf } from "../chat/prompt/prompt-images.ts";
import type { SourceNeeds } from "../reply-source/reply-source.ts";
import { KeptSessions } from "./kept-sessions.ts";
import type { MeasuringSession } from "./measuring-session.ts";
import { isSessionLost, promptError, valueOf } from "./prompt-failure.ts";
import { assistantMessage, type KeyedMessage, promptMessages } from "./prompt-messages.ts";
import { promptStream } from "./prompt-stream.ts";
import { replyConstraint, type ReplyConstraint } from "./reply-constraint.ts";
import { samplingMode } from "./sampling-mode.ts";
import { TokenLimit } from "./token-limit.ts";
import { WrappedReply } from "./wrapped-reply.ts";

/** No text has more characters per token on average, so longer texts are refused without measuring them. */
const maxCharactersPerToken = 64;

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
  measuring: MeasuringSession;
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

  refusal({ generation, form, hasTools }: SourceNeeds): string | undefined {
    if (form.replyStart !== undefined && (form.output.type === "json" || (hasTools && form.toolChoice !== "none"))) {
      return "continue_final_message together with JSON or tools: the browser applies a schema to whole replies only";
    }
    return generation.refusal;
  }

  async measure(conversation: Conversation, form: ReplyForm): Promise<number | undefined> {
    // The session refuses such a conversation later.
    if (!this.readsImages && imagesOf(conversation).length > 0) return 0;
    const messages = await promptMessages(conversation, form);
    if (charactersOf(messages) > maxCharactersPerToken * this.contextLength) return undefined;
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
    const { replyStart = "" } = form;
    const start = replyStart + written;
    // A reply that is continued has begun as text, so the rest is text as well.
    const constraint = start === "" ? prepared.constraint : undefined;
    const { session, rest, cachedTokens } = await sessions.branch(messages, mode);
    let isKept = false;
    try {
      const begun = prefixMessage(start);
      const limit = fillsContext ? undefined : new TokenLimit(generation.maxTokens, (text) => this.#tokensOf(text), written);
      const reader = constraint?.isWrapped === true ? new WrappedReply() : undefined;
      const reply = new WrittenReply(start);
      let raw = "";
      let end: "end-token" | "max-tokens" | undefined;
      for await (const part of promptStream(page, session.id, [...rest, ...begun], constraint, signal)) {
        if (part.type === "overflow") {
          // The browser drops earlier messages. The rest of the reply would not be a reply to the whole prompt.
          if (raw === "") throw promptError({ name: "QuotaExceededError", message: "the context overflowed" });
          end = "max-tokens";
          break;
        }
        const admitted = limit === undefined ? { text: part.text, isFull: false } : await limit.admit(part.text);
        raw += admitted.text;
        for (const each of reader === undefined ? textParts(admitted.text) : reader.push(admitted.text)) {
          // The schema allows no more calls, but the browser may not enforce that.
          if (each.type === "tool-call" && form.maxToolCalls > 0 && reply.calls === form.maxToolCalls) {
            end = "end-token";
            break;
          }
          reply.add(each);
          yield each;
        }
        if (admitted.isFull) end = "max-tokens";
        if (end !== undefined) break;
      }
      if (signal.aborted) return;
      const usage = await this.#usage(tokens, written + raw, cachedTokens);
      // The browser removes a prompt that was aborted from its session.
      if (end === undefined) {
        sessions.keep(session.id, [...messages, reply.message()], mode);
        isKept = true;
      }
      yield { type: "end", reason: end ?? "end-token", usage };
    } finally {
      if (!isKept) void page.destroy(session.id);
    }
  }

  /** The reply is complete, so it does not fail if it cannot be measured. */
  async #usage(promptTokens: number, text: string, cachedTokens: number): Promise<CompletionUsage> {
    const outputTokens = await this.#tokensOf(text).catch(() => undefined);
    return { promptTokens, cachedTokens, ...(outputTokens !== undefined && { outputTokens }) };
  }

  /** Measures the prompt with the constraint of the reply. */
  async #prepare(messages: KeyedMessage[], conversation: Conversation, form: ReplyForm): Promise<Prepared> {
    const exact = replyConstraint(conversation, form);
    const prompt = [...messages, ...prefixMessage(form.replyStart ?? "")];
    const measured = await this.#measured(prompt, exact);
    if (measured.ok) return { messages, constraint: exact, tokens: measured.value };
    if (form.replyStart !== undefined && !isSessionLost(measured.failure))
      throw unprocessable("continue_final_message: the browser's model cannot continue a text");
    if (measured.failure.name !== "NotSupportedError" || exact === undefined) throw promptError(measured.failure);
    if (!exact.isWrapped || form.strictTools) {
      throw unprocessable(`${exact.isWrapped ? "tools" : "response_format"}: the browser's model does not support a keyword of the schema`);
    }
    const loose = replyConstraint(conversation, form, true);
    return { messages, constraint: loose, tokens: valueOf(await this.#measured(prompt, loose)) };
  }

  #measured(messages: PromptMessage[], constraint: ReplyConstraint | undefined) {
    // Only the first prompt of a session may have a system message, and the tokens of a user message are nearly the same.
    const measurable = messages.map(({ role, content, prefix }): PromptMessage => ({
      role: role === "system" ? "user" : role,
      content,
      ...(prefix === true && { prefix }),
    }));
    return this.#options.measuring.measure(measurable, constraint);
  }

  /** Returns the number of tokens of a text, without those around a message. */
  async #tokensOf(text: string): Promise<number> {
    if (text === "") return 0;
    this.#emptyTokens ??= this.#measureText("");
    return Math.max(1, (await this.#measureText(text)) - (await this.#emptyTokens));
  }

  async #measureText(text: string): Promise<number> {
    return valueOf(await this.#options.measuring.measure([{ role: "user", content: [{ type: "text", value: text }] }]));
  }
}

/** The reply as the caller will send it back with the next request. */
class WrittenReply {
  #text: string;
  readonly #calls: { name: string; arguments: string }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** Number of calls so far. */
  get calls(): number {
    return this.#calls.length;
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

/** The beginning of the reply, as a message. */
function prefixMessage(text: string): PromptMessage[] {
  return text === "" ? [] : [{ role: "assistant", content: [{ type: "text", value: text }], prefix: true }];
}

function textParts(text: string): { type: "text"; text: string }[] {
  return text === "" ? [] : [{ type: "text", text }];
}

function charactersOf(messages: readonly KeyedMessage[]): number {
  const texts = messages.flatMap(({ content }) => content.flatMap((part) => (part.type === "text" ? [part.value] : [])));
  return texts.reduce((sum, text) => sum + text.length, 0);
}

function unprocessable(detail: string): EngineFailureError {
  return new EngineFailureError({ kind: "unprocessable", detail });
}
