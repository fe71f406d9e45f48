/** Embed jobs and batches beyond the acceptance cases: failures, other hosts, deletions, refused requests (contract 10, 11). */
import { expect, it, vi } from "vitest";
import { EngineFailed, ServiceUnavailable, Unprocessable } from "../../../src/inference/errors.ts";
import { createRowResponder } from "../../../src/api/batches/batch-rows.ts";
import { createStoredData, type StoredData } from "../../../src/worker/jobs/stored-data.ts";
import { openDataStorage } from "../../../src/worker/storage/data-storage.ts";
import type { NewEmbedJob } from "../../../src/api/embed-jobs/embed-job.ts";
import type { Owner } from "../../../src/api/access/owners.ts";
import type { EmbedCall, EmbedOutcome } from "../../../src/inference/inference-service.ts";
import { createApiDriver } from "../api-driver.ts";
import { expectError, success } from "../cases/responses.ts";
import { batchesSchema, jsonLines, oneBatchSchema, validatedDataset } from "../cases/stored-requests.ts";
import { ScriptedService } from "../scripted/scripted-service.ts";

const owner: Owner = { ownerId: "ann", organizationId: "org", permissions: ["admin"] };

/** A service with a replaceable `embed` that collects the embedded texts. */
class CountingService extends ScriptedService {
  readonly embedded: string[] = [];
  before: (call: EmbedCall) => void | Promise<void> = () => undefined;

  override async embed(call: EmbedCall): Promise<EmbedOutcome> {
    await this.before(call);
    this.embedded.push(...call.texts);
    return super.embed(call);
  }
}

function hostOn(name: string, inference = new CountingService()): StoredData & { inference: CountingService } {
  const data = createStoredData({
    storage: openDataStorage(name),
    limits: { maxDatasetBytes: 10_000_000, maxStoredBytes: 10_000_000 },
    inference,
    respondToRow: createRowResponder({ inference, denyList: [] }),
    wait: async (_milliseconds, signal) => signal?.throwIfAborted(),
    warn: () => undefined,
  });
  return { ...data, inference };
}

async function datasetOf(
  host: StoredData,
  rows: readonly unknown[],
  type: "embed-input" | "batch-chat-v2-input" = "embed-input",
  by = owner,
): Promise<string> {
  const upload = await host.datasets.beginUpload(by);
  await upload.startFile("rows.jsonl");
  await upload.write(new TextEncoder().encode(jsonLines(rows)));
  const options = { name: "rows", type, keepFields: [], optionalFields: [], keepsOriginalFile: false, skipsMalformedInput: false };
  const id = `rows-${crypto.randomUUID()}`;
  await upload.commit(id, options);
  await host.idle();
  return id;
}

const jobOn = (datasetId: string): NewEmbedJob => ({
  datasetId,
  model: "scripted-embed",
  inputType: "search_document",
  embeddingTypes: ["float"],
  truncate: "END",
});

const rows = Array.from({ length: 1000 }, (_, index) => ({ text: `row ${index}` }));

it("the next host continues after the last finished chunk", async () => {
  const name = `jobs-${crypto.randomUUID()}`;
  const first = hostOn(name);
  const datasetId = await datasetOf(first, rows);
  // The first host ends when two chunks are done: its third call never comes back.
  first.inference.before = () => (first.inference.embedded.length < 512 ? undefined : (first.stop(), Promise.reject(new Error("ended"))));
  const { id } = await first.embedJobs.create(owner, crypto.randomUUID(), jobOn(datasetId));
  await first.idle();
  expect(await first.embedJobs.get("ann", id)).toMatchObject({ status: "processing", progress: { rows: 512 } });

  const second = hostOn(name);
  await second.resume();
  await second.idle();
  const job = await second.embedJobs.get("ann", id);
  expect(job).toMatchObject({ status: "complete", progress: { rows: 1000 } });
  expect(second.inference.embedded).toEqual(rows.slice(512).map(({ text }) => text));
  const output = await second.datasets.get("ann", job?.outputDatasetId ?? "");
  const part = output?.parts[0];
  const file = await second.datasets.openFile(output?.id ?? "", part?.id ?? "", output?.signature ?? "");
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of file?.content ?? []) text += decoder.decode(bytes, { stream: true });
  const texts = text
    .trimEnd()
    .split("\n")
    .map((line) => (JSON.parse(line) as { text: string }).text);
  expect(texts).toEqual(rows.map((row) => row.text));
});

