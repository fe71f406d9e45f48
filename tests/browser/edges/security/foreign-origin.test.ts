/**
 * A page of another origin that opens, frames or reads the app: with the headers that the plugin's servers send, and
 * without them, because a site may be served without.
 */
import type { Page } from "playwright/test";
import { protocolVersion } from "../../../../src/transport/calls/call-messages.ts";
import { countsOf, expect, fetchIn, startFake, test } from "../../fixtures.ts";
import { openStaticSite, type StaticSite } from "../../static-site.ts";

/** The messages that a page would send to get a port to the host, or to pose as the host, in every direction. */
const forgedMessages = [
  { type: "cohabit-host-wanted", protocol: protocolVersion, forClient: "" },
  { type: "cohabit-host-port", protocol: protocolVersion, epoch: Number.MAX_SAFE_INTEGER, forClient: "" },
  { type: "cohabit-host-port", protocol: protocolVersion, epoch: Number.MAX_SAFE_INTEGER },
  { type: "cohabit-prove", protocol: protocolVersion, nonce: "n" },
  { type: "open", call: 1, method: "GET", url: "/v1/models", headers: [], body: null, credits: 9, arrival: 0, journal: [] },
];

/** The app without headers of isolation, without a policy, and open to be framed. */
let bare: StaticSite;
/** A page of the other origin. */
let foreign: StaticSite;

test.beforeAll(async () => {
  const none = { "Cross-Origin-Opener-Policy": "unsafe-none", "Cross-Origin-Embedder-Policy": "unsafe-none" };
  [bare, foreign] = await Promise.all([openStaticSite(none), openStaticSite(none)]);
});
test.afterAll(() => Promise.all([bare.close(), foreign.close()]));

async function openForeign(page: Page): Promise<void> {
  // A page of the other origin, without a runtime.
  await page.goto(`http://127.0.0.1:${foreign.port}/bare.html`);
}

/** Has `page` open a window of the app, with a handle to it as `app`, and starts the runtime there. */
async function openApp(page: Page, url: string): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await page.evaluate((address) => void Object.assign(window, { app: window.open(address, "the-app") }), url);
  const app = await opened;
  await app.waitForLoadState();
  await startFake(app);
  await app.evaluate(() => {
    const heard: unknown[] = [];
    window.addEventListener("message", ({ data }) => heard.push(data));
    Object.assign(window, { heard });
  });
  return app;
}

/**
 * Sends the messages to the handle, each with two transferred ports. Returns the messages that the page got, on its
 * window and on its ends of the ports.
 */
function attack(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([messages, protocol]) => {
      const heard: string[] = [];
      const app = Reflect.get(window, "app") as Window;
      addEventListener("message", ({ data }) => heard.push(JSON.stringify(data)));
      for (const message of messages) {
        const channels = [new MessageChannel(), new MessageChannel()];
        for (const { port1 } of channels) {
          port1.onmessage = ({ data }) => heard.push(JSON.stringify(data));
          port1.postMessage({ type: "hello", protocol, epoch: Number.MAX_SAFE_INTEGER, base: "" });
        }
        app.postMessage(
          message,
          "*",
          channels.map(({ port2 }) => port2),
        );
      }
      for (const read of ["document", "cohabit", "navigator", "localStorage", "fetch"]) {
        try {
          if (Reflect.get(app, read) !== undefined) heard.push(read);
        } catch {
          // A frame of another origin.
        }
      }
      return heard;
    },
    [forgedMessages, protocolVersion] as const,
  );
}

test("as served, a page that opened the app holds no handle to it, nor does the app to its opener, nor a name", async ({
  page,
  baseURL,
}) => {
  await openForeign(page);
  const app = await openApp(page, `${baseURL}/bare.html`);
  await expect.poll(() => page.evaluate(() => (Reflect.get(window, "app") as Window).closed)).toBe(true);
  expect(await app.evaluate(() => [window.opener, window.name])).toEqual([null, ""]);
  expect(await attack(page)).toEqual([]);
  // The name leads to a new window, not to the app.
  const other = page.context().waitForEvent("page");
  await page.evaluate(() => void window.open("about:blank#mine", "the-app"));
  expect((await other).url()).toBe("about:blank#mine");
  expect((await fetchIn(app, "/v1/models")).status).toBe(200);
  expect(await app.evaluate(() => Reflect.get(window, "heard"))).toEqual([]);
});

test("without the headers the opener has a handle, but no message to it, port with it, or window of an API path gives it anything", async ({
  page,
}) => {
  const origin = `http://localhost:${bare.port}`;
  await openForeign(page);
  const app = await openApp(page, `${origin}/bare.html`);
  const before = await countsOf(app);
  expect(await page.evaluate(() => (Reflect.get(window, "app") as Window).closed)).toBe(false);
  expect(await attack(page)).toEqual([]);
  // They do arrive.
  await expect.poll(() => app.evaluate(() => Reflect.get(window, "heard"))).toEqual(forgedMessages);
  const status = await app.evaluate(() => window.cohabit?.status());
  expect(status).toMatchObject({ isHost: true, isControlled: true });
  expect(status?.epoch).toBeLessThan(Number.MAX_SAFE_INTEGER);

  for (const path of ["/v1/endless", "/v2/chat", "/compatibility/v1/models"]) {
    const opened = page.context().waitForEvent("page");
    await page.evaluate((url) => void Object.assign(window, { app: window.open(url) }), origin + path);
    const api = await opened;
    await expect(api.locator("body")).toContainText("forbidden: API paths answer fetch requests only");
    expect(await attack(page)).toEqual([]);
    await api.close();
  }
  expect(await countsOf(app)).toEqual(before);
  // The opener may take its window elsewhere: to an API path, too.
  await page.evaluate((url) => void window.open(url, "the-app"), `${origin}/v1/endless`);
  await expect(app.locator("body")).toContainText("forbidden: API paths answer fetch requests only");
  await app.goto(`${origin}/bare.html`);
  await startFake(app);
  // The counts are of the new host: no message has reached it; nor did anything reach the first.
  expect(await countsOf(app)).toEqual(before);
});

