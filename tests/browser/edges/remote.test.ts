/** Models on a server, from a page: what browsers allow, and what is said if they do not. */
import type { Page } from "playwright/test";
import { expect, test } from "playwright/test";
import { ScriptedServer } from "../../remote/scripted-server.ts";
import { openStaticSite, type StaticSite } from "../static-site.ts";

const secret = "sk-very-secret-0123456789";
const notIsolated = { "Cross-Origin-Embedder-Policy": "unsafe-none" };

let server: ScriptedServer;
let site: StaticSite | undefined;
test.beforeEach(async () => {
  server = await ScriptedServer.start();
  server.key = secret;
});
test.afterEach(async () => {
  await site?.close();
  await server.stop();
});

async function open(page: Page, headers: Record<string, string>): Promise<string> {
  site = await openStaticSite(headers);
  const origin = `http://localhost:${site.port}`;
  await page.goto(`${origin}/service.html`);
  await page.evaluate(
    async ([url, key]) => {
      const remote = { url, model: "scripted", server: "vllm" } as const;
      const models = [{ id: "big", role: "chat" as const, engine: "remote", features: ["citations" as const], remote }];
      await window.startService({ serviceWorker: false, models, remoteKeys: { big: key } });
    },
    [server.url, secret] as const,
  );
  return origin;
}

const chat = (page: Page) =>
  page.evaluate(async () => {
    const body = JSON.stringify({
      model: "big",
      messages: [{ role: "user", content: "say:The Sognefjord is 1308 metres deep." }],
      documents: [{ id: "a", data: { text: "The Sognefjord is 1308 metres deep." } }],
    });
    const answer = await window.cohabit?.fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer any" }, body });
    return { status: answer?.status, text: (await answer?.text()) ?? "" };
  });

test("/v2/chat of a page answers from a server of another origin, with citations; the key goes to the server alone", async ({ page }) => {
  await open(page, {});
  const { status, text } = await chat(page);
  expect(status, text).toBe(200);
  expect(JSON.parse(text).message.citations[0].sources[0].id).toBe("a");
  expect(server.requests.at(-1)?.headers).toMatchObject({ authorization: `Bearer ${secret}` });
  expect(server.requests.at(-1)?.headers).not.toHaveProperty("referer");
  const statuses = await page.evaluate(() => window.cohabit?.models());
  expect(statuses).toContainEqual(expect.objectContaining({ id: "big", device: "remote" }));
  expect(JSON.stringify(statuses)).not.toContain(secret);
});

test("a server without CORS headers is told from one that is away", async ({ page }) => {
  server.corsHeaders = {};
  const origin = await open(page, notIsolated);
  const { status, text } = await chat(page);
  expect(status).toBe(503);
  expect(text).toContain(`answers, but does not allow pages of ${origin} to read it (CORS)`);
  expect(text).toContain("--allowed-origins");
});

test("a policy of the site that forbids the server is named", async ({ page }) => {
  await open(page, { ...notIsolated, "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" });
  expect((await chat(page)).text).toContain(`no Content-Security-Policy (connect-src) of the site forbids ${server.origin}`);
});
