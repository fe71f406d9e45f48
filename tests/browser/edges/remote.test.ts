/** Models on a server, from a page: requests that browsers allow, and the errors for others. */
import type { Page } from "playwright/test";
import { expect } from "playwright/test";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { once } from "node:events";
import { events, json } from "../../remote/responses.ts";
import { openStaticSite, type StaticSite } from "../static-site.ts";
import { test } from "../shared-pages.ts";

const secret = "sk-very-secret-0123456789";
const notIsolated = { "Cross-Origin-Embedder-Policy": "unsafe-none" };

const replyText = "The Sognefjord is 1308 metres deep.";

/** A server of another origin: its requests and responses. */
let server: Server;
let corsHeaders: Record<string, string>;
let received: IncomingMessage["headers"][];
let site: StaticSite | undefined;

const origin = (): string => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
};

test.beforeEach(async () => {
  corsHeaders = { "access-control-allow-origin": "*", "access-control-allow-headers": "*, Authorization" };
  received = [];
  server = createServer((request, response) => {
    for (const [name, value] of Object.entries(corsHeaders)) response.setHeader(name, value);
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    received.push(request.headers);
    if (request.method === "GET") return json(response, 200, { data: [] });
    const stop = { choices: [{ delta: {}, finish_reason: "stop" }] };
    events({ choices: [{ delta: { content: replyText } }] }, stop)(response, {
      method: "POST",
      path: "",
      headers: {},
      body: {},
      closed: Promise.resolve(),
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
test.afterEach(async () => {
  await site?.close();
  server.closeAllConnections();
  server.close();
});

async function open(page: Page, headers: Record<string, string>): Promise<string> {
  site = await openStaticSite(headers);
  const pageOrigin = `http://localhost:${site.port}`;
  await page.goto(`${pageOrigin}/service.html`);
  await page.evaluate(
    async ([url, key]) => {
      const remote = { url, model: "scripted", server: "vllm" } as const;
      const models = [{ id: "big", role: "chat" as const, engine: "remote", features: ["citations" as const], remote }];
      await window.startService({ serviceWorker: false, models, remoteKeys: { big: key } });
    },
    [`${origin()}/v1`, secret] as const,
  );
  return pageOrigin;
}

const chat = (page: Page) =>
  page.evaluate(async () => {
    const body = JSON.stringify({
      model: "big",
      messages: [{ role: "user", content: "How deep is it?" }],
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
  expect(received.at(-1)).toMatchObject({ authorization: `Bearer ${secret}` });
  expect(received.at(-1)).not.toHaveProperty("referer");
  const statuses = await page.evaluate(() => window.cohabit?.models());
  expect(statuses).toContainEqual(expect.objectContaining({ id: "big", device: "remote" }));
  expect(JSON.stringify(statuses)).not.toContain(secret);
});

test("a server without CORS headers is distinguished from one that is away", async ({ page }) => {
  corsHeaders = {};
  const pageOrigin = await open(page, notIsolated);
  const { status, text } = await chat(page);
  expect(status).toBe(503);
  expect(text).toContain(`answers, but does not allow pages of ${pageOrigin} to read it (CORS)`);
  expect(text).toContain("--allowed-origins");
});

test("a policy of the site that forbids the server is named", async ({ page }) => {
  await open(page, { ...notIsolated, "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" });
  expect((await chat(page)).text).toContain(`no Content-Security-Policy (connect-src) of the site forbids ${origin()}`);
});
