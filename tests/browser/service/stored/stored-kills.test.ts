/**
 * Confirmed records stay stored: the browser is killed (SIGKILL) at moments of uploads, validations, embed jobs and
 * batches, and opened again with the same profile. `KILLS=30` for the whole figure.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "playwright/test";
import { z } from "zod";
import { grants, scriptedModels } from "../../../contract/scripted/service-options.ts";
import {
  datasetsSchema,
  embedJobSchema,
  jobCreatedSchema,
  oneBatchSchema,
  oneDatasetSchema,
  poll,
  rowsOf,
} from "../../../contract/cases/stored-requests.ts";
import { success } from "../../../contract/cases/responses.ts";
import type { ContractDriver } from "../../../contract/cases/contract-driver.ts";
import { seededRandom } from "../../../hub/seeded-bytes.ts";
import { SiteServer } from "../../offline/site-server.ts";
import { KillableBrowser } from "../../weights/killable-browser.ts";
import { browserDriver } from "../browser-driver.ts";
import { test } from "../../shared-pages.ts";

const kills = Number(process.env["KILLS"] ?? 4);
const built = fileURLToPath(new URL(`../../../../${process.env["TEST_BUILD"] ?? "dist-tests"}`, import.meta.url));
const rowCount = 3000;
const batchCount = 40;
const moments = ["upload", "validation", "job", "batch"] as const;

const textOf = (round: number, index: number): string => `row ${index} of round ${round} has some words of its own`;

/** Sends rows as a browser does: a blob in a form. Resolves to the id, once the service has sent it. */
function uploadIn(page: Page, type: string, rows: readonly unknown[], name: string): Promise<string> {
  return page.evaluate(
    async ([kind, lines, title]) => {
      const form = new FormData();
      form.append("data", new Blob([lines]), "rows.jsonl");
      const query = new URLSearchParams({ name: title, type: kind });
      const response = await fetch(`/v1/datasets?${query}`, { method: "POST", headers: { Authorization: "Bearer full" }, body: form });
      return ((await response.json()) as { id: string }).id;
    },
    [type, rows.map((row) => `${JSON.stringify(row)}\n`).join(""), name] as const,
  );
}

async function openService(browser: KillableBrowser, site: SiteServer): Promise<{ page: Page; driver: ContractDriver }> {
  const page = await browser.open(`${site.url}service.html`);
  await page.evaluate(
    async (options) => {
      const runtime = await window.startService(options);
      await runtime.ready();
    },
    { models: scriptedModels, tokens: grants },
  );
  return { page, driver: browserDriver(page) };
}

async function validated(driver: ContractDriver, id: string): Promise<void> {
  const isDone = ({ dataset: { validation_status: status } }: z.output<typeof oneDatasetSchema>): boolean =>
    status === "validated" || status === "failed";
  const { dataset } = await poll(driver, `/v1/datasets/${id}`, oneDatasetSchema, isDone);
  expect(dataset.validation_status, dataset.validation_error).toBe("validated");
}

const post = (body: unknown) => ({ body: JSON.stringify(body) });

/** Starts the work of a round and yields the moment in which the browser is to be killed, when it has come. */
async function work(page: Page, driver: ContractDriver, round: number, moment: (typeof moments)[number], polls: number): Promise<Told> {
  const told: Told = {};
  const ask = async (): Promise<void> => {
    for (let count = 0; count < polls; count++) await driver.call("/v1/embed-jobs");
  };
  const rows = Array.from({ length: rowCount }, (_, index) => ({ text: textOf(round, index) }));
  const uploading = uploadIn(page, "embed-input", rows, `round-${round}`).catch(() => undefined);
  if (moment === "upload") {
    await ask();
    return told;
  }
  told.dataset = await uploading;
  if (moment === "validation") {
    await ask();
    return told;
  }
  await validated(driver, told.dataset ?? "");
  if (moment === "job") {
    const job = { model: "scripted-embed", dataset_id: told.dataset, input_type: "search_document" };
    told.job = (await success(driver, await driver.call("/v1/embed-jobs", post(job)), jobCreatedSchema)).job_id;
    await ask();
    return told;
  }
  const requests = Array.from({ length: batchCount }, (_, index) => ({
    custom_id: `request ${index}`,
    body: { texts: [textOf(round, index)], input_type: "search_document" },
  }));
  const input = await uploadIn(page, "batch-embed-v2-input", requests, `batch-${round}`);
  await validated(driver, input);
  const batch = { name: "killed", input_dataset_id: input, model: "scripted-embed" };
  told.batch = (await success(driver, await driver.call("/v2/batches", post(batch)), oneBatchSchema)).batch.id;
  await ask();
  return told;
}

