/** A kiosk: a browser that has seen the site once answers after a restart without a server, and forgets each visitor. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, expect, test, type Page } from "playwright/test";
import { buildExample } from "./example-app.ts";
import { serveFolder } from "./static-host.ts";

async function ask(page: Page): Promise<void> {
  await page.getByLabel("Question").fill("How much is admission?");
  await page.getByRole("button", { name: "Ask" }).click();
  await expect(page.locator("#answer")).toContainText("9 euros");
}

test("kiosk: answers after a restart of the browser without a server, and forgets an idle visitor", async () => {
  const app = await buildExample("kiosk");
  const host = await serveFolder(`${app.folder}/dist`);
  const profile = mkdtempSync(path.join(tmpdir(), "cohabit-kiosk-profile-"));
  const { launchOptions = {} } = test.info().project.use;
  try {
    const first = await chromium.launchPersistentContext(profile, launchOptions);
    const page = await first.newPage();
    await page.goto(host.url);
    await expect(page.getByRole("status")).toHaveText("Ready without a network");
    await ask(page);
    await first.close();
    await host.close();

    const restarted = await chromium.launchPersistentContext(profile, launchOptions);
    try {
      const later = await restarted.newPage();
      await later.clock.install();
      await later.goto(host.url);
      await expect(later.getByRole("status")).toHaveText("Ready without a network");
      await ask(later);
      await later.clock.fastForward(61_000);
      await expect(later.locator("#answer")).toBeEmpty();
      await expect(later.getByLabel("Question")).toHaveValue("");
    } finally {
      await restarted.close();
    }
  } finally {
    await host.close().catch(() => undefined);
    rmSync(profile, { recursive: true, force: true });
    app.remove();
  }
});
