/**
 * The events of a reply, in the order of contract 3.3. Every chat route, streamed or not, encodes this union.
 * A reply is a pure function of (request, reply id, seed, token ids); encoders only serialise the events.
 */

export type FinishReason = "COMPLETE" | "STOP_SEQUENCE" | "MAX_TOKENS" | "TOOL_CALL" | "ERROR" | "TIMEOUT";

/** Token counts of contract 15. */
export interface Usage {
  /** Every token of the prompt, the template included. */
  inputTokens: number;
  /** Every generated token, the end token excluded. */
  outputTokens: number;
  /** Tokens of the caller's input, without template and service instructions. */
  billedInputTokens: number;
  /** Prompt tokens served from the key/value cache. */
  cachedTokens: number;
}

/** Ids and natural-log probabilities of the tokens that form a piece of text. */
export interface TokenLogprobs {
  text: string;
  tokenIds: number[];
  logprobs: number[];
}

/** A passage of a reply and the sources that support it (contract 2.7). Offsets count code points, `end` exclusive. */
export interface Citation {
  start: number;
  end: number;
  text: string;
  /** The text that the offsets index: the text or thinking of content block `contentIndex`, or the plan. */
  on: "text" | "thinking" | "plan";
  contentIndex: number;
  /** At least one. `data`: the data in the request. */
  sources: { type: "document" | "tool"; id: string; data: Record<string, unknown> }[];
}

export type ReplyEvent =
  /** First, once: the request has its queue slot and its prompt is accepted. */
  | { type: "reply-start"; replyId: string }
  | { type: "thinking-start"; index: number }
  | { type: "thinking-delta"; index: number; thinking: string }
  | { type: "thinking-end"; index: number }
  | { type: "text-start"; index: number }
  /** `text` is never empty and ends at a code point boundary. `logprobs` is present if requested. */
  | { type: "text-delta"; index: number; text: string; logprobs?: TokenLogprobs }
  | { type: "text-end"; index: number }
  /** Text before the tool calls, from a model that does not think. Before the first call. */
  | { type: "plan-delta"; text: string }
  /** Calls never interleave; `index` counts them from 0. */
  | { type: "tool-call-start"; index: number; id: string; name: string }
  /** A piece of the arguments' JSON text. */
  | { type: "tool-call-delta"; index: number; arguments: string }
  /**
   * The concatenated arguments are a JSON object. Consumers see only calls that have this event; in the engine, a call
   * without it when the reply ends was cut short and is discarded.
   */
  | { type: "tool-call-end"; index: number }
  /** Between the deltas of the cited text (fast) or before its block's end (accurate); `index` counts citations from 0. */
  | { type: "citation"; index: number; citation: Citation }
  /** If requested: log probability of each prompt token; the first has none. */
  | { type: "prompt-logprobs"; tokens: { text: string; logprob?: number }[] }
  /** Documents and messages that remain in the prompt; sent only if truncation removed some. */
  | { type: "prompt-truncated"; documentIds: string[]; messagesKept: number }
  /**
   * Last, once. `error` (one line, no internals) only with ERROR and TIMEOUT. `stopSequence`, which ended the reply, only
   * with STOP_SEQUENCE. `refusal` only with ERROR, if the model's server refused the request.
   */
  | {
      type: "reply-end";
      finishReason: FinishReason;
      usage: Usage;
      error?: string;
      stopSequence?: string;
      refusal?: ServerRefusal;
    };

/** Why the server of a model refused the request. */
export type ServerRefusal = { kind: "too-many-tokens" | "unprocessable" } | { kind: "unavailable"; retryAfterSeconds: number };
