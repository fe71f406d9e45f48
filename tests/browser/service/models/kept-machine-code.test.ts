import { expect, test } from "playwright/test";
import { openServiceOn } from "../service-page.ts";

/** A profile on disk: the HTTP cache of a private window takes no large files. */
test("WebAssembly does not pass the service worker, unless the browser's cache is empty and the server away", async ({ browser }, {
  project,
}) => {
  const { launchOptions, baseURL = "" } = project.use;
  const context = await browser.browserType().launchPersistentContext("", { ...launchOptions, baseURL });
  const sources: string[] = [];
  const builds = new Set<string>();
  context.on("response", (response) => {
    const build = /([^/]+)-[\w-]{8}\.wasm$/.exec(response.url())?.[1];
    if (build === undefined || !response.ok()) return;
    builds.add(build);
    sources.push(response.fromServiceWorker() ? "service worker" : "browser");
  });
  /** The requests for WebAssembly of one visit, in which the model answers. */
  const visit = async (): Promise<string | undefined> => {
    sources.length = 0;
    const page = await openServiceOn(context, "/service.html", {});
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
        return files.some(({ url }) => /\.wasm(?:\.|$)/.test(url));
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
  expect(await visit()).toBe("service worker");
  await context.close();
});
