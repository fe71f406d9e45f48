/** The reports of a page about the data in its browser. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright/test";
import { expect, test } from "../service-page.ts";

interface ManifestFile {
  path: string;
  size: number;
  sha256: string;
}

const manifestUrl = new URL("../../../../models/starter-embed/manifest.json", import.meta.url);
const { files: manifest }: { files: ManifestFile[] } = JSON.parse(readFileSync(fileURLToPath(manifestUrl), "utf8"));

const storageOf = (page: Page) => page.evaluate(() => window.cohabit?.storage());
const embed = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const body = JSON.stringify({ model: "starter-embed", input_type: "search_query", texts: ["a"] });
    return (await fetch("/v2/embed", { method: "POST", headers: { Authorization: "Bearer full" }, body })).status;
  });

test("storage() lists a loaded model's files as on record, the site's files, quota and usage; forget() deletes them", async ({
  openService,
}) => {
  const page = await openService({ precache: true });
  expect((await storageOf(page))?.models).toEqual([]);
  expect(await embed(page)).toBe(200);
  const report = await storageOf(page);
  const [model, ...others] = report?.models ?? [];
  expect(others).toEqual([]);
  expect(model?.id).toBe("starter-embed");
  expect(model?.files.map(({ path }) => path)).toContain("onnx/model_quantized.onnx");
  for (const { path, bytes, sha256 } of model?.files ?? []) expect(manifest).toContainEqual({ path, size: bytes, sha256 });
  expect(model?.bytes).toBe(model?.files.reduce((sum, { bytes }) => sum + bytes, 0));
  expect(report?.quotaBytes).toBeGreaterThan(report?.usageBytes ?? Infinity);
  await expect.poll(async () => (await storageOf(page))?.site?.isComplete, { timeout: 30_000 }).toBe(true);

  // A loaded model keeps its files.
  expect(await page.evaluate(() => window.cohabit?.evict(1e9))).toEqual({ models: [], freedBytes: 0 });
  await page.evaluate(() => window.cohabit?.forget("starter-embed"));
  expect((await storageOf(page))?.models).toEqual([]);
  // Loaded models stay.
  expect(await embed(page)).toBe(200);
  expect(await page.evaluate(() => window.cohabit?.forget("nobody").catch((error: Error) => `${error.name}: ${error.message}`))).toBe(
    "ModelControlError: model 'nobody' not found",
  );
});

test("evict() deletes models that are not loaded, the least recently used first, until enough is free", async ({ openService }) => {
  const page = await openService({ precache: true });
  await embed(page);
  const bytes = (await storageOf(page))?.models[0]?.bytes;
  await page.evaluate(() => window.cohabit?.unload("starter-embed"));
  expect(await page.evaluate(() => window.cohabit?.evict(1))).toEqual({ models: ["starter-embed"], freedBytes: bytes });
  expect((await storageOf(page))?.models).toEqual([]);
});

test("persistence is requested once a model is stored, and not before", async ({ context, openService }) => {
  await context.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    StorageManager.prototype.persist = async () => {
      Object.assign(window, { asked: Number(Reflect.get(window, "asked")) + 1 });
      return true;
    };
  });
  const page = await openService({ precache: true });
  const asked = (): Promise<number> => page.evaluate(() => Number(Reflect.get(window, "asked")));
  expect(await asked()).toBe(0);
  await embed(page);
  await expect.poll(asked).toBe(1);
});

test("precache: false stores no files of the site; models are stored all the same", async ({ openService }) => {
  const page = await openService({ precache: false });
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain("precache=off");
  expect(await embed(page)).toBe(200);
  const report = await storageOf(page);
  expect(report?.models.map(({ id }) => id)).toEqual(["starter-embed"]);
  expect(report?.site).toBeUndefined();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
