/** Fixtures that the browser tests share: pages with the runtime, and questions to them. */
import type { BrowserContext, Page } from "playwright/test";
import type { StartOptions } from "../../src/index.ts";
import { test as base } from "./shared-pages.ts";

export { expect, type Page } from "playwright/test";

/** `onProgress` and other functions cannot cross into the page. */
export type PlainOptions = Omit<StartOptions, "onProgress" | "serviceWorkerUrl"> & { serviceWorkerUrl?: string };

interface Fixtures {
  /** Opens another tab on a page of the test site. */
  openPage: (path: string) => Promise<Page>;
  /** Opens a tab and starts the runtime with the fake host in it; `ready()` has resolved unless `serviceWorker` is false. */
  openFake: (options?: PlainOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  openPage: async ({ context }, use) => use((path) => open(context, path)),
  openFake: async ({ context }, use) =>
    use(async (options = {}) => {
      const page = await open(context, "/bare.html");
      await startFake(page, options);
      return page;
    }),
});

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Starts the runtime with the fake host in `page` and waits until plain `fetch` works; by default through the service worker. */
export async function startFake(page: Page, options: PlainOptions = {}): Promise<void> {
  const given = { directFetch: false, ...options };
  await page.evaluate(async (sent) => {
    const runtime = await window.startFake(sent);
    if (sent.serviceWorker !== false) await runtime.ready();
  }, given);
}

export interface PlainAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Calls `fetch` in the page, or `runtime.fetch`, and reads the complete response. */
export function fetchIn(
  page: Page,
  path: string,
  init: RequestInit = {},
  way: "service worker" | "runtime" = "service worker",
): Promise<PlainAnswer> {
  return page.evaluate(
    async ([url, plainInit, how]) => {
      const send = how === "runtime" ? window.cohabit?.fetch : window.fetch;
      if (send === undefined) throw new Error("the runtime is not started");
      const answer = await send(url, plainInit);
      return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
    },
    [path, init, way] as const,
  );
}

/** Returns the counters of the fake host, through the page. */
export async function countsOf(page: Page): Promise<{ started: number; cancelled: number; produced: number }> {
  const { text } = await fetchIn(page, "/v1/counts");
  return JSON.parse(text);
}
