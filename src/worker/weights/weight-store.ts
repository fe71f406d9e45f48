/**
 * Loads the files of models for all engines. A file is downloaded once for all tabs, and interrupted downloads are resumed. The
 * whole file is verified before its first use, each block again on every read. Damaged blocks are downloaded again.
 */
import { sha256Of } from "../base/sha256.ts";
import { asStored, NotStoredError, RefusedFileError } from "./download/transfer-errors.ts";
import { blockBytes, blocksOf } from "../base/content/content-storage.ts";
import { AssembledContent } from "./assembled-content.ts";
import { downloadIntoStore, type StoredDownloadOptions } from "./stored-download.ts";
import { isUnchanged } from "./unchanged-file.ts";
import { loadUnstored } from "./unstored-file.ts";
import { deleteFile, keyOf, type LoadedFile, type LoadFileOptions, type WeightFile, type WeightStoreDependencies } from "./weight-file.ts";
import type { FileEntry, FileUse } from "./weight-journal.ts";

/** Milliseconds between progress reports on a download of another tab. */
const watchMs = 1000;
const parallelReads = 4;
/** Number of blocks of one read. */
const readBlocks = 8;

/** How the content of a file is returned. */
interface Reading<Content> {
  /** Whether the content of a downloaded file is kept in memory. */
  isInMemory: boolean;
  /** Returns undefined if the stored file is damaged. `isVerified`: this tab has verified it. */
  stored: (entry: FileEntry, isVerified: boolean) => Promise<Content | undefined>;
  /** Converts content that is in memory. */
  inMemory: (content: Uint8Array<ArrayBuffer>) => Content;
}

/** Max repairs of a file during one load. After that the disk counts as broken. */
const maxRepairs = 3;

export class WeightStore {
  readonly #parts: WeightStoreDependencies;

  constructor(parts: WeightStoreDependencies) {
    this.#parts = parts;
  }

