/** The form of a reply to a request without special options. */
import type { ReplyForm } from "../../../inference/conversation.ts";
import type { ModelDescription } from "../../../inference/models.ts";

/** Models that can think do so unless the request disables it (contract 2.1) or `thinkingByDefault` is false. */
export function defaultReplyForm(model: ModelDescription): ReplyForm {
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
