/** Parts of a reply that look the same streamed and not streamed (contract 2.7, 15). */
import type { TokenLogprobs, Usage } from "../../chat/reply-events.ts";

/** All numbers are always present: clients fail without them. */
export function usageBody(usage: Usage) {
  return {
    billed_units: { input_tokens: usage.billedInputTokens, output_tokens: usage.outputTokens },
    tokens: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens },
    cached_tokens: usage.cachedTokens,
  };
}

export function logprobItem({ text, tokenIds, logprobs }: TokenLogprobs) {
  return { text, token_ids: tokenIds, logprobs };
}
