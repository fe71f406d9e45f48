/** Files in the origin's private file system (OPFS). They are written in place through a synchronous handle, which only workers have. */
import { blockBytes, blockLength, blocksOf, type ContentReader, type ContentWriter, type FileStorage } from "./content-storage.ts";
import { waitByTimer } from "../wait.ts";
import { whileReachable } from "./while-reachable.ts";

declare global {
  interface FileSystemFileHandle {
    /** The option is missing from TypeScript's library. Firefox and Safari ignore it: their handles exclude each other. */
    createSyncAccessHandle(options: { mode: "read-only" }): Promise<FileSystemSyncAccessHandle>;
  }
}

const folderName = "cohabit-weights";

/**
 * Attempts to open a file for writing, and to delete one, while a handle of another tab excludes it; and the milliseconds between them.
 * A tab reads a file for seconds, and writes to one for as long as a download takes.
 */
const openAttempts = 100;
const deleteAttempts = 4;
const attemptMs = 50;

export class OpfsStorage implements FileStorage {
  readonly #name: string;
  #folder: FileSystemDirectoryHandle;

  private constructor(name: string, folder: FileSystemDirectoryHandle) {
    this.#name = name;
    this.#folder = folder;
  }

  /** Returns undefined if this realm has no such file system, or may not use it (some private windows). */
  static async open(name = folderName): Promise<OpfsStorage | undefined> {
    // The types declare both as always present, but older browsers lack them.
    if (!("FileSystemFileHandle" in globalThis) || !("createSyncAccessHandle" in FileSystemFileHandle.prototype)) return undefined;
    try {
      return new OpfsStorage(name, await openFolder(name));
    } catch {
      return undefined;
    }
  }

  async openWriter(key: string): Promise<ContentWriter> {
    return new OpfsWriter(
      await onceFree(openAttempts, () =>
        this.#inFolder(async (folder) =>
          whileReachable(await folder.getFileHandle(key, { create: true }), (file) => file.createSyncAccessHandle()),
        ),
      ),
    );
  }

  async readBlock(key: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const block = new Uint8Array(blockBytes);
    const length = await this.#readFile(key, index, block).catch(() => 0);
    return length === 0 ? undefined : block.subarray(0, length);
  }

  /** Reads by a synchronous handle, which takes no detour by another process, unless the handle of another tab excludes it. */
  async openReader(key: string): Promise<ContentReader> {
    const openHandle = async (folder: FileSystemDirectoryHandle): Promise<FileSystemSyncAccessHandle> =>
      whileReachable(await folder.getFileHandle(key), (file) => file.createSyncAccessHandle({ mode: "read-only" }));
    const handle = await this.#inFolder(openHandle).catch(() => undefined);
    return {
      readBlocks: async (first, target) => {
        let read = 0;
        try {
          read = handle === undefined ? await this.#readFile(key, first, target) : handle.read(target, { at: first * blockBytes });
        } catch {
          // There is no such file, or the disk cannot read it.
        }
        return Array.from({ length: blocksOf(target.byteLength) }, (_, index) =>
          Math.max(0, Math.min(read - index * blockBytes, blockLength(target.byteLength, index))),
        );
      },
      close: () => handle?.close(),
    };
  }

  /** Returns the number of bytes that were copied into `target`. */
  async #readFile(key: string, first: number, target: Uint8Array<ArrayBuffer>): Promise<number> {
    const file = await this.#file(key);
    const start = first * blockBytes;
    const bytes = new Uint8Array(await file.slice(start, start + target.byteLength).arrayBuffer());
    target.set(bytes);
    return bytes.byteLength;
  }

  async blob(key: string, bytes: number): Promise<Blob | undefined> {
    try {
      const file = await this.#file(key);
      return file.size < bytes ? undefined : file.slice(0, bytes);
    } catch {
      return undefined;
    }
  }

  #file(key: string): Promise<File> {
    return this.#inFolder(async (folder) => whileReachable(await folder.getFileHandle(key), (file) => file.getFile()));
  }

  async delete(key: string): Promise<void> {
    try {
      await onceFree(deleteAttempts, () => this.#inFolder((folder) => folder.removeEntry(key)));
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

  /** Opens the folder again if `work` fails because the site's data was deleted, which makes the folder's handle invalid. */
  async #inFolder<Value>(work: (folder: FileSystemDirectoryHandle) => Promise<Value>): Promise<Value> {
    try {
      return await work(this.#folder);
    } catch (caught) {
      if (!(caught instanceof DOMException) || !invalidHandleErrors.has(caught.name)) throw caught;
      this.#folder = await openFolder(this.#name);
      return work(this.#folder);
    }
  }
}

/** Names of the errors that browsers throw for the handle of a folder that was deleted, alone or with its file system. */
const invalidHandleErrors = new Set(["NotFoundError", "InvalidStateError", "UnknownError", "AbortError"]);

async function openFolder(name: string): Promise<FileSystemDirectoryHandle> {
  return whileReachable(await navigator.storage.getDirectory(), (root) => root.getDirectoryHandle(name, { create: true }));
}

/** Repeats `work` while another handle of the file excludes it. */
async function onceFree<Value>(maxAttempts: number, work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (caught) {
      if (!isOccupied(caught) || attempt === maxAttempts) throw caught;
      await waitByTimer(attemptMs, undefined);
    }
  }
}

const isOccupied = (caught: unknown): boolean => caught instanceof DOMException && caught.name === "NoModificationAllowedError";

class OpfsWriter implements ContentWriter {
  readonly #handle: FileSystemSyncAccessHandle;
  /** Shared by all reads, so that reading a large file does not allocate its size again. */
  readonly #buffer = new Uint8Array(blockBytes);

  constructor(handle: FileSystemSyncAccessHandle) {
    this.#handle = handle;
  }

  async writeBlock(index: number, content: Uint8Array<ArrayBuffer>): Promise<void> {
    const written = this.#handle.write(content, { at: index * blockBytes });
    // The file system writes only a part of the content when the disk is full.
    if (written !== content.byteLength) throw new DOMException("the disk is full", "QuotaExceededError");
    // Not flushed: a block that the system loses with the power has another hash than the journal, and is fetched again.
  }

  async readBlock(index: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const length = this.#handle.read(this.#buffer, { at: index * blockBytes });
    return this.#buffer.subarray(0, length);
  }

  async close(): Promise<void> {
    this.#handle.close();
  }
}
