/** Failures, overload and disconnects against the complete service in Chromium. */
import { existsSync, readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { scriptedModels } from "../../contract/scripted/service-options.ts";
import { familyFolder } from "../../scripted/tiny-families.ts";
import { expect, test } from "./service-page.ts";

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

const user = (content: string) => [{ role: "user", content }];

function post(page: Page, path: string, body: unknown): Promise<Answer> {
  return page.evaluate(
    async ([url, text]) => {
      const answer = await fetch(url, { method: "POST", headers: { Authorization: "Bearer full" }, body: text });
      return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
    },
    [path, typeof body === "string" ? body : JSON.stringify(body)] as const,
  );
}

const chat = (page: Page, fields: Record<string, unknown>) => post(page, "/v2/chat", { model: "scripted-chat", ...fields });
const say = async (page: Page, message: string) => JSON.parse((await chat(page, { messages: user(message) })).text).message.content[0].text;

test("an engine worker that ends in mid-reply ends the stream with ERROR, and the next request is served", async ({ service }) => {
  const { status, text } = await chat(service, { messages: user("die-after:3"), stream: true });
  expect(status).toBe(200);
  const types = [...text.matchAll(/"type":"([a-z-]+)","(?:index|id)/g)].map((found) => found[1]);
  expect(types.slice(-2)).toEqual(["content-end", "message-end"]);
  expect(text).toContain('"finish_reason":"ERROR"');
  expect(text.endsWith("data: [DONE]\n\n")).toBe(true);
  expect(await say(service, "say:still here")).toBe("still here");
});

test("a model with missing files is a 500 that names it; the next model loads", async ({ openService }) => {
  const page = await openService({
    models: [...scriptedModels, { id: "lost", role: "chat", onnx: { wasm: { file: "onnx/model.onnx" } } }],
  });
  const answer = await chat(page, { model: "lost", messages: user("hi") });
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.text).message).toMatch(/^internal server error: .*'lost'.*404/);
  expect((await post(page, "/v2/rerank", { model: "starter-rerank", query: "a", documents: ["a", "b"] })).status).toBe(200);
});

test("a truncated or altered model file is a 500 that names it, with hashes on record and without", async ({ openService, context }) => {
  // A service worker's page fetches models past it, from its workers: the context's routes see them.
  await context.route("**/models/{cut,whole}/**", (route) => {
    const [model, path = ""] = new URL(route.request().url()).pathname.split(/\/models\/(?=cut|whole)/)[1]?.split(/\/(.*)/) ?? [];
    const file = `${familyFolder("llama-concat")}/${path}`;
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    const body = readFileSync(file);
    return route.fulfill({ body: model === "cut" && path.endsWith(".onnx") ? body.subarray(0, body.length / 2) : body });
  });
  const onnx = { wasm: { file: "onnx/model.onnx" } };
  const files = { "onnx/model.onnx": { bytes: 10, sha256: "0".repeat(64) } };
  const page = await openService({
    models: [...scriptedModels, { id: "cut", role: "chat", onnx }, { id: "altered", role: "chat", source: "whole/", onnx, files }],
  });
  for (const model of ["cut", "altered"]) {
    const answer = await chat(page, { model, messages: user("hi") });
    expect(answer.status, answer.text).toBe(500);
    expect(JSON.parse(answer.text).message).toMatch(new RegExp(`^internal server error: .*'${model}'.*model.onnx`));
  }
  expect(await say(page, "say:unharmed")).toBe("unharmed");
});

test("200 requests at once: the queue holds its limit, the rest are 503 with Retry-After, the urgent ones are served in order", async ({
  openService,
}) => {
  const page = await openService({ models: scriptedModels, queueLimit: 20 });
  await say(page, "say:warm");
  const outcome = await page.evaluate(async () => {
    const ask = (content: string, fields: object, signal?: AbortSignal) =>
      fetch("/v2/chat", {
        method: "POST",
        headers: { Authorization: "Bearer full" },
        signal: signal ?? null,
        body: JSON.stringify({ model: "scripted-chat", messages: [{ role: "user", content }], ...fields }),
      });
    const holder = new AbortController();
    const first = await ask("slow:50", { stream: true }, holder.signal);
    await first.body?.getReader().read();
    const served: number[] = [];
    let refused = 0;
    const retryAfter = new Set<string | null>();
    const calls = Array.from({ length: 200 }, async (_, index) => {
      const priority = 199 - index;
      const answer = await ask("say:ok", { priority });
      await answer.text();
      if (answer.status === 200) return void served.push(priority);
      retryAfter.add(`${answer.status} ${answer.headers.get("Retry-After")}`);
      refused += 1;
      // All that the queue cannot hold are refused: now it may move.
      if (refused === 180) holder.abort();
    });
    await Promise.all(calls);
    return { served, refused, retryAfter: [...retryAfter] };
  });
  expect(outcome.refused).toBe(180);
  expect(outcome.retryAfter).toEqual(["503 1"]);
  expect(outcome.served).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test("a body of 10 MB of nested brackets is a 400, and the service lives", async ({ service }) => {
  const answer = await post(service, "/v2/chat", "[".repeat(10_000_000));
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text).message).toMatch(/^invalid json syntax/);
  expect(await say(service, "say:fine")).toBe("fine");
});

test("a host with a model that never loads is a 504", async ({ openService }) => {
  const page = await openService({
    models: [...scriptedModels, { id: "stuck-hang", role: "chat", engine: "scripted" }],
    firstByteTimeoutMs: 300,
  });
  const answer = await chat(page, { model: "stuck-hang", messages: user("hi") });
  expect(answer.status).toBe(504);
  expect(JSON.parse(answer.text).message).toBe("timed out after 300 ms");
});

test("a model loads once for all who wait, and progress is reported", async ({ openService }) => {
  const page = await openService({ models: scriptedModels });
  const states = await page.evaluate(async () => {
    const seen: { id: string; state: string; loadedBytes: number }[] = [];
    window.cohabit?.subscribe(({ id, state, progress }) => void seen.push({ id, state, loadedBytes: progress?.loadedBytes ?? 0 }));
    const ask = () =>
      fetch("/v2/embed", {
        method: "POST",
        headers: { Authorization: "Bearer full" },
        body: JSON.stringify({ model: "starter-embed", input_type: "search_query", texts: ["a"] }),
      }).then((answer) => answer.status);
    const statuses = await Promise.all([ask(), ask(), ask()]);
    return { seen: seen.filter(({ id }) => id === "starter-embed"), statuses };
  });
  expect(states.statuses).toEqual([200, 200, 200]);
  const loading = states.seen.filter(({ state }) => state === "loading");
  expect(loading.length).toBeGreaterThan(2);
  expect(loading.map(({ loadedBytes }) => loadedBytes)).toEqual(loading.map(({ loadedBytes }) => loadedBytes).toSorted((a, b) => a - b));
  expect(loading.at(-1)?.loadedBytes).toBeGreaterThan(20_000_000);
  expect(states.seen.findIndex(({ state }) => state === "loaded")).toBeGreaterThan(0);
});

for (const way of ["AbortController", "reader.cancel()", "a closed tab"] as const) {
  test(`${way} stops the model and frees its slot`, async ({ context, openService }) => {
    const page = await openService({ models: scriptedModels });
    const reader = await context.newPage();
    await reader.goto("/service.html");
    await reader.evaluate(async () => (await window.startService({})).ready());
    await reader.evaluate(async (how) => {
      const controller = new AbortController();
      const answer = await fetch("/v2/chat", {
        method: "POST",
        headers: { Authorization: "Bearer full" },
        signal: controller.signal,
        body: JSON.stringify({ model: "scripted-chat", messages: [{ role: "user", content: "never-end" }], stream: true }),
      });
      const body = answer.body?.getReader();
      await body?.read();
      if (how === "AbortController") controller.abort();
      if (how === "reader.cancel()") await body?.cancel();
    }, way);
    if (way === "a closed tab") await reader.close();
    // The queue of one sequence is free again: this would wait for ever otherwise.
    expect(await say(page, "say:free")).toBe("free");
  });
}
