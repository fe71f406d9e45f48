/**
 * Turns the tokens of a reply into its events: a pure function of (request, token ids and log probabilities), whatever
 * the way in which the tokens arrive. It holds back partial characters, partial tags and partial stop sequences.
 *
 * Plan or answer: text before a tool call is the call's plan (contract 2.7), but only the call tells. Where tools may be
 * called, the beginning of the answer is therefore held back, up to `maxPlanLength` characters: a call that begins
 * within them makes it a plan; otherwise it is the answer and streams on. A call behind more text than that still
 * counts: it follows the text block.
 */
import type { Dialect } from "../dialects/dialect.ts";
import { AnswerTags } from "./answer-tags.ts";
import type { FinishReason, ReplyEvent, Usage } from "../../inference/reply-events.ts";
import { StopSequences } from "./stop-sequences.ts";
import { TextLogprobs } from "./text-logprobs.ts";
import { type Section, ThinkingSection } from "./thinking-section.ts";
import type { TokenTable, TokenTextStream } from "../tokenizer/token-table.ts";
import { toolCallId } from "./tool-call-id.ts";
import { type ReplyPiece, ToolCallParser } from "./tool-call-parser.ts";
import { Utf16Stream } from "../tokenizer/utf16-stream.ts";

export interface ReplyReaderOptions {
  replyId: string;
  tokens: TokenTable;
  dialect: Dialect;
  /** They end the reply where the answer's text has them; thinking and the arguments of calls are not searched. */
  stopSequences: readonly string[];
  /** Attach token ids and log probabilities to the pieces of the answer. */
  logprobs: boolean;
  inputTokens: number;
  billedInputTokens: number;
  /** The prompt ends inside the thinking. Default: false. */
  startsInThinking?: boolean;
  /** A plan is part of the thinking (contract 2.7: reasoning models have no plan of its own). Default: false. */
  plansInThinking?: boolean;
  /** Absent: what looks like a call is text. See `ToolCallParserOptions`. */
  toolCalls?: { tools: ReadonlyMap<string, unknown>; maxCalls: number };
}

/** Events of one token. `stopped`: a stop sequence is complete, no further token is wanted. */
export interface TokenReading {
  events: ReplyEvent[];
  stopped: boolean;
}

/** Two or three sentences: what models write before a call is mostly shorter, and a reader waits for it a second or two. */
const maxPlanLength = 240;

export class ReplyReader {
  readonly #options: ReplyReaderOptions;
  readonly #text: TokenTextStream;
  readonly #codePoints = new Utf16Stream();
  readonly #sections: ThinkingSection;
  readonly #answerTags: AnswerTags;
  readonly #calls: ToolCallParser | undefined;
  readonly #stops: StopSequences;
  readonly #logprobs = new TextLogprobs();
  #openBlock: Section["kind"] | undefined;
  #blockIndex = -1;
  #hasAnswer = false;
  /** Text that may become a plan; undefined once it is decided what the answer begins with. */
  #undecided: string | undefined;
  #startedCalls = 0;
  #finishedCalls = 0;
  #usage: Usage;

  constructor(options: ReplyReaderOptions) {
    const { dialect, toolCalls } = options;
    this.#options = options;
    this.#text = options.tokens.startText();
    const { inputTokens, billedInputTokens } = options;
    this.#usage = { inputTokens, outputTokens: 0, billedInputTokens, cachedTokens: 0 };
    this.#sections = new ThinkingSection(dialect.thinking, options.startsInThinking);
    this.#stops = new StopSequences(options.stopSequences);
    this.#answerTags = new AnswerTags(dialect);
    if (toolCalls !== undefined && dialect.calls !== undefined) {
      this.#calls = new ToolCallParser({ syntax: dialect.calls, ...toolCalls });
      this.#undecided = "";
    }
  }

  /** Whether the next token belongs to the thinking. */
  get isThinking(): boolean {
    return this.#sections.isThinking;
  }

  /** So far. */
  get usage(): Readonly<Usage> {
    return this.#usage;
  }

