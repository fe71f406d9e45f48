/** Faults of the web-llm engine: damaged files, a lost device, no memory. */
import type { Page } from "playwright/test";
import { expect, openServiceOn, test } from "../service/service-page.ts";
import { serveTinyModel, tinyOptions, webLlmTiny } from "./tiny-model.ts";

const body = (model: string, fields: object = {}) =>
  JSON.stringify({ model, messages: [{ role: "user", content: "Hello!" }], temperature: 0, max_tokens: 8, ...fields });

async function chat(page: Page, model: string): Promise<{ status: number; text: string }> {
  return page.evaluate(async (request) => {
    const answer = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer full" }, body: request });
    return { status: answer.status, text: await answer.text() };
  }, body(model));
}

const textOf = ({ text }: { text: string }) => JSON.parse(text).message.content[0].text;

test("a flipped byte is an error that names the file, and the server's next response is used", async ({ context }) => {
  let damaged = "";
  await serveTinyModel(context, (name, content) => {
    if (name !== damaged) return content;
    const flipped = Buffer.from(content);
    flipped[flipped.length >> 1] = (flipped[flipped.length >> 1] ?? 0) ^ 1;
    return flipped;
  });
  const page = await openServiceOn(context, "/service.html", tinyOptions);
  for (damaged of ["mlc-chat-config.json", "library.wasm", "params_shard_0.bin"]) {
    const refused = await chat(page, webLlmTiny.id);
    expect(refused.status).toBe(500);
    expect(JSON.parse(refused.text).message).toMatch(
      new RegExp(`could not be loaded: http.*/${damaged} does not have the SHA-256 on record`),
    );
  }
  damaged = "";
  expect((await chat(page, webLlmTiny.id)).status).toBe(200);
});

test("a library for another model is an error that names the reason", async ({ context }) => {
  await serveTinyModel(context, (name, content) => (name === "library.wasm" ? Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]) : content));
  const page = await openServiceOn(context, "/service.html", { ...tinyOptions, models: [{ ...webLlmTiny, files: {} }] });
  const refused = await chat(page, webLlmTiny.id);
  expect(refused.status).toBe(500);
  expect(JSON.parse(refused.text).message).toContain("the model library cannot be used: it must be compiled for web-llm 0.2.86");
});

test("a reply continues on a new device after its device is lost, and so does the next request", async ({ context }) => {
  await serveTinyModel(context);
  const failing = { ...webLlmTiny, id: "failing", engine: "failing-gpu", devices: ["webgpu" as const], maxOutputTokens: 500 };
  const page = await openServiceOn(context, "/service.html", { ...tinyOptions, models: [failing] });
  const expected = await chat(page, "failing");
  const stream = await page.evaluate(
    async (request) => {
      const answer = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer full" }, body: request });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
        if (text === "") new BroadcastChannel("failing-gpu").postMessage("lose");
        text += part.value;
      }
      return text;
    },
    body("failing", { stream: true, max_tokens: 100 }),
  );
  expect(stream).not.toContain('"finish_reason":"ERROR"');
  expect(stream.endsWith("data: [DONE]\n\n")).toBe(true);
  expect(textOf(await chat(page, "failing"))).toBe(textOf(expected));
});

test("a model that does not fit into the GPU is an error that names the reason", async ({ context }) => {
  await serveTinyModel(context);
  const full = { ...webLlmTiny, id: "full", engine: "failing-gpu", devices: ["webgpu" as const], custom: { hasNoMemory: true } };
  const page = await openServiceOn(context, "/service.html", { ...tinyOptions, models: [full] });
  const refused = await chat(page, "full");
  expect(refused.status).toBe(500);
  expect(JSON.parse(refused.text).message).toContain("'full' could not be loaded: the model does not fit into the memory of the GPU");
});
