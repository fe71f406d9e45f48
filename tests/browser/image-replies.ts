/** Chats about images with a model of a page, and reads the ids of the reply's tokens. */
import type { Page } from "playwright/test";
import { z } from "zod";

export type Part = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string; detail?: string } };
export const text = (written: string): Part => ({ type: "text", text: written });
export const image = (url: string, detail = "auto"): Part => ({ type: "image_url", image_url: { url, detail } });

export interface Message {
  role: string;
  content: string | Part[];
}

const replySchema = z.looseObject({
  message: z.unknown(),
  usage: z.looseObject({ tokens: z.looseObject({ input_tokens: z.int() }), cached_tokens: z.int().default(0) }).optional(),
  logprobs: z.array(z.looseObject({ token_ids: z.array(z.int()) })).default([]),
});

export interface ImageReply {
  status: number;
  /** A text if the request was refused. */
  message: unknown;
  tokens: number[];
  inputTokens: number;
  cachedTokens: number;
}

/** Asks for a greedy reply to the messages, or to one message of these parts. `fields` of the request have priority. */
export async function chatAbout(
  page: Page,
  model: string,
  given: readonly Part[] | readonly Message[],
  fields: object,
): Promise<ImageReply> {
  const messages = given.every((entry): entry is Message => "role" in entry) ? given : [{ role: "user", content: given }];
  const { status, body } = await page.evaluate(
    async (sent) => {
      const answer = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer any" }, body: sent });
      return { status: answer.status, body: await answer.json() };
    },
    JSON.stringify({ model, temperature: 0, logprobs: true, messages, ...fields }),
  );
  const { message, usage, logprobs } = replySchema.parse(body);
  const tokens = logprobs.flatMap(({ token_ids }) => token_ids);
  return { status, message, tokens, inputTokens: usage?.tokens.input_tokens ?? 0, cachedTokens: usage?.cached_tokens ?? 0 };
}
