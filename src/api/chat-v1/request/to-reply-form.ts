/** Converts a checked v1 chat request to the form of its reply. */
import type { ReplyForm } from "../../../inference/conversation.ts";
import { citationForm } from "../../chat/request/citation-mode.ts";
import { outputForm } from "../../chat/request/json-output.ts";
import { defaultReplyForm } from "../../chat/request/default-reply-form.ts";
import type { SchemaNode } from "../../../inference/schema-node.ts";
import type { ModelDescription } from "../../../inference/models.ts";
import type { ChatV1Request } from "./chat-v1-request.ts";

const truncations = { OFF: "off", AUTO: "auto", AUTO_PRESERVE_ORDER: "auto-preserve-order" } as const;
/** Tokens of the context reserved for the reply if the request sets no max_input_tokens. */
const replyTokens = 256;

export function toReplyForm(request: ChatV1Request, model: ModelDescription, outputNode: SchemaNode | undefined): ReplyForm {
  const { contextLength } = model;
  return {
    ...defaultReplyForm(model),
    // A single step has one round of calls: after their results the model must answer.
    toolChoice: request.force_single_step && request.tool_results ? "none" : "auto",
    output: outputForm(request.response_format, outputNode),
    citations: citationForm(request.citation_quality),
    rawPrompt: request.raw_prompting,
    truncation: truncations[request.prompt_truncation ?? (request.connectors ? "AUTO" : "OFF")],
    // At most half of a short context is reserved.
    maxInputTokens: request.max_input_tokens ?? Math.max(contextLength - replyTokens, Math.ceil(contextLength / 2)),
  };
}
