/** Sites on the hosts that people have: limits on files, compression, no validators, no headers, no network. */
import { rmSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "playwright/test";
import { ask, openSite, plainSite, removeSite, untilSiteIsStored } from "./plain-site.ts";
import { type HostOptions, StrictHost } from "./strict-host.ts";
import { test } from "../shared-pages.ts";

const mebibyte = 1024 * 1024;
const weights = "/models/starter-chat/onnx/model.onnx";
let site: string;
/** All large files in parts, WebAssembly too. */
let cutSite: string;
let host: StrictHost;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await plainSite();
  cutSite = await plainSite(`--max-file-bytes=${2 * mebibyte}`);
});

test.afterAll(() => {
  removeSite(site);
  removeSite(cutSite);
});

test.afterEach(() => host.stop());

async function serve(folder: string, options: HostOptions = {}): Promise<void> {
  host = new StrictHost(folder, options);
  await host.start();
}

const requested = (part: string): string[] => host.requests.map((request) => request.path).filter((file) => file.includes(part));
/** Waits until the browser keeps the site and the WebAssembly that it has fetched. */
async function untilStored(page: Page): Promise<void> {
  await untilSiteIsStored(page);
  const used = host.requests.filter(({ path: file, bytes }) => isWasm(file) && !file.endsWith(".wasm") && bytes > 0);
  const isKept = (files: string[]): Promise<boolean> =>
    page.evaluate(
      async (paths) => (await Promise.all(paths.map((file) => caches.match(file)))).every((found) => found !== undefined),
      files,
    );
  await expect.poll(() => isKept(used.map(({ path: file }) => file)), { timeout: 60_000 }).toBe(true);
}

const isWasm = (file: string): boolean => /\.wasm(?:\.|$)/.test(file);

test("the first visit to a host that does not compress takes at most 44.5 MB, and fetches WebAssembly once", async ({ page }) => {
  for (const hasValidators of [true, false]) {
    await serve(site, { hasValidators });
    await openSite(page, host.url);
    const reply = await ask(page);
    expect(reply).not.toMatch(/^\d/);
    await untilStored(page);
    expect(host.requests.filter(({ status }) => status === 404)).toEqual([]);
    // The runtime, and the grammar library, which is kept for offline use.
    expect(requested("/ort-wasm").filter((file) => isWasm(file))).toHaveLength(1);
    expect(requested("/xgrammar")).toHaveLength(1);
    expect(host.sentBytes()).toBeLessThan(44.5e6);
    console.log(`first visit, validators ${hasValidators}: ${(host.sentBytes() / 1e6).toFixed(1)} MB`);
    host.requests = [];
    await page.reload();
    await page.evaluate(async () => (await window.started).ready());
    expect(await ask(page)).toBe(reply);
    expect(host.requests.filter(({ path: file, bytes }) => bytes > 0 && (isWasm(file) || file.includes("/models/")))).toEqual([]);
    if (hasValidators) await host.stop();
  }
});

for (const encoding of ["gzip", "br"] as const) {
  test(`a host that compresses (${encoding}) is understood, and WebAssembly is fetched once`, async ({ page }) => {
    await serve(site, { encoding });
    await openSite(page, host.url);
    expect(await ask(page)).not.toMatch(/^\d/);
    await untilStored(page);
    expect(requested("/ort-wasm").filter((file) => isWasm(file))).toHaveLength(1);
    expect(requested("/xgrammar")).toHaveLength(1);
    console.log(`first visit, ${encoding}: ${(host.sentBytes() / 1e6).toFixed(1)} MB`);
    host.requests = [];
    await page.reload();
    await page.evaluate(async () => (await window.started).ready());
    expect(await ask(page)).not.toMatch(/^\d/);
    expect(host.requests.filter(({ path: file, bytes }) => bytes > 0 && isWasm(file))).toEqual([]);
  });
}

for (const encoding of [undefined, "gzip"] as const) {
  test(`a host that refuses files over 2 MiB serves models and WebAssembly in parts (compression: ${encoding ?? "none"})`, async ({
    page,
  }) => {
    await serve(cutSite, { maxFileBytes: 2 * mebibyte, ...(encoding && { encoding }) });
    await openSite(page, host.url);
    const reply = await ask(page);
    expect(reply).not.toMatch(/^\d/);
    expect(host.requests.filter(({ status }) => status === 404)).toEqual([]);
    expect(requested(`${weights}.`)).toHaveLength(19);
    expect(requested(".wasm.bin.").length).toBeGreaterThan(0);
    await untilStored(page);
    await host.stop();
    await page.reload();
    await page.evaluate(async () => (await window.started).ready());
    expect(await ask(page)).toBe(reply);
  });
}

test("a part of the weights that is missing, cut or of another version is named in the error", async ({ page }) => {
  await serve(cutSite, { maxFileBytes: 2 * mebibyte });
  await openSite(page, host.url);
  const part = /model\.onnx\.[0-9a-f]{8}-3\.bin$/;
  host.fault = (file, content) => (part.test(file) ? null : content);
  expect(await ask(page)).toMatch(/^500 .*-3\.bin answered HTTP 404.*; it is a part of .*model\.onnx/);
  host.fault = (file, content) => (part.test(file) ? content.subarray(0, 1000) : content);
  expect(await ask(page)).toMatch(/^500 .*-3\.bin has 1000 bytes instead of 2097152/);
  host.fault = (file, content) => (part.test(file) ? Buffer.alloc(content.byteLength) : content);
  expect(await ask(page)).toMatch(/^500 .*-3\.bin does not have the SHA-256 of the list at .*model\.onnx/);
  host.fault = (_file, content) => content;
  expect(await ask(page)).not.toMatch(/^\d/);
});

test("a part of WebAssembly that is missing or of another version is named in the error", async ({ page }) => {
  await serve(cutSite, { maxFileBytes: 2 * mebibyte });
  const part = /\.wasm\.bin\.[0-9a-f]{8}-1\.bin$/;
  host.fault = (file, content) => (part.test(file) ? null : content);
  await openSite(page, host.url);
  expect(await ask(page)).toMatch(/^500 .*-1\.bin answered HTTP 404; it is a part of .*\.wasm\.bin/);
  host.fault = (file, content) => (part.test(file) ? Buffer.alloc(content.byteLength) : content);
  expect(await ask(page)).toMatch(/^500 .*the parts of .*\.wasm\.bin do not have the SHA-256 of its list/);
  host.fault = (_file, content) => content;
  expect(await ask(page)).not.toMatch(/^\d/);
});

test("a site without headers is isolated by the service worker on request, and works offline", async ({ page }) => {
  await serve(site, { isIsolated: false });
  await openSite(page, host.url, { isolate: true });
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await untilStored(page);
  await page.reload();
  await page.evaluate(async () => (await window.started).ready());
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const reply = await ask(page);
  expect(reply).not.toMatch(/^\d/);
  await untilStored(page);
  await host.stop();
  await page.reload();
  await page.evaluate(async () => (await window.started).ready());
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect(await ask(page)).toBe(reply);
});

test("a site keeps its own pages offline unless that is switched off", async ({ page }) => {
  await serve(site);
  await openSite(page, host.url);
  await untilStored(page);
  await host.stop();
  await page.reload();
  await expect(page.getByText("hello")).toBeVisible();

  const unkept = await plainSite("--precache=off");
  try {
    rmSync(path.join(unkept, "models"), { recursive: true });
    await serve(unkept);
    await openSite(page, host.url);
    await host.stop();
    await expect(page.reload()).rejects.toThrow("net::ERR");
  } finally {
    removeSite(unkept);
  }
});
