/**
 * Writes the events of a reply from its tokens, with citations if the reply may cite. A pure function of the request, the
 * reply id, the token ids and their log probabilities; the sampler's seed affects only the tokens.
 */
import { shownSources } from "./citable-sources.ts";
import type { Conversation, Generation, ReplyForm } from "../../inference/conversation.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { mayCallTools } from "../dialects/call-choice.ts";
import { ReplyCitations } from "./reply-citations.ts";
import type { FinishReason, ReplyEvent, Usage } from "../../inference/reply-events.ts";
import { ReplyReader, type TokenReading } from "./reply-reader.ts";
import type { TokenTable } from "../tokenizer/token-table.ts";
import { lastUserText } from "../prompt/message-text.ts";

export interface ReplyWriterOptions {
  replyId: string;
  tokens: TokenTable;
  dialect: Dialect;
  /** The part of the conversation that is in the prompt. */
  conversation: Conversation;
  generation: Generation;
  form: ReplyForm;
  inputTokens: number;
  billedInputTokens: number;
  startsInThinking: boolean;
  /** See `ReplyReaderOptions`. */
  precedingTokens?: Int32Array;
  /** Whether thinking can be switched on and off. */
  supportsReasoning: boolean;
}

export class ReplyWriter {
  readonly #reader: ReplyReader;
  readonly #citations: ReplyCitations | undefined;

  constructor({ conversation, generation, form, supportsReasoning, ...options }: ReplyWriterOptions) {
    const { stopSequences, logprobs } = generation;
    const tools = new Map(conversation.tools.map(({ name, parameters }) => [name, parameters]));
    const mayCall = tools.size > 0 && mayCallTools(form, options.dialect);
    this.#reader = new ReplyReader({
      ...options,
      stopSequences,
      logprobs,
      plansInThinking: supportsReasoning && form.thinking.enabled,
      ...(mayCall ? { toolCalls: { tools, maxCalls: form.maxToolCalls } } : {}),
    });
    const sources = form.citations === "off" ? [] : shownSources(conversation);
    if (form.citations !== "off" && sources.length > 0) {
      this.#citations = new ReplyCitations(form.citations, sources, lastUserText(conversation));
    }
  }

  /** Whether the next token belongs to the thinking. */
  get isThinking(): boolean {
    return this.#reader.isThinking;
  }

  /** See `ReplyReader.usage`. */
  get usage(): Readonly<Usage> {
    return this.#reader.usage;
  }

  /** `cachedTokens`: prompt tokens that came from the key/value cache. */
  start(cachedTokens: number): ReplyEvent[] {
    return this.#cited(this.#reader.start(cachedTokens));
  }

  /** See `ReplyReader.push`. */
  push(tokenId: number, logprob: number): TokenReading {
    const { events, stopped } = this.#reader.push(tokenId, logprob);
    return { events: this.#cited(events), stopped };
  }

  /** See `ReplyReader.pushText`. */
  pushText(text: string, tokens: number): TokenReading {
    const { events, stopped } = this.#reader.pushText(text, tokens);
    return { events: this.#cited(events), stopped };
  }

  /** See `ReplyReader.correctUsage`. */
  correctUsage(usage: Partial<Usage>): void {
    this.#reader.correctUsage(usage);
  }

  /** See `ReplyReader.stopAt`. */
  stopAt(sequence: string): ReplyEvent[] {
    return this.#cited(this.#reader.stopAt(sequence));
  }

  end(finishReason: FinishReason, error?: string): ReplyEvent[] {
    return this.#cited(this.#reader.end(finishReason, error));
  }

  #cited(events: ReplyEvent[]): ReplyEvent[] {
    return this.#citations?.cite(events) ?? events;
  }
}
