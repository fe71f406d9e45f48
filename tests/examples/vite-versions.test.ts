/** The plugin under each major version of Vite that it supports: dev and build, installed from the tarball and linked from elsewhere. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Page } from "playwright/test";
import { startDevServer } from "./dev-server.ts";
import { installExample, type ExampleApp } from "./example-app.ts";
import { runCommand } from "./run-command.ts";
import { serveFolder } from "./static-host.ts";

async function expectRanking(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("button", { name: "Rank" }).click();
  await expect(page.getByRole("status")).toHaveText("Ranked");
  await expect(page.locator("li").first()).toContainText("Soak the cloth");
}

/** Replaces the installed package by a link to a copy of it outside of the app and of every workspace. */
function link(app: ExampleApp): string {
  const installed = path.join(app.folder, "node_modules/cohabit");
  const elsewhere = mkdtempSync(path.join(tmpdir(), "cohabit-linked-"));
  cpSync(installed, elsewhere, { recursive: true });
  rmSync(installed, { recursive: true });
  symlinkSync(elsewhere, installed, "dir");
  rmSync(path.join(app.folder, "node_modules/.vite"), { recursive: true, force: true });
  return elsewhere;
}

for (const version of ["6.4.6", "7.3.8", "8.3.8"]) {
  test.describe(`Vite ${version}`, () => {
    let app: ExampleApp;
    let linked: string | undefined;

    test.beforeAll(async () => {
      test.setTimeout(600_000);
      app = await installExample("static-demo", { vite: version });
      const installed: { version: string } = JSON.parse(readFileSync(path.join(app.folder, "node_modules/vite/package.json"), "utf8"));
      expect(installed.version).toBe(version);
    });

    test.afterAll(() => {
      app.remove();
      if (linked !== undefined) rmSync(linked, { recursive: true, force: true });
    });

    for (const way of ["tarball", "linked"] as const) {
      test(`${way}, build`, async ({ page }) => {
        if (way === "linked") linked ??= link(app);
        await runCommand("npm", ["run", "build"], app.folder);
        const host = await serveFolder(`${app.folder}/dist`);
        await expectRanking(page, host.url);
        await host.close();
      });

      test(`${way}, dev`, async ({ page }) => {
        if (way === "linked") linked ??= link(app);
        // Below a path, which the page script can only know from Vite.
        const server = await startDevServer(app.folder, ["--base", "/below/"]);
        try {
          await expectRanking(page, server.url);
          expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
        } finally {
          server.close();
        }
      });
    }
  });
}
