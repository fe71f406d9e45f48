/** Converts a conversation to the messages of `/chat/completions`. */
import { documentText, documentsText } from "../../../../chat/prompt/document-text.ts";
import { outputText, userText } from "../../../../chat/prompt/message-text.ts";
import type { Conversation, Message, SuppliedDocument, ToolDefinition, UserPart } from "../../../../inference/conversation.ts";

/** Puts all system texts into one first message, because many templates refuse others. `documents`: "message" adds the documents to it. */
export function chatMessages(conversation: Conversation, documents: "message" | "field"): Record<string, unknown>[] {
  const { messages, serviceInstructions } = conversation;
  const shown = documents === "message" ? documentsText(conversation.documents) : "";
  const callers = messages.flatMap((message) => (message.role === "system" ? [message.text] : []));
  const system = [serviceInstructions, ...callers, shown].filter((text) => text !== "").join("\n\n");
  const lastUser = messages.findLastIndex((message) => message.role === "user");
  const dialogue = messages.flatMap((message, index) => (message.role === "system" ? [] : [chatMessage(message, index > lastUser)]));
  return system === "" ? dialogue : [{ role: "system", content: system }, ...dialogue];
}

/** `isOpenStep`: whether no user message follows, so that thinking before a tool call is still needed (contract 2.2). */
function chatMessage(message: Exclude<Message, { role: "system" }>, isOpenStep: boolean): Record<string, unknown> {
  switch (message.role) {
    case "user":
      return { role: "user", content: userContent(message.parts) };
    case "tool":
      return { role: "tool", tool_call_id: message.toolCallId, content: message.outputs.map(({ data }) => outputText(data)).join("\n") };
    case "assistant": {
      const { text, plan, thinking, toolCalls } = message;
      const content = text === "" ? plan : text;
      if (toolCalls.length === 0) return { role: "assistant", content };
      return {
        role: "assistant",
        content,
        ...(isOpenStep && thinking !== "" ? { reasoning_content: thinking } : {}),
        tool_calls: toolCalls.map(({ id, name, arguments: json }) => ({ id, type: "function", function: { name, arguments: json } })),
      };
    }
  }
}

function userContent(parts: readonly UserPart[]): unknown {
  if (!parts.some((part) => part.type === "image")) return userText([...parts]);
  return parts.map((part) =>
    part.type === "text"
      ? { type: "text", text: part.text }
      : { type: "image_url", image_url: { url: part.url, ...(part.detail === "auto" ? {} : { detail: part.detail }) } },
  );
}

/** `strict`: arguments of every call have to satisfy the schema. */
export function chatTools(tools: readonly ToolDefinition[], strict: boolean): Record<string, unknown>[] {
  return tools.map(({ name, description, parameters }) => ({
    type: "function",
    function: { name, description, parameters, ...(strict ? { strict: true } : {}) },
  }));
}

/** Converts documents to the field `documents`, with the keys that templates with support for documents read. */
export function chatDocuments(documents: readonly SuppliedDocument[]): Record<string, unknown>[] {
  return documents.map((document) => {
    const { title } = document.data;
    return { doc_id: document.id, ...(typeof title === "string" ? { title } : {}), text: documentText(document) };
  });
}
