/** The server of Cloudflare Pages, as `wrangler pages dev` runs it: its `_headers`, its limits of files, its missing pages. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "playwright/test";
import { buildExample } from "./example-app.ts";
import { newerNode } from "./newer-node.ts";
import { untilStored } from "./stored-site.ts";

const maxFileBytes = 25 * 1024 * 1024;
const maxFiles = 20_000;

/** Starts the server for a folder of the app, with the Node of the app if it has one. */
function startPages(app: string, folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const installed = path.join(app, "node_modules/.bin/node");
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  // A date that the server of every version 4 accepts.
  const given = ["pages", "dev", folder, "--ip", "127.0.0.1", "--port", port, "--compatibility-date", "2025-01-01"];
  return new Promise((resolve, reject) => {
    const child = spawn(existsSync(installed) ? installed : process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...given], {
      cwd: app,
      env: { ...process.env, CI: "1", NO_COLOR: "1", WRANGLER_SEND_METRICS: "false" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const closed = new Promise<void>((done) => child.on("close", () => done()));
    const close = async (): Promise<void> => {
      child.kill();
      await closed;
    };
    let output = "";
    const read = (text: unknown): void => {
      output += String(text);
      const url = /Ready on (http:\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve({ url, close });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("close", () => reject(new Error(`wrangler ended\n${output}`)));
  });
}

test("static-demo: Cloudflare Pages serves it isolated, within its limits, and it is kept offline", async ({ page }) => {
  const app = await buildExample("static-demo", { ...newerNode(22), wrangler: "^4.86.0" });
  const folder = `${app.folder}/dist`;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeLessThan(maxFiles);
  expect(files.filter(({ parentPath, name }) => statSync(path.join(parentPath, name)).size > maxFileBytes)).toEqual([]);
  const pages = await startPages(app.folder, "dist");
  try {
    await page.goto(pages.url);
    await page.getByRole("button", { name: "Rank" }).click();
    await expect(page.locator("li").first()).toContainText("Soak the cloth");
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    const statusOf = (name: string): Promise<number> => page.evaluate(async (url) => (await fetch(url)).status, name);
    expect(await statusOf("models/none.json")).toBe(404);
    const { headers } = await page.evaluate(async () => {
      const response = await fetch("cohabit-sw.js");
      return { headers: Object.fromEntries(response.headers) };
    });
    expect(headers["cache-control"]).toBe("no-cache");
    await untilStored(page);
    await pages.close();
    await page.reload();
    await page.getByRole("button", { name: "Rank" }).click();
    await expect(page.locator("li").first()).toContainText("Soak the cloth");
  } finally {
    await pages.close();
    app.remove();
  }
});
