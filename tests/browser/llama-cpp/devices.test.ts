/** Adapters that llama.cpp cannot use, and replies that another tab continues. */
import type { Page } from "playwright/test";
import { expect, openServiceOn } from "../service/service-page.ts";
import { type FileFault, openStaticSite } from "../static-site.ts";
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

test("another tab continues a greedy reply whose host ends", async ({ tiny, browser }, { project }) => {
  const context = await browser.newContext({ baseURL: project.use.baseURL ?? "" });
  await serveTinyModels(context);
  const host = await openServiceOn(context, "/service.html", tinyOptions("wasm"));
  const reader = await openServiceOn(context, "/service.html", tinyOptions("wasm"));
  await host.evaluate(() => window.cohabit?.load("llama-cpp-tiny"));
  const longQuestion = "Tell me a long story about the mill.";
  const expected = await tiny.evaluate(async (content) => {
    const body = { model: "llama-cpp-tiny", messages: [{ role: "user", content }], temperature: 0, max_tokens: 96 };
    const response = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer full" }, body: JSON.stringify(body) });
    const reply: { message: { content: { text: string }[] } } = await response.json();
    return reply.message.content[0]?.text;
  }, longQuestion);
  await reader.evaluate(async (content) => {
    const body = { model: "llama-cpp-tiny", messages: [{ role: "user", content }], temperature: 0, max_tokens: 96, stream: true };
    const response = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer full" }, body: JSON.stringify(body) });
    const lines = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await lines?.read())?.value ?? "";
    while (!text.includes("content-delta")) text += (await lines?.read())?.value ?? "";
    const rest = (async () => {
      for (let part = await lines?.read(); part?.done === false; part = await lines?.read()) text += part.value;
      return text;
    })();
    Object.assign(window, { rest });
  }, longQuestion);
  await host.close();
  const stream = await reader.evaluate(() => Reflect.get(window, "rest") as Promise<string>);
  const written = [...stream.matchAll(/^data: (\{.*"type":"content-delta".*\})$/gm)]
    .map(([, json = ""]): { delta: { message: { content: { text: string } } } } => JSON.parse(json))
    .map(({ delta }) => delta.message.content.text)
    .join("");
  expect(stream).toContain('"finish_reason":"MAX_TOKENS"');
  expect(written).toBe(expected);
  await context.close();
});
