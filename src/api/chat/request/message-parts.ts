/** Parts of messages and tools that /v2/chat and the chat completions of OpenAI's shape have in common (contract 2.2, 2.4). */
import { z } from "zod";
import { isImageDataUri } from "../../request/data-uri.ts";

export const textPart = z.object({ type: z.literal("text"), text: z.string() });

const imageUrl = z.string().refine((url) => isImageDataUri(url) || /^https?:\/\//.test(url), {
  error: "must be a base64 data URI of a png, jpeg, webp or gif image, or an http(s) URL",
});
export const imagePart = z.object({
  type: z.literal("image_url"),
  image_url: z.object({ url: imageUrl, detail: z.enum(["auto", "low", "high"]).default("auto") }),
});

export const toolName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_-]{0,63}$/, {
  error: "must begin with a letter or _ and hold at most 64 letters, digits, _ and -",
});
