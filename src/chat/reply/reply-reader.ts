/**
 * Converts the tokens of a reply to its events: a pure function of the request, the token ids and their log
 * probabilities. Holds back partial characters, partial tags and partial stop sequences.
 *
 * Plan or answer: text before a tool call is the plan of the call (contract 2.7), which is known only when the call begins.
 * If tools may be called, the reader therefore holds back the beginning of the answer, up to `maxPlanLength` characters. If
 * a call begins within them, they are its plan; otherwise they are the answer. A call after more text follows the text block.
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
  /** Texts that end the reply. Only the text of the answer is searched for them, not thinking and arguments of calls. */
  stopSequences: readonly string[];
  /** Attach token ids and log probabilities to the pieces of the answer. */
  logprobs: boolean;
  inputTokens: number;
  billedInputTokens: number;
  /** Whether the prompt ends inside the thinking. Default: false. */
  startsInThinking?: boolean;
  /** Tokens that the reply continues: a tokenizer may leave out the space before a first word, and the reply has none. Default: none. */
  precedingTokens?: Int32Array;
  /** Whether a plan is added to the thinking, as for reasoning models (contract 2.7). Default: false. */
  plansInThinking?: boolean;
  /** See `ToolCallParserOptions`. Default: the reply has no calls, and the syntax of a call is text. */
  toolCalls?: { tools: ReadonlyMap<string, unknown>; maxCalls: number };
}

/** Events of one token. `stopped`: a stop sequence is complete, so that the reply ends. */
export interface TokenReading {
  events: ReplyEvent[];
  stopped: boolean;
}

/** In characters: two or three sentences. Most plans are shorter, and the reader waits a second or two for them. */
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
  /** Text that may become a plan; undefined once the reply has begun its answer or a call. */
  #undecided: string | undefined;
  #startedCalls = 0;
  #finishedCalls = 0;
  #usage: Usage;

  constructor(options: ReplyReaderOptions) {
    const { dialect, toolCalls } = options;
    this.#options = options;
    this.#text = options.tokens.startText();
    for (const id of options.precedingTokens ?? []) this.#text.push(id);
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

  /** Token counts of the reply so far. */
  get usage(): Readonly<Usage> {
    return this.#usage;
  }

  /** `cachedTokens`: prompt tokens that came from the key/value cache. */
  start(cachedTokens: number): ReplyEvent[] {
    this.#usage.cachedTokens = cachedTokens;
    return [{ type: "reply-start", replyId: this.#options.replyId }];
  }

  /** Reads a generated token, the end token excluded. `logprob` is ignored unless log probabilities were requested. */
  push(tokenId: number, logprob: number): TokenReading {
    this.#usage.outputTokens += 1;
    // Special tokens have no text, but they count.
    if (this.#options.tokens.isSpecial(tokenId)) return { events: [], stopped: false };
    this.#logprobs.add(tokenId, logprob);
    return this.#read(this.#text.push(tokenId));
  }

  /** Reads generated text without token ids and log probabilities. `tokens`: its number of tokens. */
  pushText(text: string, tokens: number): TokenReading {
    this.#usage.outputTokens += tokens;
    return this.#read(this.#codePoints.push(text));
  }

  /** Replaces token counts by the counts of the server that sampled the reply. */
  correctUsage(usage: Partial<Usage>): void {
    this.#usage = { ...this.#usage, ...usage };
    this.#usage.billedInputTokens = Math.min(this.#usage.billedInputTokens, this.#usage.inputTokens);
  }

  /** Ends the text before a stop sequence that the sampler found and did not push. `end` with STOP_SEQUENCE must follow. */
  stopAt(sequence: string): ReplyEvent[] {
    const { events } = this.#read(this.#text.end("drop"));
    this.#readSections(this.#sections.flush(), events);
    this.#readAnswer(this.#answerTags.flush(), events);
    this.#write(this.#stops.stopAt(sequence), events);
    return events;
  }

  /** Ends the reply. Text that was held back becomes text of the answer, unless a stop sequence ended the reply before it. */
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

  /** Returns whether a stop sequence is complete. */
  #readSections(sections: readonly Section[], events: ReplyEvent[]): boolean {
    for (const { kind, text } of sections) {
      if (kind === "thinking") {
        this.#emit(kind, text, events);
        continue;
      }
      // The thinking ends here even if the answer is held back, unless the answer may become a plan in the thinking.
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

  /** Writes text of the answer that no stop sequence holds back. */
  #write(text: string, events: ReplyEvent[]): void {
    if (this.#undecided === undefined) {
      this.#emit("text", text, events);
      return;
    }
    this.#undecided += text;
    if (this.#undecided.length > maxPlanLength) this.#decide(events);
  }

  /** Makes the text that was held back the beginning of the answer. */
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
