/** The built docs, served with the strictest policy, as a reader uses them. */
import { readdirSync } from "node:fs";
import { expect, type Page } from "playwright/test";
import { docsFromSource } from "../../../scripts/docs/docs-from-source.mjs";
import { SiteServer } from "../offline/site-server.ts";
import { test as base } from "../shared-pages.ts";

interface Fixtures {
  /** The first page of the docs. The test fails if the browser complains about anything on any page that it opens. */
  docs: Page;
}

let server: SiteServer;
let folder = "";

const test = base.extend<Fixtures>({
  docs: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(server.url);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await docsFromSource();
  server = new SiteServer(folder);
  await server.start();
});

test.afterAll(() => server.stop());

const search = (page: Page) => page.getByRole("combobox", { name: "Search the docs" });

test("a search leads to the section, by keyboard alone", async ({ docs }) => {
  await docs.keyboard.press("/");
  await expect(search(docs)).toBeFocused();
  await docs.keyboard.type("service worker of your own");
  const first = docs.getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(first).toContainText("A service worker of your own");
  await docs.keyboard.press("Enter");
  await expect(docs).toHaveURL(/quick-start\.html#a-service-worker-of-your-own$/);
  await expect(docs.getByRole("heading", { name: "A service worker of your own" })).toBeInViewport();
});

test("an error's text is found, and a search without results is reported", async ({ docs }) => {
  await search(docs).fill("lets a model answer to other names");
  await expect(docs.getByRole("option").first()).toContainText("the option 'aliases'");
  await search(docs).fill("zzyzxq");
  await expect(docs.getByText("Nothing about “zzyzxq”")).toBeVisible();
  await docs.keyboard.press("Escape");
  await expect(docs.getByRole("listbox")).toBeHidden();
});

test("every page opens without a complaint, has one heading of the first level and fits a narrow window", async ({ docs }) => {
  await docs.setViewportSize({ width: 390, height: 844 });
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    await docs.goto(`${server.url}${page}`);
    const found = await docs.evaluate(() => ({
      headings: document.querySelectorAll("h1").length,
      isTooWide: document.documentElement.scrollWidth > innerWidth,
    }));
    expect({ page, ...found }).toEqual({ page, headings: 1, isTooWide: false });
  }
});

test("no other server is asked", async ({ docs }) => {
  const foreign: string[] = [];
  docs.on("request", (request) => void (request.url().startsWith(server.url) || foreign.push(request.url())));
  await docs.goto(`${server.url}clients.html`);
  await search(docs).fill("offline");
  await expect(docs.getByRole("option").first()).toBeVisible();
  expect(foreign).toEqual([]);
});

test("code is copied by a button", async ({ docs, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await docs.getByRole("button", { name: "Copy" }).first().click();
  await expect(docs.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await docs.evaluate(() => navigator.clipboard.readText())).toContain('import { start } from "cohabit";');
});
