/** Visits to the built playground in a profile that outlives the browser. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, expect as baseExpect, type BrowserContext, type Page } from "playwright/test";
import { playgroundFromSource } from "../../../scripts/build/playground-from-source.mjs";
import { root } from "../../../scripts/install.mjs";
import { copyWithOtherScripts } from "./renamed-site.ts";
import { SiteServer } from "./site-server.ts";
import { test as base } from "../shared-pages.ts";

/** The first reply waits for its model, on a machine that may be busy. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** Folders of the playground: as it is built, and with another name for every script. */
export interface Builds {
  first: string;
  second: string;
}

let built: Promise<Builds> | undefined;

async function buildBoth(): Promise<Builds> {
  const { folder: first } = await playgroundFromSource();
  const second = path.join(root, ".build/offline-second");
  copyWithOtherScripts(first, second);
  return { first, second };
}

interface Fixtures {
  builds: Builds;
  server: SiteServer;
  /** Opens the browser, closing the one before: a visit with the same profile. */
  openBrowser: () => Promise<BrowserContext>;
}

export const test = base.extend<Fixtures>({
  builds: [
    // Playwright reads the dependencies of a fixture from the first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use(await (built ??= buildBoth())),
    { timeout: 300_000 },
  ],
  server: async ({ builds }, use) => {
    const server = new SiteServer(builds.first);
    await server.start();
    await use(server);
    await server.stop();
  },
  openBrowser: async ({ launchOptions }, use) => {
    const profile = mkdtempSync(path.join(tmpdir(), "cohabit-profile-"));
    let context: BrowserContext | undefined;
    await use(async () => {
      await context?.close();
      context = await chromium.launchPersistentContext(profile, launchOptions);
      return context;
    });
    await context?.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

/** Opens the playground and waits until plain `fetch` works. */
export async function visit(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await untilReady(page);
  return page;
}

export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    if (navigator.serviceWorker.controller === null) return false;
    const answer = await fetch("/v1/models", { headers: { Authorization: "Bearer any" } });
    return answer.status === 200;
  });
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
}

/** A short chat; the reply's text, or the error's. */
export async function chat(page: Page): Promise<string> {
  const messages = [{ role: "user", content: "Hello!" }];
  const { status, text } = await post(page, "/v2/chat", { model: "starter-chat", messages, max_tokens: 4, temperature: 0 });
  return status === 200 && text !== "" ? JSON.parse(text).message.content[0].text : `${status} ${text}`;
}

/** The vector of a short text: the computation of visits that may use any model. */
export async function embed(page: Page): Promise<number[]> {
  const body = { model: "starter-embed", input_type: "search_query", texts: ["Hello!"], embedding_types: ["float"] };
  const { status, text } = await post(page, "/v2/embed", body);
  expect(status, text).toBe(200);
  return JSON.parse(text).embeddings.float[0];
}

const post = (page: Page, route: string, content: object): Promise<{ status: number; text: string }> =>
  page.evaluate(
    async ([url, body]) => {
      const answer = await fetch(url, { method: "POST", headers: { Authorization: "Bearer any" }, body });
      return { status: answer.status, text: await answer.text() };
    },
    [route, JSON.stringify(content)] as const,
  );

/** Paths of the site's files that the browser keeps, without the list. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open("cohabit-site /");
    return (await cache.keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((kept) => kept !== "/cohabit-files.json")
      .sort();
  });
}

/** Resolves when all files that this build needs are stored, the runtime included. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open("cohabit-site /");
        const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
        return paths.includes("/cohabit-files.json") && paths.some((kept) => /\/ort-[^/]*\.wasm(?:\.|$)/.test(kept));
      }),
    )
    .toBe(true);
}

const manifestUrl = new URL("../../../models/starter-embed/manifest.json", import.meta.url);
const { files: manifest }: { files: { path: string; sha256: string }[] } = JSON.parse(readFileSync(fileURLToPath(manifestUrl), "utf8"));

/** Damages the stored weights of starter-embed. */
export async function damageWeights(page: Page, damage: "alter" | "cut"): Promise<void> {
  const key = manifest.find((file) => file.path === "onnx/model_quantized.onnx")?.sha256 ?? "";
  await page.evaluate(
    async ([name, how]) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("cohabit-weights");
      const handle = await folder.getFileHandle(name);
      const byte = new Uint8Array(await (await handle.getFile()).slice(1_000_000, 1_000_001).arrayBuffer());
      const writable = await handle.createWritable({ keepExistingData: true });
      if (how === "cut") await writable.truncate(1_000_000);
      else await writable.write({ type: "write", position: 1_000_000, data: byte.map((value) => value ^ 1) });
      await writable.close();
    },
    [key, damage] as const,
  );
}
