/** Blocks a tool call unless the probability of its opening tag reaches a threshold, for models that call tools too readily. */
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
 * Returns the threshold of a reply; undefined if calls are not blocked. `thresholds`: one for each number of tools, from one on.
 * Thresholds apply only if the model is free to call (`tool_choice` neither forces nor forbids it) and the last message is the
 * user's, not the result of a call.
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
 * Returns the tag that opens a call, and the tokens that contain the whole tag. Throws EngineFailureError if there are none: the
 * probability of a tag that takes several tokens is not known in any one step.
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
  /** Ids of the tokens that contain the whole opening tag. */
  readonly #opening: readonly number[];
  #hasCalled = false;

  /** `threshold`: min probability of the opening tag for a call to begin, in [0, 1]. Throws as `callTokens` does. */
  constructor(threshold: number, calls: CallSyntax | undefined, tokens: TokenBytes) {
    const { opening, ids } = callTokens(calls, tokens);
    this.#threshold = threshold;
    this.#watch = new TagWatch(opening, tokens);
    this.#opening = ids;
  }

  /** Must run before any other guide, because it needs the model's own probabilities. */
  mask(logits: Float32Array): Promise<void> {
    if (!this.#hasCalled && this.#probability(logits) < this.#threshold) {
      for (const id of this.#opening) logits[id] = Number.NEGATIVE_INFINITY;
    }
    return Promise.resolve();
  }

  /** After the first call of a reply nothing is blocked, because the grammar may require a further call. */
  accept(id: number): void {
    if (this.#watch.push(id) !== undefined) this.#hasCalled = true;
  }

  dispose(): void {
    // The guide has no resources to free.
  }

  #probability(logits: Float32Array): number {
    const normaliser = logSumExp(logits);
    return this.#opening.reduce((sum, id) => sum + Math.exp((logits[id] ?? Number.NEGATIVE_INFINITY) - normaliser), 0);
  }
}
