/** A finished reply as the JSON body of contract 2.7. */
import type { z } from "zod";
import type { ReplyCollector, ReplyEnd } from "../chat/reply/reply-collector.ts";
import { usageBody } from "../chat/reply/usage-body.ts";
import type { chatReplySchema } from "./reply-schema.ts";
import { citationBody, logprobItem, toolCallBody } from "./reply-parts.ts";

/** `logprobs`: whether the request asked for them. */
export function replyBody(reply: ReplyCollector, end: ReplyEnd, logprobs: boolean): z.input<typeof chatReplySchema> {
  const { content, plan, toolCalls, citations } = reply;
  return {
    id: reply.replyId,
    finish_reason: end.finishReason,
    message: {
      role: "assistant",
      ...(content.length > 0 && { content }),
      ...(content.length === 0 && toolCalls.length === 0 && { content: [{ type: "text", text: "" }] }),
      ...(toolCalls.length > 0 && { tool_calls: toolCalls.map(toolCallBody) }),
      ...(plan !== "" && { tool_plan: plan }),
      ...(citations.length > 0 && { citations: citations.map(citationBody) }),
    },
    usage: usageBody(end.usage),
    ...(logprobs && { logprobs: reply.logprobs.map(logprobItem) }),
  };
}
