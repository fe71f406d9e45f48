/** Messages of a session in the form of a chat completion request. */
import { type CanonicalMessage, joined } from "./canonical-messages.ts";
import type { Prompt } from "./dictionaries.ts";
import { imageUrl } from "./image-url.ts";
import type { ResponseConstraint } from "./response-constraint.ts";
import type { WireMessage, WirePart } from "./service.ts";

/** Data URLs of images, by the values of the page. */
export type CapturedImages = ReadonlyMap<object, Promise<string>>;

/** Reads the images of a prompt as they are now: a canvas may change while the prompt waits for others. */
export function captureImages(prompt: Prompt): CapturedImages {
  const images = new Map<object, Promise<string>>();
  for (const { content } of typeof prompt === "string" ? [] : prompt) {
    for (const { type, value } of typeof content === "string" ? [] : content) {
      if (type !== "image" || typeof value === "string") continue;
      const url = imageUrl(value);
      // Whoever sends the message awaits it; a prompt that is refused or aborted does not.
      url.catch(() => undefined);
      images.set(value, url);
    }
  }
  return images;
}

export async function wireMessage({ role, content }: CanonicalMessage, images: CapturedImages): Promise<WireMessage> {
  const parts = await Promise.all(
    content.map(async ({ value }): Promise<WirePart> => {
      if (typeof value === "string") return { type: "text", text: value };
      return { type: "image_url", image_url: { url: await (images.get(value) ?? imageUrl(value)) } };
    }),
  );
  const [first] = parts;
  return { role, content: parts.length === 1 && first?.type === "text" ? first.text : parts };
}

export function hasImages({ content }: WireMessage): boolean {
  return typeof content !== "string" && content.some(({ type }) => type === "image_url");
}

/** The texts of a message that have tokens. */
export function textOf({ content, tool_calls = [] }: WireMessage): string {
  const texts = typeof content === "string" ? [content] : content.map((part) => ("text" in part ? part.text : ""));
  const calls = tool_calls.map((call) => `${call.function.name}${call.function.arguments}`);
  return [...texts, ...calls].join("");
}

/** Adds the instruction about the constraint to the last message of the user. */
export function withHint(messages: CanonicalMessage[], constraint: ResponseConstraint | undefined): CanonicalMessage[] {
  const index = messages.findLastIndex(({ role }) => role === "user");
  const message = messages[index];
  if (constraint === undefined || message === undefined) return messages;
  const content = joined([...message.content, { type: "text", value: `\n\n${constraint.hint}` }]);
  return [...messages.slice(0, index), { ...message, content }, ...messages.slice(index + 1)];
}

/** The service answers messages of users and tools, and a message of a user needs a character. */
export function answerable(messages: readonly WireMessage[]): WireMessage[] {
  const filled = messages.map((message) => (message.role === "user" && message.content === "" ? { ...message, content: " " } : message));
  const last = filled.at(-1)?.role;
  return last === "user" || last === "tool" ? filled : [...filled, { role: "user", content: " " }];
}
