/** Instructions about tools, for the system message. The form of a reply is the schema of `reply-constraint.ts`. */
import type { ReplyForm, ToolDefinition } from "../../../inference/conversation.ts";

export function toolsText(tools: readonly ToolDefinition[], { toolChoice }: Pick<ReplyForm, "toolChoice">): string {
  if (tools.length === 0) return "";
  const listed = tools.map(({ name, description, parameters }) => JSON.stringify({ name, description, parameters })).join("\n");
  return `${introductions[toolChoice]}\nThese are the functions, with JSON Schemas of their arguments:\n${listed}`;
}

const call = '{"tool_calls": [{"name": "function_name", "arguments": {"argument": "value"}}]}';

const introductions: Record<ReplyForm["toolChoice"], string> = {
  auto: `You can call functions; their results come in the next message. Write one JSON object and no other text. Write ${call} if a function is needed, and {"reply": "your answer"} if none is, or if its result is already there.`,
  required: `You have to call functions; their results come in the next message. Write one JSON object and no other text: ${call}`,
  none: "There are functions that you could call, but not in this reply.",
};
