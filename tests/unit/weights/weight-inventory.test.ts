import { createHash } from "node:crypto";
import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { WeightFile } from "../../../src/worker/weights/weight-file.ts";
import { WeightInventory } from "../../../src/worker/weights/weight-inventory.ts";
import { WeightStore } from "../../../src/worker/weights/weight-store.ts";
import { HubServer } from "../../hub/hub-server.ts";
import { seededBytes } from "../../hub/seeded-bytes.ts";
import { type MemoryParts, memoryParts } from "./memory-parts.ts";

const contents = { a: seededBytes(1000, 1), b: seededBytes(2000, 2), c: seededBytes(4000, 3) };
const sha256Of = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

let hub: HubServer;
let parts: MemoryParts;
let inventory: WeightInventory;

const file = (model: string, path: keyof typeof contents): WeightFile => ({
  model,
  path,
  url: `${hub.url}org/name/resolve/main/${path}`,
  known: { bytes: contents[path].length, sha256: sha256Of(contents[path]) },
});
/** At a time of its own, later than the one before. */
async function load(...files: WeightFile[]): Promise<void> {
  parts.time.now += 1;
  for (const each of files) await (await new WeightStore(parts).load(each)).prove();
}
const listed = async () => (await inventory.list()).map(({ model, path }) => `${model}/${path}`).sort();

beforeEach(async () => {
  hub = new HubServer({ redirects: false });
  await hub.start();
  hub.push("org/name", contents);
  parts = memoryParts();
  inventory = new WeightInventory(parts);
});

afterEach(() => hub.stop());

describe("WeightInventory", () => {
  test("lists files with sizes and hashes; a file of two models is listed for each", async () => {
    await load(file("first", "a"), file("second", "a"), file("second", "b"));
    expect(await listed()).toEqual(["first/a", "second/a", "second/b"]);
    expect((await inventory.list()).find(({ path }) => path === "b")).toEqual({
      model: "second",
      path: "b",
      url: file("second", "b").url,
      bytes: 2000,
      sha256: sha256Of(contents.b),
      isWhole: true,
    });
    expect(await parts.storage.keys()).toHaveLength(2);
  });

  test("forgets a model, and keeps the files that another one uses", async () => {
    await load(file("first", "a"), file("second", "a"), file("second", "b"));
    expect(await inventory.forget("second")).toBe(true);
    expect(await listed()).toEqual(["first/a"]);
    expect(await parts.storage.keys()).toEqual([sha256Of(contents.a)]);
    expect(await inventory.forget("second")).toBe(false);
  });

  test("content that no journal entry names is deleted with the next model", async () => {
    await load(file("first", "a"));
    await (await parts.storage.openWriter("orphan")).close();
    await inventory.forget("nobody");
    expect(await parts.storage.keys()).toEqual([sha256Of(contents.a)]);
  });

  test("evicts the least recently used models until enough is free, and none that must be kept", async () => {
    await load(file("first", "a"));
    await load(file("second", "b"));
    await load(file("third", "c"));
    await load(file("first", "a"));
    expect(await inventory.evict(1, new Set())).toEqual({ models: ["second"], freedBytes: 2000 });
    expect(await inventory.evict(5000, new Set(["third"]))).toEqual({ models: ["first"], freedBytes: 1000 });
    expect(await listed()).toEqual(["third/c"]);
    expect(await inventory.evict(0, new Set())).toEqual({ models: [], freedBytes: 0 });
  });

  test("a new file at the path of an earlier one takes its place", async () => {
    await load(file("first", "a"));
    await load({ ...file("first", "b"), path: "a" });
    expect(await parts.storage.keys()).toEqual([sha256Of(contents.b)]);
  });

  test.each([
    ["without its uses", { validators: undefined, uses: undefined }],
    ["with text in each property", { state: "?", bytes: "?", sha256: "?", validators: "?", uses: "?", usedAt: "?" }],
    ["with nothing in each property", { state: null, bytes: null, validators: null, uses: null }],
  ])("an entry %s, as another version may store, is no file; its file is fetched again, and others stay", async (_, changes) => {
    await load(file("first", "a"), file("second", "b"));
    const database = await openDB(parts.journalName);
    const key = sha256Of(contents.a);
    await database.put("files", { ...(await database.get("files", key)), ...changes });
    for (const block of await database.getAllKeys("blocks")) await database.put("blocks", { x: 1 }, block);
    database.close();
    expect(await listed()).toEqual(["second/b"]);
    expect(await inventory.evict(0, new Set())).toEqual({ models: [], freedBytes: 0 });
    await load(file("first", "a"), file("second", "b"));
    expect(await listed()).toEqual(["first/a", "second/b"]);
    expect(await inventory.forget("first")).toBe(true);
    expect(await listed()).toEqual(["second/b"]);
  });

  test("a file is found by its hash at another address", async () => {
    await load({ ...file("first", "a"), known: undefined });
    hub.requests = [];
    await load({ ...file("second", "a"), url: "http://127.0.0.1:9/nowhere" });
    expect(hub.requests).toEqual([]);
  });
});
