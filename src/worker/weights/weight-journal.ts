/**
 * What is known of stored files, in IndexedDB: which blocks have arrived, their hashes, whether the whole was verified,
 * which models use it and when last. A block is journalled after it was written, so whatever ends the browser, the
 * journal names no block that is not there.
 */
import type { DBSchema } from "idb";
import { Database } from "../base/database.ts";

/** By which a server tells a changed file from an unchanged one; "" if it did not send the header. */
export interface Validators {
  etag: string;
  lastModified: string;
}

export interface FileUse {
  model: string;
  /** Relative to the model's folder. */
  path: string;
  url: string;
}

export interface FileEntry {
  /** Names the content in its storage. */
  key: string;
  /** `absent`: the server had no such file, which is optional. */
  state: "partial" | "whole" | "absent";
  /** Of the whole file; 0 while that is unknown. */
  bytes: number;
  /** Hex; "" until the whole was verified. */
  sha256: string;
  /** A model has loaded from it, or its hash was known before. */
  isProven: boolean;
  validators: Validators;
  uses: FileUse[];
  /** `Date.now()` of the last use. */
  usedAt: number;
}

interface WeightDatabase extends DBSchema {
  files: { key: string; value: FileEntry };
  /** SHA-256 of each block, hex. */
  blocks: { key: [key: string, index: number]; value: string };
}

export class WeightJournal {
  readonly #database: Database<WeightDatabase>;

  constructor(name = "cohabit-weights") {
    this.#database = new Database({ name, version: 1, stores: { files: { keyPath: "key" }, blocks: {} } });
  }

  entry(key: string): Promise<FileEntry | undefined> {
    return this.#database.transact(["files"], "readonly", ({ store }) => store.get(key));
  }

  entries(): Promise<FileEntry[]> {
    return this.#database.transact(["files"], "readonly", ({ store }) => store.getAll());
  }

  async put(entry: FileEntry): Promise<void> {
    await this.#database.transact(["files"], "readwrite", ({ store }) => store.put(entry));
  }

  /** What `change` makes of an entry, at once; nothing happens if there is none. `change` returns undefined to delete it. */
  async update(key: string, change: (entry: FileEntry) => FileEntry | undefined): Promise<void> {
    await this.#database.transact(["files", "blocks"], "readwrite", async (transaction) => {
      const files = transaction.objectStore("files");
      const entry = await files.get(key);
      const changed = entry && change(entry);
      if (changed !== undefined) await files.put(changed);
      else if (entry !== undefined) {
        await files.delete(key);
        await transaction.objectStore("blocks").delete(rangeOf(key));
      }
    });
  }

  /** Hashes of the blocks that have arrived, by index. */
  blocks(key: string): Promise<Map<number, string>> {
    return this.#database.transact(["blocks"], "readonly", async ({ store }) => {
      const [keys, hashes] = await Promise.all([store.getAllKeys(rangeOf(key)), store.getAll(rangeOf(key))]);
      return new Map(keys.map(([, index], position) => [index, hashes[position] ?? ""]));
    });
  }

  async putBlock(key: string, index: number, hash: string): Promise<void> {
    await this.#database.transact(["blocks"], "readwrite", ({ store }) => store.put(hash, [key, index]));
  }

  async deleteBlocks(key: string): Promise<void> {
    await this.#database.transact(["blocks"], "readwrite", ({ store }) => store.delete(rangeOf(key)));
  }

  /** Blocks of a whole file turned out to be damaged: they are missing now. */
  async damage(key: string, indices: readonly number[]): Promise<void> {
    await this.#database.transact(["files", "blocks"], "readwrite", async (transaction) => {
      const entry = await transaction.objectStore("files").get(key);
      if (entry !== undefined) await transaction.objectStore("files").put({ ...entry, state: "partial" });
      for (const index of indices) await transaction.objectStore("blocks").delete([key, index]);
    });
  }
}

function rangeOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key, 0], [key, Infinity]);
}
