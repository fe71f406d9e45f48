/** Files in memory: for pages that may store nothing, and for one that has no room for a file. */
import { blockBytes, type ContentStorage, type ContentWriter } from "./content-storage.ts";

export class MemoryStorage implements ContentStorage {
  readonly #files = new Map<string, Map<number, Uint8Array<ArrayBuffer>>>();

  async openWriter(key: string): Promise<ContentWriter> {
    const blocks = this.#files.get(key) ?? new Map<number, Uint8Array<ArrayBuffer>>();
    this.#files.set(key, blocks);
    return {
      // A copy: whoever writes goes on with its buffer.
      writeBlock: async (index, content) => void blocks.set(index, content.slice()),
      readBlock: async (index) => blocks.get(index),
      close: async () => undefined,
    };
  }

  async readBlock(key: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.#files.get(key)?.get(index);
  }

  async delete(key: string): Promise<void> {
    this.#files.delete(key);
  }

  async keys(): Promise<string[]> {
    return [...this.#files.keys()];
  }

  /** The whole file, whose blocks are given up one by one: it is never in memory twice. */
  take(key: string, bytes: number): Uint8Array<ArrayBuffer> {
    const blocks = this.#files.get(key) ?? new Map<number, Uint8Array<ArrayBuffer>>();
    const content = new Uint8Array(bytes);
    for (const [index, block] of blocks) {
      content.set(block, index * blockBytes);
      blocks.delete(index);
    }
    this.#files.delete(key);
    return content;
  }
}
