/** Converts a checked chat request to the form of its reply. */
import type { ReplyForm } from "../../inference/conversation.ts";
import { citationForm } from "../chat/request/citation-mode.ts";
import { outputForm } from "../chat/request/json-output.ts";
import { defaultReplyForm } from "../chat/request/default-reply-form.ts";
import type { SchemaNode } from "../../inference/schema-node.ts";
import type { ModelDescription } from "../../inference/models.ts";
import type { ChatRequest } from "./chat-request.ts";

const toolChoices = { REQUIRED: "required", NONE: "none" } as const;

export function toReplyForm(request: ChatRequest, model: ModelDescription, outputNode: SchemaNode | undefined): ReplyForm {
  const { tool_choice, thinking } = request;
  const plain = defaultReplyForm(model);
  return {
    ...plain,
    toolChoice: tool_choice ? toolChoices[tool_choice] : "auto",
    strictTools: request.strict_tools,
    output: outputForm(request.response_format, outputNode),
    thinking: {
      // checkCapabilities refuses "enabled" for a model that cannot think.
      enabled: thinking === undefined ? plain.thinking.enabled : thinking.type === "enabled",
      ...(thinking?.token_budget !== undefined && { tokenBudget: thinking.token_budget }),
    },
    citations: citationForm(request.citation_options?.mode),
  };
}