test("as served, the app is not framed, its files are not loaded by another origin, and its API paths lead to the server of files alone", async ({
  openFake,
  page,
  baseURL,
}) => {
  await openFake();
  await openForeign(page);
  const outcomes = await page.evaluate(async (origin) => {
    const read = (path: string): Promise<string> =>
      fetch(origin + path, { mode: "no-cors" }).then(
        () => `read ${path}`,
        () => "refused",
      );
    const load = (element: HTMLScriptElement | HTMLImageElement, path: string): Promise<string> =>
      new Promise((resolve) => {
        element.onload = () => resolve(`loaded ${path}`);
        element.onerror = () => resolve("refused");
        element.src = origin + path;
        document.body.append(element);
      });
    const files = ["/models/starter-chat/config.json", "/cohabit-sw.js", "/cohabit/manifest.json", "/bare.html"];
    const reads = await Promise.all(files.map(read));
    const loads = await Promise.all([
      load(document.createElement("script"), "/cohabit-sw.js"),
      load(document.createElement("script"), "/v1/models"),
      load(document.createElement("img"), "/v1/models"),
    ]);
    const api = await fetch(`${origin}/v1/models`);
    return { refused: [...reads, ...loads], api: [api.status, api.headers.get("X-Debug-Trace-Id")] };
  }, baseURL);
  // The preview server answers pages of loopback with CORS: this path has no file.
  expect(outcomes).toEqual({ refused: outcomes.refused.map(() => "refused"), api: [404, null] });
  await page.evaluate((url) => {
    const frame = document.createElement("iframe");
    frame.src = url;
    document.body.append(frame);
  }, `${baseURL}/bare.html`);
  const frame = page.frames().at(-1);
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
});

test("in a frame of another origin, if a site allows it, the app is another site: no worker, no host, no record of the owner", async ({
  page,
  context,
}) => {
  const origin = `http://localhost:${bare.port}`;
  const owner = await context.newPage();
  await owner.goto(`${origin}/bare.html`);
  await startFake(owner);
  await owner.evaluate(() => {
    localStorage.setItem("mine", "secret");
    return new Promise((resolve) => (indexedDB.open("mine", 1).onsuccess = resolve));
  });
  await openForeign(page);
  await page.setContent(`<iframe src="${origin}/bare.html"></iframe><iframe sandbox="allow-scripts" src="${origin}/bare.html"></iframe>`);
  const [framed, sandboxed] = page.frames().slice(1);
  await framed?.waitForLoadState();
  const seen = await framed?.evaluate(async () => {
    // Empty, or refused: this depends on the storage that the browser gives a foreign frame.
    const asked = [
      async () => navigator.serviceWorker.controller === null,
      async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
      async () => (await indexedDB.databases()).length === 0,
      async () => localStorage.getItem("mine") === null,
      async () => (await navigator.locks.query()).held?.length === 0,
    ];
    const isNothingFound = await Promise.all(asked.map((ask) => ask().catch(() => true)));
    // 404: headers of the file server.
    return { isNothingFound, status: (await fetch("/v1/models")).status };
  });
  expect(seen).toEqual({ isNothingFound: [true, true, true, true, true], status: 404 });
  await sandboxed?.waitForLoadState();
  expect(await sandboxed?.evaluate((url) => fetch(url).then(String, (error: Error) => error.name), `${origin}/v1/models`)).toBe(
    "TypeError",
  );
});

test("a sandboxed frame of the app's own page, as for content that is not trusted, reaches no host", async ({ page }) => {
  const origin = `http://localhost:${bare.port}`;
  await page.goto(`${origin}/bare.html`);
  await startFake(page);
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.sandbox.add("allow-scripts", "allow-forms", "allow-popups");
    frame.srcdoc = `<form method="post" action="/v1/endless"></form>`;
    document.body.append(frame);
    return new Promise((resolve) => (frame.onload = resolve));
  });
  const frame = page.frames()[1];
  const url = `${origin}/v1/endless`;
  expect(
    await frame?.evaluate(
      (path) =>
        fetch(path, { mode: "no-cors" }).then(
          ({ type }) => type,
          (error: Error) => error.name,
        ),
      url,
    ),
  ).not.toBe("basic");
  expect(await frame?.evaluate(() => fetch("/v1/endless").then(String, (error: Error) => error.name))).toBe("TypeError");
  const answered = page.waitForResponse((response) => response.url() === url && response.request().method() === "POST");
  await frame?.evaluate(() => document.forms[0]?.submit());
  expect((await answered).status()).not.toBe(200);
  expect((await countsOf(page)).started).toBe(0);
});
