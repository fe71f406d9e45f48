/** What a checked v1 chat request asks the reply to be. */
import type { ReplyForm } from "../../inference/conversation.ts";
import { citationForm } from "../chat/citation-mode.ts";
import { outputForm } from "../chat/json-output.ts";
import { plainReplyForm } from "../chat/plain-reply-form.ts";
import type { SchemaNode } from "../../inference/schema-node.ts";
import type { ModelDescription } from "../../inference/models.ts";
import type { ChatV1Request } from "./chat-v1-request.ts";

const truncations = { OFF: "off", AUTO: "auto", AUTO_PRESERVE_ORDER: "auto-preserve-order" } as const;
/** Room that the prompt leaves to the reply where the request does not say how much it may take. */
const replyTokens = 256;

export function toReplyForm(request: ChatV1Request, model: ModelDescription, outputNode: SchemaNode | undefined): ReplyForm {
  const { contextLength } = model;
  return {
    ...plainReplyForm(model),
    // A single step has one round of calls: with its results the model must answer.
    toolChoice: request.force_single_step && request.tool_results ? "none" : "auto",
    output: outputForm(request.response_format, outputNode),
    citations: citationForm(request.citation_quality),
    rawPrompt: request.raw_prompting,
    truncation: truncations[request.prompt_truncation ?? (request.connectors ? "AUTO" : "OFF")],
    // A short context is halved, so that some of it is left for the prompt.
    maxInputTokens: request.max_input_tokens ?? Math.max(contextLength - replyTokens, Math.ceil(contextLength / 2)),
  };
}