interface Told {
  dataset?: string | undefined;
  job?: string;
  batch?: string;
}

/** Every confirmed record is complete, and each row of the input has exactly one correct row of output. */
async function check(driver: ContractDriver, round: number, { dataset, job, batch }: Told): Promise<void> {
  if (dataset !== undefined) {
    await validated(driver, dataset);
    expect((await rowsOf(driver, dataset)).length).toBe(rowCount);
  }
  if (job !== undefined) {
    const ended = await poll(driver, `/v1/embed-jobs/${job}`, embedJobSchema, ({ status }) => status !== "processing");
    expect(ended.status).toBe("complete");
    const output = await rowsOf(driver, ended.output_dataset_id ?? "");
    expect(output.map(({ text }) => text)).toEqual(Array.from({ length: rowCount }, (_, index) => textOf(round, index)));
    const sample = [0, 255, 256, rowCount - 1];
    const texts = sample.map((index) => textOf(round, index));
    const body = { model: "scripted-embed", input_type: "search_document", texts };
    const direct = z
      .object({ embeddings: z.object({ float: z.array(z.array(z.number())) }) })
      .parse(await (await driver.call("/v2/embed", post(body))).json());
    for (const [position, index] of sample.entries()) {
      expect(output[index]?.["embeddings"]).toMatchObject({ float: direct.embeddings.float[position] });
    }
  }
  if (batch !== undefined) {
    const isEnded = (each: z.output<typeof oneBatchSchema>): boolean => !/QUEUED|IN_PROGRESS/.test(each.batch.status);
    const { batch: ended } = await poll(driver, `/v2/batches/${batch}`, oneBatchSchema, isEnded);
    expect(ended.status).toBe("BATCH_STATUS_COMPLETED");
    expect(ended.num_successful_records).toBe(batchCount);
    const ids = (await rowsOf(driver, ended.output_dataset_id ?? "")).map(({ custom_id: id }) => id);
    expect(ids).toEqual(Array.from({ length: batchCount }, (_, index) => `request ${index}`));
  }
  // An unconfirmed upload is complete or absent.
  const { datasets } = await success(driver, await driver.call("/v1/datasets?limit=1000"), datasetsSchema);
  for (const { id } of datasets) await validated(driver, id);
  const listed = await success(driver, await driver.call("/v1/datasets?limit=1000"), datasetsSchema);
  const bytes = listed.datasets.flatMap(({ dataset_parts: parts }) => parts).reduce((sum, part) => sum + part.size_bytes, 0);
  const usage = await success(driver, await driver.call("/v1/datasets/usage"), z.object({ organization_usage: z.number() }));
  expect(usage.organization_usage).toBe(bytes);
}

test(`datasets, jobs and batches survive ${kills} kills of the browser`, async ({ launchOptions }) => {
  test.setTimeout(60_000 + kills * 40_000);
  const random = seededRandom(31);
  const site = new SiteServer(built, "*");
  await site.start();
  const profile = mkdtempSync(path.join(tmpdir(), "cohabit-profile-"));
  let browser = await KillableBrowser.launch(profile, launchOptions.args ?? []);
  try {
    let { page, driver } = await openService(browser, site);
    for (let round = 0; round < kills; round++) {
      const moment = moments[round % moments.length] ?? "job";
      const told = await work(page, driver, round, moment, Math.floor(random() * 20));
      await browser.kill();
      browser = await KillableBrowser.launch(profile, launchOptions.args ?? []);
      ({ page, driver } = await openService(browser, site));
      await test.step(`round ${round}: ${moment}`, () => check(driver, round, told));
    }
    // Interrupted uploads and jobs leave no file.
    const files = await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const names: string[] = [];
      for await (const name of (await root.getDirectoryHandle("cohabit-data")).keys()) names.push(name);
      return names.length;
    });
    const { datasets } = await success(driver, await driver.call("/v1/datasets?limit=1000"), datasetsSchema);
    expect(files).toBe(datasets.flatMap(({ dataset_parts: parts }) => parts).length);
  } finally {
    await browser.kill();
    await site.stop();
    rmSync(profile, { recursive: true, force: true });
  }
});
