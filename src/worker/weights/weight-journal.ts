/**
 * The journal of stored files, in IndexedDB: stored blocks with their hashes, whether the whole file was verified, and the models
 * that use it, with the time of the last use. A block is journalled after it was written, so that the journal lists only stored
 * blocks even after a crash of the browser.
 */
import type { DBSchema } from "idb";
import { z } from "zod";
import { Database } from "../base/database.ts";

const fileUseSchema = z.object({
  model: z.string(),
  /** Relative to the model's folder. */
  path: z.string(),
  url: z.string(),
});

export type FileUse = z.infer<typeof fileUseSchema>;

const fileEntrySchema = z.object({
  /** Names the content in its storage. */
  key: z.string(),
  /** `absent`: the file is optional, and the server did not have it. */
  state: z.enum(["partial", "whole", "absent"]),
  /** Size of the whole file; 0 while it is unknown. */
  bytes: z.number(),
  /** Hex; "" until the whole file was verified. */
  sha256: z.string(),
  /** A model has loaded from the file, or its hash was known before the download. */
  isProven: z.boolean(),
  /** Headers that differ between versions of a file; "" if the server did not send the header. */
  validators: z.object({
    etag: z.string(),
    lastModified: z.string(),
    /** Size of the list, if the server has the file in parts. The other headers then belong to the list. */
    listBytes: z.number().exactOptional(),
  }),
  uses: z.array(fileUseSchema),
  /** `Date.now()` of the last use. */
  usedAt: z.number(),
});

export type FileEntry = z.infer<typeof fileEntrySchema>;
export type Validators = FileEntry["validators"];

/** Undefined for an entry in the form of another version, or of a damaged database. */
const readEntry = (stored: unknown): FileEntry | undefined => fileEntrySchema.safeParse(stored).data;

interface WeightDatabase extends DBSchema {
  /** `FileEntry`, parsed when it is read. */
  files: { key: string; value: unknown };
  /** SHA-256 of each block, hex. */
  blocks: { key: [key: string, index: number]; value: unknown };
}

/** An entry that cannot be read counts as missing, so its file is downloaded again. */
export class WeightJournal {
  readonly #database: Database<WeightDatabase>;

  constructor(name = "cohabit-weights") {
    this.#database = new Database({ name, version: 1, stores: { files: { keyPath: "key" }, blocks: {} } });
  }

  async entry(key: string): Promise<FileEntry | undefined> {
    const stored = await this.#database.transact(["files"], "readonly", ({ store }) => store.get(key));
    const entry = readEntry(stored);
    // Its blocks may belong to another file.
    if (stored !== undefined && entry === undefined) await this.deleteBlocks(key);
    return entry;
  }

  async entries(): Promise<FileEntry[]> {
    const stored = await this.#database.transact(["files"], "readonly", ({ store }) => store.getAll());
    return stored.flatMap((each) => readEntry(each) ?? []);
  }

  async put(entry: FileEntry): Promise<void> {
    await this.#database.transact(["files"], "readwrite", ({ store }) => store.put(entry));
  }

  /** Replaces an entry with the result of `change` in one transaction, or deletes it for undefined. Has no effect if there is no entry. */
  async update(key: string, change: (entry: FileEntry) => FileEntry | undefined): Promise<void> {
    await this.#database.transact(["files", "blocks"], "readwrite", async (transaction) => {
      const files = transaction.objectStore("files");
      const stored = await files.get(key);
      const entry = readEntry(stored);
      const changed = entry && change(entry);
      if (changed !== undefined) await files.put(changed);
      else if (stored !== undefined) {
        await files.delete(key);
        await transaction.objectStore("blocks").delete(rangeOf(key));
      }
    });
  }

  /** Returns the hashes of the stored blocks by index. */
  blocks(key: string): Promise<Map<number, string>> {
    return this.#database.transact(["blocks"], "readonly", async ({ store }) => {
      const [keys, hashes] = await Promise.all([store.getAllKeys(rangeOf(key)), store.getAll(rangeOf(key))]);
      return new Map(
        keys.flatMap(([, index], position): [number, string][] => {
          const hash = hashes[position];
          return typeof hash === "string" ? [[index, hash]] : [];
        }),
      );
    });
  }

  async putBlocks(key: string, hashes: ReadonlyMap<number, string>): Promise<void> {
    await this.#database.transact(["blocks"], "readwrite", ({ store }) =>
      Promise.all([...hashes].map(([index, hash]) => store.put(hash, [key, index]))),
    );
  }

  async deleteBlocks(key: string): Promise<void> {
    await this.#database.transact(["blocks"], "readwrite", ({ store }) => store.delete(rangeOf(key)));
  }

  /** Removes damaged blocks of a whole file, which becomes partial. */
  async damage(key: string, indices: readonly number[]): Promise<void> {
    await this.#database.transact(["files", "blocks"], "readwrite", async (transaction) => {
      const entry = readEntry(await transaction.objectStore("files").get(key));
      if (entry !== undefined) await transaction.objectStore("files").put({ ...entry, state: "partial" });
      for (const index of indices) await transaction.objectStore("blocks").delete([key, index]);
    });
  }
}

function rangeOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key, 0], [key, Infinity]);
}
