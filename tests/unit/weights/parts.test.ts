/** The weight store and files that a site serves in parts, because its host refuses large ones. */
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inParts } from "../../../src/assets/file-parts.ts";
import { contentEntry } from "../../../src/assets/site-entry.ts";
import { blockBytes } from "../../../src/worker/base/content/content-storage.ts";
import { EngineFailureError } from "../../../src/worker/base/engine-failure.ts";
import type { LoadFileOptions, WeightFile } from "../../../src/worker/weights/weight-file.ts";
import { WeightStore } from "../../../src/worker/weights/weight-store.ts";
import { HubServer } from "../../hub/hub-server.ts";
import { seededBytes } from "../../hub/seeded-bytes.ts";
import { type MemoryParts, memoryParts } from "./memory-parts.ts";

const weights = seededBytes(6.5 * blockBytes, 3);
const sha256 = createHash("sha256").update(weights).digest("hex");
const path = "onnx/model.onnx";
const name = "org/name";

let hub: HubServer;
let parts: MemoryParts;
/** Paths of the parts below the model's folder. */
let names: string[];

const url = (): string => `${hub.url}${name}/${path}`;
const known = { bytes: weights.length, sha256 };
const file = (known_: WeightFile["known"] = known): WeightFile => ({ model: "tiny", path, url: url(), known: known_ });
const load = async (given = file(), options: LoadFileOptions = {}): Promise<Uint8Array | undefined> =>
  (await new WeightStore(parts).load(given, options)).content;
const isWeights = (content: Uint8Array | undefined): boolean => content !== undefined && Buffer.compare(content, weights) === 0;
const failureOf = async (work: Promise<unknown>) => {
  const caught: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return caught instanceof EngineFailureError ? caught.failure : caught;
};
const requested = (): string[] =>
  hub.requests.filter(({ method }) => method === "GET").map((request) => `${request.path} ${request.range}`);
const requestsOf = (part: string): string[] => requested().filter((request) => request.includes(part));

async function contentsOf(content: Uint8Array): Promise<Record<string, Uint8Array>> {
  const entries = await inParts(
    contentEntry(path, content.byteLength, async () => content),
    2 * blockBytes,
  );
  const read = entries.map(async (entry) => [entry.path, Buffer.concat(await (await entry.stream()).toArray())] as const);
  return Object.fromEntries(await Promise.all(read));
}

async function push(contents: Record<string, Uint8Array>): Promise<void> {
  hub.push(name, contents);
}

beforeEach(async () => {
  hub = new HubServer({ layout: "folder" });
  await hub.start();
  const contents = await contentsOf(weights);
  names = Object.keys(contents).slice(1);
  await push(contents);
  parts = memoryParts();
});

afterEach(() => hub.stop());

