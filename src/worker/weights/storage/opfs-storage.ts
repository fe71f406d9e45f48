/** Files in the origin's private file system: written in place through a synchronous handle, which only workers have. */
import { blockBytes, type ContentStorage, type ContentWriter } from "./content-storage.ts";

const folderName = "cohabit-weights";

export class OpfsStorage implements ContentStorage {
  readonly #folder: FileSystemDirectoryHandle;

  private constructor(folder: FileSystemDirectoryHandle) {
    this.#folder = folder;
  }

  /** undefined if this realm has no such file system, or may not use it (some private windows). */
  static async open(folder = folderName): Promise<OpfsStorage | undefined> {
    // Both are typed as always there.
    if (!("FileSystemFileHandle" in globalThis) || !("createSyncAccessHandle" in FileSystemFileHandle.prototype)) return undefined;
    try {
      const root = await navigator.storage.getDirectory();
      return new OpfsStorage(await root.getDirectoryHandle(folder, { create: true }));
    } catch {
      return undefined;
    }
  }

  async openWriter(key: string): Promise<ContentWriter> {
    const file = await this.#folder.getFileHandle(key, { create: true });
    return new OpfsWriter(await file.createSyncAccessHandle());
  }

  async readBlock(key: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const file = await (await this.#folder.getFileHandle(key)).getFile();
      return new Uint8Array(await file.slice(index * blockBytes, (index + 1) * blockBytes).arrayBuffer());
    } catch {
      // No such file, or one that the disk cannot read.
      return undefined;
    }
  }

  async delete(key: string): Promise<void> {
    try {
      await this.#folder.removeEntry(key);
    } catch (caught) {
      if (!(caught instanceof DOMException && caught.name === "NotFoundError")) throw caught;
    }
  }

  async keys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const key of this.#folder.keys()) keys.push(key);
    return keys;
  }
}

class OpfsWriter implements ContentWriter {
  readonly #handle: FileSystemSyncAccessHandle;
  /** One for all reads, so that a large file leaves no garbage of its size. */
  readonly #buffer = new Uint8Array(blockBytes);

  constructor(handle: FileSystemSyncAccessHandle) {
    this.#handle = handle;
  }

  async writeBlock(index: number, content: Uint8Array<ArrayBuffer>): Promise<void> {
    const written = this.#handle.write(content, { at: index * blockBytes });
    // The file system may write less than it was given when the disk is full.
    if (written !== content.byteLength) throw new DOMException("the disk is full", "QuotaExceededError");
    this.#handle.flush();
  }

  async readBlock(index: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const length = this.#handle.read(this.#buffer, { at: index * blockBytes });
    return this.#buffer.subarray(0, length);
  }

  async close(): Promise<void> {
    this.#handle.close();
  }
}
