/**
 * The built playground on a server of its own, and pages on it without errors on the console. A tab of its own hosts
 * the models for most tests, so that a model is loaded once for all of them, as it is for the tabs of a visitor.
 */
import { fileURLToPath } from "node:url";
import { expect as baseExpect, test as base, type Locator, type Page } from "playwright/test";
import { preview } from "vite";
import { playgroundFromSource } from "../../../scripts/build/playground-from-source.mjs";
import { serveEmptyFileList } from "./empty-file-list.ts";
import { serveTwin } from "./twin-model.ts";

export type { Locator, Page } from "playwright/test";

/** A first reply waits for its model, on a machine that may be busy. */
export const expect = baseExpect.configure({ timeout: 90_000 });

export const inRepository = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

interface Site {
  url: string;
  buildWarnings: readonly string[];
}

interface SharedFixtures {
  site: Site;
  /** The tab that hosts for `playground`. */
  hostingTab: Page;
}

interface Fixtures {
  /**
   * A new tab of the playground, ready to be used, that `hostingTab` serves; the browser keeps only stored files and
   * loaded models of earlier tests.
   */
  playground: Page;
  /** The playground on a first visit, which hosts for itself: no model is loaded or stored. */
  firstVisit: Page;
  /** The errors that a test expects on the console. */
  expectedComplaints: string[];
}

export const test = base.extend<Fixtures, SharedFixtures>({
  site: [
    // Playwright reads the dependencies of a fixture from the first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { folder, warnings } = await playgroundFromSource();
      const server = await preview({
        configFile: inRepository("vite.config.ts"),
        logLevel: "error",
        plugins: [serveTwin(), serveEmptyFileList()],
        build: { outDir: folder },
        preview: { port: 0, host: "localhost" },
      });
      await use({ url: server.resolvedUrls?.local[0] ?? "", buildWarnings: warnings });
      await server.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  hostingTab: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await openPlayground(page, site);
      await use(page);
      await context.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  expectedComplaints: [[], { option: true }],
  playground: async ({ hostingTab, site, viewport, expectedComplaints }, use) => {
    const page = await hostingTab.context().newPage();
    if (viewport !== null) await page.setViewportSize(viewport);
    await useWithoutComplaints(page, site, expectedComplaints, use);
    await page.close();
    await forgetConversations(hostingTab);
  },
  firstVisit: async ({ page, site, expectedComplaints }, use) => useWithoutComplaints(page, site, expectedComplaints, use),
});

export async function openPlayground(page: Page, site: Site): Promise<void> {
  await page.goto(site.url);
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
}

/** Debian's Chromium has `LanguageModel` without a model. It warns when a page asks for the model. */
const absentBrowserModel = "Unable to create a text session because the service is not running.";

async function useWithoutComplaints(
  page: Page,
  site: Site,
  expected: readonly string[],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await openPlayground(page, site);
  await use(page);
  const known = [...expected, absentBrowserModel];
  expect(complaints.filter((complaint) => !known.some((part) => complaint.includes(part)))).toEqual([]);
}

/** Deletes the conversations that the playground keeps for the next visit. */
function forgetConversations(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const opened = indexedDB.open("cohabit playground", 1);
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const emptied = opened.result.transaction("conversations", "readwrite").objectStore("conversations").clear();
    await new Promise((resolve) => (emptied.onsuccess = resolve));
    opened.result.close();
  });
}

export async function send(page: Page, message: string): Promise<void> {
  await page.getByLabel("Message", { exact: true }).fill(message);
  await page.keyboard.press("Enter");
}

/** Replies that are complete. */
export const replies = (page: Page): Locator => page.locator(".reply[aria-busy=false]");

export const responsePanel = (page: Page): Locator => page.getByRole("tabpanel", { name: "Response" });

/** Opens a panel next to the conversation. */
export async function openPanel(page: Page, name: "Documents" | "Tools" | "Output" | "Settings" | "Request"): Promise<Locator> {
  const panel = page.getByRole("group", { name, exact: true });
  if (!(await panel.isVisible())) {
    if (name === "Request") await page.getByRole("button", { name, exact: true }).click();
    else
      await page
        .getByRole("group", { name: "Sent with the message" })
        .getByRole("button")
        .nth(["Documents", "Tools", "Output", "Settings"].indexOf(name))
        .click();
  }
  await expect(panel).toBeVisible();
  return panel;
}

interface ShownRequest {
  messages: { role: string; content: string }[];
  [name: string]: unknown;
}

/** The request of the last call, as the page shows it. */
export async function lastRequest(page: Page): Promise<ShownRequest> {
  await openPanel(page, "Request");
  await page.getByRole("tab", { name: "Request" }).click();
  const shown = await page.getByRole("tabpanel", { name: "Request" }).locator("pre").innerText();
  await page.getByRole("tab", { name: "Response" }).click();
  return JSON.parse(shown.slice(shown.indexOf("{")));
}

export async function showView(
  page: Page,
  name: "Chat" | "Embed" | "Rerank" | "Data" | "Connectors" | "Models" | "Requests",
): Promise<void> {
  const link = page.getByRole("navigation").getByRole("link", { name });
  // A narrow screen has one link for the developer's views.
  if (!(await link.isVisible())) await page.getByRole("link", { name: "Developer" }).click();
  await link.click();
}
