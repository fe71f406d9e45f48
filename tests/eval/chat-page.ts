/** The evaluation page seen from Node: questions to the service in it, and its replies, parsed. */
import type { Page } from "playwright/test";
import { z } from "zod";
import type { ChatAnswer } from "./ask-chat.ts";

const citationSchema = z.object({
  start: z.int(),
  end: z.int(),
  text: z.string(),
  content_index: z.int(),
  type: z.string(),
  sources: z.array(z.object({ type: z.string(), id: z.string(), document: z.object({ text: z.string() }) })),
});
const replySchema = z.object({
  finish_reason: z.string(),
  message: z.object({
    content: z.array(z.object({ type: z.string(), text: z.string().optional(), thinking: z.string().optional() })).default([]),
    citations: z.array(citationSchema).default([]),
    tool_calls: z.array(z.object({ function: z.object({ name: z.string(), arguments: z.string() }) })).default([]),
  }),
  logprobs: z.array(z.object({ logprobs: z.array(z.number()) })).optional(),
  usage: z.object({ tokens: z.object({ output_tokens: z.int() }) }),
});

/** A reply, or the error that replaced it. */
export type AskedReply = ({ isReply: true } & z.output<typeof replySchema>) | { isReply: false; status: number; body: unknown };

export const toAskedReply = ({ status, body }: ChatAnswer): AskedReply =>
  status === 200 ? { isReply: true, ...replySchema.parse(body) } : { isReply: false, status, body };

const batchSize = 20;

/** Answers in the order of the bodies. */
export async function askAll(page: Page, bodies: readonly object[]): Promise<AskedReply[]> {
  const replies: AskedReply[] = [];
  for (let first = 0; first < bodies.length; first += batchSize) {
    const answers = await page.evaluate((batch) => window.evaluation.ask(batch), bodies.slice(first, first + batchSize));
    replies.push(...answers.map(toAskedReply));
  }
  return replies;
}
