/** The weight store in the browser's private file system: APIs that Node lacks. */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "playwright/test";
import type { WeightFile } from "../../../src/worker/weights/weight-file.ts";
import { HubServer } from "../../hub/hub-server.ts";
import { seededBytes, seededRandom } from "../../hub/seeded-bytes.ts";
import { SiteServer } from "../offline/site-server.ts";
import { KillableBrowser } from "./killable-browser.ts";
import { test as base } from "../shared-pages.ts";

/** `KILLS=30` for the whole figure. */
const kills = Number(process.env["KILLS"] ?? 3);
const blockBytes = 1024 * 1024;
const partBytes = 8 * blockBytes;
const weights = seededBytes(20_000_000, 5);
const sha256 = createHash("sha256").update(weights).digest("hex");
const built = fileURLToPath(new URL(`../../../${process.env["TEST_BUILD"] ?? "dist-tests"}`, import.meta.url));

interface Fixtures {
  hub: HubServer;
  site: SiteServer;
  file: WeightFile;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern
  hub: async ({}, use) => {
    const hub = new HubServer();
    await hub.start();
    hub.push("org/name", { "model.onnx": weights });
    await use(hub);
    await hub.stop();
  },
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new SiteServer(built, "*");
    await site.start();
    await use(site);
    await site.stop();
  },
  file: async ({ hub }, use) =>
    use({
      model: "tiny",
      path: "model.onnx",
      url: `${hub.url}org/name/resolve/main/model.onnx`,
      known: { bytes: weights.length, sha256 },
    }),
});

const load = (page: Page, file: WeightFile): Promise<string> => page.evaluate((asked) => window.weights.load(asked), file);
const open = async (page: Page, site: SiteServer): Promise<void> => void (await page.goto(`${site.url}weights.html`));
/** Slower than any browser stores, so that all sent bytes have arrived. */
const slow = { kind: "slow", pieceBytes: 64 * 1024, afterMs: 20 } as const;

for (const storage of ["the private file system", "the Cache API"]) {
  test(`a file from a hub is stored in ${storage}, read from there, and repaired from the hub`, async ({ page, hub, site, file }) => {
    await open(page, site);
    if (storage === "the Cache API") await page.evaluate(() => window.weights.useCache());
    expect(await load(page, file)).toBe(sha256);
    expect(hub.sentBytes).toBe(weights.length);
    expect(await load(page, file)).toBe(sha256);
    expect(hub.sentBytes).toBe(weights.length);
    expect(await page.evaluate(() => window.weights.list())).toEqual([
      { model: "tiny", path: "model.onnx", url: file.url, bytes: weights.length, sha256, isWhole: true },
    ]);
    if (storage === "the Cache API") {
      await page.evaluate(async (key) => {
        const cache = await caches.open("cohabit-weights");
        await cache.put(`https://weights.cohabit.invalid/${key}/3`, new Response("damaged"));
      }, sha256);
    } else await page.evaluate(([key, at]) => window.weights.flip(key, at), [sha256, 3 * blockBytes + 77] as const);
    expect(await load(page, file)).toBe(sha256);
    expect(hub.sentBytes).toBe(weights.length + blockBytes);
  });
}

test("two tabs that want a file download it once", async ({ page, context, hub, site, file }) => {
  const other = await context.newPage();
  await Promise.all([open(page, site), open(other, site)]);
  expect(await Promise.all([load(page, file), load(other, file)])).toEqual([sha256, sha256]);
  expect(hub.sentBytes).toBe(weights.length);
});

test("two tabs read a stored file at once, and one repairs it after the other has read it", async ({ page, context, hub, site, file }) => {
  const other = await context.newPage();
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await Promise.all([open(page, site), open(other, site)]);
  await load(page, file);
  expect(await Promise.all([load(page, file), load(other, file)])).toEqual([sha256, sha256]);
  expect(hub.sentBytes).toBe(weights.length);
  await page.evaluate(([key, at]) => window.weights.flip(key, at), [sha256, 3 * blockBytes + 77] as const);
  await other.evaluate((key) => window.weights.hold(key), sha256);
  const repaired = load(page, file);
  await expect.poll(() => other.evaluate(() => window.weights.list())).toMatchObject([{ isWhole: false }]);
  await other.evaluate(() => window.weights.release());
  expect(await repaired).toBe(sha256);
  expect(hub.sentBytes).toBe(weights.length + blockBytes);
  expect(await page.evaluate(() => window.weights.list())).toMatchObject([{ isWhole: true }]);
  expect(warnings).toEqual([]);
});

test("a file opens while memory is collected", async ({ page, site, file }) => {
  await open(page, site);
  expect(await load(page, file)).toBe(sha256);
  // Chromium forgot the call of a handle that was collected meanwhile.
  expect(await page.evaluate((key) => window.weights.openWhileCollecting(key, 60), sha256)).toBe(60);
});

