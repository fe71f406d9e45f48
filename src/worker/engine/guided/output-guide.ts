/** Keeps one reply to its grammar. `accept` starts to compute the next mask, so that it is ready when the model's next run ends. */
import type { CallOpening } from "../../../chat/dialects/calls/call-openings.ts";
import type { OutputGrammar } from "../../../chat/grammar/output-grammar.ts";
import { likelyText } from "./likely-text.ts";
import { ReplyTags } from "./reply-tags.ts";
import type { TagWatch } from "./tag-watch.ts";
import {
  type GrammarMatcher,
  hasEndToken,
  type LeasedMatcher,
  type TokenBytes,
  type TokenGrammar,
  type Vocabulary,
} from "./token-grammar.ts";
import { type Constraint, tokenGuide, type TokenGuide } from "./token-guide.ts";
import { allows, applyMask } from "./token-mask.ts";

/** Thinking at the start of the reply, which no grammar constrains. */
export interface GuidedThinking {
  open: string;
  close: string;
  /** `opened`: the prompt already ends inside the thinking. `may-open`: the reply may begin with the opening tag. */
  state: "opened" | "may-open";
}

export interface OutputGuideOptions {
  grammar: OutputGrammar;
  /** Absent: the reply begins with its answer. */
  thinking?: GuidedThinking;
  /** The beginning of the answer, which the reply continues. `fitsGrammar` says whether it may be. Default: none. */
  written?: string;
}

/**
 * Compiles the grammar, and returns whether an answer that satisfies it may begin with `start`, if that is given. Rejects as
 * `outputConstraint` does.
 */
export async function fitsGrammar(grammars: TokenGrammar, grammar: OutputGrammar, start: string | undefined): Promise<boolean> {
  const { matcher, release } = await grammars.matcher(grammar.text);
  try {
    return start === undefined || grammar.begins.at !== "answer" || matcher._acceptString(start);
  } finally {
    release();
  }
}

/** A token does not fit the grammar. Masks prevent that, so the token is of a replayed reply to another request. */
export class GrammarMismatchError extends Error {
  readonly tokenId: number;
  constructor(tokenId: number) {
    super(`token ${tokenId} does not fit the grammar of the reply`);
    this.name = "GrammarMismatchError";
    this.tokenId = tokenId;
  }
}

/** Returns the guide of a reply that has no constraint but its grammar. Rejects as `outputConstraint` does. */
export async function createOutputGuide(grammars: TokenGrammar, options: OutputGuideOptions): Promise<TokenGuide> {
  const tags = new ReplyTags(grammars.vocabulary.tokens);
  return tokenGuide(tags, [await outputConstraint(grammars, options, tags)]);
}

/** Rejects with GrammarLibraryError or GrammarTextError. */
export async function outputConstraint(grammars: TokenGrammar, options: OutputGuideOptions, tags: ReplyTags): Promise<Constraint> {
  return new OutputConstraint(await grammars.matcher(options.grammar.text), grammars.vocabulary, options, tags);
}

type State =
  /** Before the first token, which may open the thinking. */
  | "first"
  | "thinking"
  /** Directly after the thinking. Up to two line breaks may come before the answer. */
  | "gap"
  /** Free text, until the model writes one of the openings. */
  | "free"
  | "grammar";

class OutputConstraint implements Constraint {
  readonly #lease: LeasedMatcher;
  readonly #vocabulary: Vocabulary;
  readonly #begins: OutputGrammar["begins"];
  readonly #tags: ReplyTags;
  readonly #opening: TagWatch | undefined;
  readonly #closing: TagWatch | undefined;
  readonly #openings: readonly TagWatch[];
  readonly #hasEndToken: boolean;
  #state: State;
  /** Line breaks since the thinking. */
  #gapLength = 0;
  #nextMask: Promise<Int32Array> | undefined;

  constructor(lease: LeasedMatcher, vocabulary: Vocabulary, { grammar, thinking, written = "" }: OutputGuideOptions, tags: ReplyTags) {
    this.#lease = lease;
    this.#vocabulary = vocabulary;
    this.#hasEndToken = hasEndToken(vocabulary);
    this.#begins = grammar.begins;
    this.#tags = tags;
    this.#opening = thinking === undefined ? undefined : tags.watch(anywhere(thinking.open));
    this.#closing = thinking === undefined ? undefined : tags.watch(anywhere(thinking.close));
    this.#openings = grammar.begins.at === "opening" ? grammar.begins.openings.map((opening) => tags.watch(opening)) : [];
    this.#state = thinking === undefined ? this.#afterThinking() : thinking.state === "opened" ? "thinking" : "first";
    if (written !== "" && grammar.begins.at === "answer") this.#matcher._acceptString(written);
    this.#prepareMask();
  }

  async mask(logits: Float32Array): Promise<void> {
    if (!this.#isConstrained()) {
      this.#maskFreeText(logits);
      return;
    }
    this.#prepareMask();
    const mask = await this.#nextMask;
    if (mask === undefined) return;
    const extra = this.#state === "grammar" ? [] : this.#idsBeforeGrammar(mask);
    const kept = extra.map((id) => logits[id] ?? Number.NEGATIVE_INFINITY);
    applyMask(logits, mask);
    extra.forEach((id, index) => {
      logits[id] = kept[index] ?? Number.NEGATIVE_INFINITY;
    });
  }

