/** The core of the service, the same in each browser: one visit on either kind of page; each test continues from the one before. */
import type { Tab } from "./browsers/browser.ts";
import { expect, skipIfAbsent, test } from "./browser-test.ts";
import { openService, post, startService } from "./service-tab.ts";
import { streamedReplyOf } from "../soak/streamed-reply.ts";
import { watchStream } from "../soak/watched-stream.ts";

const chat = { model: "starter-chat", temperature: 0, max_tokens: 40 };
const user = (content: string) => [{ role: "user", content }];
const greeting = { ...chat, messages: user("Hello! What can you do?") };
const documents = [
  "Suitcases for flight WH5178 must not be heavier than 18 kilograms.",
  "The lighthouse is kept by Mara Quill since the spring of 1911.",
];
const texts = ["A cat sleeps on the sofa.", "A kitten naps on the couch.", "Shares fell on Monday."];

skipIfAbsent();
test.describe.configure({ mode: "serial" });

for (const kind of ["isolated", "plain"] as const) {
  test.describe(`a page that is ${kind}`, { tag: kind === "isolated" ? "@private" : [] }, () => {
    let tab: Tab;
    let whole: string;

    test("starts the service, and its fetch goes through the service worker", async ({ openTab, sites }) => {
      tab = await openTab();
      await openService(tab, sites[kind]);
      const facts = await tab.evaluate(() => ({ isIsolated: self.crossOriginIsolated, status: window.cohabit?.status() }), null);
      expect(facts).toMatchObject({ isIsolated: kind === "isolated", status: { isHost: true, isControlled: true } });
      expect(await tab.evaluate(async () => (await fetch("/v1/models")).status, null)).toBe(401);
    });

    test("streams a reply", async () => {
      const { text, error } = await (await watchStream(tab, "fetch", { ...greeting, stream: true })).result();
      expect(error).toBeUndefined();
      expect(streamedReplyOf(text)).toMatchObject({ isComplete: true, starts: 1 });
      whole = textOf(text);
      expect(whole).toMatch(/\w/);
      expect(await post(tab, "/v2/chat", greeting)).toMatchObject({ status: 200, body: { message: { content: [{ text: whole }] } } });
    });

    test("computes on all threads that the browser gives it, and reports their number", async ({ browserId }) => {
      const models = await tab.evaluate(async () => (await window.cohabit?.models()) ?? [], null);
      const { threads, threadsObstacle } = models.find(({ id }) => id === chat.model) ?? {};
      if (kind === "plain") expect({ threads, threadsObstacle }).toEqual({ threads: 1, threadsObstacle: "not-isolated" });
      else if (browserId === "webkit") expect({ threads, threadsObstacle }).toEqual({ threads: 1, threadsObstacle: "no-shared-memory" });
      else expect({ threads, threadsObstacle }).toEqual({ threads: 2, threadsObstacle: undefined });
    });

    test("embeds", async () => {
      const request = { model: "starter-embed", texts, input_type: "search_document", embedding_types: ["float"] };
      const { status, body } = await post(tab, "/v2/embed", request);
      expect(status).toBe(200);
      const [one = [], near = [], far = []]: number[][] = body.embeddings.float;
      expect(cosine(one, one)).toBeCloseTo(1, 4);
      expect(cosine(one, near)).toBeGreaterThan(cosine(one, far));
    });

    test("reranks", async () => {
      const request = { model: "starter-rerank", query: "Who keeps the lighthouse?", documents };
      const { status, body } = await post(tab, "/v2/rerank", request);
      expect(status).toBe(200);
      expect(body.results.map(({ index }: { index: number }) => index)).toEqual([1, 0]);
    });

    test("computes with the kernels, which pass their check here", async () => {
      const models = await tab.evaluate(async () => (await window.cohabit?.models()) ?? [], null);
      const loaded = models.filter(({ state }) => state === "loaded").map(({ id, kernelsObstacle }) => ({ id, kernelsObstacle }));
      expect(loaded.length).toBeGreaterThanOrEqual(3);
      expect(loaded.filter(({ kernelsObstacle }) => kernelsObstacle !== undefined)).toEqual([]);
    });

    if (kind === "plain") {
      test("closes", () => tab.close());
      return;
    }

    test("cites documents", async () => {
      const sources = documents.map((text, index) => ({ id: `document-${index}`, data: { text } }));
      const request = { ...chat, messages: user("Who keeps the lighthouse?"), documents: sources };
      const { status, body } = await post(tab, "/v2/chat", request);
      expect(status).toBe(200);
      const [{ text }] = body.message.content;
      expect(text).toContain("Mara Quill");
      const [citation] = body.message.citations;
      expect(citation.sources.map(({ id }: { id: string }) => id)).toContain("document-1");
      expect(citation.text).toContain("Mara Quill");
      expect(text.slice(citation.start, citation.end)).toBe(citation.text);
    });

    test("writes JSON by a schema", async () => {
      const schema = { type: "object", properties: { city: { type: "string" }, days: { type: "integer" } }, required: ["city", "days"] };
      const response_format = { type: "json_object", json_schema: schema };
      const { status, body } = await post(tab, "/v2/chat", { ...chat, messages: user("Three days in Lisbon, as JSON."), response_format });
      expect(status).toBe(200);
      expect(JSON.parse(body.message.content[0].text)).toEqual({ city: expect.any(String), days: expect.any(Number) });
    });

    test("stops a reply that is aborted, and answers the next call", async () => {
      const aborted = await tab.evaluate(async (messages) => {
        const controller = new AbortController();
        const body = JSON.stringify({ model: "scripted-chat", messages, stream: true });
        const init = { method: "POST", headers: { Authorization: "Bearer any" }, body, signal: controller.signal };
        const reader = (await fetch("/v2/chat", init)).body?.getReader();
        await reader?.read();
        controller.abort();
        try {
          for (;;) if ((await reader?.read())?.done !== false) return "ended";
        } catch (error) {
          return error instanceof Error || error instanceof DOMException ? error.name : String(error);
        }
      }, user("slow:20"));
      expect(aborted).toBe("AbortError");
      // The model writes one reply at a time: it is free again.
      const next = await post(tab, "/v2/chat", { model: "scripted-chat", messages: user("say:free") });
      expect(next).toMatchObject({ status: 200, body: { message: { content: [{ text: "free" }] } } });
    });

    test("keeps weights over a reload, and writes the same reply after it", async ({ sites }) => {
      const { models } = (await tab.evaluate(async () => window.cohabit?.storage(), null)) ?? {};
      expect(models?.map(({ id }) => id)).toEqual(["starter-chat", "starter-embed", "starter-rerank"]);
      const { requests } = sites[kind];
      const weights = () => requests.filter((path) => path.includes(".onnx")).length;
      const before = weights();
      expect(before).toBeGreaterThan(0);
      await tab.reload();
      await startService(tab);
      expect(await post(tab, "/v2/chat", greeting)).toMatchObject({ status: 200, body: { message: { content: [{ text: whole }] } } });
      expect(weights()).toBe(before);
    });

    test("hands over to a second tab, and its stream continues", async ({ openTab, sites }) => {
      const second = await openTab();
      await openService(second, sites[kind]);
      const stateOf = (each: Tab) => each.evaluate(() => window.cohabit?.status(), null);
      const before = await stateOf(second);
      expect(before).toMatchObject({ isHost: false, isControlled: true });
      const request = { model: "scripted-chat", messages: user("slow:10"), max_tokens: 150, stream: true };
      const undisturbed = await (await watchStream(second, "runtime", request)).result();
      const stream = await watchStream(second, "runtime", request);
      await stream.pieces(10);
      await tab.close();
      const { text, error } = await stream.result();
      expect(error).toBeUndefined();
      expect(streamedReplyOf(text).comparable).toBe(streamedReplyOf(undisturbed.text).comparable);
      await expect.poll(async () => (await stateOf(second))?.isHost).toBe(true);
      expect((await stateOf(second))?.epoch).toBeGreaterThan(before?.epoch ?? Infinity);
      expect(await post(second, "/v2/chat", greeting)).toMatchObject({ status: 200, body: { message: { content: [{ text: whole }] } } });
      await second.close();
    });
  });
}

function textOf(stream: string): string {
  const events = stream.split("\n").flatMap((line) => (line.startsWith("data: {") ? [JSON.parse(line.slice("data: ".length))] : []));
  return events.map(({ type, delta }) => (type === "content-delta" ? delta.message.content.text : "")).join("");
}

function cosine(one: readonly number[], other: readonly number[]): number {
  const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
}
