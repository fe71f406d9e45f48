/** Converts a conversation to the messages of the Prompt API, which have the roles of system, user and assistant alone. */
import { z } from "zod";
import { documentsText } from "../../../chat/prompt/document-text.ts";
import { outputText } from "../../../chat/prompt/message-text.ts";
import type { Conversation, ImagePart, Message, ReplyForm, ToolCall, ToolDefinition } from "../../../inference/conversation.ts";
import type { PromptMessage, PromptPart } from "../../../transport/browser-model.ts";
import { fetchImageFile } from "../images/fetch-image-file.ts";
import { readImageFile } from "../images/image-file.ts";

/** A message with a text that is equal for equal messages. */
export interface KeyedMessage extends PromptMessage {
  key: string;
}

/** Rejects with an EngineFailureError ("unprocessable") that names the field of an image that cannot be read. */
export async function promptMessages(conversation: Conversation, form: ReplyForm): Promise<KeyedMessage[]> {
  const { messages, documents, tools, serviceInstructions } = conversation;
  const callers = messages.flatMap((message) => (message.role === "system" ? [message.text] : []));
  const system = [serviceInstructions, ...callers, documentsText(documents), toolsText(tools, form)]
    .filter((text) => text !== "")
    .join("\n\n");
  const dialogue = messages.filter((message) => message.role !== "system");
  const names = new Map(
    dialogue.flatMap((message) => (message.role === "assistant" ? message.toolCalls : [])).map(({ id, name }) => [id, name]),
  );
  const turns: KeyedMessage[] = system === "" ? [] : [textMessage("system", system)];
  let results: string[] = [];
  for (const [index, message] of dialogue.entries()) {
    if (message.role === "tool") {
      const output = message.outputs.map(({ data }) => outputText(data)).join("\n");
      results.push(`Result of ${names.get(message.toolCallId) ?? "the function"}:\n${output}`);
      // The results of one step are one message.
      if (dialogue[index + 1]?.role === "tool") continue;
      turns.push(textMessage("user", results.join("\n\n")));
      results = [];
    } else if (message.role === "assistant") {
      turns.push(assistantMessage(message));
    } else {
      // Images are read one after another, because each may take 20 MB.
      // oxlint-disable-next-line no-await-in-loop
      turns.push(await userMessage(message));
    }
  }
  return turns;
}

/** A message of the model as the caller will send it back. */
export function assistantMessage(reply: { text: string; plan: string; toolCalls: readonly Omit<ToolCall, "id">[] }): KeyedMessage {
  const { text, plan, toolCalls } = reply;
  const said = text === "" ? plan : text;
  if (toolCalls.length === 0) return textMessage("assistant", said);
  const calls = toolCalls.map(({ name, arguments: json }) => ({ name, arguments: parsedArguments(json) }));
  return textMessage("assistant", JSON.stringify({ ...(said !== "" && { reply: said }), tool_calls: calls }));
}

const argumentsSchema = z.record(z.string(), z.unknown());

/** The text of the arguments is a JSON object: the API has parsed it. */
function parsedArguments(json: string): unknown {
  return argumentsSchema.parse(JSON.parse(json));
}

async function userMessage({ parts }: Extract<Message, { role: "user" }>): Promise<KeyedMessage> {
  const content: PromptPart[] = [];
  for (const part of parts) {
    // oxlint-disable-next-line no-await-in-loop
    content.push(part.type === "text" ? { type: "text", value: part.text } : { type: "image", value: await imageOf(part) });
  }
  const key = JSON.stringify(["user", ...parts.map((part) => (part.type === "text" ? part.text : [part.url]))]);
  return { role: "user", content, key };
}

async function imageOf({ url, field }: ImagePart): Promise<Blob> {
  const { bytes, facts } = /^data:/i.test(url) ? readImageFile({ url, field }) : await fetchImageFile(url, field);
  return new Blob([bytes], { type: `image/${facts.format}` });
}

function textMessage(role: PromptMessage["role"], text: string): KeyedMessage {
  return { role, content: [{ type: "text", value: text }], key: JSON.stringify([role, text]) };
}

/** Returns instructions about tools, for the system message. The form of a reply is the schema of `reply-constraint.ts`. */
function toolsText(tools: readonly ToolDefinition[], { toolChoice }: Pick<ReplyForm, "toolChoice">): string {
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
