/**
 * What a reply is made of, in the order of contract 3.3: one union for every chat route, streamed or not.
 * A reply is a pure function of (request, reply id, seed, token ids); encoders only write these events down.
 */

export type FinishReason = "COMPLETE" | "STOP_SEQUENCE" | "MAX_TOKENS" | "TOOL_CALL" | "ERROR" | "TIMEOUT";

/** Token counts of contract 15. */
export interface Usage {
  /** Every token of the prompt, the template included. */
  inputTokens: number;
  /** Every generated token, the end token excluded. */
  outputTokens: number;
  /** Tokens of what the caller supplied, without template and service instructions. */
  billedInputTokens: number;
  /** Prompt tokens served from the key/value cache. */
  cachedTokens: number;
}

/** Ids and natural-log probabilities of the tokens that a piece of text was made from. */
export interface TokenLogprobs {
  text: string;
  tokenIds: number[];
  logprobs: number[];
}

/** A passage of a reply and the sources that say what it says (contract 2.7). Offsets count code points, `end` exclusive. */
export interface Citation {
  start: number;
  end: number;
  text: string;
  /** What the offsets index: the text or thinking of content block `contentIndex`, or the plan. */
  on: "text" | "thinking" | "plan";
  contentIndex: number;
  /** At least one. `data`: as the caller supplied it. */
  sources: { type: "document" | "tool"; id: string; data: Record<string, unknown> }[];
}

export type ReplyEvent =
  /** First, once: the request has its turn and its prompt is accepted. */
  | { type: "reply-start"; replyId: string }
  | { type: "thinking-start"; index: number }
  | { type: "thinking-delta"; index: number; thinking: string }
  | { type: "thinking-end"; index: number }
  | { type: "text-start"; index: number }
  /** `text` is never empty and holds whole code points. `logprobs` is present when they were asked for. */
  | { type: "text-delta"; index: number; text: string; logprobs?: TokenLogprobs }
  | { type: "text-end"; index: number }
  /** What the model says before it calls tools, where it does not think. Before the first call. */
  | { type: "plan-delta"; text: string }
  /** Calls never interleave; `index` counts them from 0. */
  | { type: "tool-call-start"; index: number; id: string; name: string }
  /** A piece of the arguments' JSON text. */
  | { type: "tool-call-delta"; index: number; arguments: string }
  /**
   * The concatenated arguments are a JSON object. Readers get no call without it; in the engine, one that has none when
   * the reply ends was cut short and counts for nothing.
   */
  | { type: "tool-call-end"; index: number }
  /** Between the deltas of what it cites (fast) or before its block's end (accurate); `index` counts citations from 0. */
  | { type: "citation"; index: number; citation: Citation }
  /** Facts of the prompt, where they were ordered: log probability of each prompt token (the first has none). */
  | { type: "prompt-logprobs"; tokens: { text: string; logprob?: number }[] }
  /** Documents and turns that truncation left in the prompt; only when something was left out. */
  | { type: "prompt-truncated"; documentIds: string[]; messagesKept: number }
  /**
   * Last, once. `error` (one line, no internals) only with ERROR and TIMEOUT; `stopSequence`, the one that the reply
   * ended before, only with STOP_SEQUENCE. `refusal` only with ERROR, if it was the server of the model that refused.
   */
  | {
      type: "reply-end";
      finishReason: FinishReason;
      usage: Usage;
      error?: string;
      stopSequence?: string;
      refusal?: ServerRefusal;
    };

/** Why the server of a model did not even begin the reply. */
export type ServerRefusal = { kind: "too-many-tokens" | "unprocessable" } | { kind: "unavailable"; retryAfterSeconds: number };
