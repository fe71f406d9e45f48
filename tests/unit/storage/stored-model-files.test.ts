import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type ModelFile, StoredModelFiles } from "../../../src/worker/storage/stored-model-files.ts";
import { MemoryCaches } from "./memory-caches.ts";

const content = Uint8Array.from({ length: 5000 }, (_, index) => index % 251);
const sha256 = createHash("sha256").update(content).digest("hex");
const listed: ModelFile = {
  model: "tiny",
  path: "onnx/model.onnx",
  url: "https://site.test/models/tiny/onnx/model.onnx",
  known: { bytes: content.length, sha256 },
};
const unlisted: ModelFile = { ...listed, known: undefined };
const validators = { etag: '"1"', lastModified: "" };

let storage: MemoryCaches;
let store: StoredModelFiles;
const entries = () => storage.at("cohabit-models").entries;

beforeEach(() => {
  storage = new MemoryCaches();
  store = new StoredModelFiles(storage.asCacheStorage);
});

describe("StoredModelFiles", () => {
  test.each([
    ["with its hash on record", listed],
    ["without a hash on record", unlisted],
  ])("gives back a file %s, and its validators", async (_, file) => {
    expect(await store.read(file)).toBeUndefined();
    await store.write(file, content, validators);
    expect(await store.read(file)).toEqual({ content, validators });
    expect(await store.list()).toEqual([{ model: "tiny", path: "onnx/model.onnx", url: listed.url, bytes: 5000, sha256 }]);
    expect([...entries().keys()].map((key) => new URL(key).pathname)).toEqual([`/${sha256}`]);
  });

  test("finds a file by its hash for another model, and at another URL", async () => {
    await store.write(listed, content, validators);
    expect(await store.read({ ...listed, model: "twin", url: "https://site.test/models/twin/model.onnx" })).toMatchObject({ content });
    expect(await store.read({ ...unlisted, url: "https://site.test/models/twin/model.onnx" })).toBeUndefined();
  });

  test.each([
    ["altered", listed, (bytes: Uint8Array<ArrayBuffer>) => bytes.map((byte, index) => (index === 77 ? byte ^ 1 : byte))],
    ["cut short", listed, (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, 4000)],
    ["altered and has no hash on record", unlisted, (bytes: Uint8Array<ArrayBuffer>) => bytes.map((byte) => byte ^ 1)],
  ])("an entry that is %s is not given, and is deleted", async (_, file, damage) => {
    await store.write(file, content, validators);
    for (const [key, entry] of entries()) entries().set(key, { ...entry, bytes: damage(entry.bytes) });
    expect(await store.read(file)).toBeUndefined();
    expect(entries().size).toBe(0);
  });

  test("another content at the same URL replaces the earlier one", async () => {
    await store.write(listed, content, validators);
    const next = content.map((byte) => byte ^ 1);
    const known = { bytes: next.length, sha256: createHash("sha256").update(next).digest("hex") };
    await store.write({ ...listed, known }, next, validators);
    expect(await store.read(listed)).toBeUndefined();
    expect(await store.list()).toHaveLength(1);
  });

  test("remembers that the server has no such file, and does not list it", async () => {
    const optional = { ...unlisted, path: "config.json", url: "https://site.test/models/tiny/config.json" };
    await store.write(optional, undefined, { etag: "", lastModified: "" });
    expect(await store.read(optional)).toMatchObject({ content: undefined });
    expect(await store.list()).toEqual([]);
    await store.write(optional, content, validators);
    expect(await store.read(optional)).toMatchObject({ content });
    expect(entries().size).toBe(1);
  });

  test("deletes the files of one model, and returns whether there were any", async () => {
    await store.write(listed, content, validators);
    const other = content.map((byte) => byte ^ 1);
    await store.write({ ...unlisted, model: "other", url: "https://site.test/other" }, other, validators);
    expect(await store.forget("tiny")).toBe(true);
    expect((await store.list()).map(({ model }) => model)).toEqual(["other"]);
    expect(await store.forget("tiny")).toBe(false);
  });
});
