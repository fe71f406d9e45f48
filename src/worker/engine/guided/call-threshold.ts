/** Blocks a first tool call unless the probability of its opening tag reaches a threshold. */
import type { CallSyntax } from "../../../chat/dialects/dialect.ts";
import { type CallOpening, callOpenings } from "../../../chat/dialects/calls/call-openings.ts";
import type { Conversation, ReplyForm } from "../../../inference/conversation.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { logSumExp } from "../sampling/sampler.ts";
import type { Constraint } from "./token-guide.ts";
import type { ReplyTags } from "./reply-tags.ts";
import { tokensWithTag } from "./tag-ban.ts";
import type { TagWatch } from "./tag-watch.ts";
import type { TokenBytes } from "./token-grammar.ts";

/**
 * Returns the threshold of a reply; undefined if it has none. `thresholds`: for 1, 2, 3 ... tools. A reply has a threshold if the model
 * is free to call a tool and answers a user message, not the result of a call.
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
 * Returns the tag that opens a call, and the tokens that contain it. Throws EngineFailureError if there are none: the probability of a
 * tag that is spelled out cannot be read from one row of logits.
 */
export function callTokens(calls: CallSyntax | undefined, tokens: TokenBytes): { opening: CallOpening; ids: readonly number[] } {
  const opening = calls === undefined || calls.layout.open === "" ? undefined : callOpenings(calls, []).at(0);
  const ids = opening === undefined ? [] : tokensWithTag(opening, tokens);
  if (opening !== undefined && ids.length > 0) return { opening, ids };
  const detail = "toolCallThresholds: the model has no token that opens a tool call";
  throw new EngineFailureError({ kind: "files-damaged", detail });
}

export class CallThreshold implements Constraint {
  readonly #threshold: number;
  readonly #watch: TagWatch;
  /** Ids of the tokens that contain the whole opening tag. */
  readonly #opening: readonly number[];

  /** `threshold`: min probability, in [0, 1], of the opening tag for a call to begin. Throws as `callTokens` does. */
  constructor(threshold: number, calls: CallSyntax | undefined, tags: ReplyTags) {
    const { opening, ids } = callTokens(calls, tags.tokens);
    this.#threshold = threshold;
    this.#watch = tags.watch(opening);
    this.#opening = ids;
  }

  /**
   * Must run before every constraint that changes the logits, because it needs the model's own probabilities. Blocks only a first call,
   * because the grammar may require a further one.
   */
  mask(logits: Float32Array): Promise<void> {
    if (!this.#watch.hasCome && this.#probability(logits) < this.#threshold) {
      for (const id of this.#opening) logits[id] = Number.NEGATIVE_INFINITY;
    }
    return Promise.resolve();
  }

  #probability(logits: Float32Array): number {
    const normaliser = logSumExp(logits);
    return this.#opening.reduce((sum, id) => sum + Math.exp((logits[id] ?? Number.NEGATIVE_INFINITY) - normaliser), 0);
  }
}
