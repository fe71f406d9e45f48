/** Files in the Cache API, for browsers whose private file system cannot be written in place: an entry a block. */
import type { ContentStorage, ContentWriter } from "./content-storage.ts";

const cacheName = "cohabit-weights";
/** A key must be an HTTP URL; nothing is ever fetched from it. */
const keyBase = "https://weights.cohabit.invalid/";

export class CacheContentStorage implements ContentStorage {
  readonly #cache: Cache;

  private constructor(cache: Cache) {
    this.#cache = cache;
  }

  /** undefined if there is no Cache API (plain HTTP), or it may not be used. */
  static async open(storage: CacheStorage | undefined = globalThis.caches): Promise<CacheContentStorage | undefined> {
    try {
      const cache = await storage?.open(cacheName);
      return cache && new CacheContentStorage(cache);
    } catch {
      return undefined;
    }
  }

  async openWriter(key: string): Promise<ContentWriter> {
    return {
      writeBlock: (index, content) =>
        this.#cache.put(urlOf(key, index), new Response(content, { headers: { "Content-Type": "application/octet-stream" } })),
      readBlock: (index) => this.readBlock(key, index),
      close: async () => undefined,
    };
  }

  async readBlock(key: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const response = await this.#cache.match(urlOf(key, index));
      return response && new Uint8Array(await response.arrayBuffer());
    } catch {
      // An entry that the browser itself cannot read.
      return undefined;
    }
  }

  async delete(key: string): Promise<void> {
    const ours = (await this.#cache.keys()).filter((each) => keyOf(each) === key);
    await Promise.all(ours.map((each) => this.#cache.delete(each)));
  }

  async keys(): Promise<string[]> {
    return [...new Set((await this.#cache.keys()).map(keyOf))];
  }
}

function urlOf(key: string, index: number): string {
  return `${keyBase}${key}/${index}`;
}

function keyOf({ url }: Request): string {
  return url.slice(keyBase.length).split("/", 1)[0] ?? "";
}
