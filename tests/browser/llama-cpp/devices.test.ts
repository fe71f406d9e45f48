/** llama.cpp on software WebGPU, and replies that another tab continues. */
import type { Page } from "playwright/test";
import { expect, openServiceOn } from "../service/service-page.ts";
import { serveTinyModels, test, tinyOptions } from "./tiny-model.ts";

async function answer(page: Page, content: string): Promise<string> {
  return page.evaluate(async (text) => {
    const body = { model: "llama-cpp-tiny", messages: [{ role: "user", content: text }], temperature: 0, max_tokens: 24 };
    const response = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer full" }, body: JSON.stringify(body) });
    const reply: { message?: { content: { text: string }[] } } = await response.json();
    return reply.message?.content[0]?.text ?? JSON.stringify(reply);
  }, content);
}

const deviceOf = (page: Page) =>
  page.evaluate(async () => (await window.cohabit?.models())?.find(({ id }) => id === "llama-cpp-tiny")?.device);

test("a greedy reply on WebGPU equals the one on WASM", async ({ tiny, browser }, { project }) => {
  const context = await browser.newContext({ baseURL: project.use.baseURL ?? "" });
  await serveTinyModels(context);
  const gpu = await openServiceOn(context, "/service.html", tinyOptions("webgpu"));
  const question = "Mira keeps nine goats near the old mill. Where is the mill?";
  expect(await answer(gpu, question)).toBe(await answer(tiny, question));
  expect(await deviceOf(gpu)).toBe("webgpu");
  expect(await deviceOf(tiny)).toBe("wasm");
  await context.close();
});

test("another tab continues a greedy reply whose host ends", async ({ tiny, browser }, { project }) => {
  const context = await browser.newContext({ baseURL: project.use.baseURL ?? "" });
  await serveTinyModels(context);
  const host = await openServiceOn(context, "/service.html", tinyOptions("wasm"));
  const reader = await openServiceOn(context, "/service.html", tinyOptions("wasm"));
  await host.evaluate(() => window.cohabit?.load("llama-cpp-tiny"));
  const question = "Tell me a long story about the mill.";
  const expected = await tiny.evaluate(async (content) => {
    const body = { model: "llama-cpp-tiny", messages: [{ role: "user", content }], temperature: 0, max_tokens: 96 };
    const response = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer full" }, body: JSON.stringify(body) });
    const reply: { message: { content: { text: string }[] } } = await response.json();
    return reply.message.content[0]?.text;
  }, question);
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
  }, question);
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
