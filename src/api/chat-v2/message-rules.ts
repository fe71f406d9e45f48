/** Rules for the sequence of messages of a chat (contract 2.2). */
import { InvalidRequest } from "../response/errors.ts";
import type { ChatMessage } from "./chat-request.ts";

/** Throws InvalidRequest. `systemAnywhere`: system messages may follow others. */
export function checkMessages(messages: readonly ChatMessage[], systemAnywhere = false): void {
  let hasConversationBegun = false;
  /** Calls of the assistant message that a tool message may answer at this index. */
  let answerable = new Set<string>();
  for (const [index, message] of messages.entries()) {
    const field = `messages[${index}]`;
    if (message.role === "system") {
      if (hasConversationBegun && !systemAnywhere) throw new InvalidRequest(`${field}: system messages must come before all others`);
      continue;
    }
    hasConversationBegun = true;
    switch (message.role) {
      case "user":
        if (isEmpty(message.content)) throw new InvalidRequest(`${field}.content must not be empty`);
        answerable = new Set();
        break;
      case "assistant": {
        const { content, tool_calls, tool_plan } = message;
        if (content === undefined && !tool_calls && tool_plan === undefined) {
          throw new InvalidRequest(`${field} must have content, tool_calls or tool_plan`);
        }
        const ids = tool_calls?.map((call) => call.id) ?? [];
        answerable = new Set(ids);
        if (answerable.size < ids.length) throw new InvalidRequest(`${field}.tool_calls must have unique ids`);
        break;
      }
      case "tool":
        if (!answerable.has(message.tool_call_id)) {
          throw new InvalidRequest(`${field}.tool_call_id '${message.tool_call_id}' names no tool call of the assistant message before it`);
        }
    }
  }
  // Where system messages may be anywhere, they are put first, so the last of the others is answered.
  const others = systemAnywhere && hasConversationBegun ? messages.findLastIndex(({ role }) => role !== "system") : messages.length - 1;
  const role = messages[others]?.role;
  if (role !== "user" && role !== "tool") throw new InvalidRequest(`messages[${others}].role must be user or tool in the last message`);
}

function isEmpty(content: Extract<ChatMessage, { role: "user" }>["content"]): boolean {
  if (typeof content === "string") return content === "";
  return content.every((block) => block.type === "text" && block.text === "");
}
