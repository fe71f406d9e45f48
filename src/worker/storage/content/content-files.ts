/**
 * Large files of callers, such as datasets and the output of jobs. A file belongs to the record with its key. A file without a record
 * is left over from an interrupted upload or job, and is deleted when a host starts.
 */
import { blockBytes, blocksOf, type ContentStorage } from "../../base/content/content-storage.ts";
import { asStorageFailure } from "../storage-failure.ts";
import { ContentAppender } from "./content-appender.ts";
import { ContentLostError } from "./content-lost-error.ts";

/** Age at which a file without a record is deleted if the living realms are unknown. */
const abandonedAfterMs = 24 * 3600 * 1000;

export interface ContentDependencies {
  storage: () => Promise<ContentStorage>;
  /** Returns the ids of the realms that are alive; undefined if the browser has no locks to find out. */
  liveRealms: () => Promise<ReadonlySet<string> | undefined>;
  /** Returns the free bytes by the browser's estimate; undefined if there is none. */
  freeBytes: () => Promise<number | undefined>;
  /** Id of this realm: letters and digits. */
  realmId: string;
  now: () => number;
}

export class ContentFiles {
  readonly #dependencies: ContentDependencies;
  #opening: Promise<ContentStorage> | undefined;

  constructor(dependencies: ContentDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns a key for a new file. It contains the time and the realm, for `sweep`. */
  newKey(): string {
    const { now, realmId } = this.#dependencies;
    return `${now().toString(36)}-${realmId}-${crypto.randomUUID().slice(0, 8)}`;
  }

  freeBytes(): Promise<number | undefined> {
    return this.#dependencies.freeBytes();
  }

  /**
   * Opens a file for writing after its first `length` bytes, or creates it. Throws ContentLostError if the file is shorter, StorageFull,
   * or ServiceUnavailable if the storage fails.
   */
  append(key: string, length = 0): Promise<ContentAppender> {
    return asStorageFailure(async () => {
      const writer = await (await this.#storage()).openWriter(key);
      try {
        return await ContentAppender.open(writer, length);
      } catch (failure) {
        await writer.close();
        throw failure;
      }
    });
  }

  /** Whether a closed file is complete. A browser that clears the site's data lets writers continue to write a deleted file. */
  isWhole(key: string, bytes: number): Promise<boolean> {
    if (bytes === 0) return Promise.resolve(true);
    return asStorageFailure(async () => {
      const lastBlock = blocksOf(bytes) - 1;
      const block = await (await this.#storage()).readBlock(key, lastBlock);
      return block !== undefined && block.byteLength >= bytes - lastBlock * blockBytes;
    });
  }

  /** Yields the bytes from `start` to `end`, in pieces of at most 1 MiB. Throws ContentLostError if the file is shorter than `end`. */
  async *read(key: string, start: number, end: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const storage = await this.#storage();
    for (let index = Math.floor(start / blockBytes); index < blocksOf(end); index++) {
      const block = await asStorageFailure(() => storage.readBlock(key, index));
      const from = Math.max(0, start - index * blockBytes);
      const to = Math.min(blockBytes, end - index * blockBytes);
      if (block === undefined || block.byteLength < to) throw new ContentLostError();
      yield block.subarray(from, to);
    }
  }

  delete(key: string): Promise<void> {
    return asStorageFailure(async () => (await this.#storage()).delete(key));
  }

  /** Deletes all files except the ones in `usedKeys`, and files that a living realm may be writing. */
  async sweep(usedKeys: () => Promise<ReadonlySet<string>>): Promise<void> {
    const { now, realmId, liveRealms } = this.#dependencies;
    const storage = await this.#storage();
    // The used keys are read last, so that they include every file in `keys` that got its record meanwhile.
    const keys = await storage.keys();
    const live = await liveRealms();
    const kept = await usedKeys();
    for (const key of keys) {
      const [time = "", realm = ""] = key.split("-");
      if (kept.has(key) || realm === realmId) continue;
      const isAbandoned = live === undefined ? now() - Number.parseInt(time, 36) > abandonedAfterMs : !live.has(realm);
      // If a file cannot be deleted now, the next host tries again.
      if (isAbandoned) await storage.delete(key).catch(() => undefined);
    }
  }

  #storage(): Promise<ContentStorage> {
    this.#opening ??= asStorageFailure(this.#dependencies.storage).catch((failure: unknown) => {
      this.#opening = undefined;
      throw failure;
    });
    return this.#opening;
  }
}
