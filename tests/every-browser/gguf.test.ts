/**
 * GGUF models from a hub in each browser: as a graph of the onnx engine, with the build of llama.cpp that fits the browser, and with a
 * vision part.
 */
import { readFileSync } from "node:fs";
import { pictureUri, reference, visionModel } from "../browser/llama-cpp/vision-model.ts";
import { openStaticSite, type StaticSite } from "../browser/static-site.ts";
import { HubServer } from "../hub/hub-server.ts";
import { streamedReplyOf } from "../soak/streamed-reply.ts";
import { watchStream } from "../soak/watched-stream.ts";
import { expect, policy, skipIfAbsent, test } from "./browser-test.ts";
import type { Tab } from "./browsers/browser.ts";
import { post } from "./service-tab.ts";

const graph = "org/tiny-GGUF";
const core = "by-llama-cpp";
const embedder = "org/tiny-embed-GGUF";
const vision = "org/tiny-vision-GGUF";
/** The build of llama.cpp for the CPU of each browser. WebKitGTK has no memories with 64-bit addresses. */
const builds = { chromium: "standard", firefox: "standard", webkit: "compat" } as const;

const question = (model: string) => ({
  model,
  messages: [{ role: "user", content: "One two three." }],
  temperature: 0,
  max_tokens: 16,
});

skipIfAbsent();
test.describe.configure({ mode: "serial" });

