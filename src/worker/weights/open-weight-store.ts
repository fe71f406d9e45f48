/** The weight store of this realm: in the private file system, else in the Cache API, else (plain HTTP) none. */
import { InProcessLocks } from "../base/in-process-locks.ts";
import { waitByTimer } from "./download/download-retries.ts";
import type { DownloadSurroundings } from "./download/file-fetch.ts";
import { CacheContentStorage } from "../base/content/cache-storage.ts";
import { OpfsStorage } from "../base/content/opfs-storage.ts";
import type { WeightStoreParts } from "./weight-file.ts";
import { WeightJournal } from "./weight-journal.ts";

/** How downloads behave if nobody says otherwise. */
export const downloadDefaults: DownloadSurroundings = { wait: waitByTimer, stallMs: 20_000 };

/** Where models were stored before there was this store; nothing reads it any more. */
const formerCacheName = "cohabit-models";

let opening: Promise<WeightStoreParts | undefined> | undefined;

/** undefined: nothing can be stored here. */
export function openWeightStore(): Promise<WeightStoreParts | undefined> {
  return (opening ??= open());
}

async function open(): Promise<WeightStoreParts | undefined> {
  if (typeof indexedDB === "undefined") return undefined;
  const storage = (await OpfsStorage.open()) ?? (await CacheContentStorage.open());
  if (storage === undefined) return undefined;
  void globalThis.caches?.delete(formerCacheName).catch(() => undefined);
  return {
    ...downloadDefaults,
    storage,
    journal: new WeightJournal(),
    locks: globalThis.navigator?.locks ?? new InProcessLocks(),
    estimate: async () => (await globalThis.navigator?.storage?.estimate()) ?? {},
    warn: (text) => console.warn(text),
    now: () => Date.now(),
  };
}
