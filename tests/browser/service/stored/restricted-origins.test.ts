/** Restricted sites: plain http, Trusted Types, models on a server without CORS. */
import type { Page } from "playwright/test";
import { openStaticSite, type StaticSite } from "../../static-site.ts";
import { expect, test } from "../service-page.ts";

const sites: StaticSite[] = [];

async function openSite(headers?: Record<string, string>): Promise<StaticSite> {
  const site = await openStaticSite(headers);
  sites.push(site);
  return site;
}

test.afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'";

interface Answer {
  status: number;
  text: string;
}

const post = (page: Page, way: "fetch" | "runtime", path: string, content: Record<string, unknown>): Promise<Answer> =>
  page.evaluate(
    async ([how, url, body]) => {
      const send = how === "runtime" && window.cohabit !== undefined ? window.cohabit.fetch : window.fetch;
      const answer = await send(url, { method: "POST", headers: { Authorization: "Bearer any" }, body });
      return { status: answer.status, text: await answer.text() };
    },
    [way, path, JSON.stringify(content)] as const,
  );

const chat = (page: Page, way: "fetch" | "runtime", fields: Record<string, unknown> = {}): Promise<Answer> =>
  post(page, way, "/v2/chat", { model: "starter-chat", messages: [{ role: "user", content: "Hi" }], max_tokens: 3, ...fields });

const embed = (page: Page, way: "fetch" | "runtime"): Promise<Answer> =>
  post(page, way, "/v2/embed", { model: "starter-embed", input_type: "search_query", texts: ["a"], embedding_types: ["float"] });

test("on plain http plain fetch works in the page, and the runtime reports the missing service worker", async ({ page }) => {
  // Three calls of models on one thread, on a machine that may be busy.
  test.setTimeout(120_000);
  const { port } = await openSite();
  await page.goto(`http://insecure.test:${port}/service.html`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const status = await page.evaluate(async () => {
    const runtime = await window.startService();
    await runtime.ready();
    return runtime.status();
  });
  expect(status).toMatchObject({ isHost: true, isControlled: false });
  expect(status.serviceWorkerError).toBe(
    `the service worker http://insecure.test:${port}/cohabit-sw.js could not be installed: ` +
      "service workers need https:// or localhost; runtime.fetch works without it",
  );
  const answer = await chat(page, "runtime");
  expect(answer.status, answer.text).toBe(200);
  const { id, usage } = JSON.parse(answer.text);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(usage.tokens.output_tokens).toBeGreaterThan(0);
  const streamed = await chat(page, "fetch", { stream: true });
  expect(streamed.text).toMatch(/data: \[DONE\]\n\n$/);
  expect(JSON.parse((await embed(page, "runtime")).text).embeddings.float[0]).toHaveLength(384);
  // Errors that the page itself makes, and errors of the API.
  const refused = await page.evaluate(async () => {
    const body = new Uint8Array(32 * 1024 * 1024 + 1);
    const tooLarge = await window.cohabit?.fetch("/v2/chat", { method: "POST", body });
    const anonymous = await window.cohabit?.fetch("/v1/models");
    return [tooLarge?.status, anonymous?.status];
  });
  expect(refused).toEqual([413, 401]);
});

for (const [name, list] of [
  ["without a list of policies", ""],
  ["with a list that names cohabit", "; trusted-types cohabit"],
] as const) {
  test(`under Trusted Types ${name} plain fetch is answered`, async ({ page }) => {
    const { port } = await openSite({ "Content-Security-Policy": policy + list });
    await page.goto(`http://localhost:${port}/service.html`);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await page.evaluate(async () => (await window.startService()).ready());
    const answer = await embed(page, "fetch");
    expect(answer.status, answer.text).toBe(200);
  });
}

test("under Trusted Types with a list that lacks cohabit start() rejects and names the policy to allow", async ({ page }) => {
  const { port } = await openSite({ "Content-Security-Policy": `${policy}; trusted-types other` });
  await page.goto(`http://localhost:${port}/service.html`);
  const outcome = await page.evaluate(() =>
    window.startService().then(
      () => "started",
      (error: Error) => `${error.name}: ${error.message}`,
    ),
  );
  expect(outcome).toMatch(
    /^HostUnavailableError: the host of the models is not available: .*add the policy 'cohabit' to trusted-types in the Content Security Policy$/,
  );
});

test("a model on a server without CORS is a 500 that names the URL and the header", async ({ page }) => {
  const [site, models] = [await openSite(), await openSite()];
  const source = `http://127.0.0.1:${models.port}/models/starter-chat/`;
  await page.goto(`http://localhost:${site.port}/service.html`);
  await page.evaluate(async (folder) => {
    const runtime = await window.startService({
      models: [{ id: "far", role: "chat", source: folder, onnx: { wasm: { file: "onnx/model.onnx" } } }],
    });
    await runtime.ready();
  }, source);
  const answer = await chat(page, "fetch", { model: "far" });
  expect(answer.status).toBe(500);
  const { message } = JSON.parse(answer.text);
  expect(message).toMatch(/^internal server error: /);
  expect(message).toContain(source);
  expect(message).toContain("Access-Control-Allow-Origin");
});
