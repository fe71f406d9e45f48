/** Two versions of an app open at once: the old tab is notified, and the requests of both are answered. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { protocolVersion } from "../../../src/transport/calls/call-messages.ts";
import { SiteServer } from "../offline/site-server.ts";
import { expect, fetchIn, type Page, startFake, test } from "../fixtures.ts";
import type { BrowserContext } from "playwright/test";

const built = fileURLToPath(new URL(`../../../${process.env["TEST_BUILD"] ?? "dist-tests"}`, import.meta.url));

/** Opens the app, which counts its notifications of an update. */
async function openAt(context: BrowserContext, server: SiteServer): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${server.url}bare.html`);
  await startFake(page);
  await page.evaluate(() => {
    const told = { count: 0 };
    Object.assign(window, { told });
    window.cohabit?.onUpdateAvailable(() => (told.count += 1));
  });
  return page;
}

const toldOf = (page: Page): Promise<unknown> => page.evaluate(() => Object.entries(window).find(([name]) => name === "told")?.[1]);

test("a tab is notified once of a newer version of the app, and both versions are answered", async ({ context }) => {
  const server = new SiteServer(built);
  await server.start();
  try {
    const old = await openAt(context, server);
    expect((await fetchIn(old, "/v1/models")).status).toBe(200);
    const second = await openAt(context, server);
    expect([await toldOf(old), await toldOf(second)]).toEqual([{ count: 0 }, { count: 0 }]);

    const script = readFileSync(`${built}/cohabit-sw.js`, "utf8");
    server.changed.set("/cohabit-sw.js", `${script}\n// the next version\n`);
    const next = await openAt(context, server);
    await expect.poll(() => toldOf(old)).toEqual({ count: 1 });
    await expect.poll(() => toldOf(second)).toEqual({ count: 1 });
    for (const page of [old, second, next]) {
      expect((await fetchIn(page, "/v1/models")).status).toBe(200);
      expect((await fetchIn(page, "/v1/models", {}, "runtime")).status).toBe(200);
    }
    // A late subscriber is notified at once.
    const late = await old.evaluate(() => new Promise<boolean>((resolve) => window.cohabit?.onUpdateAvailable(() => resolve(true))));
    expect(late).toBe(true);
    await old.close();
    await second.close();
    expect((await fetchIn(next, "/v1/models")).status).toBe(200);
  } finally {
    await server.stop();
  }
});

/** Serves the same build with another protocol version and other names of its scripts, like a deployed build. */
function deployProtocol(server: SiteServer, protocol: string): void {
  const deployed = (file: string): string =>
    readFileSync(`${built}/${file}`, "utf8").replaceAll(protocolVersion, protocol).replaceAll("/assets/", "/next/");
  for (const name of readdirSync(`${built}/assets`))
    if (name.endsWith(".js")) server.changed.set(`/next/${name}`, deployed(`assets/${name}`));
  for (const file of ["bare.html", "cohabit-sw.js"]) server.changed.set(`/${file}`, deployed(file));
}

/** The protocol of the service worker that controls the page. */
function protocolOf(page: Page): Promise<unknown> {
  return page.evaluate(
    (own) =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("message", ({ data }) => data.type === "cohabit-protocol" && resolve(data.protocol));
        navigator.serviceWorker.controller?.postMessage({ type: "cohabit-protocol-wanted", protocol: own });
      }),
    protocolVersion,
  );
}

/** Epochs of the hosts that answer the page's plain `fetch` and its `runtime.fetch`. */
async function hostsOf(page: Page): Promise<number[]> {
  const answers = [await fetchIn(page, "/v1/models"), await fetchIn(page, "/v1/models", {}, "runtime")];
  return answers.map(({ text }) => JSON.parse(text).epoch);
}

const epochIn = (page: Page): Promise<number | undefined> => page.evaluate(() => window.cohabit?.status().epoch);
const isHost = (page: Page): Promise<boolean | undefined> => page.evaluate(() => window.cohabit?.status().isHost);

test("tabs of a version with another protocol are answered by their own host, next to the old tabs and after they close", async ({
  context,
}) => {
  const server = new SiteServer(built);
  await server.start();
  try {
    const old = await openAt(context, server);
    const second = await openAt(context, server);
    deployProtocol(server, "protocol-of-next");
    const next = await openAt(context, server);
    await expect.poll(() => toldOf(old)).toEqual({ count: 1 });
    await expect.poll(() => protocolOf(next)).toBe("protocol-of-next");
    // The old tabs learn it by themselves. The service worker that they had is redundant now.
    for (const page of [old, second]) {
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    }
    const third = await openAt(context, server);
    expect(await Promise.all([old, second, next, third].map(isHost))).toEqual([true, false, true, false]);
    const epochs = [await epochIn(old), await epochIn(next)];
    expect(epochs[0]).toBeLessThan(epochs[1] ?? 0);
    await expect.poll(() => hostsOf(old)).toEqual([epochs[0], epochs[0]]);
    await expect.poll(() => hostsOf(second)).toEqual([epochs[0], epochs[0]]);
    for (const page of [next, third]) expect(await hostsOf(page)).toEqual([epochs[1], epochs[1]]);

    // Each version has another host when the tab that hosts it closes, and the other is left alone.
    await old.close();
    const heir = await hostsOf(second);
    expect(heir).toEqual([await epochIn(second), await epochIn(second)]);
    expect(await isHost(second)).toBe(true);
    expect(await hostsOf(third)).toEqual([epochs[1], epochs[1]]);
    await next.close();
    expect(await hostsOf(third)).toEqual([await epochIn(third), await epochIn(third)]);
    await third.close();
    expect(await hostsOf(second)).toEqual(heir);
  } finally {
    await server.stop();
  }
});
