/** Parts of a reply that are the same streamed and not streamed (contract 2.7). */
import type { z } from "zod";
import { citationSource } from "./citation-body.ts";
import type { ToolCall } from "../../inference/conversation.ts";
import type { Citation, TokenLogprobs } from "../../inference/reply-events.ts";
import type { chatReplySchema } from "./reply-schema.ts";

type ReplyBody = z.input<typeof chatReplySchema>;
type Citations = NonNullable<ReplyBody["message"]["citations"]>;
type ToolCalls = NonNullable<ReplyBody["message"]["tool_calls"]>;

const citationTypes = { text: "TEXT_CONTENT", thinking: "THINKING_CONTENT", plan: "PLAN" } as const;

export function citationBody({ start, end, text, on, contentIndex, sources }: Citation): Citations[number] {
  return { start, end, text, sources: sources.map(citationSource), content_index: contentIndex, type: citationTypes[on] };
}

export function toolCallBody({ id, name, arguments: json }: ToolCall): ToolCalls[number] {
  return { id, type: "function", function: { name, arguments: json } };
}

export function logprobItem({ text, tokenIds, logprobs }: TokenLogprobs): NonNullable<ReplyBody["logprobs"]>[number] {
  return { text, token_ids: tokenIds, logprobs };
}
