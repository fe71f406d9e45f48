/** A finished reply as a chat completion. */
import type { z } from "zod";
import type { ToolCall } from "../../../inference/conversation.ts";
import type { FinishReason, TokenLogprobs, Usage } from "../../../inference/reply-events.ts";
import { replyError, isDenied } from "../../chat/reply/buffered-reply.ts";
import type { ReplyCollector, ReplyEnd } from "../../chat/reply/reply-collector.ts";
import type { completionSchema, completionUsageSchema, finishReasonSchema } from "./completion-schema.ts";

/** The properties that all bodies of one reply share. */
export interface CompletionContext {
  /** The name in the request. */
  model: string;
  /** Seconds since 1970. */
  created: number;
  /** Whether the request asked for log probabilities. */
  logprobs: boolean;
}

export const completionId = (replyId: string) => `chatcmpl-${replyId}`;

/** Throws the error of a reply that failed after its first token: the headers are sent, so the body breaks off. */
export function completionBody(reply: ReplyCollector, end: ReplyEnd, context: CompletionContext): z.input<typeof completionSchema> {
  const { content, plan, toolCalls } = reply;
  const finishReason = finishReasonOf(end);
  if (finishReason === undefined) throw replyError(end);
  const thinking = content.map((block) => (block.type === "thinking" ? block.thinking : "")).join("");
  const text = plan + reply.text;
  return {
    id: completionId(reply.replyId),
    object: "chat.completion",
    created: context.created,
    model: context.model,
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: text === "" && toolCalls.length > 0 ? null : text,
          refusal: null,
          ...(thinking !== "" && { reasoning_content: thinking }),
          ...(toolCalls.length > 0 && { tool_calls: toolCalls.map(callBody) }),
        },
        logprobs: context.logprobs ? logprobsBody(reply.logprobs) : null,
        finish_reason: finishReason,
      },
    ],
    usage: completionUsage(end.usage),
  };
}

const finishReasons = {
  COMPLETE: "stop",
  STOP_SEQUENCE: "stop",
  MAX_TOKENS: "length",
  TOOL_CALL: "tool_calls",
  ERROR: undefined,
  TIMEOUT: undefined,
} as const satisfies Record<FinishReason, z.input<typeof finishReasonSchema> | undefined>;

/** Undefined for a reply that failed. */
export function finishReasonOf(end: ReplyEnd): z.input<typeof finishReasonSchema> | undefined {
  return isDenied(end) ? "content_filter" : finishReasons[end.finishReason];
}

export function completionUsage(usage: Usage): z.input<typeof completionUsageSchema> {
  return {
    prompt_tokens: usage.inputTokens,
    completion_tokens: usage.outputTokens,
    total_tokens: usage.inputTokens + usage.outputTokens,
    prompt_tokens_details: { cached_tokens: usage.cachedTokens },
  };
}

export function callBody({ id, name, arguments: json }: ToolCall) {
  return { id, type: "function" as const, function: { name, arguments: json } };
}

export function logprobsBody(pieces: readonly TokenLogprobs[]) {
  const encoder = new TextEncoder();
  return {
    content: pieces.map(({ text, logprobs }) => ({
      token: text,
      logprob: logprobs.reduce((sum, logprob) => sum + logprob, 0),
      bytes: [...encoder.encode(text)],
      top_logprobs: [],
    })),
    refusal: null,
  };
}