describe("a file in parts", () => {
  test("is read as one, and stored as one", async () => {
    expect(names).toHaveLength(4);
    const progress: number[] = [];
    expect(isWeights(await load(file(), { onBytes: (loaded, total) => void (total === weights.length && progress.push(loaded)) }))).toBe(
      true,
    );
    expect(progress.at(-1)).toBe(weights.length);
    for (const part of names) expect(requestsOf(part)).toHaveLength(1);
    hub.requests = [];
    expect(isWeights(await load())).toBe(true);
    expect(requested()).toEqual([]);
    expect(await parts.storage.keys()).toEqual([sha256]);
  });

  test("whose hash is not on record is verified by its list, and asked for again after a change only", async () => {
    const unknown = file(undefined);
    unknown.known = undefined;
    const loaded = await new WeightStore(parts).load(unknown);
    expect(isWeights(loaded.content)).toBe(true);
    await loaded.prove();
    hub.requests = [];
    expect(isWeights(await load(unknown))).toBe(true);
    expect(requested()).toEqual([]);
    const other = seededBytes(3.25 * blockBytes, 4);
    await push(await contentsOf(other));
    expect(Buffer.compare((await load(unknown)) ?? Buffer.alloc(0), other)).toBe(0);
  });

  test("without an ETag an unchanged file is not fetched again", async () => {
    await hub.stop();
    hub = new HubServer({ layout: "folder", etags: false });
    await hub.start();
    await push(await contentsOf(weights));
    const unknown = { ...file(), known: undefined };
    const loaded = await new WeightStore(parts).load(unknown);
    await loaded.prove();
    hub.requests = [];
    expect(isWeights(await load(unknown))).toBe(true);
    expect(requested()).toEqual([]);
  });

  test("an interrupted download continues with the missing blocks", async () => {
    const abort = new AbortController();
    await load(file(), { signal: abort.signal, onBytes: (bytes) => void (bytes > 5 * blockBytes && abort.abort()) }).catch(() => undefined);
    const stored = new Set(parts.storage.written);
    expect(stored.size).toBeGreaterThan(0);
    parts.storage.written = [];
    expect(isWeights(await load())).toBe(true);
    expect(parts.storage.written.filter((index) => stored.has(index))).toEqual([]);
  });

  test("a part whose transfer breaks off is continued by a range", async () => {
    const third = names[2] ?? "";
    let drops = 1;
    hub.fault = (request) => (request.path.endsWith(third) && drops-- > 0 ? { kind: "drop", afterBytes: 1.5 * blockBytes } : undefined);
    expect(isWeights(await load())).toBe(true);
    const [first = "", second = ""] = requestsOf(third);
    expect(first.endsWith(" ")).toBe(true);
    expect(second).toMatch(/bytes=[1-9]/);
  });

  test.each(["gzip", "br"] as const)("a server that compresses (%s) is understood, after a break, too", async (encoding) => {
    hub.fault = () => ({ kind: "compressed", encoding, what: "file" });
    expect(isWeights(await load())).toBe(true);
    expect(isWeights(await load({ ...file(), known: undefined }))).toBe(true);
    parts = memoryParts();
    let drops = 1;
    hub.fault = (request) =>
      request.path.endsWith(names[1] ?? "") && drops-- > 0
        ? { kind: "drop", afterBytes: 1.5 * blockBytes }
        : { kind: "compressed", encoding, what: "file" };
    expect(isWeights(await load())).toBe(true);
  });

  test("a server without ranges is understood, after a break, too", async () => {
    let drops = 1;
    hub.fault = (request) =>
      request.path.endsWith(names[1] ?? "") && drops-- > 0 ? { kind: "whole", dropAfterBytes: 1.5 * blockBytes } : { kind: "whole" };
    expect(isWeights(await load())).toBe(true);
  });

  test("a part that is missing is named with the file", async () => {
    const contents = await contentsOf(weights);
    delete contents[names[1] ?? ""];
    await push(contents);
    expect(await failureOf(load())).toMatchObject({
      kind: "files-missing",
      detail: expect.stringMatching(`${names[1]} answered HTTP 404.*; it is a part of ${url()}$`),
    });
    await push(await contentsOf(weights));
    expect(isWeights(await load())).toBe(true);
  });

  test("an optional file with a missing part is an error, not an absent file", async () => {
    const contents = await contentsOf(weights);
    delete contents[names[1] ?? ""];
    await push(contents);
    expect(await failureOf(load(file(), { isOptional: true }))).toMatchObject({ kind: "files-missing" });
  });

  test("a part that is cut is named with both sizes", async () => {
    const contents = await contentsOf(weights);
    await push({ ...contents, [names[1] ?? ""]: (contents[names[1] ?? ""] ?? new Uint8Array()).subarray(0, blockBytes + 5) });
    expect(await failureOf(load())).toEqual({
      kind: "files-damaged",
      detail: `${hub.url}${name}/${names[1]} has ${blockBytes + 5} bytes instead of ${2 * blockBytes}`,
    });
  });

  test("a part of another version is fetched once more, then named", async () => {
    const contents = await contentsOf(weights);
    const wrong = seededBytes(2 * blockBytes, 9);
    await push({ ...contents, [names[1] ?? ""]: wrong });
    expect(await failureOf(load())).toEqual({
      kind: "files-damaged",
      detail: `${hub.url}${name}/${names[1]} does not have the SHA-256 of the list at ${url()}`,
    });
    expect(requestsOf(names[0] ?? "")).toHaveLength(1);
    expect(requestsOf(names[1] ?? "")).toHaveLength(2);
    // A wrong part that a cache served once is repaired alone.
    parts = memoryParts();
    hub.requests = [];
    await push(contents);
    let wrongs = 1;
    hub.fault = (request) => (request.path.endsWith(names[1] ?? "") && wrongs-- > 0 ? { kind: "wrong-byte", at: 99 } : undefined);
    expect(isWeights(await load())).toBe(true);
    expect(requested()).toHaveLength(6);
  });

  test("a list of another version than the file on record is refused before its parts are fetched", async () => {
    await push(await contentsOf(seededBytes(weights.length, 5)));
    expect(await failureOf(load())).toEqual({
      kind: "files-damaged",
      detail: `${url()} lists the parts of a file that does not have the SHA-256 on record`,
    });
    await push(await contentsOf(seededBytes(3.5 * blockBytes, 5)));
    expect(await failureOf(load())).toEqual({
      kind: "files-damaged",
      detail: `${url()} lists parts of ${3.5 * blockBytes} bytes instead of ${weights.length}`,
    });
    expect(requested()).toHaveLength(2);
  });

  test.each([
    ["names a file elsewhere", (text: string) => text.replace(/"name":"/, '"name":"https://example.com/')],
    ["is cut", (text: string) => text.slice(0, 200)],
    ["has another sum", (text: string) => text.replace(`"bytes":${weights.length}`, '"bytes":7')],
  ])("a list that %s is refused", async (_title, change) => {
    const contents = await contentsOf(weights);
    await push({ ...contents, [path]: Buffer.from(change(Buffer.from(contents[path] ?? []).toString())) });
    const failure = { kind: "files-damaged", detail: `${url()}: the list of the file's parts is damaged` };
    expect(await failureOf(load())).toEqual(failure);
    expect(await failureOf(load({ ...file(), known: undefined }))).toEqual(failure);
  });

  test("a file that takes the place of parts is read, and the other way round", async () => {
    await push({ [path]: weights });
    expect(isWeights(await load())).toBe(true);
    parts.storage.damage(2);
    await push(await contentsOf(weights));
    expect(isWeights(await load())).toBe(true);
    expect(requestsOf(".bin")).toEqual([expect.stringContaining(`${names[1]} bytes=0-`)]);
  });

  test("without a store the file is read into memory", async () => {
    parts.storage.writeFailure = () => new DOMException("full", "QuotaExceededError");
    expect(isWeights(await load())).toBe(true);
    expect(parts.warnings).toHaveLength(1);
  });
});