test.describe("GGUF models", () => {
  let hub: HubServer;
  let site: StaticSite;
  let tab: Tab;
  let written: { text: string }[];

  test.beforeAll(async () => {
    hub = new HubServer();
    await hub.start();
    hub.push(graph, { "model.gguf": readFileSync("tests/models/gguf-tiny/chat.gguf") });
    hub.push(embedder, { "embed.gguf": readFileSync("tests/models/gguf-tiny/embed.gguf") });
    hub.pushFolder(vision, `tests/models/${visionModel}`);
    site = await openStaticSite({ "Content-Security-Policy": `${policy}; connect-src 'self' http://127.0.0.1:*` });
  });
  test.afterAll(async () => {
    await site.close();
    await hub.stop();
  });

  const start = (threads: number, precache = true) =>
    tab.evaluate(
      async (options) => {
        const runtime = await window.startService(options);
        await runtime.ready();
      },
      {
        directFetch: false,
        precache,
        hubs: [hub.url],
        device: "wasm" as const,
        threads,
        models: [
          graph,
          { hub: graph, id: core, gguf: { files: ["model.gguf"], engines: { wasm: ["llama-cpp" as const] } } },
          embedder,
          vision,
        ],
      },
    );

  /** The builds of llama.cpp of which the site has sent a file. */
  const fetchedBuilds = () =>
    new Set(site.requests.flatMap((path) => (path.includes("/llama-cpp-") ? [path.includes("compat") ? "compat" : "standard"] : [])));

  test("write as a graph, for which no file of llama.cpp is fetched", async ({ openTab }) => {
    tab = await openTab();
    await tab.goto(`http://127.0.0.1:${site.port}/service.html`);
    await start(1);
    const { text, error } = await (await watchStream(tab, "fetch", { ...question(graph), stream: true })).result();
    expect(error).toBeUndefined();
    expect(streamedReplyOf(text), text).toMatchObject({ isComplete: true, starts: 1 });
    const { status, body } = await post(tab, "/v2/chat", question(graph));
    expect(status, JSON.stringify(body)).toBe(200);
    written = body.message.content;
    expect(written[0]?.text).toMatch(/\w{2}/);
    expect(fetchedBuilds()).toEqual(new Set());
  });

  test("write the same with llama.cpp, of which only the build for this browser is fetched", async ({ browserId }) => {
    const { status, body } = await post(tab, "/v2/chat", question(core));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.message.content).toEqual(written);
    const { text } = await (await watchStream(tab, "fetch", { ...question(core), stream: true })).result();
    expect(streamedReplyOf(text), text).toMatchObject({ isComplete: true, starts: 1 });
    expect(fetchedBuilds()).toEqual(new Set([builds[browserId]]));
  });

  test("stop with an aborted call, and answer the next", async () => {
    const request = { ...question(core), temperature: 1, max_tokens: 400, stream: true };
    const abortedReply = (seed: number): Promise<string> =>
      tab.evaluate(
        async (sent) => {
          const controller = new AbortController();
          const init = { method: "POST", headers: { Authorization: "Bearer any" }, body: JSON.stringify(sent), signal: controller.signal };
          const reader = (await fetch("/v2/chat", init)).body?.pipeThrough(new TextDecoderStream()).getReader();
          let text = "";
          while (reader && !text.includes("content-delta")) text += (await reader.read()).value ?? "";
          controller.abort();
          return text;
        },
        { ...request, seed },
      );
    // On a busy machine a whole reply of the tiny model can arrive before the page reads the first piece.
    let pieces = await abortedReply(1);
    for (let seed = 2; seed < 8 && pieces.includes("message-end"); seed++) pieces = await abortedReply(seed);
    expect(pieces).not.toContain("message-end");
    expect(await post(tab, "/v2/chat", question(core))).toMatchObject({ status: 200, body: { message: { content: written } } });
  });

  test("embed", async () => {
    const request = {
      model: embedder,
      texts: ["a red fox", "a red fox", "the sea"],
      input_type: "search_document",
      embedding_types: ["float"],
    };
    const { status, body } = await post(tab, "/v2/embed", request);
    expect(status, JSON.stringify(body)).toBe(200);
    const [one, same, other]: number[][] = body.embeddings.float;
    expect(Math.hypot(...(one ?? []))).toBeCloseTo(1, 4);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test("write about images the tokens of llama.cpp for the processor", async ({ browserId }) => {
    const replies = reference.replies.filter(({ turns, images }) => turns.length === 1 && images.length === 1);
    expect(replies.length).toBeGreaterThan(0);
    for (const { turns, images, promptTokens, greedy } of replies) {
      const [before = "", after = ""] = (turns[0] ?? "").split("@");
      const content = [
        ...(before === "" ? [] : [{ type: "text", text: before }]),
        { type: "image_url", image_url: { url: pictureUri(images[0] ?? "") } },
        { type: "text", text: after },
      ];
      const request = {
        model: vision,
        messages: [{ role: "user", content }],
        temperature: 0,
        max_tokens: greedy.length,
        logprobs: true,
      };
      const sent = performance.now();
      const { status, body } = await post(tab, "/v2/chat", request);
      console.log(`${browserId}, a picture: ${Math.round(performance.now() - sent)} ms`);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.usage.tokens.input_tokens).toBe(promptTokens);
      expect(body.logprobs.flatMap(({ token_ids: ids }: { token_ids: number[] }) => ids)).toEqual(greedy);
    }
  });

  test("need few bytes of the site beside their weights", async ({ openTab, browserId }) => {
    const fresh = await openStaticSite({ "Content-Security-Policy": `${policy}; connect-src 'self' http://127.0.0.1:*` });
    const firstTab = tab;
    tab = await openTab();
    await tab.goto(`http://127.0.0.1:${fresh.port}/service.html`);
    // Without the files that are kept for later visits.
    await start(1, false);
    const sent = [fresh.sentBytes()];
    for (const model of [graph, core]) {
      expect(await post(tab, "/v2/chat", question(model))).toMatchObject({ status: 200 });
      sent.push(fresh.sentBytes());
    }
    const [none = 0, withGraph = 0, withBoth = 0] = sent.map((bytes) => bytes / 1e6);
    console.log(
      `${browserId}: ${none.toFixed(1)} MB, with a graph ${withGraph.toFixed(1)} MB, with llama.cpp, too, ${withBoth.toFixed(1)} MB`,
    );
    expect(none).toBeLessThan(2.5);
    expect(withGraph - none).toBeLessThan(8);
    expect(withBoth - withGraph).toBeLessThan(8);
    await tab.close();
    await fresh.close();
    tab = firstTab;
  });

  test("answer from the store after a reload while the hub is gone", async () => {
    await hub.stop();
    await tab.reload();
    // Threads are workers of their own.
    await start(2);
    for (const model of [graph, core]) {
      expect(await post(tab, "/v2/chat", question(model))).toMatchObject({ status: 200, body: { message: { content: written } } });
    }
    await tab.close();
  });
});
