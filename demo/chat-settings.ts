/** The settings below a conversation, as fields of a /v2/chat request. The service checks their bounds. */
import { element } from "./document-elements.ts";
import type { JsonObject } from "./json-values.ts";
import { numberField } from "./number-field.ts";

const model = element("chat-model", HTMLSelectElement);
const system = element("chat-system", HTMLTextAreaElement);
const temperature = element("chat-temperature", HTMLInputElement);
const maxTokens = element("chat-max-tokens", HTMLInputElement);
const seed = element("chat-seed", HTMLInputElement);
const stream = element("chat-stream", HTMLInputElement);

export interface ChatMessage extends JsonObject {
  role: "user" | "assistant";
  content: string;
}

/** Returns the request for the next reply of `conversation`. */
export function chatRequest(conversation: ChatMessage[]): JsonObject {
  const instructions = system.value.trim();
  const first: JsonObject[] = instructions === "" ? [] : [{ role: "system", content: instructions }];
  return {
    model: model.value,
    messages: [...first, ...conversation],
    stream: stream.checked,
    ...numberField("temperature", temperature),
    ...numberField("max_tokens", maxTokens),
    ...numberField("seed", seed),
  };
}
