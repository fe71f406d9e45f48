/** Keeps a model that calls tools too readily from calling one: it begins to only where it is sure of it. */
import type { CallSyntax } from "../../../chat/dialects/dialect.ts";
import { type CallOpening, callOpenings } from "../../../chat/dialects/calls/call-openings.ts";
import type { Conversation, ReplyForm } from "../../../inference/conversation.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { logSumExp } from "../sampling/sampler.ts";
import type { TokenGuide } from "./output-guide.ts";
import { tokensWithTag } from "./tag-ban.ts";
import { TagWatch } from "./tag-watch.ts";
import type { TokenBytes } from "./token-grammar.ts";

/**
 * The threshold of a reply; undefined: none. `thresholds`: one for each number of tools, from one on. They hold where the model decides
 * by itself about a first call: nothing forces or forbids one, and no result of one is to be answered.
 */
export function callThreshold(
  thresholds: readonly number[],
  { messages, tools }: Conversation,
  { toolChoice, rawPrompt }: ReplyForm,
): number | undefined {
  const isFree = toolChoice === "auto" && !rawPrompt && messages.at(-1)?.role === "user";
  return isFree ? thresholds[tools.length - 1] : undefined;
}

/**
 * The tag that opens a call, and the tokens that write it. Throws EngineFailureError if there are none: of a tag that is spelled out,
 * no step tells how probable it is.
 */
export function callTokens(calls: CallSyntax | undefined, tokens: TokenBytes): { opening: CallOpening; ids: readonly number[] } {
  const opening = calls === undefined || calls.frame.open === "" ? undefined : callOpenings(calls, []).at(0);
  const ids = opening === undefined ? [] : tokensWithTag(new TagWatch(opening, tokens), tokens);
  if (opening !== undefined && ids.length > 0) return { opening, ids };
  const detail = "toolCallThresholds: the model has no token that opens a tool call";
  throw new EngineFailureError({ kind: "files-damaged", detail });
}

export class CallThreshold implements TokenGuide {
  readonly #threshold: number;
  readonly #watch: TagWatch;
  /** Tokens that open a call. */
  readonly #opening: readonly number[];
  #hasCalled = false;

  /** `threshold`: min probability, in [0, 1], that the model gives the opening tag for a call to begin. Throws as `callTokens` does. */
  constructor(threshold: number, calls: CallSyntax | undefined, tokens: TokenBytes) {
    const { opening, ids } = callTokens(calls, tokens);
    this.#threshold = threshold;
    this.#watch = new TagWatch(opening, tokens);
    this.#opening = ids;
  }

  /** Reads the model's own probabilities: before any other guide, which would change them. */
  mask(logits: Float32Array): Promise<void> {
    if (!this.#hasCalled && this.#probability(logits) < this.#threshold) {
      for (const id of this.#opening) logits[id] = Number.NEGATIVE_INFINITY;
    }
    return Promise.resolve();
  }

  /** Further calls of the reply are the model's own: a grammar may leave it no other choice. */
  accept(id: number): void {
    if (this.#watch.push(id) !== undefined) this.#hasCalled = true;
  }

  dispose(): void {
    // Nothing is held.
  }

  #probability(logits: Float32Array): number {
    const normaliser = logSumExp(logits);
    return this.#opening.reduce((sum, id) => sum + Math.exp((logits[id] ?? Number.NEGATIVE_INFINITY) - normaliser), 0);
  }
}
