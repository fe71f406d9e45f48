/** Files in the Cache API, one entry for each block. Used if the private file system cannot be written in place. */
import { blocksOf, type ContentReader, type ContentWriter, type FileStorage, readerOfBlocks } from "./content-storage.ts";

const cacheName = "cohabit-weights";
/** The key of an entry must be an HTTP URL. This one is never fetched. */
const keyBase = "https://weights.cohabit.invalid/";

export class CacheContentStorage implements FileStorage {
  readonly #caches: CacheStorage;

  private constructor(caches: CacheStorage) {
    this.#caches = caches;
  }

  /** Returns undefined if there is no Cache API (plain HTTP), or this page may not use it. */
  static async open(storage: CacheStorage | undefined = globalThis.caches): Promise<CacheContentStorage | undefined> {
    try {
      await storage?.open(cacheName);
      return storage && new CacheContentStorage(storage);
    } catch {
      return undefined;
    }
  }

  async openWriter(key: string): Promise<ContentWriter> {
    return {
      writeBlock: async (index, content) => {
        const cache = await this.#open();
        await cache.put(urlOf(key, index), new Response(content, { headers: { "Content-Type": "application/octet-stream" } }));
      },
      readBlock: (index) => this.readBlock(key, index),
      close: async () => undefined,
    };
  }

  async readBlock(key: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const response = await (await this.#open()).match(urlOf(key, index));
      return response && new Uint8Array(await response.arrayBuffer());
    } catch {
      // The browser cannot read the entry.
      return undefined;
    }
  }

  async openReader(key: string): Promise<ContentReader> {
    return readerOfBlocks(this, key);
  }

  async blob(key: string, bytes: number): Promise<Blob | undefined> {
    try {
      const cache = await this.#open();
      const blocks = await Promise.all(
        Array.from({ length: blocksOf(bytes) }, async (_, index) => (await cache.match(urlOf(key, index)))?.blob()),
      );
      const found = blocks.filter((block) => block !== undefined);
      const blob = new Blob(found);
      return found.length === blocks.length && blob.size === bytes ? blob : undefined;
    } catch {
      return undefined;
    }
  }

  async delete(key: string): Promise<void> {
    const cache = await this.#open();
    const ours = (await cache.keys()).filter((each) => keyOf(each) === key);
    await Promise.all(ours.map((each) => cache.delete(each)));
  }

  async keys(): Promise<string[]> {
    return [...new Set((await (await this.#open()).keys()).map(keyOf))];
  }

  /** Opens the cache on each use: a handle to a cache that was deleted with the site's data still accepts entries, but they are lost. */
  #open(): Promise<Cache> {
    return this.#caches.open(cacheName);
  }
}

function urlOf(key: string, index: number): string {
  return `${keyBase}${key}/${index}`;
}

function keyOf({ url }: Request): string {
  return url.slice(keyBase.length).split("/", 1)[0] ?? "";
}
