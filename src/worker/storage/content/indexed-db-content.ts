/** File content in IndexedDB, one entry for each block. Used if the private file system cannot be written in place. */
import type { ContentStorage, ContentWriter } from "../../base/content/content-storage.ts";
import type { RecordDatabase } from "../record-database.ts";

export class IndexedDbContent implements ContentStorage {
  readonly #database: RecordDatabase;

  constructor(database: RecordDatabase) {
    this.#database = database;
  }

  async openWriter(key: string): Promise<ContentWriter> {
    return {
      writeBlock: async (index, content) => {
        // Copies the content because the caller reuses its buffer, and because storing a view stores its whole buffer.
        const copy = content.slice();
        await this.#database.changeBlocks(({ store }) => store.put(copy, [key, index]));
      },
      readBlock: (index) => this.readBlock(key, index),
      close: async () => undefined,
    };
  }

  readBlock(key: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.#database.readBlocks(({ store }) => store.get([key, index]));
  }

  delete(key: string): Promise<void> {
    return this.#database.changeBlocks(({ store }) => store.delete(IDBKeyRange.bound([key, 0], [key, Infinity])));
  }

  async keys(): Promise<string[]> {
    const keys = await this.#database.readBlocks(({ store }) => store.getAllKeys());
    return [...new Set(keys.map(([file]) => file))];
  }
}
