/** Weights that sites share, over a double of `navigator.crossOriginStorage` that is written from the proposal's explainer. */
import { createHash } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { blockBytes } from "../../../src/worker/base/content/content-storage.ts";
import {
  crossOriginFiles,
  CrossOriginFiles,
  type SharingScope,
  setSharingScope,
} from "../../../src/worker/weights/cross-origin-storage.ts";
import type { LoadFileOptions, WeightFile } from "../../../src/worker/weights/weight-file.ts";
import { WeightStore } from "../../../src/worker/weights/weight-store.ts";
import { HubServer } from "../../hub/hub-server.ts";
import { seededBytes } from "../../hub/seeded-bytes.ts";
import { type MemoryParts, memoryParts } from "./memory-parts.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const weights = seededBytes(3.5 * blockBytes, 3);
const sha256Of = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");
const sha256 = sha256Of(weights);
const path = "onnx/model.onnx";
const name = "org/name";

/** One browser's storage. `refusal`: a Permissions Policy that blocks it. `quotaBytes`: max bytes of a file. */
class SharedStorageDouble {
  readonly files = new Map<string, Blob>();
  readonly requests: { value: string; create: boolean; origins: unknown }[] = [];
  refusal: DOMException | undefined;
  quotaBytes = Infinity;
  /** Resolves at the end of the next attempt to store a file. */
  readonly stored: Promise<void>;
  #resolveStored: () => void = () => undefined;

  constructor() {
    this.stored = new Promise((resolve) => (this.#resolveStored = resolve));
  }

  async requestFileHandle(
    { algorithm, value }: { algorithm: string; value: string },
    { create = false, origins }: { create?: boolean; origins?: unknown } = {},
  ): Promise<{ getFile: () => Promise<Blob>; createWritable: () => Promise<WritableStream<Uint8Array<ArrayBuffer>>> }> {
    this.requests.push({ value, create, origins });
    if (algorithm !== "SHA-256" || !/^[0-9a-f]{64}$/.test(value)) throw new TypeError("the hash is invalid");
    if (this.refusal !== undefined) {
      if (create) this.#resolveStored();
      throw this.refusal;
    }
    const file = this.files.get(value);
    if (!create && file === undefined) throw new DOMException("no such file", "NotFoundError");
    return { getFile: async () => file ?? new Blob([]), createWritable: async () => this.#writable(value) };
  }

  #writable(value: string): WritableStream<Uint8Array<ArrayBuffer>> {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    return new WritableStream({
      write: (piece) => void pieces.push(piece),
      close: async () => {
        const content = new Blob(pieces);
        try {
          if (content.size > this.quotaBytes) throw new DOMException("too large", "QuotaExceededError");
          if (sha256Of(new Uint8Array(await content.arrayBuffer())) !== value) throw new DOMException("another hash", "DataError");
          this.files.set(value, content);
        } finally {
          this.#resolveStored();
        }
      },
      abort: () => this.#resolveStored(),
    });
  }
}

let hub: HubServer;
let storage: SharedStorageDouble;
let parts: MemoryParts;

const file = (known: WeightFile["known"] = { bytes: weights.length, sha256 }): WeightFile => ({
  model: "tiny",
  path,
  url: `${hub.url}${name}/${path}`,
  known,
});
const load = async (given = file(), options: LoadFileOptions = {}): Promise<Uint8Array | undefined> =>
  (await new WeightStore(parts).load(given, options)).content;
const isWeights = (content: Uint8Array | undefined): boolean => content !== undefined && Buffer.compare(content, weights) === 0;
const downloads = (): number => hub.requests.filter(({ method }) => method === "GET").length;

function share(scope: SharingScope = "everyone"): void {
  parts = memoryParts();
  parts.shared = () => new CrossOriginFiles(storage, scope);
}

beforeEach(async () => {
  hub = new HubServer({ layout: "folder" });
  await hub.start();
  hub.push(name, { [path]: weights });
  storage = new SharedStorageDouble();
  share();
});

afterEach(async () => {
  setSharingScope(undefined);
  vi.unstubAllGlobals();
  await hub.stop();
});

