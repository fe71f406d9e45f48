import * as Comlink from "comlink";
import { byteReader } from "../../../src/transport/byte-reader.ts";
import { openWeightStore } from "../../../src/worker/weights/open-weight-store.ts";
import type { WeightFile } from "../../../src/worker/weights/weight-file.ts";
import { WeightStore } from "../../../src/worker/weights/weight-store.ts";

const partBytes = 8 * 1024 * 1024;

async function openStore(): Promise<WeightStore> {
  const parts = await openWeightStore();
  if (parts === undefined) throw new TypeError("this page can store nothing");
  return new WeightStore(parts);
}

const loadingWorker = {
  prepare: async (): Promise<void> => void (await openStore()),
  /** Fetches the file by the store's ranges, four at once, and keeps no byte: the fastest that any reader of it can be. */
  async fetchAlone({ url, known }: WeightFile): Promise<number> {
    const bytes = known?.bytes ?? 0;
    const startedAt = performance.now();
    let next = 0;
    const fetchParts = async (): Promise<void> => {
      for (let start = next; start < bytes; start = next) {
        next += partBytes;
        const headers = { Range: `bytes=${start}-${Math.min(bytes, start + partBytes) - 1}` };
        const { body } = await fetch(new URL(url), { headers, cache: "no-store" });
        const reader = body && byteReader(body);
        while ((await reader?.read()) !== undefined);
      }
    };
    await Promise.all(Array.from({ length: 4 }, fetchParts));
    return performance.now() - startedAt;
  },
  async load(file: WeightFile): Promise<number> {
    const store = await openStore();
    const startedAt = performance.now();
    const { content } = await store.load(file);
    const milliseconds = performance.now() - startedAt;
    if (content?.byteLength !== file.known?.bytes) throw new TypeError("the content is not complete");
    return milliseconds;
  },
};

export type LoadingWorker = typeof loadingWorker;

Comlink.expose(loadingWorker);
