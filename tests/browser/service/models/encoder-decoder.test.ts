/** An encoder-decoder model through the service, a tiny T5 of random weights, on WASM and on WebGPU (the software adapter). */
import type { BrowserContext, Page } from "playwright/test";
import { z } from "zod";
import { encoderDecoderReference } from "../../../scripted/tiny-families.ts";
import { serveFamilies } from "./serve-families.ts";
import { expect, openServiceOn, test } from "../service-page.ts";

const model = "t5-tiny";
const { ended, cut } = encoderDecoderReference(model);

async function openModel(context: BrowserContext, device: "wasm" | "webgpu", baseURL = ""): Promise<Page> {
  await serveFamilies(context);
  const models = [{ hub: new URL("/models/t5-tiny/", baseURL).href, id: model }];
  return openServiceOn(context, "/service.html", { device, models, loadStallMs: 600_000, replyStallMs: 600_000 });
}

async function post(page: Page, path: string, body: object): Promise<{ status: number; body: unknown }> {
  return page.evaluate(
    async ([url, content]) => {
      const answer = await fetch(url, { method: "POST", headers: { Authorization: "Bearer any" }, body: content });
      return { status: answer.status, body: await answer.json() };
    },
    [path, JSON.stringify({ model, temperature: 0, max_tokens: 12, ...body })] as const,
  );
}

const replySchema = z.object({
  finish_reason: z.string(),
  message: z.object({ content: z.array(z.object({ text: z.string() })) }),
  usage: z.object({ tokens: z.object({ input_tokens: z.int() }), cached_tokens: z.int().optional() }),
  logprobs: z.array(z.object({ token_ids: z.array(z.int()) })),
});

async function chat(page: Page, messages: { role: string; content: string }[]) {
  const { status, body } = await post(page, "/v2/chat", { messages, logprobs: true });
  expect([status, body]).toEqual([200, expect.anything()]);
  const { finish_reason: reason, message, usage, logprobs } = replySchema.parse(body);
  return {
    reason,
    text: message.content.map(({ text }) => text).join(""),
    tokens: logprobs.flatMap(({ token_ids }) => token_ids),
    inputTokens: usage.tokens.input_tokens,
    cachedTokens: usage.cached_tokens ?? 0,
  };
}
const user = (content: string) => [{ role: "user", content }];

for (const device of ["wasm", "webgpu"] as const) {
  test(`T5 answers on ${device} with the tokens of PyTorch, and reads a prompt once`, async ({ context, baseURL }) => {
    test.setTimeout(300_000);
    const page = await openModel(context, device, baseURL);
    for (const [reason, { text, prompt, tokens, written }] of [
      ["COMPLETE", ended],
      ["MAX_TOKENS", cut],
    ] as const) {
      const reply = await chat(page, user(text));
      // The token that starts the decoder counts as one of the prompt.
      const inputTokens = prompt.length + 1;
      expect(reply).toEqual({ reason, text: written, tokens, inputTokens, cachedTokens: 0 });
      expect(await chat(page, user(text))).toEqual({ ...reply, cachedTokens: inputTokens - 1 });
    }
    expect(await page.evaluate(async (id) => (await window.cohabit?.models())?.find((each) => each.id === id)?.device, model)).toBe(device);
  });
}

test("T5 reads a conversation as its texts one below the other, and refuses features that it lacks", async ({ context, baseURL }) => {
  const page = await openModel(context, "wasm", baseURL);
  const whole = await chat(page, user("Be brief.\n\nnine goats\n\nmills\n\nto the mill?"));
  const parts = await chat(page, [
    { role: "system", content: "Be brief." },
    { role: "user", content: "nine goats" },
    { role: "assistant", content: "mills" },
    { role: "user", content: "to the mill?" },
  ]);
  expect({ ...parts, cachedTokens: 0 }).toEqual(whole);
  const json = await post(page, "/v2/chat", { messages: user("goats"), response_format: { type: "json_object" } });
  expect(json).toMatchObject({ status: 400, body: { message: expect.stringContaining("does not support response_format json_object") } });
  const likelihoods = await post(page, "/v1/generate", { prompt: "goats", return_likelihoods: "ALL" });
  expect(likelihoods).toMatchObject({ status: 422, body: { message: expect.stringContaining("this model reads the prompt as a whole") } });
  const long = await post(page, "/v2/chat", { messages: user("goats ".repeat(100)) });
  expect(long).toMatchObject({ status: 400, body: { message: expect.stringContaining("the model's context is 128 tokens") } });
  expect((await chat(page, user(cut.text))).tokens).toEqual(cut.tokens);
});
