/** Files in the origin's private file system: written in place through a synchronous handle, which only workers have. */
import { blockBytes, type ContentStorage, type ContentWriter } from "./content-storage.ts";

const folderName = "cohabit-weights";

export class OpfsStorage implements ContentStorage {
  readonly #name: string;
  #folder: FileSystemDirectoryHandle;

  private constructor(name: string, folder: FileSystemDirectoryHandle) {
    this.#name = name;
    this.#folder = folder;
  }

  /** undefined if this realm has no such file system, or may not use it (some private windows). */
  static async open(name = folderName): Promise<OpfsStorage | undefined> {
    // Both are typed as always there.
    if (!("FileSystemFileHandle" in globalThis) || !("createSyncAccessHandle" in FileSystemFileHandle.prototype)) return undefined;
    try {
      return new OpfsStorage(name, await openFolder(name));
    } catch {
      return undefined;
    }
  }

  async openWriter(key: string): Promise<ContentWriter> {
    return new OpfsWriter(
      await this.#inFolder(async (folder) => (await folder.getFileHandle(key, { create: true })).createSyncAccessHandle()),
    );
  }

  async readBlock(key: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      return await this.#inFolder(async (folder) => {
        const file = await (await folder.getFileHandle(key)).getFile();
        return new Uint8Array(await file.slice(index * blockBytes, (index + 1) * blockBytes).arrayBuffer());
      });
    } catch {
      // No such file, or one that the disk cannot read.
      return undefined;
    }
  }

  async delete(key: string): Promise<void> {
    try {
      await this.#inFolder((folder) => folder.removeEntry(key));
    } catch (caught) {
      if (!(caught instanceof DOMException && caught.name === "NotFoundError")) throw caught;
    }
  }

  keys(): Promise<string[]> {
    return this.#inFolder(async (folder) => {
      const keys: string[] = [];
      for await (const key of folder.keys()) keys.push(key);
      return keys;
    });
  }

  /** Opens the folder anew if `work` fails: the handle of one that was deleted with the site's data names nothing any more. */
  async #inFolder<Value>(work: (folder: FileSystemDirectoryHandle) => Promise<Value>): Promise<Value> {
    try {
      return await work(this.#folder);
    } catch (caught) {
      if (!(caught instanceof DOMException) || !lostHandle.has(caught.name)) throw caught;
      this.#folder = await openFolder(this.#name);
      return work(this.#folder);
    }
  }
}

/** Names of the errors with which browsers refuse the handle of a folder that was deleted, or whose file system was. */
const lostHandle = new Set(["NotFoundError", "InvalidStateError", "UnknownError", "AbortError"]);

async function openFolder(name: string): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
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