  /** `cachedTokens`: prompt tokens that came from the key/value cache. */
  start(cachedTokens: number): ReplyEvent[] {
    this.#usage.cachedTokens = cachedTokens;
    return [{ type: "reply-start", replyId: this.#options.replyId }];
  }

  /** Reads a generated token, the end token excluded. `logprob` matters only when log probabilities were ordered. */
  push(tokenId: number, logprob: number): TokenReading {
    this.#usage.outputTokens += 1;
    // Special tokens steer the model; those that are not end tokens are counted and write nothing.
    if (this.#options.tokens.isSpecial(tokenId)) return { events: [], stopped: false };
    this.#logprobs.add(tokenId, logprob);
    return this.#read(this.#text.push(tokenId));
  }

  /** Reads generated text whose tokens are not known; it has no log probabilities. `tokens`: how many they are. */
  pushText(text: string, tokens: number): TokenReading {
    this.#usage.outputTokens += tokens;
    return this.#read(this.#codePoints.push(text));
  }

  /** Counts of whoever sampled the reply take the place of those made here. */
  correctUsage(usage: Partial<Usage>): void {
    this.#usage = { ...this.#usage, ...usage };
    this.#usage.billedInputTokens = Math.min(this.#usage.billedInputTokens, this.#usage.inputTokens);
  }

  /** The reply ends before this stop sequence, which was not pushed; `end` with STOP_SEQUENCE follows. */
  stopAt(sequence: string): ReplyEvent[] {
    const { events } = this.#read(this.#text.end("drop"));
    this.#readSections(this.#sections.flush(), events);
    this.#readAnswer(this.#answerTags.flush(), events);
    this.#write(this.#stops.stopAt(sequence), events);
    return events;
  }

  /** Closes the reply: what was held back is text after all, unless a stop sequence swallowed it. */
  end(finishReason: FinishReason, error?: string): ReplyEvent[] {
    const ended = finishReason === "COMPLETE" || finishReason === "STOP_SEQUENCE";
    const events = finishReason === "STOP_SEQUENCE" ? [] : this.#read(this.#text.end("drop")).events;
    if (finishReason !== "STOP_SEQUENCE") {
      this.#readSections(this.#sections.flush(), events);
      this.#readAnswer(this.#answerTags.flush(), events);
      if (this.#calls !== undefined) this.#readPieces(this.#calls.flush(!ended), events);
      this.#write(this.#stops.flush(), events);
    }
    this.#decide(events);
    if (!this.#hasAnswer && this.#startedCalls === 0) this.#open("text", events);
    this.#close(events);
    const reason = ended && this.#finishedCalls > 0 ? "TOOL_CALL" : finishReason;
    const stopSequence = reason === "STOP_SEQUENCE" ? this.#stops.found : undefined;
    events.push({
      type: "reply-end",
      finishReason: reason,
      usage: this.#usage,
      ...(error === undefined ? {} : { error }),
      ...(stopSequence === undefined ? {} : { stopSequence }),
    });
    return events;
  }

  #read(text: string): TokenReading {
    const events: ReplyEvent[] = [];
    const stopped = this.#readSections(this.#sections.push(text), events);
    if (!this.#sections.isAnswer) this.#logprobs.discard();
    return { events, stopped };
  }

  /** Whether a stop sequence is complete. */
  #readSections(sections: readonly Section[], events: ReplyEvent[]): boolean {
    for (const { kind, text } of sections) {
      if (kind === "thinking") {
        this.#emit(kind, text, events);
        continue;
      }
      // Also where the answer itself is still held back, unless it may turn out to be a plan and more thinking.
      const mayBePlan = this.#options.plansInThinking === true && this.#undecided !== undefined;
      if (this.#openBlock === "thinking" && !mayBePlan) this.#close(events);
      this.#logprobs.read(text.length);
      for (const piece of this.#answerTags.push(text)) {
        if (piece.kind === "markup") this.#logprobs.skip(piece.length);
        else if (this.#readAnswer(piece.text, events)) return true;
      }
    }
    return false;
  }

  #readAnswer(text: string, events: ReplyEvent[]): boolean {
    return this.#calls === undefined ? this.#readText(text, events) : this.#readPieces(this.#calls.push(text), events);
  }

  #readPieces(pieces: readonly ReplyPiece[], events: ReplyEvent[]): boolean {
    const index = (): number => this.#startedCalls - 1;
    for (const piece of pieces) {
      switch (piece.kind) {
        case "text":
          if (this.#readText(piece.text, events)) return true;
          break;
        case "call-start":
          this.#startCall(piece.name, events);
          break;
        case "arguments":
          this.#logprobs.skip(piece.length);
          events.push({ type: "tool-call-delta", index: index(), arguments: piece.text });
          break;
        case "call-end":
          this.#finishedCalls += 1;
          events.push({ type: "tool-call-end", index: index() });
          break;
        case "markup":
          this.#logprobs.skip(piece.length);
          break;
      }
    }
    return false;
  }

  #readText(text: string, events: ReplyEvent[]): boolean {
    const found = this.#stops.push(text);
    this.#write(found.text, events);
    return found.stopped;
  }

  #startCall(name: string, events: ReplyEvent[]): void {
    this.#write(this.#stops.flush(), events);
    if (this.#undecided !== undefined) {
      const plan = this.#undecided.trim();
      this.#logprobs.skip(this.#undecided.length);
      this.#undecided = undefined;
      if (plan !== "") this.#emitPlan(plan, events);
    }
    this.#close(events);
    const index = this.#startedCalls;
    this.#startedCalls += 1;
    events.push({ type: "tool-call-start", index, id: toolCallId(this.#options.replyId, index, name), name });
  }

  #emitPlan(plan: string, events: ReplyEvent[]): void {
    if (this.#options.plansInThinking !== true) events.push({ type: "plan-delta", text: plan });
    else this.#emit("thinking", this.#openBlock === "thinking" ? `\n\n${plan}` : plan, events);
  }

  /** Text of the answer that no stop sequence holds back. */
  #write(text: string, events: ReplyEvent[]): void {
    if (this.#undecided === undefined) {
      this.#emit("text", text, events);
      return;
    }
    this.#undecided += text;
    if (this.#undecided.length > maxPlanLength) this.#decide(events);
  }

  /** No call follows soon: what was held back is the answer. */
  #decide(events: ReplyEvent[]): void {
    const text = this.#undecided ?? "";
    this.#undecided = undefined;
    this.#emit("text", text, events);
  }

  #emit(kind: Section["kind"], text: string, events: ReplyEvent[]): void {
    if (text === "") return;
    if (this.#openBlock !== kind) this.#open(kind, events);
    const index = this.#blockIndex;
    if (kind === "thinking") events.push({ type: "thinking-delta", index, thinking: text });
    else if (this.#options.logprobs) events.push({ type: "text-delta", index, text, logprobs: this.#logprobs.take(text) });
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
