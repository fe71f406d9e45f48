/** Connectors and the small endpoints in Chromium, through the service worker, against real servers on loopback. */
import type { Page } from "playwright/test";
import { ConnectorServer } from "../../../connectors/connector-server.ts";
import { oauthClient, serviceToken } from "../../../connectors/connector-texts.ts";
import { smallEndpointCases } from "../../../contract/cases/small-endpoints.ts";
import { browserDriver } from "../browser-driver.ts";
import { test as clientTest } from "../clients/client-page.ts";
import { expect, test } from "../service-page.ts";

const token = "full";

/** The fields that these tests read of the bodies of all routes; each has some of it. */
interface Body {
  token_strings: string[];
  connector: { id: string; auth_status?: string };
  redirect_url: string;
  search_results?: { document_ids: string[] }[];
  message: string;
  [field: string]: unknown;
}

/** A JSON request by the page's own fetch. */
function send(page: Page, method: string, path: string, body?: object): Promise<{ status: number; body: Body }> {
  return page.evaluate(
    async ([how, url, json, bearer]) => {
      const answer = await fetch(url, { method: how, headers: { Authorization: `Bearer ${bearer}` }, ...(json !== "" && { body: json }) });
      return { status: answer.status, body: await answer.json() };
    },
    [method, path, body === undefined ? "" : JSON.stringify(body), token] as const,
  );
}

test.describe("contract 14", () => {
  for (const { name, run } of smallEndpointCases) {
    test(name, async ({ service }) => run(browserDriver(service)));
  }
});

test("a text is tokenized without loading the model's weights", async ({ openService }) => {
  const page = await openService();
  const before = await page.evaluate(async () => (await window.cohabit?.models())?.find(({ id }) => id === "starter-chat")?.state);
  const { status, body } = await send(page, "POST", "/v1/tokenize", { text: "Red kites", model: "starter-chat" });
  expect([status, body.token_strings.join("")]).toEqual([200, "Red kites"]);
  const after = await page.evaluate(async () => (await window.cohabit?.models())?.find(({ id }) => id === "starter-chat")?.state);
  expect([before, after]).toEqual(["unloaded", "unloaded"]);
});

test("the owner authorises a connector in a tab of a real authorisation server, and no secret is found in the browser", async ({
  openService,
  baseURL,
  context,
}) => {
  const server = await ConnectorServer.start([`${baseURL}/v1/connectors/oauth/token`]);
  try {
    const page = await openService();
    const created = await send(page, "POST", "/v1/connectors", { name: "n", url: `${server.url}/oauth`, oauth: server.oauth });
    expect(created.status).toBe(200);
    const { id } = created.body.connector;
    const service_auth = { type: "bearer", token: serviceToken };
    expect((await send(page, "POST", "/v1/connectors", { name: "s", url: `${server.url}/bearer`, service_auth })).status).toBe(200);
    const after = `${baseURL}/service.html?authorised`;
    const path = `/v1/connectors/${id}/oauth/authorize?after_token_redirect=${encodeURIComponent(after)}`;
    const { body } = await send(page, "POST", path);
    const login = await context.newPage();
    const answered = login.waitForResponse((response) => response.url().startsWith(`${baseURL}/v1/connectors/oauth/token`));
    await login.goto(body.redirect_url);
    const callback = await answered;
    expect([callback.fromServiceWorker(), callback.status()]).toEqual([true, 302]);
    await login.waitForURL(after);
    const { connector } = (await send(page, "GET", `/v1/connectors/${id}`)).body;
    expect(connector.auth_status).toBe("valid");
    // The same link again: the state is used up.
    const again = await login.goto(callback.url());
    expect([again?.status(), await again?.text()]).toEqual([400, expect.stringContaining("state is unknown")]);

    const message = 'say:{"queries":["kites"]}';
    const reply = await send(page, "POST", "/v1/chat", { message, model: "scripted-chat", connectors: [{ id }] });
    expect(reply.body.search_results?.[0]?.document_ids, JSON.stringify(reply.body)).toEqual([`${id}_0`]);

    expect(server.issued.length).toBeGreaterThan(0);
    const stored = await storedBytes(page);
    expect(stored.length).toBeGreaterThan(1000);
    for (const secret of [oauthClient.secret, serviceToken, ...server.issued]) expect(stored.includes(secret)).toBe(false);
  } finally {
    await server.stop();
  }
});

test("a server without CORS is explained in words", async ({ service }) => {
  const server = await ConnectorServer.start();
  try {
    const { status, body } = await send(service, "POST", "/v1/connectors", { name: "n", url: `${server.url}/no-cors` });
    expect([status, body.message]).toEqual([
      400,
      expect.stringMatching(/could not be reached: .*Access-Control-Allow-Origin: http:\/\/localhost/),
    ]);
  } finally {
    await server.stop();
  }
});

clientTest.describe("cohere-ai", () => {
  clientTest("tokenize, detokenize, classify, summarize and checkApiKey resolve", async ({ clients }) => {
    const { tokenStrings, text } = await clients("cohereTokenize", "starter-chat");
    expect(tokenStrings.join("")).toBe(text);
    expect(await clients("cohereClassify", "starter-embed")).toEqual({ predictions: ["sport", "cooking"], units: 2 });
    expect((await clients("cohereSummarize", "starter-chat")).summary).toMatch(/\S/);
    expect(await clients("cohereCheckApiKey")).toMatchObject({ valid: true });
  });

  clientTest("connectors are created, read, changed, listed, authorised and deleted", async ({ clients }) => {
    const server = await ConnectorServer.start();
    try {
      const { id, listed, redirectUrl, ...others } = await clients("cohereConnectors", `${server.url}/search`);
      expect(listed).toBe(id);
      expect(redirectUrl).toMatch(/^https:\/\/login\.example\/\?response_type=code&/);
      expect(others).toEqual({ authType: "service_auth", name: "Kites", totalCount: 1, deleted: {} });
    } finally {
      await server.stop();
    }
  });
});

/** Everything that the site has stored: records of every database, entries of every cache, files, but no model's weights. */
function storedBytes(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    const asText = (value: unknown): string =>
      JSON.stringify(value, (_key, each: unknown) => (ArrayBuffer.isView(each) ? new TextDecoder("latin1").decode(each) : each)) ?? "";
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const content = database.transaction(store).objectStore(store);
        texts.push(asText(await done(content.getAllKeys())), asText(await done(content.getAll())));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(request.url, (await (await cache.match(request))?.text()) ?? "");
    }
    const walk = async (folder: FileSystemDirectoryHandle): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        texts.push(name);
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle);
        else if (handle instanceof FileSystemFileHandle)
          texts.push(new TextDecoder("latin1").decode(await (await handle.getFile()).arrayBuffer()));
      }
    };
    await walk(await navigator.storage.getDirectory());
    return texts.join("\n");
  });
}
