/** Converts a checked chat request to the conversation that every chat route shares. */
import type { Conversation, SuppliedDocument, Message, UserPart } from "../../inference/conversation.ts";
import { argumentsSchema } from "../chat/request/request-schemas.ts";
import { parseJsonObject } from "../../chat/json-object.ts";
import { safetyInstructions } from "../chat/request/safety.ts";
import { documentIds } from "../chat/request/supplied-documents.ts";
import type { SchemaNode } from "../../inference/schema-node.ts";
import type { ModelDescription } from "../../inference/models.ts";
import type { ChatMessage, ChatRequest } from "./chat-request.ts";

type AssistantMessage = Extract<ChatMessage, { role: "assistant" }>;
type ToolMessage = Extract<ChatMessage, { role: "tool" }>;

/** `argumentsNodes`: result of `readContent`. Adds a line to `warnings` for each adjusted value (contract 1.5). */
export function toConversation(
  request: ChatRequest,
  argumentsNodes: readonly (SchemaNode | undefined)[],
  model: ModelDescription,
  warnings: string[],
): Conversation {
  return {
    messages: messagesOf(request.messages),
    documents: suppliedDocuments(request),
    tools: (request.tools ?? []).map(({ function: { name, description = "", parameters } }, index) => ({
      name,
      description,
      parameters: argumentsSchema(parameters),
      ...(argumentsNodes[index] && { argumentsNode: argumentsNodes[index] }),
    })),
    serviceInstructions: safetyInstructions(safetyRequest(request), model, warnings),
  };
}

/** Missing ids are made from the index (contract 2.5). */
export function suppliedDocuments({ documents = [] }: ChatRequest): SuppliedDocument[] {
  const ids = documentIds(
    documents.map((document) => (typeof document === "string" ? undefined : document.id)),
    "doc:",
  );
  return documents.map((document, index) => ({
    id: ids[index] ?? "",
    data: typeof document === "string" ? { text: document } : document.data,
    hiddenKeys: [],
  }));
}

export function safetyRequest({ safety_mode, tools, documents }: ChatRequest) {
  return { safety_mode, overriddenBy: tools ? "tools" : documents ? "documents" : undefined };
}

/** Joins the system messages by a blank line (contract 2.2); every other message becomes one message. */
function messagesOf(chatMessages: readonly ChatMessage[]): Message[] {
  const instructions: string[] = [];
  const messages: Message[] = [];
  for (const [index, message] of chatMessages.entries()) {
    switch (message.role) {
      case "system":
        instructions.push(textOf(message.content));
        break;
      case "user":
        messages.push({ role: "user", parts: userParts(message, `messages[${index}]`) });
        break;
      case "assistant":
        messages.push(assistantMessage(message));
        break;
      case "tool":
        messages.push({ role: "tool", toolCallId: message.tool_call_id, outputs: toolOutputs(message) });
        break;
    }
  }
  return instructions.length > 0 ? [{ role: "system", text: instructions.join("\n\n") }, ...messages] : messages;
}

function userParts({ content }: Extract<ChatMessage, { role: "user" }>, field: string): UserPart[] {
  if (typeof content === "string") return [{ type: "text", text: content }];
  return content.map((block, index) =>
    block.type === "text"
      ? { type: "text", text: block.text }
      : { type: "image", ...block.image_url, field: `${field}.content[${index}].image_url.url` },
  );
}

function assistantMessage({ content = "", tool_calls = [], tool_plan = "" }: AssistantMessage): Message {
  return {
    role: "assistant",
    text: textOf(content),
    // Thinking stays out of the prompt except between a call and its result (contract 2.2).
    thinking: tool_calls.length > 0 ? thinkingOf(content) : "",
    plan: tool_plan,
    toolCalls: tool_calls.map(({ id, function: call }) => ({ id, name: call.name, arguments: call.arguments })),
  };
}

/** A text that is a JSON object is the output itself; any other text becomes an object with the key "output" (contract 2.3). */
function toolOutputs({ content, tool_call_id }: ToolMessage): Extract<Message, { role: "tool" }>["outputs"] {
  if (typeof content === "string") return [{ id: `${tool_call_id}:0`, data: parseJsonObject(content) ?? { output: content } }];
  return content.map((block, index) =>
    block.type === "document"
      ? { id: block.document.id ?? `${tool_call_id}:${index}`, data: block.document.data }
      : { id: `${tool_call_id}:${index}`, data: { output: block.text } },
  );
}

/** Joins the text blocks of a message by newlines. */
function textOf(content: string | readonly { type: string; text?: string }[]): string {
  if (typeof content === "string") return content;
  return content.flatMap((block) => block.text ?? []).join("\n");
}

function thinkingOf(content: NonNullable<AssistantMessage["content"]>): string {
  if (typeof content === "string") return "";
  return content.flatMap((block) => (block.type === "thinking" ? block.thinking : [])).join("\n");
}
