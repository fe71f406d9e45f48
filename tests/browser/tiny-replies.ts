/** Questions to the tiny models of the engines, which two engines answer with the same weights. */
import type { Page } from "playwright/test";
import { z } from "zod";
import { expect } from "./service/service-page.ts";

const replySchema = z.looseObject({
  finish_reason: z.string(),
  message: z.looseObject({
    content: z.array(z.looseObject({ text: z.string().optional() })).optional(),
    tool_calls: z.array(z.looseObject({ function: z.looseObject({ name: z.string(), arguments: z.string() }) })).optional(),
  }),
  usage: z.looseObject({ cached_tokens: z.int().optional(), tokens: z.looseObject({ input_tokens: z.int(), output_tokens: z.int() }) }),
  logprobs: z.array(z.looseObject({ token_ids: z.array(z.int()), logprobs: z.array(z.number()).optional() })).optional(),
});
export type Reply = z.output<typeof replySchema>;

/** Posts JSON, expects the status 200, and returns the JSON of the response. */
export async function post(page: Page, path: string, body: object): Promise<unknown> {
  const { status, text } = await page.evaluate(
    async ([target, request]) => {
      const answer = await fetch(target, { method: "POST", headers: { Authorization: "Bearer full" }, body: JSON.stringify(request) });
      return { status: answer.status, text: await answer.text() };
    },
    [path, body] as const,
  );
  expect(status, text).toBe(200);
  return JSON.parse(text);
}

/** A greedy reply of 24 tokens, unless the fields say otherwise. */
export async function reply(page: Page, model: string, content: string, fields: object = {}): Promise<Reply> {
  const request = { model, messages: [{ role: "user", content }], temperature: 0, max_tokens: 24, ...fields };
  return replySchema.parse(await post(page, "/v2/chat", request));
}

export const tokensOf = ({ logprobs }: Reply): number[] => (logprobs ?? []).flatMap(({ token_ids }) => token_ids);
export const logprobsOf = ({ logprobs }: Reply): number[] => (logprobs ?? []).flatMap((item) => item.logprobs ?? []);

/** A text of several chunks. */
export const goats = "Mira keeps nine goats near the old mill. ".repeat(12);

/** Reads a streamed reply up to its third piece of text, cancels it, and expects that it had not ended. */
export async function cancelReply(page: Page, model: string, content: string): Promise<void> {
  const events = await page.evaluate(
    async (request) => {
      const answer = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer full" }, body: JSON.stringify(request) });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      while (reader && text.split("content-delta").length < 4) text += (await reader.read()).value ?? "";
      await reader?.cancel();
      return text;
    },
    { model, messages: [{ role: "user", content }], stream: true, temperature: 1 },
  );
  expect(events).not.toContain("message-end");
}

const parameters = { type: "object", properties: { city: { enum: ["Oslo", "Rome"] } }, required: ["city"], additionalProperties: false };
const tools = [{ type: "function", function: { name: "get_weather", description: "", parameters } }];

/** Asks for a required call, expects that it follows its schema, and returns its arguments. */
export async function requiredCall(page: Page, model: string): Promise<string> {
  const written = await reply(page, model, "Weather?", { tools, tool_choice: "REQUIRED", strict_tools: true, max_tokens: 96 });
  const { name, arguments: given } = written.message.tool_calls?.[0]?.function ?? { name: "", arguments: "" };
  expect(name).toBe("get_weather");
  expect(["Oslo", "Rome"]).toContain(JSON.parse(given).city);
  return given;
}
