/**
 * The large files of what callers store. A file belongs to the record that names it; one that no record names is left
 * from an upload or a step that was broken off, and is deleted at the start of a host.
 */
import { blockBytes, blocksOf, type ContentStorage } from "../../base/content/content-storage.ts";
import { asStorageFailure } from "../storage-failure.ts";
import { ContentAppender } from "./content-appender.ts";
import { ContentLostError } from "./content-lost-error.ts";

/** Age at which a file without a record is deleted if nobody can tell whether its writer is alive. */
const abandonedAfterMs = 24 * 3600 * 1000;

export interface ContentEnvironment {
  storage: () => Promise<ContentStorage>;
  /** Ids of the realms that are alive; undefined if that cannot be told. */
  liveRealms: () => Promise<ReadonlySet<string> | undefined>;
  /** Free bytes by the browser's estimate; undefined if it gives none. */
  freeBytes: () => Promise<number | undefined>;
  /** Id of this realm: letters and digits. */
  realmId: string;
  now: () => number;
}

export class ContentFiles {
  readonly #environment: ContentEnvironment;
  #opening: Promise<ContentStorage> | undefined;

  constructor(environment: ContentEnvironment) {
    this.#environment = environment;
  }

  /** Key of a new file. */
  newKey(): string {
    const { now, realmId } = this.#environment;
    return `${now().toString(36)}-${realmId}-${crypto.randomUUID().slice(0, 8)}`;
  }

  freeBytes(): Promise<number | undefined> {
    return this.#environment.freeBytes();
  }

  /**
   * Opens a file for writing behind its first `length` bytes; creates it if there is none. Throws ContentLostError, StorageFull,
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

  /** Whether a closed file has its last byte: a browser that clears the site's data lets writers go on with what it deleted. */
  isWhole(key: string, bytes: number): Promise<boolean> {
    if (bytes === 0) return Promise.resolve(true);
    return asStorageFailure(async () => {
      const lastBlock = blocksOf(bytes) - 1;
      const block = await (await this.#storage()).readBlock(key, lastBlock);
      return block !== undefined && block.byteLength >= bytes - lastBlock * blockBytes;
    });
  }

  /** The bytes from `start` to `end`, which is at most the length of the file, in pieces of up to 1 MB. Throws ContentLostError. */
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

  /** Deletes the files that `named` does not return, except those that a living realm may be writing. */
  async sweep(named: () => Promise<ReadonlySet<string>>): Promise<void> {
    const { now, realmId, liveRealms } = this.#environment;
    const storage = await this.#storage();
    // In this order: a file that a record names by now is among the named ones.
    const keys = await storage.keys();
    const live = await liveRealms();
    const kept = await named();
    for (const key of keys) {
      const [time = "", realm = ""] = key.split("-");
      if (kept.has(key) || realm === realmId) continue;
      const isAbandoned = live === undefined ? now() - Number.parseInt(time, 36) > abandonedAfterMs : !live.has(realm);
      // A file that cannot be deleted now is found again by the next host.
      if (isAbandoned) await storage.delete(key).catch(() => undefined);
    }
  }

  #storage(): Promise<ContentStorage> {
    this.#opening ??= asStorageFailure(this.#environment.storage).catch((failure: unknown) => {
      this.#opening = undefined;
      throw failure;
    });
    return this.#opening;
  }
}
