/** raw_prompting: the message is the complete prompt (contract 4.1). */
import type { ChatV1Request } from "./chat-v1-request.ts";

/** Returns the request without the properties that such a prompt ignores; adds a line to `warnings` for each. */
export function rawRequest(request: ChatV1Request, warnings: string[]): ChatV1Request {
  const { chat_history, preamble } = request;
  if (chat_history) warnings.push("chat_history is ignored with raw_prompting");
  if (preamble) warnings.push("preamble is ignored with raw_prompting");
  return { ...request, chat_history: undefined, preamble: undefined };
}
