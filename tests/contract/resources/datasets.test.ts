/** Datasets beyond the acceptance cases: formats, malformed rows, malformed bodies, limits, lists and expiry (contract 9). */
import { describe, expect, it } from "vitest";
import { createRowResponder } from "../../../src/api/batches/batch-rows.ts";
import { createApi } from "../../../src/api/api.ts";
import { createStoredData } from "../../../src/worker/jobs/stored-data.ts";
import { openDataStorage } from "../../../src/worker/storage/data-storage.ts";
import { createApiDriver, type ApiDriver } from "../api-driver.ts";
import { requestFor } from "../cases/case-request.ts";
import { expectError, success } from "../cases/responses.ts";
import {
  createdSchema,
  datasetsSchema,
  jsonLines,
  multipart,
  oneDatasetSchema,
  poll,
  rowsOf,
  upload,
  type WireDataset,
} from "../cases/stored-requests.ts";
import type { CaseRequest } from "../cases/contract-driver.ts";
import { memoryStores } from "../scripted/memory-stores.ts";
import { ScriptedService } from "../scripted/scripted-service.ts";

async function stored(driver: ApiDriver, request: CaseRequest, query = "type=embed-input"): Promise<WireDataset> {
  const { id } = await success(driver, await driver.call(`/v1/datasets?name=n&${query}`, request), createdSchema);
  const isDone = (body: { dataset: WireDataset }): boolean => /validated|failed/.test(body.dataset.validation_status);
  return (await poll(driver, `/v1/datasets/${id}`, oneDatasetSchema, isDone)).dataset;
}

describe("formats", () => {
  it.each([
    ["data.csv", 'text,n\nfirst,1\n"second, with\na ""break""",2\n', [{ text: "first" }, { text: 'second, with\na "break"' }]],
    ["data.csv", "\u{feff}n,text\r\n1,first\r\n2,second\r\n", [{ text: "first" }, { text: "second" }]],
    // Files that several programs have written to, and ones of old Macs.
    ["data.csv", "text\r\nfirst\nsecond\r\n", [{ text: "first" }, { text: "second" }]],
    ["data.csv", 'n,text\n1,first\r\n2,"second"\r\n', [{ text: "first" }, { text: "second" }]],
    ["data.csv", "text,n\rfirst,1\rsecond,2\r", [{ text: "first" }, { text: "second" }]],
    ["data.txt", "first\r\n\nsecond", [{ text: "first" }, { text: "second" }]],
    ["data.jsonl", '{"text":"first"}\r\n\n{"text":"second","n":1}', [{ text: "first" }, { text: "second" }]],
    // The start of a file without an extension shows its format.
    ["blob", ' {"text":"first"}\n', [{ text: "first" }]],
    ["blob", 'n,"text"\n1,first\n', [{ text: "first" }]],
    ["blob", "some words, about text\n", [{ text: "some words, about text" }]],
  ])("%s: %j", async (fileName, content, rows) => {
    const driver = createApiDriver();
    const dataset = await stored(driver, upload(content, fileName));
    expect(dataset.validation_error).toBeUndefined();
    expect(await rowsOf(driver, dataset.id)).toEqual(rows);
  });

  it("the options of the formats may be form fields", async () => {
    const driver = createApiDriver();
    const csv = await stored(
      driver,
      multipart([
        { name: "data", fileName: "a.csv", content: "text;n\na,b;1" },
        { name: "csv_delimiter", content: ";" },
        { name: "keep_fields", content: '["n"]' },
      ]),
    );
    expect(await rowsOf(driver, csv.id)).toEqual([{ text: "a,b", n: "1" }]);
    const txt = await stored(driver, upload("one two--three\nfour--", "a.txt"), "type=embed-input&text_separator=--");
    expect(await rowsOf(driver, txt.id)).toEqual([{ text: "one two" }, { text: "three\nfour" }]);
  });

  it("rows that are cut by the pieces of a large file stay whole", async () => {
    const driver = createApiDriver();
    const rows = Array.from({ length: 4000 }, (_, index) => ({ text: `${"ä".repeat(index % 97)} row ${index} "quoted", with a comma` }));
    const csv = ["text", ...rows.map(({ text }) => `"${text.replaceAll('"', '""')}"`)].join("\n");
    const fromCsv = await stored(driver, upload(csv, "a.csv"));
    expect(await rowsOf(driver, fromCsv.id)).toEqual(rows);
    const fromJson = await stored(driver, upload(jsonLines(rows)));
    expect(await rowsOf(driver, fromJson.id)).toEqual(rows);
  });

  it("the original is kept if it is asked for, and a second file is a second part", async () => {
    const driver = createApiDriver();
    const request = multipart([
      { name: "data", fileName: "a.txt", content: "one\n" },
      { name: "eval_data", fileName: "b.txt", content: "two\n" },
    ]);
    const dataset = await stored(driver, request, "type=embed-input&keep_original_file=true");
    expect(dataset.dataset_parts.map(({ name, num_rows: rows }) => [name, rows])).toEqual([
      ["a.txt", 1],
      ["b.txt", 1],
    ]);
    const original = new URL(dataset.dataset_parts[1]?.original_url ?? "");
    const answer = await driver.call(original.pathname + original.search, { headers: { Authorization: null } });
    expect(await answer.text()).toBe("two\n");
  });
});

