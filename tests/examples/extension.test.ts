/** An extension's page (Manifest V3) with its own assets, in a browser that has it installed. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, expect, test } from "playwright/test";
import { buildExample } from "./example-app.ts";

test("extension: a page of an extension embeds notes and answers from them, twice, and warns of nothing", async () => {
  const app = await buildExample("extension");
  const profile = mkdtempSync(path.join(tmpdir(), "cohabit-extension-profile-"));
  const { launchOptions = {} } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    // The arguments say that there is no window; a headless mode of the runner would have no extensions.
    headless: false,
    args: [...(launchOptions.args ?? []), `--disable-extensions-except=${app.folder}/dist`, `--load-extension=${app.folder}/dist`],
  });
  try {
    const background = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    const page = await context.newPage();
    const messages: string[] = [];
    page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => messages.push(String(error)));
    await page.goto(new URL("index.html", background.url()).href);
    // The second time uses stored files, as after a restart of the browser.
    for (const visit of ["first", "second"]) {
      await expect(page.getByRole("status"), visit).toHaveText("Ready");
      await page.getByRole("button", { name: "Ask" }).click();
      await expect(page.getByRole("status")).toHaveText("Answered");
      await expect(page.locator("li").first()).toContainText("bakery");
      await expect(page.locator("#answer")).toContainText(/\b6\b/);
      await page.reload();
    }
    expect(messages).toEqual([]);
    expect(await page.evaluate(() => [location.protocol, crossOriginIsolated])).toEqual(["chrome-extension:", true]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
    app.remove();
  }
});
