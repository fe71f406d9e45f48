/** A model's files on the second load: from the store, unless they are damaged or the server has others. */
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FetchedBytes, ModelFiles } from "../../../../src/worker/engine/model-folder/model-files.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { WeightInventory } from "../../../../src/worker/weights/weight-inventory.ts";
import { WeightStore } from "../../../../src/worker/weights/weight-store.ts";
import { type MemoryParts, memoryParts } from "../../weights/memory-parts.ts";

const folder = "https://models.test/tiny/";
const path = "onnx/model.onnx";
const weights = Uint8Array.from({ length: 700_000 }, (_, index) => index % 251);
const record: Record<string, { bytes: number; sha256: string }> = {
  [path]: { bytes: weights.length, sha256: createHash("sha256").update(weights).digest("hex") },
};

let parts: MemoryParts;
/** What the server has, by path; an error rejects. */
let answers: Record<string, () => Response | Error>;
let asked: string[];

const files = (listed = record, onProgress: (progress: FetchedBytes) => void = () => undefined): ModelFiles =>
  new ModelFiles(folder, modelRecordSchema.parse({ id: "tiny", role: "chat", files: listed }), onProgress, {
    loader: Promise.resolve(new WeightStore(parts)),
  });
const stored = () => new WeightInventory(parts).list();

/** A whole load of the one file, as an engine does it. */
async function load(listed = record): Promise<Uint8Array> {
  const model = files(listed);
  const content = await model.bytes(path);
  await model.settleStore();
  return content;
}

const withTag = (etag: string): Response => new Response(weights, { headers: { etag } });

beforeEach(() => {
  parts = memoryParts();
  asked = [];
  answers = { [path]: () => new Response(weights) };
  vi.stubGlobal("fetch", async (url: URL | string, init: RequestInit = {}) => {
    const name = new URL(url).href.slice(folder.length);
    asked.push(`${init.method ?? "GET"} ${name}`);
    const answer = answers[name]?.() ?? new Response("", { status: 404 });
    if (answer instanceof Error) throw answer;
    return answer;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("ModelFiles with a store", () => {
  test("a file with its hash on record is fetched once, and its bytes are reported all the same", async () => {
    await load();
    const reports: FetchedBytes[] = [];
    const model = files(record, (progress) => reports.push(progress));
    model.expect([path]);
    expect(Buffer.compare(await model.bytes(path), weights)).toBe(0);
    expect(asked).toEqual([`GET ${path}`]);
    expect(reports.at(-1)).toEqual({ loadedBytes: weights.length, totalBytes: weights.length });
  });

  test("a damaged entry is fetched again, and repaired", async () => {
    await load();
    parts.storage.damage();
    expect(Buffer.compare(await load(), weights)).toBe(0);
    await load();
    expect(asked).toEqual([`GET ${path}`, `GET ${path}`]);
  });

  test("a file that breaks off, or is not the one on record, is not stored", async () => {
    answers[path] = () => new Response(weights.subarray(1));
    await expect(load()).rejects.toThrow("files-damaged");
    answers[path] = () => new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError("network error")) }));
    await expect(load()).rejects.toThrow("files-missing");
    expect(await stored()).toEqual([]);
    expect(await parts.storage.keys()).toEqual([]);
  });

  test("a browser that gives no room serves the model unstored, with a warning", async () => {
    parts.storage.writeFailure = () => new DOMException("no room", "QuotaExceededError");
    expect(Buffer.compare(await load(), weights)).toBe(0);
    expect(parts.warnings.join()).toMatch(/tiny: onnx\/model.onnx is not stored .*QuotaExceededError: no room/);
    expect(await stored()).toEqual([]);
    parts.storage.writeFailure = () => undefined;
    await load();
    expect(await stored()).toHaveLength(1);
  });

  test("a store that fails altogether is as good as none", async () => {
    vi.spyOn(parts.journal, "entry").mockRejectedValue(new DOMException("denied", "SecurityError"));
    vi.spyOn(parts.journal, "update").mockRejectedValue(new DOMException("denied", "SecurityError"));
    expect(Buffer.compare(await load(), weights)).toBe(0);
  });

  test("a load that is cancelled ends with the reason", async () => {
    const reason = new DOMException("enough", "AbortError");
    const parsed = modelRecordSchema.parse({ id: "tiny", role: "chat", files: record });
    const loader = Promise.resolve(new WeightStore(parts));
    const model = new ModelFiles(folder, parsed, () => undefined, { loader, signal: AbortSignal.abort(reason) });
    await expect(model.bytes(path)).rejects.toBe(reason);
  });

  describe("without a hash on record", () => {
    const listed = {};

    test("a file that no model could be loaded from is fetched again if nothing shows that the server's is the same", async () => {
      await files(listed).bytes(path);
      await load(listed);
      expect(asked).toEqual([`GET ${path}`, `HEAD ${path}`, `GET ${path}`]);
    });

    test("a file counts as stored when the model could be loaded from it, not before", async () => {
      const model = files(listed);
      await model.bytes(path);
      expect((await stored()).filter(({ isWhole }) => isWhole)).toEqual([]);
      await model.settleStore();
      expect((await stored()).filter(({ isWhole }) => isWhole)).toHaveLength(1);
    });

    test.each([
      ["its tag is the same", () => withTag('"1"')],
      ["the server cannot be reached", () => new TypeError("Failed to fetch")],
      ["the server is in trouble", () => new Response("", { status: 503 })],
    ])("it is not fetched again if %s", async (_, later) => {
      answers[path] = () => withTag('"1"');
      await load(listed);
      answers[path] = later;
      expect(Buffer.compare(await load(listed), weights)).toBe(0);
      expect(asked).toEqual([`GET ${path}`, `HEAD ${path}`]);
    });

    test.each([
      ["tag", { etag: '"1"' }, { etag: '"2"' }],
      ["date", { "last-modified": "Mon, 23 Nov 2026 10:00:00 GMT" }, { "last-modified": "Mon, 23 Nov 2026 11:00:00 GMT" }],
      ["size", {}, { "content-length": "2" }],
    ])("it is fetched again if the server's has another %s", async (_, before, after) => {
      answers[path] = () => new Response(weights, { headers: before });
      await load(listed);
      answers[path] = () => new Response("{}", { headers: after });
      expect(new TextDecoder().decode(await load(listed))).toBe("{}");
      expect(asked).toEqual([`GET ${path}`, `HEAD ${path}`, `GET ${path}`]);
    });

    test("an optional file that the server does not have is not missed without the network", async () => {
      const model = files(listed);
      expect(await model.optionalText("config.json")).toBeUndefined();
      await model.settleStore();
      answers["config.json"] = () => new TypeError("Failed to fetch");
      expect(await files(listed).optionalText("config.json")).toBeUndefined();
      answers["config.json"] = () => new Response("{}");
      expect(await files(listed).optionalText("config.json")).toBe("{}");
    });
  });
});
