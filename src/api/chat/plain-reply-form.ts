/** The reply of a request that asks for nothing in particular. */
import type { ReplyForm } from "../../inference/conversation.ts";
import type { ModelDescription } from "../../inference/models.ts";

/** Models that can think do so unless they are told not to (contract 2.1), except those that do so only when told to. */
export function plainReplyForm(model: ModelDescription): ReplyForm {
  return {
    toolChoice: "auto",
    strictTools: false,
    maxToolCalls: 0,
    output: { type: "text" },
    thinking: { enabled: model.features.includes("reasoning") && model.thinkingByDefault },
    citations: "accurate",
    rawPrompt: false,
    truncation: "off",
    promptLogprobs: false,
  };
}