  accept(id: number, isMaskNext: boolean): void {
    switch (this.#state) {
      case "first":
        if (this.#opening?.completed !== undefined) this.#state = "thinking";
        else this.#acceptAnswer(id);
        break;
      case "thinking":
        this.#acceptThinking();
        break;
      case "gap":
        if (this.#fitsGap(id)) this.#lengthenGap(textOf(this.#vocabulary.tokens, id));
        else this.#acceptAnswer(id);
        break;
      case "free":
        this.#acceptFree(id);
        break;
      case "grammar":
        this.#acceptConstrained(id);
        break;
    }
    if (isMaskNext) this.#prepareMask();
  }

  likely(): string {
    return this.#state === "grammar" ? likelyText(this.#matcher) : "";
  }

  isOver(): boolean {
    return this.#state === "grammar" && !this.#hasEndToken && this.#matcher.isTerminated();
  }

  dispose(): void {
    this.#lease.release();
  }

  get #matcher(): GrammarMatcher {
    return this.#lease.matcher;
  }

  /** Whether the grammar decides about the next token. */
  #isConstrained(): boolean {
    if (this.#state === "thinking" || this.#state === "free") return false;
    return this.#state === "grammar" || !this.#isFreeAnswer();
  }

  /** Whether the answer begins as free text and is constrained only from an opening on. */
  #isFreeAnswer(): boolean {
    return this.#begins.at === "opening" && !this.#begins.isRequired;
  }

  #afterThinking(): "free" | "grammar" {
    return this.#isFreeAnswer() ? "free" : "grammar";
  }

  #acceptThinking(): void {
    const remainder = this.#closing?.completed;
    if (remainder === undefined) return;
    this.#tags.beginAnswer();
    this.#state = "gap";
    this.#lengthenGap(remainder);
  }

  #fitsGap(id: number): boolean {
    const text = textOf(this.#vocabulary.tokens, id);
    return lineBreaks.has(text) && this.#gapLength + text.length <= maxGapLength;
  }

  /** Ends the gap after two line breaks: a model may otherwise write line breaks until it reaches its token limit. */
  #lengthenGap(text: string): void {
    this.#gapLength += text.length;
    if (this.#gapLength >= maxGapLength) this.#state = this.#afterThinking();
  }

  /** Takes in the first token of the answer, after the thinking if there was any. */
  #acceptAnswer(id: number): void {
    this.#state = this.#afterThinking();
    if (this.#state === "free") this.#acceptFree(id);
    else this.#acceptConstrained(id);
  }

  #acceptConstrained(id: number): void {
    this.#nextMask = undefined;
    if (!this.#matcher.acceptToken(id)) throw new GrammarMismatchError(id);
  }

  #acceptFree(id: number): void {
    const watch = this.#openings.find(({ completed }) => completed !== undefined);
    if (watch !== undefined) this.#enterGrammar(watch.tag.text + (watch.completed ?? ""), id);
  }

  /** `written`: the part of the constrained text that the reply has already. */
  #enterGrammar(written: string, id: number): void {
    this.#state = "grammar";
    this.#nextMask = undefined;
    if (!this.#matcher._acceptString(written)) throw new GrammarMismatchError(id);
  }

  #prepareMask(): void {
    if (this.#nextMask !== undefined || !this.#isConstrained()) return;
    const mask = this.#matcher.getNextTokenBitmask();
    // `mask` awaits the promise and throws its error; this only prevents an unhandled rejection.
    mask.catch(() => undefined);
    this.#nextMask = mask;
  }

  /** Returns the tokens that may come before the grammar begins: the opening tag of the thinking, or line breaks after it. */
  #idsBeforeGrammar(mask: Int32Array): number[] {
    const { tokens } = this.#vocabulary;
    const ids: number[] = [];
    for (let id = 0; id < tokens.size; id++) {
      if (allows(mask, id)) continue;
      if (this.#state === "first" ? this.#opening?.remainder(id) === "" : this.#fitsGap(id)) ids.push(id);
    }
    return ids;
  }

  #maskFreeText(logits: Float32Array): void {
    if (!this.#isFreeAnswer()) for (const id of this.#vocabulary.endTokenIds) logits[id] = Number.NEGATIVE_INFINITY;
    const watches = this.#state === "thinking" ? [this.#closing] : this.#openings;
    for (const watch of watches) {
      // Only a tag of several tokens can be completed by a token that also contains text after the tag.
      if (watch?.isBegun !== true) continue;
      for (let id = 0; id < logits.length; id++) {
        const remainder = watch.remainder(id);
        if (remainder !== undefined && remainder !== "" && !this.#mayFollow(watch.tag.text, remainder)) {
          logits[id] = Number.NEGATIVE_INFINITY;
        }
      }
    }
  }

  /** Whether `remainder` may come directly after the tag. */
  #mayFollow(tag: string, remainder: string): boolean {
    if (this.#state === "thinking") return lineBreaks.has(remainder);
    const accepted = this.#matcher._acceptString(tag + remainder);
    this.#matcher.reset();
    return accepted;
  }
}

function anywhere(text: string): CallOpening {
  return { text, onlyFirst: false };
}

/** Qwen models write line breaks between thinking and answer, which belong to neither. */
const lineBreaks: ReadonlySet<string> = new Set(["\n", "\n\n"]);
const maxGapLength = 2;

function textOf(tokens: TokenBytes, id: number): string {
  const bytes = tokens.bytes(id);
  return bytes.length > 2 ? "" : String.fromCharCode(...bytes);
}
