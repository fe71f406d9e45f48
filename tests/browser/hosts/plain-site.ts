/** A site without a bundler, as `cohabit init` leaves it, with one page and starter-chat. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "playwright/test";
import { assetsFromSource } from "../../../scripts/build/assets-from-source.mjs";
import { root } from "../../../scripts/install.mjs";
import { init } from "../../../src/bin/init.ts";

/** `start` gets its options from the query, as JSON. */
const script = `import { start } from "./cohabit/index.js";
window.started = start(JSON.parse(decodeURIComponent(location.search.slice(1) || "{}")));
`;

/** Writes the site into a new folder. The caller removes it. @param args Options of \`cohabit init\`. */
export async function plainSite(...args: string[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "cohabit-site-"));
  const modules = path.join(folder, ".init/node_modules");
  mkdirSync(modules, { recursive: true });
  symlinkSync(path.join(root, "models"), path.join(modules, "cohabit-starter-models"));
  const site = path.join(folder, "site");
  mkdirSync(site);
  writeFileSync(
    path.join(site, "index.html"),
    '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><p>hello</p><script type="module" src="./page.js"></script>',
  );
  writeFileSync(path.join(site, "page.js"), script);
  const environment = { assetsFolder: await assetsFromSource(), workingFolder: path.join(folder, ".init"), print: () => undefined };
  await init([site, "--models=starter-chat", ...args], environment);
  return site;
}

export function removeSite(site: string): void {
  if (existsSync(site)) rmSync(path.dirname(site), { recursive: true });
}

declare global {
  interface Window {
    started: Promise<import("../../../src/index.ts").Runtime>;
  }
}

/** Opens the page and waits for the service. */
export async function openSite(page: Page, url: string, options: object = {}): Promise<void> {
  await page.goto(`${url}?${encodeURIComponent(JSON.stringify(options))}`);
  await page.evaluate(async () => (await window.started).ready());
}

/** A short reply of starter-chat, or the error. */
export function ask(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const body = { model: "starter-chat", messages: [{ role: "user", content: "Hello!" }], max_tokens: 4, temperature: 0 };
    const response = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer any" }, body: JSON.stringify(body) });
    const reply = await response.json();
    return response.ok ? reply.message.content[0].text : `${response.status} ${reply.message}`;
  });
}

export async function untilSiteIsStored(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await (await window.started).storage()).site?.isComplete ?? false), { timeout: 60_000 })
    .toBe(true);
}
