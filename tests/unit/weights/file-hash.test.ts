/** The hash of a large file in a worker, which Node lacks: a stand-in with the same messages, which can end at any block. */
import { createHash } from "node:crypto";
import { expose, transfer } from "comlink";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blockBytes } from "../../../src/worker/base/content/content-storage.ts";
import { HashWorkerError, startFileHash } from "../../../src/worker/weights/download/file-hash.ts";
import type { HashWorker } from "../../../src/worker/weights/download/hash.worker.ts";
import { startHash, type StreamingHash } from "../../../src/worker/weights/download/streaming-hash.ts";
import { WeightStore } from "../../../src/worker/weights/weight-store.ts";
import { HubServer } from "../../hub/hub-server.ts";
import { seededBytes } from "../../hub/seeded-bytes.ts";
import { damageOnce, memoryParts } from "./memory-parts.ts";

const weights = seededBytes(17.5 * blockBytes, 9);
const sha256Of = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");
const sha256 = sha256Of(weights);

const alone = { blobBytes: undefined, needsBlocks: false, mayUseWorker: true, signal: new AbortController().signal };

/** Workers that were started, and how many blocks each hashes before it fails: 0, it does not start; -1, it never answers. */
let started: StandInWorker[] = [];
let blocksUntilFailure = Infinity;

class StandInWorker {
  #port: MessagePort | undefined;
  readonly #service: object;
  #onError: () => void = () => undefined;
  hashedBlocks = 0;
  isEnded = false;

  constructor() {
    started.push(this);
    let hash: StreamingHash | undefined;
    const blocks: string[] = [];
    const limit = blocksUntilFailure;
    const never = new Promise<never>(() => undefined);
    const service: { [Name in keyof HashWorker]: (...call: Parameters<HashWorker[Name]>) => unknown } = {
      start: async (blobBytes) => {
        if (limit === -1) return never;
        if (limit === 0) return this.#fail(never);
        hash = await startHash(blobBytes);
        return undefined;
      },
      update: (buffer, bytes) => {
        if (this.hashedBlocks === limit) return this.#fail(never);
        hash?.update(buffer.subarray(0, bytes));
        blocks.push(sha256Of(buffer.subarray(0, bytes)));
        this.hashedBlocks += 1;
        return transfer(buffer, [buffer.buffer]);
      },
      digest: () => ({ ...hash?.digest(), blocks }),
    };
    this.#service = service;
  }

  #fail(never: Promise<never>): Promise<never> {
    this.#onError();
    return never;
  }

  postMessage(_message: unknown, [port]: [MessagePort]): void {
    this.#port = port;
    expose(this.#service, port);
  }

  addEventListener(type: string, listener: (event: Event) => void): void {
    if (type === "error") this.#onError = () => listener(new Event("error"));
    else queueMicrotask(() => listener(new MessageEvent("message", { data: "cohabit-direct-port-wanted" })));
  }

  removeEventListener(): void {
    // It asks for a port once.
  }

  terminate(): void {
    this.isEnded = true;
    this.#port?.close();
  }
}

let hub: HubServer;

beforeEach(async () => {
  started = [];
  blocksUntilFailure = Infinity;
  vi.stubGlobal("Worker", StandInWorker);
  vi.stubGlobal("navigator", { hardwareConcurrency: 2 });
  vi.stubGlobal("location", { href: "http://localhost/", origin: "http://localhost" });
  hub = new HubServer();
  await hub.start();
  hub.push("org/name", { "model.onnx": weights });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await hub.stop();
});

async function load(known?: { bytes: number; sha256: string }): Promise<Uint8Array | undefined> {
  const file = { model: "tiny", path: "model.onnx", url: `${hub.url}org/name/resolve/main/model.onnx`, known };
  return (await new WeightStore(memoryParts()).load(file)).content;
}

test("a large file is hashed in a worker, which ends with the download", async () => {
  const content = await load({ bytes: weights.length, sha256 });
  expect(content !== undefined && Buffer.compare(content, weights)).toBe(0);
  expect(started.map(({ hashedBlocks, isEnded }) => ({ hashedBlocks, isEnded }))).toEqual([{ hashedBlocks: 18, isEnded: true }]);
});

test.each([
  ["does not start", 0],
  ["ends in the middle of the file", 7],
])("if the worker %s, the file is hashed in the thread of the download", async (_, blocks) => {
  blocksUntilFailure = blocks;
  const content = await load({ bytes: weights.length, sha256 });
  expect(content !== undefined && Buffer.compare(content, weights)).toBe(0);
  expect(started.map(({ hashedBlocks, isEnded }) => ({ hashedBlocks, isEnded }))).toEqual([{ hashedBlocks: blocks, isEnded: true }]);
});

test("blocks of a file without a hash on record are compared as they come back from the disk", async () => {
  const parts = memoryParts();
  damageOnce(parts, 3);
  const file = { model: "tiny", path: "model.onnx", url: `${hub.url}org/name/resolve/main/model.onnx`, known: undefined };
  const { content } = await new WeightStore(parts).load(file);
  expect(content !== undefined && Buffer.compare(content, weights)).toBe(0);
  expect(hub.requests.map(({ range }) => range)).toContain(`bytes=${3 * blockBytes}-${4 * blockBytes - 1}`);
  expect(started).toHaveLength(2);
});

test("a wrong hash is found by the worker, too", async () => {
  await expect(load({ bytes: weights.length, sha256: "0".repeat(64) })).rejects.toThrow(/does not have the SHA-256 on record/);
  expect(started.every(({ isEnded }) => isEnded)).toBe(true);
});

test("a worker that has ended rejects each call", async () => {
  blocksUntilFailure = 1;
  const hash = await startFileHash({ ...alone, bytes: weights.length });
  const block = weights.subarray(0, blockBytes);
  await hash.update(block);
  await hash.update(block);
  await expect(hash.digest()).rejects.toThrow(HashWorkerError);
});

test("a download that is cancelled while the worker starts ends at once", async () => {
  blocksUntilFailure = -1;
  const abort = new AbortController();
  const reason = new DOMException("enough", "AbortError");
  const file = {
    model: "tiny",
    path: "model.onnx",
    url: `${hub.url}org/name/resolve/main/model.onnx`,
    known: { bytes: weights.length, sha256 },
  };
  const onBytes = (loaded: number): void => void (loaded > 2 * blockBytes && abort.abort(reason));
  await expect(new WeightStore(memoryParts()).load(file, { signal: abort.signal, onBytes })).rejects.toBe(reason);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
});

test("a file is hashed in this thread if the worker never runs", async () => {
  blocksUntilFailure = -1;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const starting = startFileHash({ ...alone, bytes: weights.length });
    await vi.advanceTimersByTimeAsync(10_000);
    const hash = await starting;
    await hash.update(weights.subarray(0, 3));
    expect(await hash.digest()).toEqual({ sha256: sha256Of(weights.subarray(0, 3)), blocks: [] });
    expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
  } finally {
    vi.useRealTimers();
  }
});

test("a small file starts no worker", async () => {
  const hash = await startFileHash({ ...alone, bytes: blockBytes });
  await hash.update(weights.subarray(0, 3));
  expect(await hash.digest()).toEqual({ sha256: sha256Of(weights.subarray(0, 3)), blocks: [] });
  expect(started).toEqual([]);
});