describe("malformed rows", () => {
  it.each([
    ["not JSON", "data.jsonl", '{"text":"a"}\n{"text":', "row 2 is not JSON"],
    ["a list", "data.jsonl", '["text"]', "row 1 is not a JSON object"],
    [
      "a depth that no stack has",
      "data.jsonl",
      `{"text":${"[".repeat(200_000)}${"]".repeat(200_000)}}`,
      "row 1 is nested deeper than 256 levels",
    ],
    ["no text", "data.jsonl", '{"words":"a"}', "row 1 has no field 'text'"],
    ["an empty text", "data.csv", 'text,n\n"",1\n', "row 1 has an empty 'text'"],
    ["a header without text", "data.csv", "words\na\n", "the header has no column 'text'"],
    ["a header with two texts", "data.csv", "text,text\na,b\n", "the header has the column 'text' more than once"],
    ["more values than columns", "data.csv", "text\na,b\n", "row 1 has 2 values for 1 columns"],
    ["a quote that is never closed", "data.csv", 'text\na\n"b\nc\n', "a quote that is opened in row 2 is never closed"],
    ["a misplaced quote", "data.csv", 'text,n\n"a"b",1\n', "row 1 has a misplaced quote"],
    ["blank lines alone", "data.txt", "\n\n \n", "the file has no rows"],
  ])("%s", async (_name, fileName, content, error) => {
    const dataset = await stored(createApiDriver(), upload(content, fileName));
    expect(dataset).toMatchObject({ validation_status: "failed", validation_error: error, dataset_parts: [] });
  });

  it("a field that is to be kept must be in every row, an optional one need not", async () => {
    const driver = createApiDriver();
    const rows = jsonLines([{ text: "a", n: 1, m: null }, { text: "b" }]);
    const failed = await stored(driver, upload(rows), "type=embed-input&keep_fields=n");
    expect(failed.validation_error).toBe("row 2 has no field 'n', which is to be kept");
    const kept = await stored(driver, upload(rows), "type=embed-input&optional_fields=n&optional_fields=m");
    expect(await rowsOf(driver, kept.id)).toEqual([{ text: "a", n: 1, m: null }, { text: "b" }]);
  });

  it("are dropped and listed if that is asked for", async () => {
    const driver = createApiDriver();
    const content = `x\n${jsonLines([{ text: "a" }, {}, { text: "b" }])}`;
    const dataset = await stored(driver, upload(content), "type=embed-input&skip_malformed_input=true");
    expect(dataset.validation_warnings).toEqual(["row 1 is not JSON: it was dropped", "row 3 has no field 'text': it was dropped"]);
    expect(await rowsOf(driver, dataset.id)).toEqual([{ text: "a" }, { text: "b" }]);
    const none = await stored(driver, upload("x\ny", "a.jsonl"), "type=embed-input&skip_malformed_input=true");
    expect(none.validation_error).toBe("the file has no row that is not malformed");
  });

  it("of batches: ids are unique, bodies are requests", async () => {
    const driver = createApiDriver();
    const body = { messages: [{ role: "user", content: "hi" }] };
    const failing: [unknown[], RegExp][] = [
      [[{ body }], /^row 1 has no 'custom_id' that is a string$/],
      [[{ custom_id: "a" }], /^row 1 has no 'body' that is an object$/],
      [
        [
          { custom_id: "a", body },
          { custom_id: "a", body },
        ],
        /^row 2 has the 'custom_id' of an earlier row$/,
      ],
      [[{ custom_id: "a", body: { ...body, temperature: "x" } }], /^row 1 has an invalid body: invalid type: parameter temperature/],
    ];
    for (const [rows, error] of failing) {
      expect((await stored(driver, upload(jsonLines(rows)), "type=batch-chat-v2-input")).validation_error).toMatch(error);
    }
    const csv = `custom_id,body\na,"${JSON.stringify(body).replaceAll('"', '""')}"`;
    expect((await stored(driver, upload(csv, "a.csv"), "type=batch-chat-v2-input")).validation_status).toBe("validated");
    const txt = await stored(driver, upload("hello", "a.txt"), "type=batch-chat-v2-input");
    expect(txt.validation_error).toMatch(/must be a .jsonl or .csv file/);
  });

  it("bytes that are not UTF-8 fail the validation", async () => {
    const driver = createApiDriver();
    const form = new FormData();
    form.append("data", new Blob([new Uint8Array([0x7b, 0xff, 0xfe])]), "data.jsonl");
    const sent = new Request("http://page.test/v1/datasets?name=n&type=embed-input", {
      method: "POST",
      headers: { Authorization: "Bearer full" },
      body: form,
    });
    const { id } = await success(driver, await driver.fetch(sent), createdSchema);
    const { dataset } = await poll(driver, `/v1/datasets/${id}`, oneDatasetSchema, (each) => each.dataset.validation_status === "failed");
    expect(dataset.validation_error).toBe("the file is not UTF-8 text");
  });
});

