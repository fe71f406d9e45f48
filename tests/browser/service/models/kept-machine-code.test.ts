import { type Browser, expect, type FullProject, test } from "playwright/test";
import { openServiceOn } from "../service-page.ts";

const requests = {
  "/v2/chat": { model: "starter-chat", messages: [{ role: "user", content: "Hello!" }], max_tokens: 1 },
  "/v2/embed": { model: "starter-embed", texts: ["Hello!"], input_type: "search_query", embedding_types: ["float"] },
};

for (const [url, request] of Object.entries(requests)) {
  test(`${url}: WebAssembly comes past the service worker, and from the service worker where the browser's cache is empty and the server away`, async ({
    browser,
  }, { project }) => {
    await expectPastServiceWorker(browser, project, url, request);
  });
}

/** With a profile on disk: the HTTP cache of a private window takes no large files. */
async function expectPastServiceWorker(browser: Browser, project: FullProject, url: string, request: object): Promise<void> {
  const { launchOptions, baseURL = "" } = project.use;
  const context = await browser.browserType().launchPersistentContext("", { ...launchOptions, baseURL });
  const sources: string[] = [];
  context.on("response", (response) => {
    if (response.url().endsWith(".wasm") && response.ok()) sources.push(response.fromServiceWorker() ? "service worker" : "browser");
  });
  /** Of the WebAssembly of one visit, in which the model answers. */
  const visit = async (): Promise<string | undefined> => {
    sources.length = 0;
    const page = await openServiceOn(context, "/service.html", {});
    const status = await page.evaluate(
      async ([path, body]) => (await fetch(path, { method: "POST", headers: { Authorization: "Bearer any" }, body })).status,
      [url, JSON.stringify(request)] as const,
    );
    expect(status).toBe(200);
    const isStored = () =>
      page.evaluate(async () => {
        const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
        const files = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
        return files.some((file) => file.url.endsWith(".wasm"));
      });
    await expect.poll(isStored).toBe(true);
    await page.close();
    return sources.at(-1);
  };
  await visit();
  expect(await visit()).toBe("browser");

  const session = await context.newCDPSession(await context.newPage());
  await session.send("Network.clearBrowserCache");
  await context.route("**/*.wasm", (route) => route.abort());
  expect(await visit()).toBe("service worker");
  await context.close();
}
