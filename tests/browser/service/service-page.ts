/** Pages with the complete service: real host, real engines, starter models and scripted ones. */
import { test as base, type BrowserContext, type Page, type PlaywrightWorkerArgs } from "playwright/test";
import type { PlainOptions } from "../fixtures.ts";
import { grants, scriptedModels } from "../../contract/scripted/service-options.ts";

export { expect } from "playwright/test";

/** In addition to the starter models: models that follow scripts, and a token without the permission connectors. */
export const serviceOptions: PlainOptions = { models: scriptedModels, tokens: grants };

/** A page that all tests of a worker share, in a context of its own: a fixture with the scope `worker`. */
export function sharedPage(open: (context: BrowserContext, baseURL: string) => Promise<Page>) {
  const openOnce = async (
    { browser }: PlaywrightWorkerArgs,
    use: (page: Page) => Promise<void>,
    { project }: { project: { use: { baseURL?: string | undefined } } },
  ): Promise<void> => {
    const baseURL = project.use.baseURL ?? "";
    const context = await browser.newContext({ baseURL });
    await use(await open(context, baseURL));
    await context.close();
  };
  const settings: { scope: "worker"; timeout: number } = { scope: "worker", timeout: 120_000 };
  const fixture: [typeof openOnce, typeof settings] = [openOnce, settings];
  return fixture;
}

interface SharedFixtures {
  /** The page of all tests of a worker, with `serviceOptions`; its models stay loaded. */
  service: Page;
}

interface Fixtures {
  /** A new page (own context, own service worker) with these options. */
  openService: (options?: PlainOptions, path?: string) => Promise<Page>;
}

export const test = base.extend<Fixtures, SharedFixtures>({
  service: sharedPage((context) => openServiceOn(context, "/service.html", serviceOptions)),
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