describe("malformed uploads are 400 and store no data", () => {
  const good = upload('{"text":"a"}');
  const body = good.body ?? "";
  it.each([
    ["no multipart", { body: "{}" }, /not multipart\/form-data/],
    ["no boundary", { body, headers: { "Content-Type": "multipart/form-data" } }, /names no boundary/],
    ["another boundary", { body, headers: { "Content-Type": "multipart/form-data; boundary=other" } }, /last boundary/],
    ["a body that ends too early", { ...good, body: body.slice(0, -30) }, /last boundary/],
    ["an empty body", { ...good, body: "" }, /last boundary/],
    ["a part without a name", { ...good, body: body.replace('; name="data"', "") }, /multipart/],
    ["an empty file", upload(""), /data must not be an empty file/],
    ["two files", multipart([1, 2].map(() => ({ name: "data", fileName: "a.txt", content: "x" }))), /data must be one file/],
    ["a field of 100 kB", multipart([{ name: "name", content: "x".repeat(100_000) }]), /a field is longer/],
  ])("%s", async (_name, request, message) => {
    const driver = createApiDriver();
    await expectError(driver, await driver.call("/v1/datasets?name=n&type=embed-input", request), 400, message);
    expect(await driver.stores.datasets.list("owner-1")).toEqual([]);
    expect(await driver.stores.datasets.usage("organization-1")).toBe(0);
  });

  it.each([
    ["type=chat-finetune-input", /type must be one of embed-input, /],
    ["type=embed-input&csv_delimiter=ab", /csv_delimiter/],
    ["type=embed-input&csv_delimiter=", /csv_delimiter/],
    ["type=embed-input&skip_malformed_input=1", /skip_malformed_input must be one of true, false/],
    ['type=embed-input&keep_fields=["a", 1]', /keep_fields/],
  ])("%s", async (query, message) => {
    const driver = createApiDriver();
    await expectError(driver, await driver.call(`/v1/datasets?name=n&${query}`, good), 400, message);
  });

  it("the length of a name counts characters, not halves of them", async () => {
    const driver = createApiDriver();
    const create = (name: string) => driver.call(`/v1/datasets?type=embed-input&name=${encodeURIComponent(name)}`, good);
    await success(driver, await create("🪚".repeat(49)), createdSchema);
    await expectError(driver, await create("🪚".repeat(50)), 400, /name must be shorter than 50 characters - received 50/);
  });

  it("a file over the limit of a dataset, or of all of them", async () => {
    const driver = createApiDriver();
    const large = upload("x".repeat(999_000), "a.txt");
    const over = upload("x".repeat(1_000_001), "a.txt");
    await expectError(driver, await driver.call("/v1/datasets?name=n&type=embed-input", over), 400, /not enough storage: a dataset/);
    for (let count = 0; count < 3; count++) await stored(driver, large);
    await expectError(driver, await driver.call("/v1/datasets?name=n&type=embed-input", large), 400, /all datasets together/);
  });
});

