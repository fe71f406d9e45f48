/** Tests that run in each browser: tabs in a browser with an empty profile, and the pages of the browser tests with and without isolation. */
import { test as base } from "playwright/test";
import { openStaticSite, type StaticSite } from "../browser/static-site.ts";
import type { Browser, Tab } from "./browsers/browser.ts";
import { type BrowserId, browsers } from "./browsers/browsers.ts";

export { expect } from "playwright/test";

export interface BrowserOptions {
  browserId: BrowserId;
  isPrivate: boolean;
}

interface SharedFixtures extends BrowserOptions {
  started: Browser;
  /** Tabs by whether their pages are cross-origin isolated. */
  sites: Record<"isolated" | "plain", StaticSite>;
}

interface Fixtures {
  openTab: () => Promise<Tab>;
}

/** The policy of the docs (hosting.md). */
export const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const policyHeader = { "Content-Security-Policy": policy };
const noIsolation = { "Cross-Origin-Opener-Policy": "unsafe-none", "Cross-Origin-Embedder-Policy": "unsafe-none" };

export const test = base.extend<Fixtures, SharedFixtures>({
  browserId: ["chromium", { option: true, scope: "worker" }],
  isPrivate: [false, { option: true, scope: "worker" }],
  started: [
    async ({ browserId, isPrivate }, use) => {
      const kind = browsers[browserId];
      const browser = await kind.start(process.env[kind.variable] ?? "", isPrivate);
      console.log(`${browser.version}${isPrivate ? ", private windows" : ""}`);
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  sites: [
    // eslint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const [isolated, plain] = await Promise.all([openStaticSite(policyHeader), openStaticSite({ ...policyHeader, ...noIsolation })]);
      await use({ isolated, plain });
      await Promise.all([isolated.close(), plain.close()]);
    },
    { scope: "worker" },
  ],
  openTab: async ({ started }, use) => use(() => started.openTab()),
});

/** Skips the tests of a browser that is not on this machine. */
export function skipIfAbsent(): void {
  test.skip(({ browserId }) => (process.env[browsers[browserId].variable] ?? "") === "", "this browser is not on this machine");
}
