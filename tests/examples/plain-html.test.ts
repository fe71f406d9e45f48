/** A site of static files without any build: `cohabit init`, one HTML page, a host without headers. */
import { expect, test } from "playwright/test";
import { buildExample } from "./example-app.ts";
import { serveFolder } from "./static-host.ts";

test("a page without a build answers, with the files that cohabit init copied", async ({ page }) => {
  const app = await buildExample("plain-html");
  // The site is below a path, so no file may come from the origin's root.
  const host = await serveFolder(`${app.folder}/public`, "/some/site/");
  try {
    await page.goto(host.url);
    await expect(page.getByRole("status")).toHaveText("Ready");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("status")).toHaveText(/starter-chat: loaded/);
    await expect(page.locator("#reply")).toContainText("Paris");
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  } finally {
    await host.close();
    app.remove();
  }
});
