/**
 * Requests that store a resource and that the next host repeats with the journal of the first: the resource exists once,
 * whether the first host ended before it was stored or after. A replaced host stores no more resources.
 */
import { expect, test } from "vitest";
import type { JournalEntry } from "../../../src/inference/call-journal.ts";
import { requestFor } from "../cases/case-request.ts";
import type { CaseRequest } from "../cases/contract-driver.ts";
import { batchesSchema, createdSchema, datasetsSchema, jsonLines, upload, validatedDataset } from "../cases/stored-requests.ts";
import { success } from "../cases/responses.ts";
import { createHostDriver, type HostDriver } from "../host-driver.ts";

const options = { connectorTestSearch: false };
const hostOn = (name: string, epoch: number): HostDriver => createHostDriver(options, undefined, undefined, { name, epoch });

const as = (token: string, request: CaseRequest): CaseRequest => ({
  ...request,
  headers: { ...request.headers, Authorization: `Bearer ${token}` },
});

async function respond(driver: HostDriver, path: string, request: CaseRequest, recorded: readonly JournalEntry[] = []) {
  const journal: JournalEntry[] = [];
  const record = (entries: JournalEntry[]): void => void journal.push(...structuredClone(entries));
  const response = await driver.host.api.fetch(requestFor(path, request), undefined, { arrival: 1, recorded, record });
  return { status: response.status, body: await response.text(), journal };
}

const datasetPath = "/v1/datasets?name=Some%20rows&type=embed-input";
const rows = [{ text: "one" }, { text: "two" }];

interface Creation {
  path: string;
  list: string;
  request(driver: HostDriver): Promise<CaseRequest>;
}

const json = (body: object): CaseRequest => ({ body: JSON.stringify(body) });
const connector = json({ name: "My search", url: "http://localhost:9/search", service_auth: { type: "bearer", token: "t" } });

const creations: Record<string, Creation> = {
  dataset: { path: datasetPath, list: "/v1/datasets", request: async () => upload(jsonLines(rows)) },
  "embed job": {
    path: "/v1/embed-jobs",
    list: "/v1/embed-jobs",
    async request(driver) {
      const { id } = await validatedDataset(driver, "embed-input", rows);
      return json({ model: "scripted-embed", dataset_id: id, input_type: "search_document" });
    },
  },
  batch: {
    path: "/v2/batches",
    list: "/v2/batches",
    async request(driver) {
      const messages = [{ role: "user", content: "say:yes" }];
      const { id } = await validatedDataset(driver, "batch-chat-v2-input", [{ custom_id: "a", body: { messages } }]);
      return json({ name: "some", input_dataset_id: id, model: "scripted-chat" });
    },
  },
  connector: {
    path: "/v1/connectors",
    list: "/v1/connectors",
    request: async () => connector,
  },
};

async function countOf(driver: HostDriver, list: string): Promise<number> {
  const body = (await (await driver.call(list)).json()) as Record<string, unknown>;
  const things = Object.values(body).find((value) => Array.isArray(value));
  return (things as unknown[]).length;
}

test.for(Object.keys(creations))("is stored once although another host repeats the request: %s", async (kind) => {
  const creation = creations[kind];
  if (creation === undefined) return expect.fail(kind);
  const name = `repeated-${crypto.randomUUID()}`;
  const first = hostOn(name, 1);
  const request = await creation.request(first);
  const whole = await respond(first, creation.path, request);
  expect(whole.status, whole.body).toBe(200);
  await first.host.data.idle();

  const second = hostOn(name, 2);
  const again = await respond(second, creation.path, request, whole.journal);
  expect(again).toEqual({ status: 200, body: whole.body, journal: [] });
  await second.host.data.idle();
  expect(await countOf(second, creation.list)).toBe(1);
  // The same request without the journal is another one.
  expect((await respond(second, creation.path, request)).body).not.toBe(whole.body);
  expect(await countOf(second, creation.list)).toBe(2);
});

test.for(Object.keys(creations))(
  "a journal of another owner's call gives nothing of what that call stored, and changes nothing of it: %s",
  async (kind) => {
    const creation = creations[kind];
    if (creation === undefined) return expect.fail(kind);
    const driver = hostOn(`forged-${crypto.randomUUID()}`, 1);
    const request = await creation.request(driver);
    const whole = await respond(driver, creation.path, request);
    await driver.host.data.idle();
    const before = await (await driver.call(creation.list)).text();

    const other: HostDriver = { ...driver, call: (path, asked) => driver.call(path, as("other", asked ?? {})) };
    const forged = await respond(driver, creation.path, as("other", await creation.request(other)), whole.journal);
    await driver.host.data.idle();
    expect(forged.status, forged.body).toBe(400);
    expect(JSON.parse(forged.body).message).toMatch(/^invalid request: the id '[\w-]+' is taken$/);
    expect(await (await driver.call(creation.list)).text()).toBe(before);
    // The same request with a journal of its own is served.
    expect((await respond(driver, creation.path, as("other", await creation.request(other)))).status).toBe(200);
  },
);

test("the id that the first host drew is used if it ended before it stored anything", async () => {
  const { journal, body } = await respond(hostOn(crypto.randomUUID(), 1), datasetPath, upload(jsonLines(rows)));
  const next = await respond(hostOn(crypto.randomUUID(), 2), datasetPath, upload(jsonLines(rows)), journal);
  expect(next.body).toBe(body);
  expect(createdSchema.parse(JSON.parse(body)).id).toMatch(/^some-rows-[0-9a-z]{6}$/);
});

test("a replaced host neither stores nor deletes", async () => {
  const name = `fenced-${crypto.randomUUID()}`;
  const [old, next] = [hostOn(name, 7), hostOn(name, 8)];
  const { id } = await validatedDataset(old, "batch-chat-v2-input", [
    { custom_id: "a", body: { messages: [{ role: "user", content: "hi" }] } },
  ]);
  await next.host.data.resume();

  const batch = json({ name: "late", input_dataset_id: id, model: "scripted-chat" });
  expect((await old.call("/v2/batches", batch)).status).toBe(503);
  expect((await old.call(datasetPath, upload(jsonLines(rows)))).status).toBe(503);
  expect((await old.call("/v1/connectors", connector)).status).toBe(503);
  expect((await old.call(`/v1/datasets/${id}`, { method: "DELETE" })).status).toBe(503);
  await old.host.data.idle();

  const { datasets } = await success(next, await next.call("/v1/datasets"), datasetsSchema);
  expect(datasets.map((dataset) => dataset.id)).toEqual([id]);
  expect((await success(next, await next.call("/v2/batches"), batchesSchema)).batches).toEqual([]);
  expect((await next.call("/v2/batches", batch)).status).toBe(200);
  await next.host.data.idle();
});

test("a job that a replaced host was running is finished by the next one, once", async () => {
  const name = `fenced-${crypto.randomUUID()}`;
  const old = hostOn(name, 7);
  const { id } = await validatedDataset(old, "embed-input", rows);
  await old.call("/v1/embed-jobs", json({ model: "scripted-embed", dataset_id: id, input_type: "search_document" }));
  const next = hostOn(name, 8);
  await next.host.data.resume();
  await old.host.data.idle();
  await next.host.data.idle();
  const jobs = (await (await next.call("/v1/embed-jobs")).json()) as { embed_jobs: { status: string }[] };
  expect(jobs.embed_jobs.map(({ status }) => status)).toEqual(["complete"]);
  const { datasets } = await success(next, await next.call("/v1/datasets?datasetType=embed-output"), datasetsSchema);
  expect(datasets).toHaveLength(1);
});
