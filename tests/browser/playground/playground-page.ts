/** The built playground on a server of its own, and a page on it that complains about nothing. */
import { fileURLToPath } from "node:url";
import { expect as baseExpect, test as base, type Locator, type Page } from "playwright/test";
import { build, createLogger, preview } from "vite";

export type { Locator, Page } from "playwright/test";

/** A first reply waits for its model, on a machine that may be busy. */
export const expect = baseExpect.configure({ timeout: 90_000 });

export const inRepository = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

interface Site {
  url: string;
  buildWarnings: readonly string[];
}

interface Fixtures {
  /** The playground, ready to be used. */
  playground: Page;
  /** What a test expects the browser to complain about in its console. */
  expectedComplaints: string[];
}

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // Playwright reads what a fixture needs from the first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const settings = { configFile: inRepository("vite.config.ts"), logLevel: "error" } as const;
      const outDir = inRepository(".build/playground-tests");
      const buildWarnings: string[] = [];
      const logger = createLogger("warn");
      const keep = (message: string): void => void buildWarnings.push(message);
      Object.assign(logger, { warn: keep, warnOnce: keep });
      await build({ ...settings, customLogger: logger, build: { outDir } });
      const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: "localhost" } });
      await use({ url: server.resolvedUrls?.local[0] ?? "", buildWarnings });
      await server.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  expectedComplaints: [[], { option: true }],
  playground: async ({ page, site, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(site.url);
    await expect(page.getByText("Ready", { exact: true })).toBeVisible();
    await use(page);
    const unexpected = complaints.filter((complaint) => !expectedComplaints.some((expected) => complaint.includes(expected)));
    expect(unexpected).toEqual([]);
  },
});

export async function send(page: Page, message: string): Promise<void> {
  await page.getByLabel("Message", { exact: true }).fill(message);
  await page.keyboard.press("Enter");
}

/** Replies that are complete. */
export const replies = (page: Page): Locator => page.locator(".reply[aria-busy=false]");

export const responsePanel = (page: Page): Locator => page.getByRole("tabpanel", { name: "Response" });

/** Opens one of the panels beside the conversation. */
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
  await page.getByRole("navigation").getByRole("link", { name }).click();
}
