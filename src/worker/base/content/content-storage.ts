/**
 * Where the bytes of files are kept, in blocks. Whether a block is there and what its hash is stands in the journal
 * (`WeightJournal`), not here: what a storage gives back is checked by whoever reads it.
 */

/** What is written, journalled, hashed and repaired at once. The last block of a file is shorter. */
export const blockBytes = 1024 * 1024;

/** One file, open for writing by one realm at a time. */
export interface ContentWriter {
  /** Resolves when the block outlives the end of the browser. Rejects if there is no room (QuotaExceededError) or the disk fails. */
  writeBlock(index: number, content: Uint8Array<ArrayBuffer>): Promise<void>;
  /** What was written, valid until the next call; undefined if nothing can be read there. */
  readBlock(index: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  close(): Promise<void>;
}

export interface ContentStorage {
  /** `key`: letters, digits and dashes. */
  openWriter(key: string): Promise<ContentWriter>;
  /** Of a file that nobody writes; as `ContentWriter.readBlock`. */
  readBlock(key: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deletes all of a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** Keys of all files, also of those that no journal knows. */
  keys(): Promise<string[]>;
}

/** Blocks of a file of so many bytes; an empty file has none. */
export function blocksOf(bytes: number): number {
  return Math.ceil(bytes / blockBytes);
}

/** Bytes of one block of a file of `bytes` bytes. */
export function blockLength(bytes: number, index: number): number {
  return Math.min(blockBytes, bytes - index * blockBytes);
}
