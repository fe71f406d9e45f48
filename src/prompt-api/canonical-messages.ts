/** The algorithm "validate and canonicalize a prompt" of the Prompt API. */
import { type Content, isInstanceOf, type Message, type MessageType, type Prompt, type Role } from "./dictionaries.ts";

export interface CanonicalMessage {
  role: Role;
  /** Not empty; neighbouring texts are joined. */
  content: Content[];
  prefix: boolean;
}

/**
 * `expectedTypes`: types of the session's expected inputs. `hasInput`: the session has messages already, so a system message
 * would not be the first. Throws a TypeError or a DOMException.
 */
export function canonicalMessages(prompt: Prompt, expectedTypes: readonly MessageType[], hasInput: boolean): CanonicalMessage[] {
  if (typeof prompt === "string") return [textMessage(prompt)];
  if (prompt.length === 0) return [textMessage("")];
  return prompt.map((message, index) => {
    check(message, index === prompt.length - 1, hasInput || index > 0);
    const content = typeof message.content === "string" ? [textContent(message.content)] : message.content;
    for (const part of content) checkContent(message.role, part, expectedTypes);
    return { role: message.role, content: joined(content), prefix: message.prefix };
  });
}

/** Checks that do not depend on the content. */
function check({ role, prefix }: Message, isLast: boolean, hasInput: boolean): void {
  if (prefix && role !== "assistant") throw new DOMException("Only an assistant message can be a prefix.", "SyntaxError");
  if (prefix && !isLast) throw new DOMException("Only the last message can be a prefix.", "SyntaxError");
  if (role === "system" && hasInput) throw new TypeError("A system message must be the first message of its session.");
}

function checkContent(role: Role, { type, value }: Content, expectedTypes: readonly MessageType[]): void {
  if (type === "text") {
    if (typeof value !== "string") throw new TypeError("The value of a text must be a string.");
    return;
  }
  if (role !== "user" || type === "tool-call" || type === "tool-response") {
    throw new DOMException(`A message of the ${role} cannot contain: ${type}.`, "NotSupportedError");
  }
  if (!expectedTypes.includes(type)) {
    throw new DOMException(`The session was created without ${type} in expectedInputs.`, "NotSupportedError");
  }
  if (typeof value === "string") throw new TypeError(`The value of ${type} cannot be a string.`);
  const isAudio = isInstanceOf(value, "AudioBuffer");
  if (type === "image" && isAudio) throw new TypeError("An AudioBuffer is not an image.");
  if (type === "audio") throw new DOMException("The model does not take audio.", "NotSupportedError");
}

function textMessage(text: string): CanonicalMessage {
  return { role: "user", content: [textContent(text)], prefix: false };
}

function textContent(value: string): Content {
  return { type: "text", value };
}

/** Joins neighbouring texts without a space, as the standard says. */
export function joined(content: readonly Content[]): Content[] {
  const parts: Content[] = [];
  for (const part of content) {
    const last = parts.at(-1);
    if (last?.type === "text" && typeof last.value === "string" && typeof part.value === "string") {
      parts[parts.length - 1] = textContent(last.value + part.value);
    } else parts.push(part);
  }
  return parts.length === 0 ? [textContent("")] : parts;
}
