/** The texts of a conversation, without the marks of a template. */
import type { Conversation, Message } from "../../inference/conversation.ts";
import { documentText } from "./document-text.ts";

/** Returns all texts of the caller, whose tokens `billedInputTokens` counts. */
export function callerTexts(conversation: Conversation): string[] {
  const texts = [
    conversation.messages.map(messageText),
    conversation.documents.map(documentText),
    conversation.tools.map(({ name, description, parameters }) => JSON.stringify({ name, description, parameters })),
  ];
  return texts.flat().filter((text) => text !== "");
}

/** Returns the text that a message adds to the prompt, without the template's marks. */
export function messageText(message: Message): string {
  if (message.role === "system") return message.text;
  if (message.role === "user") return userText(message.parts);
  if (message.role === "tool") return message.outputs.map((output) => outputText(output.data)).join("\n");
  return [message.text === "" ? message.plan : message.text, ...message.toolCalls.map((call) => call.arguments)].join("\n");
}

/** Returns the text of the last user message; "" if there is none. */
export function lastUserText({ messages }: Conversation): string {
  const message = messages.findLast((candidate) => candidate.role === "user");
  return message?.role === "user" ? userText(message.parts) : "";
}

/** Returns the text parts of a user message, each on its own line. */
export function userText(parts: Extract<Message, { role: "user" }>["parts"]): string {
  return parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}

/** Returns the output of a tool as the model reads it: plain text, which the contract (2.3) puts under `output`, or JSON. */
export function outputText(data: Readonly<Record<string, unknown>>): string {
  const { output, ...others } = data;
  return typeof output === "string" && Object.keys(others).length === 0 ? output : JSON.stringify(data);
}
