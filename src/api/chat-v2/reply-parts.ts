/** Parts of a reply that are the same streamed and not streamed (contract 2.7). */
import { citationSource } from "./citation-body.ts";
import type { ToolCall } from "../../inference/conversation.ts";
import type { Citation, TokenLogprobs } from "../../inference/reply-events.ts";

const citationTypes = { text: "TEXT_CONTENT", thinking: "THINKING_CONTENT", plan: "PLAN" } as const;

export function citationBody({ start, end, text, on, contentIndex, sources }: Citation) {
  return { start, end, text, sources: sources.map(citationSource), content_index: contentIndex, type: citationTypes[on] };
}

export function toolCallBody({ id, name, arguments: json }: ToolCall) {
  return { id, type: "function", function: { name, arguments: json } };
}

export function logprobItem({ text, tokenIds, logprobs }: TokenLogprobs) {
  return { text, token_ids: tokenIds, logprobs };
}
