/** Pages with the whole service in them: real host, real engines, starter models and scripted ones. */
import { test as base, type BrowserContext, type Page } from "playwright/test";
import type { PlainOptions } from "../fixtures.ts";
import { grants, scriptedModels } from "../../contract/service-options.ts";

export { expect } from "playwright/test";

/** Beside the starter models: models that follow scripts, and a token without the permission connectors. */
export const serviceOptions: PlainOptions = { models: scriptedModels, tokens: grants };

interface SharedFixtures {
  /** One page for all tests of a worker, with `serviceOptions`; its models stay loaded. */
  service: Page;
}

interface Fixtures {
  /** A page of its own (own context, own service worker) with the given options. */
  openService: (options?: PlainOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures, SharedFixtures>({
  service: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? "" });
      await use(await openService(context, serviceOptions));
      await context.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  openService: async ({ context }, use) => use((options = serviceOptions) => openService(context, options)),
});

async function openService(context: BrowserContext, options: PlainOptions): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/service.html");
  await page.evaluate(async (given) => {
    const runtime = await window.startService(given);
    if (given.serviceWorker !== false) await runtime.ready();
  }, options);
  return page;
}
