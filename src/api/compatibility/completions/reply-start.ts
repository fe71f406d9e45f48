/** `continue_final_message`: the last message is the beginning of the reply. */
import { InvalidRequest } from "../../response/errors.ts";
import type { CompletionRequest } from "./completion-request.ts";

interface SeparatedStart {
  /** The request without the message that is continued. */
  rest: CompletionRequest;
  /** The text of that message; undefined if none is continued. */
  replyStart: string | undefined;
}

/** Throws InvalidRequest if the last message cannot be continued. */
export function separatedStart(request: CompletionRequest): SeparatedStart {
  if (!request.continue_final_message) return { rest: request, replyStart: undefined };
  const last = request.messages.at(-1);
  if (last?.role !== "assistant" || last.tool_calls || last.content === undefined || request.messages.length < 2) {
    throw new InvalidRequest("continue_final_message requires a last message of the assistant with content and no tool_calls");
  }
  const { content } = last;
  const replyStart = typeof content === "string" ? content : content.map((part) => ("text" in part ? part.text : part.refusal)).join("\n");
  return { rest: { ...request, messages: request.messages.slice(0, -1) }, replyStart };
}