it("lists are newest first, filtered and paged", async () => {
  const driver = createApiDriver();
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) ids.unshift((await stored(driver, upload('{"text":"a"}'))).id);
  const list = async (query: string) =>
    (await success(driver, await driver.call(`/v1/datasets?${query}`), datasetsSchema)).datasets.map(({ id }) => id);
  expect(await list("")).toEqual(ids);
  expect(await list("limit=1&offset=1")).toEqual([ids[1]]);
  expect(await list("datasetType=batch-chat-v2-input")).toEqual([]);
  expect(await list("validationStatus=skipped")).toEqual([]);
  expect(await list("after=2000-01-01T00:00:00Z&before=2999-01-01T00:00:00%2B01:00")).toEqual(ids);
  expect(await list("before=2000-01-01T00:00:00Z")).toEqual([]);
  for (const query of ["limit=0", "limit=x", "offset=-1", "datasetType=x", "validationStatus=x", "before=yesterday"]) {
    await expectError(driver, await driver.call(`/v1/datasets?${query}`), 400, new RegExp(query.split("=")[0] ?? ""));
  }
});

it("a dataset is gone 30 days after its creation, with its files", async () => {
  const inference = new ScriptedService();
  let time = Date.parse("2026-01-01T00:00:00Z");
  const storage = openDataStorage(`expiry-${crypto.randomUUID()}`, () => time);
  const { conversations, connectors } = memoryStores();
  const respondToRow = createRowResponder({ inference, denyList: [] });
  const limits = { maxDatasetBytes: 1000, maxStoredBytes: 1000 };
  const data = createStoredData({ storage, limits, inference, respondToRow, warn: () => undefined });
  const api = createApi({ inference, stores: { conversations, connectors, ...data } });
  const { id } = createdSchema.parse(
    await (await api.fetch(requestFor("/v1/datasets?name=n&type=embed-input", upload("a", "a.txt")))).json(),
  );
  await data.idle();
  time += 30 * 24 * 3600 * 1000 - 1;
  expect((await api.fetch(requestFor(`/v1/datasets/${id}`))).status).toBe(200);
  time += 1;
  expect((await api.fetch(requestFor(`/v1/datasets/${id}`))).status).toBe(404);
  await data.resume();
  expect(await storage.database.read((transaction) => transaction.objectStore("records").count())).toBe(0);
  expect(await storage.database.readBlocks(({ store }) => store.count())).toBe(0);
});
