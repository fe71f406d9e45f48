/** Opens the storage of callers' data with the storage APIs of this realm. */
import { OpfsStorage } from "../base/content/opfs-storage.ts";
import { ContentFiles } from "./content/content-files.ts";
import { InProcessLocks, type LockRequests } from "../base/in-process-locks.ts";
import { IndexedDbContent } from "./content/indexed-db-content.ts";
import { RecordDatabase } from "./record-database.ts";
import type { WritingHost } from "./writing-host.ts";

export interface DataStorage {
  database: RecordDatabase;
  files: ContentFiles;
  /** Ensures that each background task runs in one host at a time. */
  locks: LockRequests;
  now: () => number;
}

const folderName = "cohabit-data";
const realmLockPrefix = "cohabit-data-writer-";

/** `name`: name of the database, which separates the records of tests. `host`: see RecordDatabase. */
export function openDataStorage(name = "cohabit", now: () => number = () => Date.now(), host?: WritingHost): DataStorage {
  const database = new RecordDatabase(name, now, host);
  // TypeScript declares `navigator.storage` and `navigator.locks` as always present, but insecure contexts and Node lack them.
  const manager: StorageManager | undefined = globalThis.navigator?.storage;
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  const realmId = crypto.randomUUID().slice(0, 8);
  const files = new ContentFiles({
    storage: async () => {
      await holdLock(realmLockPrefix + realmId);
      return (await OpfsStorage.open(folderName)) ?? new IndexedDbContent(database);
    },
    liveRealms: async () => {
      if (locks === undefined) return undefined;
      const { held = [] } = await locks.query();
      return new Set(
        held.flatMap((lock) => (lock.name?.startsWith(realmLockPrefix) === true ? [lock.name.slice(realmLockPrefix.length)] : [])),
      );
    },
    freeBytes: async () => {
      const { quota, usage } = (await manager?.estimate()) ?? {};
      return quota === undefined || usage === undefined ? undefined : quota - usage;
    },
    realmId,
    now,
  });
  return { database, files, locks: locks ?? new InProcessLocks(), now };
}

/** Acquires a lock until the end of this realm. It shows other realms that this one is alive and may be writing files. */
function holdLock(name: string): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const forever = (): Promise<never> => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    locks.request(name, forever).catch(reject);
  });
}
