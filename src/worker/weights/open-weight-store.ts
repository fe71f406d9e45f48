/** Opens the weight store of this realm: in the private file system, else in the Cache API. On plain HTTP there is neither. */
import { InProcessLocks } from "../base/in-process-locks.ts";
import { waitByTimer } from "../base/wait.ts";
import type { DownloadTiming } from "./download/file-fetch.ts";
import { CacheContentStorage } from "../base/content/cache-storage.ts";
import { OpfsStorage } from "../base/content/opfs-storage.ts";
import { crossOriginFiles } from "./cross-origin-storage.ts";
import type { WeightStoreDependencies } from "./weight-file.ts";
import { WeightJournal } from "./weight-journal.ts";

/** Timing of downloads outside tests. */
export const defaultTiming: DownloadTiming = { wait: waitByTimer, stallMs: 20_000 };

let opening: Promise<WeightStoreDependencies | undefined> | undefined;

/** Returns undefined if this page may not store files. */
export function openWeightStore(): Promise<WeightStoreDependencies | undefined> {
  return (opening ??= open());
}

async function open(): Promise<WeightStoreDependencies | undefined> {
  if (typeof indexedDB === "undefined") return undefined;
  const storage = (await OpfsStorage.open()) ?? (await CacheContentStorage.open());
  if (storage === undefined) return undefined;
  return {
    ...defaultTiming,
    storage,
    journal: new WeightJournal(),
    locks: globalThis.navigator?.locks ?? new InProcessLocks(),
    estimate: async () => (await globalThis.navigator?.storage?.estimate()) ?? {},
    warn: (text) => console.warn(text),
    now: () => Date.now(),
    shared: crossOriginFiles,
  };
}
