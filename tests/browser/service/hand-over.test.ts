/** The hosting tab ends in the middle of replies: they continue in their readers' tabs, byte for byte. */
import type { Page } from "playwright/test";
import { killHost, killKinds, stopServiceWorker } from "../../soak/kills.ts";
import { streamedReplyOf } from "../../soak/streamed-reply.ts";
import { watchStream, type Way } from "../../soak/watched-stream.ts";
import { expect, serviceOptions, test } from "./service-page.ts";

/** Drawn letters, a few milliseconds apart. */
const body = {
  model: "scripted-chat",
  messages: [{ role: "user", content: "slow:10" }],
  max_tokens: 150,
  logprobs: true,
  stream: true,
};

const ways: Way[] = ["fetch", "runtime"];

/** The same letters in every page. */
let undisturbed: string | undefined;

async function readUndisturbed(page: Page): Promise<string> {
  const { isComplete, starts, comparable } = streamedReplyOf((await (await watchStream(page, "runtime", body)).result()).text);
  expect({ isComplete, starts }).toEqual({ isComplete: true, starts: 1 });
  return comparable;
}

const epochIn = (page: Page): Promise<number | undefined> => page.evaluate(() => window.cohabit?.status().epoch);

for (const kind of killKinds) {
  test(`a stream continues in its reader's tab when the host ends: ${kind}`, async ({ openService }) => {
    const host = await openService();
    // A crash may take the service worker with it, and with it the streams of a plain fetch.
    const reader = await openService({ ...serviceOptions, directFetch: kind === "crash" });
    const whole = (undisturbed ??= await readUndisturbed(reader));
    const streams = await Promise.all(ways.map((way) => watchStream(reader, way, body)));
    await streams[0]?.pieces(20);
    const epoch = await epochIn(reader);
    const worker = host.workers().find((each) => each.url().includes("host.worker"));
    await killHost(host, kind);
    for (const stream of streams) {
      const { text, error } = await stream.result();
      expect(error).toBeUndefined();
      expect(streamedReplyOf(text).comparable).toBe(whole);
    }
    // No page misses a host that hangs after its last call; the next call does.
    expect(await readUndisturbed(reader)).toBe(whole);
    // After a worker hangs, the tab that noticed it first hosts, its own or the reader's; its own has ended it.
    if (kind === "hung worker") {
      expect(await epochIn(reader)).toBeGreaterThan(epoch ?? Infinity);
      await expect.poll(() => host.workers().some((each) => each === worker)).toBe(false);
    } else await expect.poll(() => reader.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
  });
}

test("calls without a stream are answered by the next host", async ({ openService }) => {
  const host = await openService();
  const reader = await openService();
  const answers = reader.evaluate(async () => {
    const post = async (path: string, sent: object): Promise<unknown> => {
      const init = { method: "POST", headers: { Authorization: "Bearer full" }, body: JSON.stringify(sent) };
      const response = await fetch(path, init);
      return { status: response.status, body: await response.json() };
    };
    return Promise.all([
      post("/v2/chat", { model: "scripted-chat", messages: [{ role: "user", content: "slow:10" }], max_tokens: 100 }),
      post("/v2/chat", { model: "scripted-chat", messages: [{ role: "user", content: "say:queued" }] }),
      post("/v2/embed", { model: "scripted-embed", input_type: "search_query", texts: ["a"], embedding_types: ["float"] }),
      post("/v2/rerank", { model: "scripted-rerank", query: "a", documents: ["a", "b"] }),
    ]);
  });
  await expect
    .poll(async () => host.evaluate(async () => (await window.cohabit?.models())?.some(({ state }) => state === "loaded")))
    .toBe(true);
  await killHost(host, "close");
  for (const answer of await answers) expect(answer).toMatchObject({ status: 200 });
});

test("a stream through the service worker ends at once when the worker is stopped; through the runtime it continues", async ({
  openService,
}) => {
  const page = await openService();
  const [plain, direct] = await Promise.all(ways.map((way) => watchStream(page, way, body)));
  await plain?.pieces(20);
  await stopServiceWorker(page);
  const stopped = await plain?.result();
  expect(stopped?.error ?? stopped?.text).toMatch(/network error|\[DONE\]/);
  expect(streamedReplyOf((await direct?.result())?.text ?? "").isComplete).toBe(true);
  // The next call starts the worker again.
  expect(streamedReplyOf((await (await watchStream(page, "fetch", body)).result()).text).isComplete).toBe(true);
});