it("jobs of several owners alternate chunk by chunk; jobs of one owner are done in order", async () => {
  const host = hostOn(`jobs-${crypto.randomUUID()}`);
  const other: Owner = { ...owner, ownerId: "bob" };
  const [annsRows, bobsRows] = [rows, rows.slice(0, 512).map(({ text }) => ({ text: `bob's ${text}` }))];
  const [anns, bobs] = [await datasetOf(host, annsRows), await datasetOf(host, bobsRows, "embed-input", other)];
  const chunks: string[] = [];
  let created: Promise<unknown> = Promise.resolve();
  host.inference.before = async ({ owner: ownerId, texts }) => {
    chunks.push(`${ownerId} ${texts.length}`);
    // The other owner comes when the first has begun.
    if (chunks.length === 1) await (created = host.embedJobs.create(other, crypto.randomUUID(), jobOn(bobs)));
  };
  for (let job = 0; job < 3; job++) await host.embedJobs.create(owner, crypto.randomUUID(), jobOn(anns));
  await created;
  await host.idle();
  const bobsTurns = chunks.flatMap((chunk, index) => (chunk.startsWith("bob") ? [index] : []));
  expect([
    [1, 3],
    [2, 4],
  ]).toContainEqual(bobsTurns);
  expect(chunks.filter((chunk) => chunk.startsWith("ann"))).toEqual(
    Array.from({ length: 3 }, () => ["ann 256", "ann 256", "ann 256", "ann 232"]).flat(),
  );
  const jobs = [...(await host.embedJobs.list("ann")), ...(await host.embedJobs.list("bob"))];
  expect(jobs.map(({ status }) => status)).toEqual(["complete", "complete", "complete", "complete"]);
});

it("a job continues after a failure of the storage, and begins anew if its output was deleted", async () => {
  const name = `jobs-${crypto.randomUUID()}`;
  const host = hostOn(name);
  const datasetId = await datasetOf(host, rows);
  const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
  host.inference.before = async () => {
    if (host.inference.embedded.length !== 512) return;
    transaction.mockImplementationOnce(() => {
      throw new DOMException("the disk failed", "UnknownError");
    });
  };
  const { id } = await host.embedJobs.create(owner, crypto.randomUUID(), jobOn(datasetId));
  await host.idle();
  transaction.mockRestore();
  expect(await host.embedJobs.get("ann", id)).toMatchObject({ status: "complete", progress: { rows: 1000 } });

  let isDeleted = false;
  host.inference.before = async () => {
    const jobs = await host.embedJobs.list("ann");
    const running = jobs.find(({ status }) => status === "processing");
    if (isDeleted || running === undefined || running.progress.rows < 512) return;
    isDeleted = true;
    await openDataStorage(name).files.delete(running.outputFile);
  };
  const again = await host.embedJobs.create(owner, crypto.randomUUID(), jobOn(datasetId));
  await host.idle();
  expect(isDeleted).toBe(true);
  expect(await host.embedJobs.get("ann", again.id)).toMatchObject({ status: "complete", progress: { rows: 1000 } });
});

it("a job fails with the reason if the browser deleted its dataset; the part is not found", async () => {
  const name = `jobs-${crypto.randomUUID()}`;
  const host = hostOn(name);
  const datasetId = await datasetOf(host, rows);
  const dataset = await host.datasets.get("ann", datasetId);
  const [part] = dataset?.parts ?? [];
  await openDataStorage(name).files.delete(part?.file ?? "");
  const { id } = await host.embedJobs.create(owner, crypto.randomUUID(), jobOn(datasetId));
  await host.idle();
  expect(await host.embedJobs.get("ann", id)).toMatchObject({ status: "failed", reason: expect.stringMatching(/deleted by the browser/) });
  expect(await host.datasets.openFile(datasetId, part?.id ?? "", dataset?.signature ?? "")).toBeUndefined();
});

it("output that a host wrote without recording it is overwritten", async () => {
  const name = `jobs-${crypto.randomUUID()}`;
  const host = hostOn(name);
  const datasetId = await datasetOf(host, rows);
  host.inference.before = () => (host.inference.embedded.length < 256 ? undefined : (host.stop(), Promise.reject(new Error("ended"))));
  const { id } = await host.embedJobs.create(owner, crypto.randomUUID(), jobOn(datasetId));
  await host.idle();
  const job = await host.embedJobs.get("ann", id);
  const torn = await openDataStorage(name).files.append(job?.outputFile ?? "", job?.progress.outputBytes);
  await torn.append(new TextEncoder().encode('{"text":"half a ro'));
  await torn.sync();
  const next = hostOn(name);
  await next.resume();
  await next.idle();
  const output = await next.datasets.get("ann", (await next.embedJobs.get("ann", id))?.outputDatasetId ?? "");
  expect(output?.parts[0]).toMatchObject({ rows: 1000 });
  const file = await next.datasets.openFile(output?.id ?? "", "0", output?.signature ?? "");
  let text = "";
  for await (const bytes of file?.content ?? []) text += new TextDecoder("latin1").decode(bytes);
  expect(
    text
      .trimEnd()
      .split("\n")
      .every((line) => "embeddings" in (JSON.parse(line) as object)),
  ).toBe(true);
});

