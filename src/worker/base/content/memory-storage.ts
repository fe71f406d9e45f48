/** Files in memory, for pages that may not store files, and for a single file that exceeds the storage quota. */
import { blockBytes, blocksOf, type ContentReader, type ContentWriter, type FileStorage, readerOfBlocks } from "./content-storage.ts";

export class MemoryStorage implements FileStorage {
  readonly #files = new Map<string, Map<number, Uint8Array<ArrayBuffer>>>();

  async openWriter(key: string): Promise<ContentWriter> {
    const blocks = this.#files.get(key) ?? new Map<number, Uint8Array<ArrayBuffer>>();
    this.#files.set(key, blocks);
    return {
      // Copies the content because the caller reuses its buffer.
      writeBlock: async (index, content) => void blocks.set(index, content.slice()),
      readBlock: async (index) => blocks.get(index),
      close: async () => undefined,
    };
  }

  async readBlock(key: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.#files.get(key)?.get(index);
  }

  async openReader(key: string): Promise<ContentReader> {
    return readerOfBlocks(this, key);
  }

  async blob(key: string, bytes: number): Promise<Blob | undefined> {
    const blocks = this.#files.get(key);
    const found = Array.from({ length: blocksOf(bytes) }, (_, index) => blocks?.get(index)).filter((block) => block !== undefined);
    return found.length === blocksOf(bytes) ? new Blob(found) : undefined;
  }

  async delete(key: string): Promise<void> {
    this.#files.delete(key);
  }

  async keys(): Promise<string[]> {
    return [...this.#files.keys()];
  }

  /** Removes and returns the whole file. Each block is released once it is copied, so that the file is never in memory twice. */
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
