/** Content of files in IndexedDB, a block a record: for browsers whose private file system cannot be written in place. */
import type { ContentStorage, ContentWriter } from "../../weights/storage/content-storage.ts";
import type { RecordDatabase } from "../record-database.ts";

export class IndexedDbContent implements ContentStorage {
  readonly #database: RecordDatabase;

  constructor(database: RecordDatabase) {
    this.#database = database;
  }

  async openWriter(key: string): Promise<ContentWriter> {
    return {
      writeBlock: async (index, content) => {
        const transaction = (await this.#database.open()).transaction("blocks", "readwrite", { durability: "strict" });
        // A copy: the writer goes on with its buffer, and a view would be stored with all of it.
        await Promise.all([transaction.store.put(content.slice(), [key, index]), transaction.done]);
      },
      readBlock: (index) => this.readBlock(key, index),
      close: async () => undefined,
    };
  }

  async readBlock(key: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return (await this.#database.open()).get("blocks", [key, index]);
  }

  async delete(key: string): Promise<void> {
    await (await this.#database.open()).delete("blocks", IDBKeyRange.bound([key, 0], [key, Infinity]));
  }

  async keys(): Promise<string[]> {
    const keys = await (await this.#database.open()).getAllKeys("blocks");
    return [...new Set(keys.map(([file]) => file))];
  }
}
