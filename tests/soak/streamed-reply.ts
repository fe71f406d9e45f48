/** The content of a stream of /v2/chat, for comparison with an undisturbed run. */
import { z } from "zod";

export interface StreamedReply {
  /** Without the reply's id and the count of cached tokens. */
  comparable: string;
  /** The stream has its last frame, and no ERROR. */
  isComplete: boolean;
  starts: number;
}

export function streamedReplyOf(text: string): StreamedReply {
  const comparable = text
    .replaceAll(": keep-alive\n\n", "")
    .replaceAll(/"id":"[0-9a-f-]{36}"/g, '"id":"id"')
    .replace(/"cached_tokens":\d+/, '"cached_tokens":0');
  return {
    comparable,
    isComplete: text.endsWith("data: [DONE]\n\n") && !text.includes('"finish_reason":"ERROR"'),
    starts: text.split("event: message-start").length - 1,
  };
}

const deltaSchema = z.object({ delta: z.object({ message: z.object({ content: z.object({ text: z.string().default("") }) }) }) });

/** Returns the text of the answer. */
export const streamedTextOf = (text: string): string =>
  [...text.matchAll(/^data: (\{"type":"content-delta".*\})$/gm)]
    .map(([, json = ""]) => deltaSchema.parse(JSON.parse(json)).delta.message.content.text)
    .join("");
