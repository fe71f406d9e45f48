/** The messages and tools of a conversation in the form that the chat templates of model hubs expect. */
import type { Conversation, Message, ToolDefinition } from "../../inference/conversation.ts";
import { documentsText } from "./document-text.ts";
import { imageMark, type LiteralText } from "./literal-text.ts";
import { outputText } from "./message-text.ts";

export interface TemplateTool {
  type: "function";
  function: ToolDefinition;
}

export interface TemplateCall {
  id: string;
  type: "function";
  /** `arguments`: the text of a JSON object, or that object. */
  function: { name: string; arguments: unknown };
}

export interface TemplateMessage {
  role: Message["role"];
  /** Null beside calls, for templates that ask for it. */
  content: string | null;
  /** Earlier thinking, where the model should see it again. */
  reasoning_content?: string;
  /** The same for templates with another name for it, and the plan of calls. */
  thinking?: string;
  tool_plan?: string;
  tool_calls?: TemplateCall[];
  /** Results beside their calls, for templates that look for them there. */
  tool_responses?: { name: string; response: string }[];
  tool_call_id?: string;
  /** Of the tool that was called. */
  name?: string;
  /** JSON of the tools, for templates that look for them in the system message. */
  tools?: string;
}

/**
 * One system message at most and first. Service instructions stand before the caller's, documents behind them, then
 * `extraSystemText`. The caller's texts are marked as literal; those of the service are written as they are.
 */
export function templateMessages(conversation: Conversation, literal: LiteralText, extraSystemText = ""): TemplateMessage[] {
  const system = [conversation.serviceInstructions];
  const messages: TemplateMessage[] = [];
  const lastUser = conversation.messages.findLastIndex((message) => message.role === "user");
  for (const [index, message] of conversation.messages.entries()) {
    if (message.role === "system") system.push(literal.mark(message.text));
    else messages.push(templateMessage(message, index > lastUser, literal));
  }
  system.push(literal.mark(documentsText(conversation.documents)), extraSystemText);
  const systemText = system.filter((text) => text !== "").join("\n\n");
  return systemText === "" ? messages : [{ role: "system", content: systemText }, ...messages];
}

/** The tools of a conversation. */
export function templateTools(conversation: Conversation, literal: LiteralText): TemplateTool[] {
  return conversation.tools.map(({ name, description, parameters }) => ({
    type: "function",
    function: { name, description: literal.mark(description), parameters: markedObject(parameters, literal) },
  }));
}

/** `isOpenStep`: no user has spoken since, so that thinking before a tool call is still needed (contract 2.2). */
function templateMessage(message: Exclude<Message, { role: "system" }>, isOpenStep: boolean, literal: LiteralText): TemplateMessage {
  if (message.role === "user") {
    return { role: "user", content: userContent(message.parts, literal) };
  }
  if (message.role === "tool") {
    const content = message.outputs.map((output) => outputText(output.data)).join("\n");
    return { role: "tool", content: literal.mark(content), tool_call_id: message.toolCallId };
  }
  const text = message.text === "" ? message.plan : message.text;
  const content = literal.mark(text);
  if (message.toolCalls.length === 0) return { role: "assistant", content };
  return {
    role: "assistant",
    content,
    ...(isOpenStep && message.thinking !== "" ? { reasoning_content: literal.mark(message.thinking) } : {}),
    tool_calls: message.toolCalls.map((call) => ({
      id: call.id,
      type: "function",
      function: { name: call.name, arguments: literal.mark(call.arguments) },
    })),
  };
}

/** Text blocks stand on lines of their own, images where they were sent. */
function userContent(parts: Extract<Message, { role: "user" }>["parts"], literal: LiteralText): string {
  return parts
    .map((part, index) => {
      if (part.type === "image") return imageMark;
      return `${parts[index - 1]?.type === "text" ? "\n" : ""}${literal.mark(part.text)}`;
    })
    .join("");
}

export function markedObject(object: Readonly<Record<string, unknown>>, literal: LiteralText): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [literal.mark(key), marked(value, literal)]));
}

function marked(value: unknown, literal: LiteralText): unknown {
  if (typeof value === "string") return literal.mark(value);
  if (Array.isArray(value)) return value.map((item) => marked(item, literal));
  return typeof value === "object" && value !== null ? markedObject({ ...value }, literal) : value;
}
