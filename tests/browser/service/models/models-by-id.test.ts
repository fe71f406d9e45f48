/** The starter models as any other models of a hub: named by their ids, their records derived from files alone. */
import type { Page } from "playwright/test";
import { HubServer } from "../../../hub/hub-server.ts";
import { openStaticSite, type StaticSite } from "../../static-site.ts";
import { expect, openServiceOn, test } from "../service-page.ts";

const ids = ["starter-chat", "starter-embed", "starter-rerank"];
const models = ids.map((id) => `cohabit/${id}`);
let hub: HubServer;
let site: StaticSite;

test.beforeAll(async () => {
  hub = new HubServer();
  await hub.start();
  for (const id of ids) hub.pushFolder(`cohabit/${id}`, `models/${id}`);
  // Other pages of the tests have a policy that allows no requests to other sites.
  site = await openStaticSite();
});
test.afterAll(async () => {
  await hub.stop();
  await site.close();
});

interface Answers {
  chat: unknown;
  embed: unknown;
  rerank: unknown;
}

/** The responses of the three models; `prefix` is "" for the starter models of the site. */
function ask(page: Page, prefix: string): Promise<Answers> {
  return page.evaluate(async (before) => {
    const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
      const headers = { Authorization: "Bearer any" };
      const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    };
    const messages = [{ role: "user", content: "Hello! What is your name?" }];
    const texts = ["a cat", "a dog"];
    const chat = await post("/v2/chat", { model: `${before}starter-chat`, messages, temperature: 0, max_tokens: 12 });
    const embed = await post("/v2/embed", { model: `${before}starter-embed`, input_type: "search_query", texts });
    const rerank = await post("/v2/rerank", { model: `${before}starter-rerank`, query: "pets", documents: texts });
    return { chat: chat["message"], embed: embed["embeddings"], rerank: rerank["results"] };
  }, prefix);
}

const open = (context: Parameters<typeof openServiceOn>[0]): Promise<Page> =>
  openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, { models, hubs: [hub.url], device: "wasm" });

test("models named by hub ids answer chat, embed and rerank as the records written by hand do, and without the hub after a reload", async ({
  context,
}) => {
  const page = await open(context);
  const answers = await ask(page, "cohabit/");
  expect(answers).toEqual(await ask(page, ""));
  const weights = hub.requests.filter(({ path, isContent }) => path.endsWith(".onnx") && isContent).map(({ path }) => path);
  expect(new Set(weights).size).toBe(3);
  const status = await page.evaluate(() => window.cohabit?.models());
  expect(status?.filter(({ id }) => id.startsWith("cohabit/")).map(({ state }) => state)).toEqual(["loaded", "loaded", "loaded"]);
  await page.close();

  hub.fault = () => ({ kind: "status", status: 503 });
  const offline = await open(context);
  expect(await ask(offline, "cohabit/")).toEqual(answers);
  hub.fault = () => undefined;
});

test("a GGUF model has the record of its metadata, and no weights are fetched for it", async ({ context }) => {
  hub.pushFolder("org/tiny-GGUF", "tests/models/gguf-tiny");
  const entry = { hub: "org/tiny-GGUF", file: "chat.gguf" };
  hub.requests = [];
  const page = await openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, { models: [entry], hubs: [hub.url] });
  const described = (): Promise<unknown> =>
    page.evaluate(async () => {
      const response = await fetch("/v1/models/org%2Ftiny-GGUF", { headers: { Authorization: "Bearer any" } });
      return response.json();
    });
  const expected = {
    context_length: 512,
    features: expect.arrayContaining(["tools", "json_schema"]),
    endpoints: ["chat", "generate", "summarize"],
  };
  await expect.poll(described).toMatchObject(expected);
  const ranges = hub.requests.filter(({ isContent }) => isContent).map(({ path, range }) => `${path.replace(/.*\//, "")} ${range}`);
  expect(ranges).toEqual([expect.stringMatching(/^chat\.gguf bytes=0-\d+$/)]);
  const status = await page.evaluate(() => window.cohabit?.models());
  expect(status?.find(({ id }) => id === "org/tiny-GGUF")).toMatchObject({ state: "unloaded", role: "chat" });
});

test("start() does not wait for the hub, and the request and models() report a model's error", async ({ context }) => {
  hub.fault = () => ({ kind: "status", status: 503 });
  const page = await openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, { models: ["cohabit/other"], hubs: [hub.url] });
  const answer = await page.evaluate(async () => {
    const body = JSON.stringify({ model: "cohabit/other", messages: [{ role: "user", content: "Hello" }] });
    const response = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer any" }, body });
    return { status: response.status, text: await response.text() };
  });
  expect(answer).toMatchObject({ status: 503, text: expect.stringMatching(/'cohabit\/other' \(models\[0\]\).*HTTP 503/) });
  const status = await page.evaluate(() => window.cohabit?.models());
  expect(status?.find(({ id }) => id === "cohabit/other")).toMatchObject({ state: "failed", error: expect.stringContaining("HTTP 503") });
  hub.fault = () => undefined;
});

test("options that name no model are refused by start(), with the entry's place", async ({ context }) => {
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${site.port}/service.html`);
  const refusal = await page.evaluate(() => window.startService({ models: ["cohabit/starter-chat", "gpt-4"] }).catch(String));
  expect(refusal).toMatch(/InvalidOptionsError.*'gpt-4' names no model[^]*models\[1\]/);
  const badHub = await page.evaluate(() => window.startService({ hubs: ["http://"] }).catch(String));
  expect(badHub).toMatch(/InvalidOptionsError.*hubs\[0\]: 'http:\/\/' is not a URL/);
});

test("available() lists the catalogue with the download sizes, and loads no model", async ({ context }) => {
  const page = await open(context);
  const available = await page.evaluate(() => window.cohabit?.available());
  expect(available?.find(({ id }) => id === "onnx-community/Qwen3-0.6B-ONNX")).toMatchObject({
    device: "wasm",
    dtype: "q8",
    isEstimate: true,
    fits: true,
  });
  expect(hub.requests.filter(({ path }) => path.includes("Qwen3"))).toEqual([]);
});
