/** The texts of a conversation's messages, without any template's marks. */
import type { Conversation, Message } from "../../inference/conversation.ts";
import { documentText } from "./document-text.ts";

/** All texts that the caller supplied, unmarked: what `billedInputTokens` counts. */
export function callerTexts(conversation: Conversation): string[] {
  const texts = [
    conversation.messages.map(messageText),
    conversation.documents.map(documentText),
    conversation.tools.map(({ name, description, parameters }) => JSON.stringify({ name, description, parameters })),
  ];
  return texts.flat().filter((text) => text !== "");
}

/** What a message puts into the prompt, without the template's marks. */
export function messageText(message: Message): string {
  if (message.role === "system") return message.text;
  if (message.role === "user") return userText(message.parts);
  if (message.role === "tool") return message.outputs.map((output) => outputText(output.data)).join("\n");
  return [message.text === "" ? message.plan : message.text, ...message.toolCalls.map((call) => call.arguments)].join("\n");
}

/** What the user said last; "" if no user spoke. */
export function lastUserText({ messages }: Conversation): string {
  const message = messages.findLast((candidate) => candidate.role === "user");
  return message?.role === "user" ? userText(message.parts) : "";
}

/** Text blocks of one message stand on lines of their own. */
export function userText(parts: Extract<Message, { role: "user" }>["parts"]): string {
  return parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}

/** A tool that answered with plain text has it under `output` (contract 2.3): the model gets the text. */
export function outputText(data: Readonly<Record<string, unknown>>): string {
  const { output, ...others } = data;
  return typeof output === "string" && Object.keys(others).length === 0 ? output : JSON.stringify(data);
}
