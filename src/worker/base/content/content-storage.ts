/**
 * The interface of storages that keep the bytes of files in blocks. A storage knows neither which blocks are complete nor their
 * hashes: the journal (`WeightJournal`) does, and the reader of a block compares its hash with the journal.
 */

/** Size of a block, the unit in which files are written, journalled, hashed and repaired. The last block of a file may be shorter. */
export const blockBytes = 1024 * 1024;

/** One file, open for writing by one realm at a time. */
export interface ContentWriter {
  /** Resolves when the block outlives the end of the browser. Rejects if there is no room (QuotaExceededError) or the disk fails. */
  writeBlock(index: number, content: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Returns the content of a block, valid until the next call, or undefined if the block cannot be read. */
  readBlock(index: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  close(): Promise<void>;
}

export interface ContentStorage {
  /** `key`: letters, digits and dashes. */
  openWriter(key: string): Promise<ContentWriter>;
  /** Like `ContentWriter.readBlock`, for a file that has no open writer. */
  readBlock(key: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deletes a file. Has no effect if there is none. */
  delete(key: string): Promise<void>;
  /** Returns the keys of all files, including files without an entry in the journal. */
  keys(): Promise<string[]>;
}

/** A storage that can return a whole file. */
export interface FileStorage extends ContentStorage {
  /** Returns the content of a file of `bytes` bytes, which stays on the disk if the storage allows; undefined if a part is missing. */
  blob(key: string, bytes: number): Promise<Blob | undefined>;
  /** Opens a file for reading. It need not exist. */
  openReader(key: string): Promise<ContentReader>;
}

/** One file, open for reading. Other tabs may not be able to write or delete it until it is closed. */
export interface ContentReader {
  /**
   * Copies consecutive blocks from block `first` on into `target`, in less time than one call of `readBlock` for each.
   * @param target Its size is that of the blocks together.
   * @returns the number of bytes of each block that could be read.
   */
  readBlocks(first: number, target: Uint8Array<ArrayBuffer>): Promise<number[]>;
  close(): void;
}

/** A reader for a storage that has each block by itself. */
export function readerOfBlocks(storage: Pick<ContentStorage, "readBlock">, key: string): ContentReader {
  return {
    readBlocks: (first, target) =>
      Promise.all(
        Array.from({ length: blocksOf(target.byteLength) }, async (_, index) => {
          const place = target.subarray(index * blockBytes, (index + 1) * blockBytes);
          const block = (await storage.readBlock(key, first + index))?.subarray(0, place.byteLength);
          if (block !== undefined) place.set(block);
          return block?.byteLength ?? 0;
        }),
      ),
    close: () => undefined,
  };
}

/** Returns the number of blocks of a file of `bytes` bytes; 0 for an empty file. */
export function blocksOf(bytes: number): number {
  return Math.ceil(bytes / blockBytes);
}

/** Returns the size of one block of a file of `bytes` bytes. */
export function blockLength(bytes: number, index: number): number {
  return Math.min(blockBytes, bytes - index * blockBytes);
}
