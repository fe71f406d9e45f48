/** A browser that gives the site no more room: confirmed records stay, no record is incomplete, and the service keeps working. */
import type { Page } from "playwright/test";
import { z } from "zod";
import {
  oneDatasetSchema,
  datasetsSchema,
  embedJobSchema,
  jobCreatedSchema,
  poll,
  rowsOf,
} from "../../../contract/cases/stored-requests.ts";
import { success } from "../../../contract/cases/responses.ts";
import { browserDriver } from "../browser-driver.ts";
import { expect, serviceOptions, test } from "../service-page.ts";

const megabyte = 1_000_000;

/** The bytes that the site stores and its quota; a session that ends takes its limit with it. */
async function storageOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const usage = async (): Promise<number> => (await session.send("Storage.getUsageAndQuota", { origin })).usage;
  return {
    usage,
    /** `room`: bytes of quota beyond the stored ones; undefined for the browser's own quota. */
    allow: async (room?: number): Promise<void> => {
      const quotaSize = room === undefined ? undefined : (await usage()) + room;
      await session.send("Storage.overrideQuotaForOrigin", { origin, ...(quotaSize === undefined ? {} : { quotaSize }) });
    },
  };
}

/** Rows of a kilobyte each. */
function upload(page: Page, rows: number): Promise<{ status: number; body: unknown }> {
  return page.evaluate(async (count) => {
    const form = new FormData();
    const lines = Array.from({ length: count }, (_, index) => `${JSON.stringify({ text: `${index} ${"x".repeat(980)}` })}\n`);
    form.append("data", new Blob(lines), "rows.jsonl");
    const url = "/v1/datasets?name=rows&type=embed-input";
    const response = await fetch(url, { method: "POST", headers: { Authorization: "Bearer full" }, body: form });
    return { status: response.status, body: await response.json() };
  }, rows);
}

test("an upload that does not fit is 400 and leaves no file; a job that runs out of room fails, leaves no output, and works again with room", async ({
  openService,
}) => {
  test.setTimeout(300_000);
  // The site's own files would take the remaining quota.
  const page = await openService({ ...serviceOptions, precache: false });
  const driver = browserDriver(page);
  const kept = await upload(page, 1000);
  expect(kept.status).toBe(200);
  const { id } = z.object({ id: z.string() }).parse(kept.body);
  const isDone = ({ dataset }: z.output<typeof oneDatasetSchema>) => dataset.validation_status === "validated";
  await poll(driver, `/v1/datasets/${id}`, oneDatasetSchema, isDone);
  const storage = await storageOf(page);
  const before = await storage.usage();

  await storage.allow(3 * megabyte);
  const refused = await upload(page, 20_000);
  expect(refused).toEqual({ status: 400, body: expect.objectContaining({ message: expect.stringMatching(/not enough storage/) }) });
  const { datasets } = await success(driver, await driver.call("/v1/datasets"), datasetsSchema);
  expect(datasets.map((dataset) => dataset.id)).toEqual([id]);
  await expect.poll(storage.usage, { timeout: 30_000 }).toBeLessThan(before + megabyte);

  // The output of a thousand rows has more bytes than there is room for.
  await storage.allow(megabyte / 10);
  const job = { model: "scripted-embed", dataset_id: id, input_type: "search_document" };
  const create = async () =>
    (await success(driver, await driver.call("/v1/embed-jobs", { body: JSON.stringify(job) }), jobCreatedSchema)).job_id;
  const ended = ({ status }: z.output<typeof embedJobSchema>) => status === "complete" || status === "failed";
  const failed = await poll(driver, `/v1/embed-jobs/${await create()}`, embedJobSchema, ended);
  expect(failed).toMatchObject({ status: "failed", meta: { warnings: [expect.stringMatching(/storage|room/)] } });
  expect(failed).not.toHaveProperty("output_dataset_id");
  expect((await success(driver, await driver.call("/v1/datasets"), datasetsSchema)).datasets).toHaveLength(1);

  await storage.allow();
  const done = await poll(driver, `/v1/embed-jobs/${await create()}`, embedJobSchema, ended);
  expect(done.status).toBe("complete");
  expect(await rowsOf(driver, done.output_dataset_id ?? "")).toHaveLength(1000);
});