it("a refused call is repeated as long as it takes, a failing engine some times", async () => {
  const host = hostOn(`jobs-${crypto.randomUUID()}`);
  const datasetId = await datasetOf(host, rows.slice(0, 10));
  const refusals = Array.from({ length: 20 }, () => new ServiceUnavailable("the queue is full", 1));
  const failures = [...refusals, new EngineFailed("device-lost"), new EngineFailed("device-lost")];
  host.inference.before = () => {
    const failure = failures.pop();
    if (failure) throw failure;
  };
  const { id } = await host.embedJobs.create(owner, crypto.randomUUID(), jobOn(datasetId));
  await host.idle();
  expect(await host.embedJobs.get("ann", id)).toMatchObject({ status: "complete" });
  expect(failures).toEqual([]);

  let attempts = 0;
  host.inference.before = () => {
    attempts += 1;
    throw new EngineFailed("device-lost");
  };
  const { id: failing } = await host.embedJobs.create(owner, crypto.randomUUID(), jobOn(datasetId));
  await host.idle();
  expect(await host.embedJobs.get("ann", failing)).toMatchObject({ status: "failed", reason: "internal server error: device-lost" });
  expect(attempts).toBe(4);
  expect(await host.embedJobs.cancel("ann", failing)).toBe("final");
});

it("a job fails when its dataset is deleted, and leaves no file", async () => {
  const name = `jobs-${crypto.randomUUID()}`;
  const host = hostOn(name);
  const datasetId = await datasetOf(host, rows);
  host.inference.before = async () => {
    if (host.inference.embedded.length > 0) await host.datasets.delete("ann", datasetId);
  };
  const { id } = await host.embedJobs.create(owner, crypto.randomUUID(), jobOn(datasetId));
  await host.idle();
  expect(await host.embedJobs.get("ann", id)).toMatchObject({ status: "failed", reason: "the dataset was deleted" });
  expect(await openDataStorage(name).database.readBlocks(({ store }) => store.count())).toBe(0);
});

it("a refused row of a batch is a response, a row that cannot be computed an error", async () => {
  const host = hostOn(`jobs-${crypto.randomUUID()}`);
  const chat = (content: string, more: object = {}) => ({ messages: [{ role: "user", content }], max_tokens: 4, ...more });
  const requests = [
    { custom_id: "good", body: chat("hello") },
    { custom_id: "combination", body: chat("hello", { tool_choice: "REQUIRED" }) },
    { custom_id: "unprocessable", body: chat("hello") },
    { custom_id: "failing", body: chat("hello") },
  ];
  const datasetId = await datasetOf(host, requests, "batch-chat-v2-input");
  const run = host.inference.chat.bind(host.inference);
  let calls = 0;
  host.inference.chat = async (call) => {
    calls += 1;
    if (calls === 2) throw new Unprocessable("no image");
    if (calls > 2) throw new EngineFailed("device-lost");
    return run(call);
  };
  const { id } = await host.batches.create(owner, crypto.randomUUID(), {
    name: "b",
    datasetId,
    inputType: "batch-chat-v2-input",
    model: "scripted-chat",
    recordCount: 4,
  });
  await host.idle();
  const batch = await host.batches.get("ann", id);
  expect(batch).toMatchObject({ status: "complete", successCount: 1, failureCount: 3 });
  expect(batch?.outputTokens).toBeGreaterThan(0);
  const output = await host.datasets.get("ann", batch?.outputDatasetId ?? "");
  expect(output?.parts[0]?.samples.map((line): unknown => JSON.parse(line))).toMatchObject([
    { custom_id: "good", response: { status_code: 200, body: { finish_reason: "MAX_TOKENS" } } },
    { custom_id: "combination", response: { status_code: 400, body: { message: expect.stringMatching(/tool_choice/) } } },
    { custom_id: "unprocessable", response: { status_code: 422 } },
    { custom_id: "failing", error: { message: "internal server error: device-lost" } },
  ]);
});

it("pages of batches visit each once, and wrong queries are 400", async () => {
  const driver = createApiDriver();
  const dataset = await validatedDataset(driver, "batch-embed-v2-input", [
    { custom_id: "a", body: { texts: ["a"], input_type: "search_query" } },
  ]);
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) {
    const body = JSON.stringify({ name: "b", input_dataset_id: dataset.id, model: "scripted-embed" });
    ids.unshift((await success(driver, await driver.call("/v2/batches", { body }), oneBatchSchema)).batch.id);
  }
  await driver.stores.idle();
  const visited: string[] = [];
  let token = "";
  do {
    const page = await success(driver, await driver.call(`/v2/batches?page_size=1&page_token=${token}`), batchesSchema);
    visited.push(...page.batches.map(({ id }) => id));
    token = page.next_page_token ?? "";
  } while (token !== "");
  expect(visited.toSorted()).toEqual(ids.toSorted());
  expect((await success(driver, await driver.call("/v2/batches?page_size=5000"), batchesSchema)).batches).toHaveLength(3);
  for (const query of ["page_size=0", "page_size=x", "order_by=name", "page_token=x"]) {
    await expectError(driver, await driver.call(`/v2/batches?${query}`), 400, new RegExp(query.split("=")[0] ?? ""));
  }
});
