/**
 * Runs on WebGPU that are recorded, and begun before their token was chosen, write what the CPU writes: over the place where
 * the cache gets new buffers, with tokens that were guessed wrong, and behind a part of an earlier prompt.
 */
import type { Browser, Page } from "playwright/test";
import { serveFamilies } from "./serve-families.ts";
import { expect, openServiceOn, test } from "../service-page.ts";

test.setTimeout(300_000);

const file = { file: "onnx/model.onnx", widened: true };
const model = {
  id: "web-llm-tiny",
  role: "chat" as const,
  contextLength: 1024,
  features: ["logprobs" as const],
  onnx: { wasm: { ...file, int8Products: false }, webgpu: file },
};

// Some 490 tokens: the cache has room for 512 at first.
const story = "Mira keeps nine goats near the old mill, and the youngest of them eats the miller's hats. ".repeat(16);
const requests = [
  { content: story, max_tokens: 60, temperature: 0 },
  { content: story, max_tokens: 40, temperature: 1.5, k: 40, seed: 3 },
  { content: story.slice(0, 200), max_tokens: 12, temperature: 0, logprobs: true },
  { content: "Who keeps goats?", max_tokens: 12, temperature: 1, k: 0, seed: 5 },
];

async function replies(browser: Browser, baseURL: string, device: "wasm" | "webgpu"): Promise<{ page: Page; written: unknown[] }> {
  const context = await browser.newContext({ baseURL });
  await serveFamilies(context);
  const page = await openServiceOn(context, "/service.html", { device, models: [model], loadStallMs: 600_000, replyStallMs: 600_000 });
  const written = await page.evaluate(
    async (bodies) => {
      const answers: unknown[] = [];
      for (const body of bodies) {
        const answer = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer any" }, body });
        answers.push(await answer.json());
      }
      return answers;
    },
    requests.map(({ content, ...fields }) => JSON.stringify({ model: model.id, messages: [{ role: "user", content }], ...fields })),
  );
  return { page, written };
}

test("recorded runs write what the CPU writes", async ({ browser, baseURL }) => {
  const [onCpu, onGpu] = [await replies(browser, baseURL ?? "", "wasm"), await replies(browser, baseURL ?? "", "webgpu")];
  const device = await onGpu.page.evaluate(async () => (await window.cohabit?.models())?.find(({ id }) => id === "web-llm-tiny")?.device);
  expect(device).toBe("webgpu");
  for (const [index, { max_tokens: maxTokens }] of requests.entries()) {
    const [expected, reply] = [Object(onCpu.written[index]), Object(onGpu.written[index])];
    expect(expected).toMatchObject({ usage: { tokens: { output_tokens: maxTokens } } });
    expect(reply.message).toEqual(expected.message);
    expect(reply.usage).toEqual(expected.usage);
  }
  expect(Object(onCpu.written[0]).usage.tokens.input_tokens).toBeGreaterThan(452);
  expect(Object(onCpu.written[0]).usage.tokens.input_tokens).toBeLessThan(512);
  await onCpu.page.context().close();
  await onGpu.page.context().close();
});
