/**
 * Stores the blocks of one file in any order of arrival, with their hashes in the journal. The whole file is hashed in order from
 * blocks that are read back, so that the hash covers the stored bytes.
 */
import { sha256Of } from "../../base/sha256.ts";
import { blockLength, blocksOf, type ContentWriter } from "../../base/content/content-storage.ts";
import type { StreamingHash } from "./streaming-hash.ts";
import { asStored } from "./transfer-errors.ts";

/** The methods of the journal for one file. */
export interface BlockJournal {
  putBlock(index: number, hash: string): Promise<void>;
  deleteBlocks(): Promise<void>;
}

export interface WholeHash {
  sha256: string;
  gitBlob?: string;
}

export class BlockSink {
  readonly #writer: ContentWriter;
  readonly #journal: BlockJournal;
  /** Hashes of the stored blocks by index. */
  readonly #blocks: Map<number, string>;

  constructor(writer: ContentWriter, journal: BlockJournal, blocks: Map<number, string>) {
    this.#writer = writer;
    this.#journal = journal;
    this.#blocks = blocks;
  }

  has(index: number): boolean {
    return this.#blocks.has(index);
  }

  get storedBlocks(): ReadonlyMap<number, string> {
    return this.#blocks;
  }

  /** @throws NotStoredError */
  async put(index: number, content: Uint8Array<ArrayBuffer>): Promise<void> {
    const hash = await sha256Of(content);
    // The block is stored already; a server without ranges sends it again.
    if (this.#blocks.get(index) === hash) return;
    await asStored(async () => {
      await this.#writer.writeBlock(index, content);
      await this.#journal.putBlock(index, hash);
    });
    this.#blocks.set(index, hash);
  }

  /** Reads a stored block. Returns undefined if it is missing or differs from the journal; it must then be fetched again. */
  async read(index: number, bytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const expected = this.#blocks.get(index);
    if (expected === undefined) return undefined;
    const stored = await this.#writer.readBlock(index);
    const content = stored?.subarray(0, blockLength(bytes, index));
    if (content !== undefined && (await sha256Of(content)) === expected) return content;
    this.#blocks.delete(index);
    return undefined;
  }

  /** Discards all blocks. */
  async clear(): Promise<void> {
    this.#blocks.clear();
    await asStored(() => this.#journal.deleteBlocks());
  }
}

/** Hashes the blocks of a file in order, as far as they have arrived. */
export class InOrderHash {
  readonly #sink: BlockSink;
  readonly #hash: StreamingHash;
  readonly #bytes: number;
  readonly #onBlock: () => void;
  #next = 0;
  #running: Promise<void> = Promise.resolve();

  /** @param onBlock Called after each block, because hashing a large file takes long enough to need progress reports. */
  constructor(sink: BlockSink, hash: StreamingHash, bytes: number, onBlock: () => void) {
    this.#sink = sink;
    this.#hash = hash;
    this.#bytes = bytes;
    this.#onBlock = onBlock;
  }

  /** Hashes blocks up to the first missing one. Overlapping calls run one after the other. */
  advance(): Promise<void> {
    return (this.#running = this.#running.then(async () => {
      while (this.#next < blocksOf(this.#bytes)) {
        const content = await this.#sink.read(this.#next, this.#bytes);
        if (content === undefined) return;
        this.#hash.update(content);
        this.#next += 1;
        this.#onBlock();
      }
    }));
  }

  /** Returns undefined if a block is missing or differs from the journal; `BlockSink.has` is then false for it. */
  async digest(): Promise<WholeHash | undefined> {
    await this.advance();
    return this.#next < blocksOf(this.#bytes) ? undefined : this.#hash.digest();
  }
}
