/**
 * Turns the tokens of a reply into its events: a pure function of (order, token ids and log probabilities), whatever
 * the way in which the tokens arrive. It holds back partial characters, partial tags and partial stop sequences.
 */
import type { Dialect } from "./dialect.ts";
import type { FinishReason, ReplyEvent } from "./reply-events.ts";
import { StopSequences } from "./stop-sequences.ts";
import { TextLogprobs } from "./text-logprobs.ts";
import { type Section, ThinkingSection } from "./thinking-section.ts";
import type { TokenTable } from "./token-table.ts";
import { Utf8Stream } from "./utf8-stream.ts";

export interface ReplyReaderOrder {
  replyId: string;
  tokens: TokenTable;
  dialect: Dialect;
  /** They end the reply where the answer's text has them; thinking is not searched. */
  stopSequences: readonly string[];
  /** Attach token ids and log probabilities to the pieces of the answer. */
  logprobs: boolean;
  inputTokens: number;
  billedInputTokens: number;
}

/** Events of one token. `stopped`: a stop sequence is complete, no further token is wanted. */
export interface TokenReading {
  events: ReplyEvent[];
  stopped: boolean;
}

export class ReplyReader {
  readonly #order: ReplyReaderOrder;
  readonly #characters = new Utf8Stream();
  readonly #sections: ThinkingSection;
  readonly #stops: StopSequences;
  readonly #logprobs = new TextLogprobs();
  #openBlock: Section["kind"] | undefined;
  #blockIndex = -1;
  #hasAnswer = false;
  #outputTokens = 0;
  #cachedTokens = 0;

  constructor(order: ReplyReaderOrder) {
    this.#order = order;
    this.#sections = new ThinkingSection(order.dialect);
    this.#stops = new StopSequences(order.stopSequences);
  }

  /** `cachedTokens`: prompt tokens that came from the key/value cache. */
  start(cachedTokens: number): ReplyEvent[] {
    this.#cachedTokens = cachedTokens;
    return [{ type: "reply-start", replyId: this.#order.replyId }];
  }

  /** Reads a generated token, the end token excluded. `logprob` matters only when log probabilities were ordered. */
  push(tokenId: number, logprob: number): TokenReading {
    this.#outputTokens += 1;
    // Special tokens steer the model; those that are not end tokens are counted and write nothing.
    if (this.#order.tokens.isSpecial(tokenId)) return { events: [], stopped: false };
    this.#logprobs.add(tokenId, logprob);
    const text = this.#characters.push(this.#order.tokens.bytes(tokenId));
    const reading = this.#write(this.#sections.push(text));
    if (!this.#sections.isAnswer) this.#logprobs.discard();
    return reading;
  }

  /** Closes the reply: what was held back is text after all, unless a stop sequence swallowed it. */
  end(finishReason: FinishReason, error?: string): ReplyEvent[] {
    const events: ReplyEvent[] = [];
    if (finishReason !== "STOP_SEQUENCE") {
      events.push(...this.#write(this.#sections.flush()).events);
      this.#emit("text", this.#stops.flush(), events);
    }
    if (!this.#hasAnswer) this.#open("text", events);
    this.#close(events);
    events.push({
      type: "reply-end",
      finishReason,
      usage: {
        inputTokens: this.#order.inputTokens,
        outputTokens: this.#outputTokens,
        billedInputTokens: this.#order.billedInputTokens,
        cachedTokens: this.#cachedTokens,
      },
      ...(error === undefined ? {} : { error }),
    });
    return events;
  }

  #write(sections: readonly Section[]): TokenReading {
    const events: ReplyEvent[] = [];
    for (const { kind, text } of sections) {
      if (kind === "thinking") {
        this.#emit(kind, text, events);
        continue;
      }
      this.#logprobs.read(text.length);
      const found = this.#stops.push(text);
      this.#emit(kind, found.text, events);
      if (found.stopped) return { events, stopped: true };
    }
    return { events, stopped: false };
  }

  #emit(kind: Section["kind"], text: string, events: ReplyEvent[]): void {
    if (text === "") return;
    if (this.#openBlock !== kind) this.#open(kind, events);
    const index = this.#blockIndex;
    if (kind === "thinking") events.push({ type: "thinking-delta", index, thinking: text });
    else if (this.#order.logprobs) events.push({ type: "text-delta", index, text, logprobs: this.#logprobs.take(text) });
    else events.push({ type: "text-delta", index, text });
  }

  #open(kind: Section["kind"], events: ReplyEvent[]): void {
    this.#close(events);
    this.#openBlock = kind;
    this.#blockIndex += 1;
    if (kind === "text") this.#hasAnswer = true;
    events.push({ type: `${kind}-start`, index: this.#blockIndex });
  }

  #close(events: ReplyEvent[]): void {
    if (this.#openBlock === undefined) return;
    events.push({ type: `${this.#openBlock}-end`, index: this.#blockIndex });
    this.#openBlock = undefined;
  }
}