test("without the script of the worker that hashes, a file is verified all the same", async ({ page, site, hub, file }) => {
  await page.route(/hash\.worker/, (route) => route.abort());
  await open(page, site);
  expect(await load(page, file)).toBe(sha256);
  hub.fault = () => ({ kind: "wrong-byte", at: 5_000_000 });
  expect(await load(page, { ...file, path: "twin.onnx", known: { bytes: weights.length, sha256: "0".repeat(64) } })).toMatch(
    /does not have the SHA-256 on record/,
  );
});

test("a tab that is closed in mid-download loses less than a part", async ({ page, context, hub, site, file }) => {
  await open(page, site);
  hub.fault = () => slow;
  void load(page, file).catch(() => undefined);
  await hub.sent(10_000_000);
  await page.close();
  hub.fault = () => undefined;
  const next = await context.newPage();
  await open(next, site);
  expect(await load(next, file)).toBe(sha256);
  expect(hub.sentBytes - weights.length).toBeLessThanOrEqual(partBytes);
});

test("a hub that does not let pages of other sites read its files is reported", async ({ page, hub, site, file }) => {
  await open(page, site);
  hub.fault = () => ({ kind: "no-cors" });
  expect(await load(page, file)).toMatch(/files-missing: .*does not let pages of http:\/\/localhost:\d+ read the file \(CORS/);
});

for (const [encoding, what, exposes] of [
  ["gzip", "file", false],
  ["br", "file", true],
  ["gzip", "ranges", false],
] as const) {
  test(`a server that compresses accepted files (${encoding}, ${what}) is understood, with and without a header (${exposes})`, async ({
    page,
    hub,
    site,
    file,
  }) => {
    await open(page, site);
    // Browsers refuse such an answer to a request for a range.
    hub.fault = ({ range }) => ({ kind: "compressed", encoding, what: range === "" ? "file" : what, exposes });
    expect(await load(page, file)).toBe(sha256);
    expect(await load(page, { ...file, path: "twin.onnx", known: undefined })).toBe(sha256);
  });
}

test("a file that cannot be unpacked is reported as compressed", async ({ page, hub, site, file }) => {
  await open(page, site);
  hub.fault = () => ({ kind: "compressed", encoding: "gzip", what: "noise", exposes: true });
  expect(await load(page, file)).toMatch(/files-missing: .*model\.onnx: .*compress/);
  hub.fault = () => ({ kind: "compressed", encoding: "gzip", what: "noise" });
  expect(await load(page, file)).toMatch(/files-missing: .*model\.onnx: .*compress/);
});

test("an answer of 200 with the range alone, as extension pages get it, is asked for again", async ({ page, hub, site, file }) => {
  await open(page, site);
  hub.fault = ({ range }) => (range === "" ? undefined : { kind: "bare-part", hasLength: false });
  expect(await load(page, file)).toBe(sha256);
});

test(`a browser that is killed ${kills} times in mid-download stores no wrong byte, and loses less than a part each time`, async ({
  hub,
  site,
  launchOptions,
}) => {
  test.setTimeout(120_000 + kills * 30_000);
  // So much for each run, and for the last one.
  const share = 16_000_000;
  const large = seededBytes((kills + 1) * share, 6);
  const hash = createHash("sha256").update(large).digest("hex");
  hub.push("org/large", { "model.onnx": large });
  const file = {
    model: "large",
    path: "model.onnx",
    url: `${hub.url}org/large/resolve/main/model.onnx`,
    known: { bytes: large.length, sha256: hash },
  };
  const profile = mkdtempSync(path.join(tmpdir(), "cohabit-profile-"));
  const random = seededRandom(11);
  let twice = 0;
  let browser: KillableBrowser | undefined;
  try {
    for (let kill = 0; kill < kills; kill++) {
      browser = await KillableBrowser.launch(profile, launchOptions.args ?? []);
      const page = await browser.open(`${site.url}weights.html`);
      hub.fault = () => slow;
      const before = hub.sentBytes;
      const ended = load(page, file).catch(() => "killed");
      await Promise.race([hub.sent(before + share * (0.5 + random())), ended]);
      await browser.kill();
      hub.fault = () => undefined;
    }
    browser = await KillableBrowser.launch(profile, launchOptions.args ?? []);
    const page = await browser.open(`${site.url}weights.html`);
    expect(await load(page, file)).toBe(hash);
    twice = hub.sentBytes - large.length;
    expect(await page.evaluate(() => window.weights.list())).toMatchObject([{ isWhole: true, sha256: hash }]);
  } finally {
    await browser?.kill();
    rmSync(profile, { recursive: true, force: true });
  }
  console.log(`${kills} kills while ${large.length} bytes came: ${twice} of them came twice`);
  expect(twice).toBeLessThanOrEqual(kills * partBytes);
});
