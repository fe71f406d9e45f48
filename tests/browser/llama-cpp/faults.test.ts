/** Faults of llama.cpp: its worker fails, hangs, has no memory; files are damaged. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { streamedReplyOf } from "../../soak/streamed-reply.ts";
import { watchStream } from "../../soak/watched-stream.ts";
import type { PlainOptions } from "../fixtures.ts";
import { expect, openServiceOn, test as base } from "../service/service-page.ts";
import { type FileFault, openStaticSite } from "../static-site.ts";
import { commandCore, holdCore, obeyingCore, smallHeap } from "./failing-core.ts";
import { llamaCppChat, serveTinyModels, tinyOptions } from "./tiny-model.ts";

interface Fixtures {
  /** Opens the service on a site with faults. */
  openWith: (faults: readonly FileFault[], options?: PlainOptions) => Promise<Page>;
}

const test = base.extend<Fixtures>({
  openWith: async ({ context }, use) => {
    const closers: (() => Promise<void>)[] = [];
    await serveTinyModels(context);
    await use(async (faults, options = tinyOptions("wasm")) => {
      const site = await openStaticSite({}, faults);
      closers.push(site.close);
      return openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, options);
    });
    for (const close of closers) await close();
  },
});

const question = { model: llamaCppChat.id, messages: [{ role: "user", content: "Hello! Who are you?" }], temperature: 0, max_tokens: 96 };
const other = { model: "scripted-chat", messages: [{ role: "user", content: "slow:20" }], max_tokens: 60 };

interface Answer {
  status: number;
  body: { message: { content: { text: string }[] } & string };
}

const post = (page: Page, body: object): Promise<Answer> =>
  page.evaluate(async (sent) => {
    const response = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer full" }, body: JSON.stringify(sent) });
    return { status: response.status, body: await response.json() };
  }, body);

const statusOf = (page: Page, id: string) =>
  page.evaluate(async (model) => (await window.cohabit?.models())?.find((each) => each.id === model), id);

test("a reply continues after the worker of llama.cpp fails, and the reply of another model is not touched", async ({ openWith }) => {
  const page = await openWith([obeyingCore]);
  const whole = await (await watchStream(page, "fetch", { ...question, stream: true })).result();
  const others = await watchStream(page, "fetch", { ...other, stream: true });
  const held = await holdCore(page);
  const stream = await watchStream(page, "fetch", { ...question, stream: true });
  await held();
  await commandCore(page, "throw");
  const { text, error } = await stream.result();
  expect(error).toBeUndefined();
  expect(text).not.toContain('"finish_reason":"ERROR"');
  expect(streamedReplyOf(text).comparable).toBe(streamedReplyOf(whole.text).comparable);
  expect(streamedReplyOf((await others.result()).text)).toMatchObject({ isComplete: true, starts: 1 });
});

test("a worker that does not answer is ended after the time limit, and the next request is answered by a new one", async ({ openWith }) => {
  const page = await openWith([obeyingCore], { ...tinyOptions("wasm"), replyStallMs: 8000 });
  const expected = await post(page, question);
  expect(expected.status, JSON.stringify(expected.body)).toBe(200);
  const others = await watchStream(page, "fetch", { ...other, stream: true });
  const held = await holdCore(page);
  const stream = await watchStream(page, "fetch", { ...question, stream: true });
  await held();
  const { text } = await stream.result();
  expect(text).toContain('"finish_reason":"ERROR"');
  expect(streamedReplyOf(text)).toMatchObject({ starts: 1 });
  expect(streamedReplyOf((await others.result()).text)).toMatchObject({ isComplete: true, starts: 1 });
  expect((await post(page, question)).body.message).toEqual(expected.body.message);
});

test("a model that does not fit into the heap is refused with the reason, and a smaller one is loaded", async ({ openWith }) => {
  const large = { ...llamaCppChat, id: "large", contextLength: 131_072 };
  const { models = [], ...options } = tinyOptions("wasm");
  const page = await openWith([smallHeap(160)], { ...options, models: [...models, large] });
  const refused = await post(page, { ...question, model: "large" });
  expect(refused).toMatchObject({
    status: 500,
    body: { message: expect.stringContaining("'large' could not be loaded: the model ran out of memory") },
  });
  expect(await post(page, question)).toMatchObject({ status: 200 });
  expect(await statusOf(page, "large")).toMatchObject({ state: "failed" });
});

const file = readFileSync("tests/models/gguf-tiny/chat.gguf");

for (const [name, content, reason] of [
  ["cut in its tensors", file.subarray(0, file.byteLength - 4096), "chat.gguf is cut"],
  ["cut in its header", file.subarray(0, 2000), "chat.gguf ends in its header, after 2000 bytes"],
  ["of another format", Buffer.from("weights, but of another kind".repeat(100)), "chat.gguf is no GGUF file"],
] as const) {
  test(`a file that is ${name} is refused with its name, and the whole file is loaded after it`, async ({ openWith, context }) => {
    let isDamaged = true;
    const page = await openWith([], tinyOptions("wasm"));
    await context.route("**/models/gguf-tiny/chat.gguf", (route) =>
      isDamaged ? route.fulfill({ body: content }) : route.fulfill({ body: file }),
    );
    const refused = await post(page, question);
    expect(refused).toMatchObject({ status: 500, body: { message: expect.stringContaining(reason) } });
    isDamaged = false;
    expect(await post(page, question)).toMatchObject({ status: 200 });
  });
}
