/** A chat model whose GGUF file the onnx engine tries as a graph, before llama.cpp. */
import type { Page } from "playwright/test";
import { streamedReplyOf, streamedTextOf } from "../../soak/streamed-reply.ts";
import { watchStream } from "../../soak/watched-stream.ts";
import { expect, openServiceOn, test } from "../service/service-page.ts";
import { type FileFault, openStaticSite } from "../static-site.ts";
import { llamaCppChat, serveTinyModels, tinyOptions } from "./tiny-model.ts";

const engines = { wasm: ["onnx" as const, "llama-cpp" as const] };
const splitFiles = [1, 2, 3].map((part) => `split-0000${part}-of-00003.gguf`);
const split = { ...llamaCppChat, id: "graph-refused", gguf: { files: splitFiles, engines } };
const whole = { ...llamaCppChat, id: "graph-runs", gguf: { files: ["chat.gguf"], engines } };
const options = { ...tinyOptions("wasm"), models: [split, whole] };

/** The runtime of the graph fails from its 16th run on. A run computes a part of the prompt, or a few tokens. */
const failingGraph: FileFault = {
  file: /engine\.worker-[\w-]+\.js$/,
  text: "._OrtRun(",
  replacement: `[
    (globalThis.graphRuns ??= (new BroadcastChannel("graph").postMessage("starts"), 0),
    ++globalThis.graphRuns < 16 ? "_OrtRun" : "_OrtRunThatFails")
  ](`,
};

const question = (id: string) => ({
  model: id,
  messages: [{ role: "user", content: "One two three." }],
  temperature: 0,
  max_tokens: 60,
  stream: true,
});

const streamed = async (page: Page, id: string): Promise<string> => {
  const { text, error } = await (await watchStream(page, "fetch", question(id))).result();
  expect(error).toBeUndefined();
  return text;
};

test("a file that the graph refuses is loaded by llama.cpp", async ({ context }) => {
  await serveTinyModels(context);
  const site = await openStaticSite();
  const page = await openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, options);
  const text = await streamed(page, split.id);
  expect(streamedReplyOf(text)).toMatchObject({ isComplete: true, starts: 1 });
  expect(site.requests.some((path) => path.includes("/llama-cpp-"))).toBe(true);
  await site.close();
});

test("llama.cpp continues a reply whose graph fails in the middle of it, and the graph is not loaded again", async ({ context }) => {
  await serveTinyModels(context);
  const plain = await openStaticSite();
  const openOn = (port: number) => openServiceOn(context, `http://127.0.0.1:${port}/service.html`, options);
  const undisturbed = streamedTextOf(await streamed(await openOn(plain.port), whole.id));
  const site = await openStaticSite({}, [failingGraph]);
  const page = await openOn(site.port);
  await page.evaluate(() => {
    const starts: unknown[] = [];
    Object.assign(window, { graphStarts: starts });
    new BroadcastChannel("graph").addEventListener("message", ({ data }) => starts.push(data));
  });
  const [first, second] = [await streamed(page, whole.id), await streamed(page, whole.id)];
  for (const text of [first, second]) {
    expect(streamedReplyOf(text)).toMatchObject({ isComplete: true, starts: 1 });
    expect(text).toContain('"finish_reason":"MAX_TOKENS"');
  }
  // The weights are random, so the rounding of another engine soon leads to other tokens.
  expect(streamedTextOf(first).slice(0, 10)).toBe(undisturbed.slice(0, 10));
  expect(site.requests.some((path) => path.includes("/llama-cpp-"))).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, "graphStarts"))).toEqual(["starts"]);
  await plain.close();
  await site.close();
});