describe("shared weights", () => {
  test("a verified download is shared, and the next site does not download it", async () => {
    expect(isWeights(await load())).toBe(true);
    await storage.stored;
    expect(storage.requests).toEqual([
      { value: sha256, create: false, origins: undefined },
      { value: sha256, create: true, origins: "*" },
    ]);
    const before = downloads();
    share();
    const progress: number[] = [];
    expect(isWeights(await load(file(), { onBytes: (loaded, _total, isFetched) => void (isFetched || progress.push(loaded)) }))).toBe(true);
    expect(downloads()).toBe(before);
    expect(progress).toContain(weights.length);
    // It is in the site's own store, too, and is not looked up again.
    const lookups = storage.requests.length;
    expect(isWeights(await load())).toBe(true);
    expect(storage.requests).toHaveLength(lookups);
  });

  test("with the scope same-site no origins are named", async () => {
    share("same-site");
    await load();
    await storage.stored;
    expect(storage.requests.at(-1)).toEqual({ value: sha256, create: true, origins: undefined });
  });

  test.each([
    ["wrong bytes", () => new Blob([weights.map((byte, index) => (index === 2_000_000 ? byte ^ 1 : byte))])],
    ["a cut file", () => new Blob([weights.subarray(0, 1000)])],
  ])("%s are not used: the file is downloaded, and the store has no block of them", async (_title, wrong) => {
    storage.files.set(sha256, wrong());
    expect(isWeights(await load())).toBe(true);
    expect(downloads()).toBeGreaterThan(0);
    parts.shared = () => undefined;
    expect(isWeights(await load())).toBe(true);
  });

  test("a file that the browser loses while it is read is downloaded", async () => {
    const lost = new Blob([weights]);
    vi.spyOn(lost, "slice").mockReturnValue({
      arrayBuffer: async () => Promise.reject(new DOMException("gone", "NotReadableError")),
    } as unknown as Blob);
    storage.files.set(sha256, lost);
    expect(isWeights(await load())).toBe(true);
  });

  test.each([
    ["NotAllowedError", new DOMException("blocked by Permissions Policy", "NotAllowedError")],
    ["another error", new DOMException("the extension failed", "InvalidStateError")],
  ])("a refusal (%s) changes only that the file is downloaded", async (_title, refusal) => {
    storage.refusal = refusal;
    expect(isWeights(await load())).toBe(true);
    await storage.stored;
    expect(parts.warnings).toEqual([]);
    expect(storage.files.size).toBe(0);
  });

  test("without room in the shared storage the file is in the site's own store", async () => {
    storage.quotaBytes = 1000;
    expect(isWeights(await load())).toBe(true);
    await storage.stored;
    expect(storage.files.size).toBe(0);
    await hub.stop();
    expect(isWeights(await load())).toBe(true);
    await hub.start();
  });

  test("without room in the site's own store the shared file is not copied", async () => {
    storage.files.set(sha256, new Blob([weights]));
    parts.room.quota = 1000;
    expect(isWeights(await load())).toBe(true);
    expect(parts.warnings.join()).toContain("QuotaExceededError");
  });

  test("a lookup that the browser never answers ends with the load's signal, or with a download", async () => {
    const controller = new AbortController();
    let aborted: Promise<unknown> = Promise.resolve();
    await new Promise<void>((resolve) => {
      storage.requestFileHandle = () => {
        resolve();
        return new Promise(() => undefined);
      };
      aborted = load(file(), { signal: controller.signal });
    });
    controller.abort(new Error("another page"));
    await expect(aborted).rejects.toThrow("another page");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const loading = load();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect(isWeights(await loading)).toBe(true);
  });

  test("an aborted copy ends the load", async () => {
    storage.files.set(sha256, new Blob([weights]));
    const abort = new AbortController();
    const loading = load(file(), { signal: abort.signal, onBytes: () => abort.abort() });
    await expect(loading).rejects.toThrow("aborted");
    expect(isWeights(await load())).toBe(true);
  });

  test("small files, and files without a SHA-256 on record, are not looked up", async () => {
    const small = seededBytes(1000, 4);
    hub.push(name, { [path]: small });
    await load(file({ bytes: small.length, sha256: sha256Of(small) }));
    await load({ ...file(), known: undefined, model: "other" });
    expect(storage.requests).toEqual([]);
  });
});

describe("the storage of the browser", () => {
  test("is used only on request and where there is one", () => {
    vi.stubGlobal("navigator", { crossOriginStorage: storage });
    expect(crossOriginFiles()).toBeUndefined();
    setSharingScope("everyone");
    expect(crossOriginFiles()).toBeInstanceOf(CrossOriginFiles);
    vi.stubGlobal("navigator", {});
    expect(crossOriginFiles()).toBeUndefined();
    vi.stubGlobal("navigator", { crossOriginStorage: { requestFileHandles: () => undefined } });
    expect(crossOriginFiles()).toBeUndefined();
  });

  test("keeps the handle of a file whose call waits, which Chromium would never settle for a collected handle", async () => {
    let settle: (file: Blob) => void = () => undefined;
    const waiting = new Promise<Blob>((resolve) => (settle = resolve));
    const made: WeakRef<object>[] = [];
    const requestFileHandle = async () => {
      const handle = { getFile: () => waiting, createWritable: () => Promise.reject(new TypeError("it is only read")) };
      made.push(new WeakRef(handle));
      return handle;
    };
    const found = new CrossOriginFiles({ requestFileHandle }, "everyone").find(sha256);
    // A reference that was just made is strong until the task ends.
    await new Promise((resolve) => void setImmediate(resolve));
    collectGarbage();
    expect(made.map((handle) => handle.deref())).toEqual([expect.anything()]);
    settle(new Blob(["found"]));
    expect(await (await found)?.text()).toBe("found");
    await new Promise((resolve) => void setImmediate(resolve));
    collectGarbage();
    expect(made.map((handle) => handle.deref())).toEqual([undefined]);
  });
});
