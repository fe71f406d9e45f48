import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "playwright/test";
import type { PlainOptions } from "../../fixtures.ts";
import { StrictHost } from "../../hosts/strict-host.ts";
import { openServiceOn } from "../service-page.ts";
import { test } from "../../shared-pages.ts";

const pages = fileURLToPath(new URL("../../../../dist-tests/", import.meta.url));

/** A profile on disk: the HTTP cache of a private window takes no large files. */
test("WebAssembly does not pass the service worker, and a model loads without it", async ({ browser }, { project }) => {
  const { launchOptions } = project.use;
  // A host that does not compress gets requests for the packed file, whose machine code the browser does not keep.
  const host = new StrictHost(pages, { encoding: "gzip", maxFileBytes: Infinity });
  await host.start();
  const context = await browser.browserType().launchPersistentContext("", { ...launchOptions });
  const sources: string[] = [];
  const builds = new Set<string>();
  context.on("response", (response) => {
    // The grammar library comes packed, always.
    const build = /(ort-[^/]+)-[\w-]{8}\.wasm(?:\.bin)?$/.exec(response.url())?.[1];
    if (build === undefined || !response.ok()) return;
    builds.add(build);
    sources.push(response.fromServiceWorker() ? "service worker" : "browser");
  });
  /** The requests for WebAssembly of one visit, in which the model answers. */
  const visit = async (): Promise<string | undefined> => {
    sources.length = 0;
    const page = await openServiceOn(context, `${host.url}service.html`, { precache: true });
    const status = await page.evaluate(async () => {
      const request = { model: "starter-chat", messages: [{ role: "user", content: "Hello!" }], max_tokens: 1 };
      const init = { method: "POST", headers: { Authorization: "Bearer any" }, body: JSON.stringify(request) };
      const { status: answered } = await fetch("/v2/chat", init);
      return answered;
    });
    expect(status).toBe(200);
    const isStored = () =>
      page.evaluate(async () => {
        const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
        const files = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
        return files.some(({ url }) => /\/ort-[^/]*\.wasm(?:\.|$)/.test(url));
      });
    await expect.poll(isStored).toBe(true);
    await page.close();
    return sources.at(-1);
  };
  await visit();
  expect([...builds]).toEqual(["ort-wasm-relaxed-simd-threaded"]);
  expect(await visit()).toBe("browser");

  const session = await context.newCDPSession(await context.newPage());
  await session.send("Network.clearBrowserCache");
  await context.route("**/*.wasm", (route) => route.abort());
  // The build is then fetched packed.
  await visit();
  await context.close();
  await host.stop();
});

/** The files with machine code that the browser has written next to responses that the service worker's cache holds. */
function machineCodeIn(profile: string): string[] {
  const files = readdirSync(profile, { recursive: true, encoding: "utf8" });
  return files.filter((file) => /CacheStorage.*_1$/.test(file) && statSync(path.join(profile, file)).size > 10_000);
}

test("the machine code is kept also for a server that does not compress", async ({ browser }, { project }) => {
  const host = new StrictHost(pages, { maxFileBytes: Infinity });
  await host.start();
  const profile = mkdtempSync(path.join(tmpdir(), "kept-machine-code-"));
  const context = await browser.browserType().launchPersistentContext(profile, { ...project.use.launchOptions });
  const fromServiceWorker: string[] = [];
  context.on("response", (response) => {
    const build = /ort-[^/]+\.wasm(?:\.bin)?$/.exec(response.url())?.[0];
    if (build !== undefined && response.fromServiceWorker()) fromServiceWorker.push(build.replace(/-[\w-]{8}\./, "."));
  });
  const visit = async (options: PlainOptions = {}): Promise<Page> => {
    fromServiceWorker.length = 0;
    const page = await openServiceOn(context, `${host.url}service.html`, { precache: true, ...options });
    const status = await page.evaluate(async () => {
      const prompt = "The city lies on a river, and its harbour is the largest of the country. ".repeat(8);
      const body = JSON.stringify({ model: "starter-chat", prompt, max_tokens: 40 });
      const { status: answered } = await fetch("/v1/generate", { method: "POST", headers: { Authorization: "Bearer any" }, body });
      return answered;
    });
    expect(status).toBe(200);
    const isStored = () =>
      page.evaluate(async () => {
        const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
        const files = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
        return files.some(({ url }) => /\/ort-[^/]*\.wasm$/.test(url));
      });
    await expect.poll(isStored).toBe(true);
    return page;
  };
  await (await visit()).close();
  expect(machineCodeIn(profile)).toEqual([]);
  const page = await visit();
  expect(fromServiceWorker).toEqual(["ort-wasm-relaxed-simd-threaded.wasm"]);
  await expect.poll(() => machineCodeIn(profile).length, { timeout: 60_000 }).toBe(1);
  const unpackedRequests = host.requests.filter(({ path: requested }) => /\/ort-[^/]*\.wasm$/.test(requested));
  expect(unpackedRequests).toEqual([]);

  // Without a service worker the stored copy is compiled; a server that lacks the file shows it.
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  await page.close();
  host.fault = (requested, content) => (/\/ort-[^/]*\.wasm/.test(requested) ? null : content);
  await visit({ serviceWorker: false, directFetch: true });
  await context.close();
  rmSync(profile, { recursive: true, force: true });
  await host.stop();
});
