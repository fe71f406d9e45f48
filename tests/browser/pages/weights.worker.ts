import * as Comlink from "comlink";
import { EngineFailureError } from "../../../src/worker/base/engine-failure.ts";
import { openWeightStore } from "../../../src/worker/weights/open-weight-store.ts";
import { CacheContentStorage } from "../../../src/worker/base/content/cache-storage.ts";
import { downloadIntoStore } from "../../../src/worker/weights/stored-download.ts";
import { keyOf, type WeightFile, type WeightStoreDependencies } from "../../../src/worker/weights/weight-file.ts";
import { type StoredFile, WeightInventory } from "../../../src/worker/weights/weight-inventory.ts";
import { WeightStore } from "../../../src/worker/weights/weight-store.ts";

declare global {
  /** An API of workers only; the types of pages do not have it. */
  interface FileSystemFileHandle {
    createSyncAccessHandle(options?: { mode: "read-only" }): Promise<SyncAccessHandle>;
  }
}

interface SyncAccessHandle {
  read(bytes: Uint8Array, options: { at: number }): number;
  write(bytes: Uint8Array, options: { at: number }): number;
  close(): void;
}

let usesCache = false;
let held: SyncAccessHandle | undefined;

async function fileHandle(key: string): Promise<FileSystemFileHandle> {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("cohabit-weights");
  return folder.getFileHandle(key);
}

async function parts(): Promise<WeightStoreDependencies> {
  const found = await openWeightStore();
  const cache = usesCache ? await CacheContentStorage.open() : undefined;
  if (found === undefined || (usesCache && cache === undefined)) throw new TypeError("no storage here");
  return cache === undefined ? found : { ...found, storage: cache };
}

const weightsWorker = {
  /** From now on the Cache API is used, as in browsers without a private file system for workers. */
  useCache: (): void => void (usesCache = true),
  /** SHA-256 of the content, as hex; the error if it cannot be loaded. */
  async load(file: WeightFile): Promise<string> {
    try {
      const { content } = await new WeightStore(await parts()).load(file);
      if (content === undefined) return "";
      const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
      return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
    } catch (caught) {
      return caught instanceof EngineFailureError ? caught.message : String(caught);
    }
  },
  /** SHA-256 of a file that was brought into the store, and is not read from there. */
  async store(file: WeightFile): Promise<string> {
    const store = await parts();
    let sha256 = "";
    await store.locks.request(`cohabit-weights ${file.path}`, { signal: new AbortController().signal }, async () => {
      ({ sha256 } = await downloadIntoStore(store, file, await keyOf(file), undefined, {}));
    });
    return sha256;
  },
  /** Keeps a file open for reading, as during a load, until `release`. */
  hold: async (key: string): Promise<void> => void (held = await (await fileHandle(key)).createSyncAccessHandle({ mode: "read-only" })),
  release: (): void => held?.close(),
  /** Opens a file for reading again and again while memory is collected; returns how many times. */
  async openWhileCollecting(key: string, times: number): Promise<number> {
    const { storage } = await parts();
    let isDone = false;
    const collect = async (): Promise<void> => {
      const { port1, port2 } = new MessageChannel();
      while (!isDone) {
        // Enough for a collection of the whole heap.
        Array.from({ length: 4 }, () => new ArrayBuffer(64 * 1024 * 1024));
        const turn = new Promise((resolve) => (port1.onmessage = resolve));
        port2.postMessage(null);
        // oxlint-disable-next-line no-await-in-loop
        await turn;
      }
      port1.close();
    };
    const collecting = collect();
    let opened = 0;
    for (; opened < times; opened++) {
      // oxlint-disable-next-line no-await-in-loop
      const reader = await storage.openReader(key);
      reader.close();
    }
    isDone = true;
    await collecting;
    return opened;
  },
  list: async (): Promise<StoredFile[]> => new WeightInventory(await parts()).list(),
  /** Alters one stored byte of a file in the private file system. */
  async flip(key: string, at: number): Promise<void> {
    const handle = await (await fileHandle(key)).createSyncAccessHandle();
    const byte = new Uint8Array(1);
    handle.read(byte, { at });
    handle.write(
      byte.map((value) => value ^ 1),
      { at },
    );
    handle.close();
  },
};

export type WeightsWorker = typeof weightsWorker;

Comlink.expose(weightsWorker);