  /**
   * Returns the verified content, from the store if possible. If the quota is exceeded, or the store fails, the file is only
   * downloaded, with a warning.
   * @throws EngineFailureError (`files-missing`, `files-damaged`); the reason of the signal.
   */
  async load(file: WeightFile, options: LoadFileOptions = {}): Promise<LoadedFile> {
    return this.#load(file, options, {
      isInMemory: true,
      stored: (entry, isVerified) => this.#read(entry, isVerified, options),
      inMemory: (content) => content,
    });
  }

  /** Like `load`, but returns the stored file itself, which is verified and not in memory. */
  async loadBlob(file: WeightFile, options: LoadFileOptions = {}): Promise<LoadedFile<Blob>> {
    return this.#load(file, options, {
      isInMemory: false,
      stored: (entry, isVerified) => this.#verifiedBlob(entry, isVerified, options),
      inMemory: (content) => new Blob([content]),
    });
  }

  /** Returns the stored file if it is whole and undamaged; undefined otherwise. Downloads nothing. */
  async storedBlob(file: WeightFile): Promise<Blob | undefined> {
    try {
      const entry = await this.#stored(file);
      return entry?.state === "whole" ? await this.#verifiedBlob(entry, false, {}) : undefined;
    } catch {
      // The store failed: the caller reads the file from its server.
      return undefined;
    }
  }

  async #load<Content>(file: WeightFile, options: LoadFileOptions, reading: Reading<Content>): Promise<LoadedFile<Content>> {
    try {
      return await this.#loadStored(file, options, reading);
    } catch (caught) {
      options.signal?.throwIfAborted();
      if (caught instanceof RefusedFileError && options.isOptional === true) return this.#absent(file, caught);
      if (!(caught instanceof NotStoredError)) throw caught;
      this.#parts.warn(`cohabit: ${file.model}: ${file.path} is not stored for the next visit: ${caught.message}`);
      const { content, prove } = await loadUnstored(file, options, this.#parts, this.#parts);
      return { content: content && reading.inMemory(content), prove };
    }
  }

  async #loadStored<Content>(file: WeightFile, options: LoadFileOptions, reading: Reading<Content>): Promise<LoadedFile<Content>> {
    for (let repairs = 0; ; repairs++) {
      let entry = await asStored(() => this.#stored(file));
      let isVerified = false;
      let downloaded: Uint8Array<ArrayBuffer> | undefined;
      if (entry?.state === "absent" && options.isOptional === true) return { content: undefined, prove: async () => undefined };
      if (entry?.state !== "whole") {
        const assembled = reading.isInMemory ? new AssembledContent() : undefined;
        ({ entry, isVerified } = await this.#download(file, entry?.key ?? (await keyOf(file)), { ...options, onHashed: assembled?.take }));
        if (isVerified) downloaded = assembled?.whole(entry.bytes);
      }
      const content = downloaded === undefined ? await reading.stored(entry, isVerified) : reading.inMemory(downloaded);
      const { key } = entry;
      if (content !== undefined) {
        await asStored(() => this.#claim(key, file));
        return { content, prove: () => this.#prove(key) };
      }
      if (repairs === maxRepairs) throw new NotStoredError("the stored file is damaged again after each repair");
    }
  }

  /** Returns an entry of the file that is whole, absent or partial; undefined if the download must start anew. */
  async #stored(file: WeightFile): Promise<FileEntry | undefined> {
    const { journal } = this.#parts;
    const { known, url } = file;
    const own = await journal.entry(await keyOf(file));
    if (known !== undefined) {
      if (own !== undefined || !("sha256" in known)) return own;
      return (await journal.entries()).find(({ state, sha256 }) => state === "whole" && sha256 === known.sha256);
    }
    if (own === undefined || own.state === "partial") return own;
    if (await isUnchanged(url, own)) return own;
    await deleteFile(this.#parts, own.key);
    return undefined;
  }

  /** Downloads the missing blocks, or waits until another tab has done so. `isVerified`: this tab has verified the stored file. */
  async #download(file: WeightFile, key: string, options: StoredDownloadOptions): Promise<{ entry: FileEntry; isVerified: boolean }> {
    const { locks, journal } = this.#parts;
    const signal = options.signal ?? new AbortController().signal;
    const waiting = new AbortController();
    const watch = this.#watch(key, options, AbortSignal.any([signal, waiting.signal]));
    let entry: FileEntry | undefined;
    let isVerified = false;
    try {
      await locks.request(`cohabit-weights ${key}`, { signal }, async () => {
        waiting.abort();
        entry = await asStored(() => journal.entry(key));
        // Another tab may have downloaded the file meanwhile.
        if (entry?.state === "whole") return;
        entry = await downloadIntoStore(this.#parts, file, key, entry, options);
        isVerified = true;
      });
    } finally {
      waiting.abort();
      await watch;
    }
    if (entry === undefined) throw new NotStoredError("the download ended without a file");
    return { entry, isVerified };
  }

  /** Reports the progress of another tab's download. */
  async #watch(key: string, { onBytes }: LoadFileOptions, signal: AbortSignal): Promise<void> {
    const { wait, journal } = this.#parts;
    try {
      for (;;) {
        await wait(watchMs, signal);
        const entry = await journal.entry(key);
        if (entry !== undefined) onBytes?.((await journal.blocks(key)).size * blockBytes, entry.bytes, false);
      }
    } catch {
      // The signal aborted, because this tab got the lock or the load was cancelled; or the journal failed.
    }
  }

  /** Reads the stored file. Returns undefined if blocks are damaged, after it removed them from the journal. */
  async #read(entry: FileEntry, isVerified: boolean, options: LoadFileOptions): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const content = new Uint8Array(entry.bytes);
    // Not read into the content itself, so that `releaseBuffers` can free it.
    const use = (read: Uint8Array<ArrayBuffer>, start: number): void => content.set(read, start);
    return (await this.#readBlocks(entry, isVerified, options, use)) ? content : undefined;
  }

  async #verifiedBlob(entry: FileEntry, isVerified: boolean, options: LoadFileOptions): Promise<Blob | undefined> {
    if (!(isVerified || (await this.#readBlocks(entry, false, options)))) return undefined;
    const blob = await asStored(() => this.#parts.storage.blob(entry.key, entry.bytes));
    if (blob === undefined) throw new NotStoredError("the stored file cannot be read");
    return blob;
  }

  /**
   * Reads the blocks of the stored file, in any order. Returns false if blocks are damaged, after it removed them from the journal.
   * @param isVerified The stored file was just verified, so that only the lengths of blocks are checked.
   * @param use Takes the bytes that were read from the index `start` on, before they are checked. The next read overwrites them.
   */
  async #readBlocks(
    { key, bytes }: FileEntry,
    isVerified: boolean,
    { onBytes, signal }: LoadFileOptions,
    use: (content: Uint8Array<ArrayBuffer>, start: number) => void = () => undefined,
  ): Promise<boolean> {
    const { storage, journal } = this.#parts;
    const hashes = await asStored(() => journal.blocks(key));
    const file = await storage.openReader(key);
    const damaged: number[] = [];
    let next = 0;
    let loaded = 0;
    const check = async (block: Uint8Array<ArrayBuffer>, readBytes: number, index: number): Promise<void> => {
      const isWhole = readBytes === block.byteLength;
      if (!isWhole || !(isVerified || (await sha256Of(block)) === hashes.get(index))) damaged.push(index);
      else {
        loaded += block.byteLength;
        onBytes?.(loaded, bytes, false);
      }
    };
    const read = async (): Promise<void> => {
      const buffer = new Uint8Array(Math.min(bytes, readBlocks * blockBytes));
      for (let first = next; first < blocksOf(bytes); first = next) {
        const count = Math.min(readBlocks, blocksOf(bytes) - first);
        next += count;
        signal?.throwIfAborted();
        const start = first * blockBytes;
        const content = buffer.subarray(0, Math.min(bytes - start, count * blockBytes));
        const lengths = await file.readBlocks(first, content);
        use(content, start);
        await Promise.all(
          lengths.map((readBytes, index) =>
            check(content.subarray(index * blockBytes, (index + 1) * blockBytes), readBytes, first + index),
          ),
        );
      }
    };
    try {
      await Promise.all(Array.from({ length: Math.min(parallelReads, Math.ceil(blocksOf(bytes) / readBlocks)) }, read));
    } finally {
      file.close();
    }
    if (damaged.length === 0) return true;
    await asStored(() => journal.damage(key, damaged));
    return false;
  }

  /** Adds the model to the file's uses. Earlier files with the same URL or path are deleted unless another model uses them. */
  async #claim(own: string, { model, path, url }: WeightFile): Promise<void> {
    const { journal, now } = this.#parts;
    const isReplaced = (use: FileUse): boolean => use.url === url || (use.model === model && use.path === path);
    const isSame = (use: FileUse): boolean => use.model === model && use.path === path;
    for (const { key, uses } of await journal.entries()) {
      if (key === own) {
        await journal.update(key, (entry) => ({
          ...entry,
          usedAt: now(),
          uses: [...entry.uses.filter((use) => !isSame(use)), { model, path, url }],
        }));
      } else if (uses.some(isReplaced)) {
        const left = uses.filter((use) => !isReplaced(use));
        if (left.length === 0) await deleteFile(this.#parts, key);
        else await journal.update(key, (entry) => ({ ...entry, uses: left }));
      }
    }
  }

  async #prove(key: string): Promise<void> {
    await this.#parts.journal.update(key, (entry) => (entry.isProven ? entry : { ...entry, isProven: true })).catch(() => undefined);
  }

  /** The result for a file that the server does not have. Its `prove` stores this fact once the model has loaded without the file. */
  #absent({ model, path, url }: WeightFile, { status }: RefusedFileError): LoadedFile<never> {
    const { journal, now } = this.#parts;
    const prove = async (): Promise<void> => {
      if (status !== 404 && status !== 410) return;
      const validators = { etag: "", lastModified: "" };
      const key = await keyOf({ url, known: undefined });
      const facts = { state: "absent", bytes: 0, sha256: "", isProven: true, validators } as const;
      await journal.put({ key, ...facts, uses: [{ model, path, url }], usedAt: now() }).catch(() => undefined);
    };
    return { content: undefined, prove };
  }
}
