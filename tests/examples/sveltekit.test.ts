/** SvelteKit: the dev server sends isolation headers, and a prerendered site answers with the server gone. */
import { expect, test, type Page } from "playwright/test";
import { startDevServer } from "./dev-server.ts";
import { buildExample, type ExampleApp } from "./example-app.ts";
import { newerNode } from "./newer-node.ts";
import { serveFolder } from "./static-host.ts";
import { untilStored } from "./stored-site.ts";

let app: ExampleApp;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  app = await buildExample("sveltekit", newerNode(24));
});

test.afterAll(() => app.remove());

async function expectAnswer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ask" }).click();
  await expect(page.locator("#answer")).toContainText("Paris");
}

test("the dev server serves pages that are cross-origin isolated", async ({ page }) => {
  const server = await startDevServer(app.folder);
  try {
    await page.goto(server.url);
    await expectAnswer(page);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  } finally {
    server.close();
  }
});

test("the prerendered site answers, and again with the server gone", async ({ page }) => {
  const host = await serveFolder(`${app.folder}/build`);
  try {
    await page.goto(host.url);
    await expectAnswer(page);
    await untilStored(page);
    await host.close();
    await page.reload();
    await expectAnswer(page);
  } finally {
    await host.close().catch(() => undefined);
  }
});
