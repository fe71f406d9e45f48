import { fileURLToPath } from "node:url";
import { expect } from "playwright/test";
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
