/** Pages with the complete service: real host, real engines, starter models and scripted ones. */
import type { BrowserContext, Page } from "playwright/test";
import type { PlainOptions } from "../fixtures.ts";
import { shared, test as base } from "../shared-pages.ts";
import { grants, scriptedModels } from "../../contract/scripted/service-options.ts";

export { expect } from "playwright/test";

/** In addition to the starter models: models that follow scripts, and a token without the permission connectors. */
export const serviceOptions: PlainOptions = { models: scriptedModels, tokens: grants };

interface Fixtures {
  /** A page that tests share, with `serviceOptions`; its models stay loaded. */
  service: Page;
  /** A new page (own context, own service worker) with these options. */
  openService: (options?: PlainOptions, path?: string) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  service: shared("service", (context) => openServiceOn(context, "/service.html", serviceOptions)),
  openService: async ({ context }, use) => use((options = serviceOptions, path = "/service.html") => openServiceOn(context, path, options)),
});

/**
 * Opens a page of the test site, starts the service in it and waits until plain `fetch` works; by default through the service worker,
 * and without storing the site's files, 30 MB in each new context.
 */
export async function openServiceOn(context: BrowserContext, path: string, options: PlainOptions): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  const given = { directFetch: false, precache: false, ...options };
  await page.evaluate(async (sent) => {
    const runtime = await window.startService(sent);
    if (sent.serviceWorker !== false) await runtime.ready();
  }, given);
  return page;
}
