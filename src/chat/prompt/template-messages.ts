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
  /** Null in a message with calls, for templates that require it. */
  content: string | null;
  /** Earlier thinking, if the model is to read it again. */
  reasoning_content?: string;
  /** The same as `reasoning_content`, for templates that call it so. */
  thinking?: string;
  /** The plan of the calls. */
  tool_plan?: string;
  tool_calls?: TemplateCall[];
  /** Results of the calls, for templates that read them from the message of the calls. */
  tool_responses?: { name: string; response: string }[];
  tool_call_id?: string;
  /** Name of the called tool, in the message of its result. */
  name?: string;
  /** JSON of the tools, for templates that read them from the system message. */
  tools?: string;
}

/**
 * Returns the messages with at most one system message, which is the first: the service's instructions, the caller's, the
 * documents, then `extraSystemText`. Callers' texts are marked as literal.
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

/** Returns the tools of a conversation. */
export function templateTools(conversation: Conversation, literal: LiteralText): TemplateTool[] {
  return conversation.tools.map(({ name, description, parameters }) => ({
    type: "function",
    function: { name, description: literal.mark(description), parameters: markedObject(parameters, literal) },
  }));
}

/** `showsThinking`: whether thinking before a tool call is kept, which ends with the next user message (contract 2.2). */
function templateMessage(message: Exclude<Message, { role: "system" }>, showsThinking: boolean, literal: LiteralText): TemplateMessage {
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
    ...(showsThinking && message.thinking !== "" ? { reasoning_content: literal.mark(message.thinking) } : {}),
    tool_calls: message.toolCalls.map((call) => ({
      id: call.id,
      type: "function",
      function: { name: call.name, arguments: literal.mark(call.arguments) },
    })),
  };
}

/** Returns the parts of a user message in their order: each text on its own line, a mark for each image. */
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
