/** Adapters that llama.cpp cannot use, and a reply that another tab continues. */
import type { Page } from "playwright/test";
import { streamedReplyOf, streamedTextOf } from "../../soak/streamed-reply.ts";
import { watchStream } from "../../soak/watched-stream.ts";
import { expect, openServiceOn } from "../service/service-page.ts";
import { type FileFault, openStaticSite } from "../static-site.ts";
import { holdCore, obeyingCore } from "./failing-core.ts";
import { serveTinyModels, test, tinyOptions } from "./tiny-model.ts";

async function answer(page: Page, content: string): Promise<string> {
  return page.evaluate(async (text) => {
    const body = { model: "llama-cpp-tiny", messages: [{ role: "user", content: text }], temperature: 0, max_tokens: 24 };
    const response = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer full" }, body: JSON.stringify(body) });
    const reply: { message?: { content: { text: string }[] } } = await response.json();
    return reply.message?.content[0]?.text ?? JSON.stringify(reply);
  }, content);
}

const statusOf = (page: Page) => page.evaluate(async () => (await window.cohabit?.models())?.find(({ id }) => id === "llama-cpp-tiny"));

const question = "Mira keeps nine goats near the old mill. Where is the mill?";

// The software adapter of these tests has no half precision.
test("on an adapter without half precision a model is on WASM from the start, and says why", async ({ tiny, browser }, { project }) => {
  const context = await browser.newContext({ baseURL: project.use.baseURL ?? "" });
  await serveTinyModels(context);
  const page = await openServiceOn(context, "/service.html", tinyOptions("webgpu"));
  expect(await answer(page, question)).toBe(await answer(tiny, question));
  expect(await statusOf(page)).toMatchObject({ device: "wasm", webgpuObstacle: "missing-feature" });
  await context.close();
});

/** Scripts that ask for the features of the adapter believe that it has half precision. */
const claimedHalves: FileFault = {
  file: /(host\.worker|engine\.worker)-[\w-]+\.js$/,
  before: `{
    const { get } = Object.getOwnPropertyDescriptor(GPUAdapter.prototype, "features");
    Object.defineProperty(GPUAdapter.prototype, "features", { get() { return new Set([...get.call(this), "shader-f16"]); } });
  }`,
};

test("a model whose adapter llama.cpp does not use is loaded on WASM instead of one thread under the name of WebGPU", async ({
  tiny,
  context,
}) => {
  await serveTinyModels(context);
  const site = await openStaticSite({}, [claimedHalves]);
  const page = await openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, tinyOptions("webgpu"));
  expect(await answer(page, question)).toBe(await answer(tiny, question));
  expect(await statusOf(page)).toMatchObject({ device: "wasm", webgpuObstacle: "failed" });
  await site.close();
});

test("another tab continues a greedy reply whose host ends in the middle of it", async ({ tiny, browser }) => {
  const context = await browser.newContext();
  await serveTinyModels(context);
  const site = await openStaticSite({}, [obeyingCore]);
  const openTab = () => openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, tinyOptions("wasm"));
  const host = await openTab();
  const reader = await openTab();
  await host.evaluate(() => window.cohabit?.load("llama-cpp-tiny"));
  const messages = [{ role: "user", content: "Tell me a long story about the mill." }];
  const body = { model: "llama-cpp-tiny", messages, temperature: 0, max_tokens: 96, stream: true };
  const whole = await (await watchStream(tiny, "fetch", body)).result();
  // The model needs a call for each of its 96 tokens.
  const held = await holdCore(host, 40);
  const stream = await watchStream(reader, "fetch", body);
  await held();
  // The start alone: the whole reply is line breaks, which are sent at its end.
  await stream.pieces(1);
  expect(await reader.evaluate(() => window.cohabit?.status().isHost)).toBe(false);
  await host.close();
  const { text, error } = await stream.result();
  expect(error).toBeUndefined();
  expect(text).toContain('"finish_reason":"MAX_TOKENS"');
  expect(streamedReplyOf(text)).toMatchObject({ isComplete: true, starts: 1 });
  expect(streamedTextOf(text)).toBe(streamedTextOf(whole.text));
  expect(await reader.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
  await context.close();
  await site.close();
});
