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
  /** Last, once. `error` (one line, no internals) only with ERROR and TIMEOUT. */
  | { type: "reply-end"; finishReason: FinishReason; usage: Usage; error?: string };
