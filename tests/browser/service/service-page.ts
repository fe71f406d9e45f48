/** Pages with the complete service: real host, real engines, starter models and scripted ones. */
import { test as base, type BrowserContext, type Page } from "playwright/test";
import type { PlainOptions } from "../fixtures.ts";
import { grants, scriptedModels } from "../../contract/scripted/service-options.ts";

export { expect } from "playwright/test";

/** In addition to the starter models: models that follow scripts, and a token without the permission connectors. */
export const serviceOptions: PlainOptions = { models: scriptedModels, tokens: grants };

interface SharedFixtures {
  /** The page of all tests of a worker, with `serviceOptions`; its models stay loaded. */
  service: Page;
}

interface Fixtures {
  /** A new page (own context, own service worker) with these options. */
  openService: (options?: PlainOptions, path?: string) => Promise<Page>;
}

export const test = base.extend<Fixtures, SharedFixtures>({
  service: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? "" });
      await use(await openServiceOn(context, "/service.html", serviceOptions));
      await context.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  openService: async ({ context }, use) => use((options = serviceOptions, path = "/service.html") => openServiceOn(context, path, options)),
});

/** Opens a page of the test site, starts the service in it and waits until plain `fetch` works; by default through the service worker. */
export async function openServiceOn(context: BrowserContext, path: string, options: PlainOptions): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  const given = { directFetch: false, ...options };
  await page.evaluate(async (sent) => {
    const runtime = await window.startService(sent);
    if (sent.serviceWorker !== false) await runtime.ready();
  }, given);
  return page;
}
