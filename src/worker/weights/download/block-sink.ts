/**
 * Takes the blocks of one file as they arrive, in any order: writes and journals each, and hashes the whole in order from
 * what the storage reads back, so that the hash is one of what is stored.
 */
import { sha256Of } from "../../base/sha256.ts";
import { blockLength, blocksOf, type ContentWriter } from "../../base/content/content-storage.ts";
import type { StreamingHash } from "./streaming-hash.ts";
import { NotStoredError } from "./transfer-errors.ts";

/** The part of the journal that is about one file. */
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
  /** Hashes of the blocks that are there. */
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
    // The same bytes are there: a server without ranges sends them again.
    if (this.#blocks.get(index) === hash) return;
    await asStored(async () => {
      await this.#writer.writeBlock(index, content);
      await this.#journal.putBlock(index, hash);
    });
    this.#blocks.set(index, hash);
  }

  /** The block as it is stored; undefined if it is not what was journalled, and then it must be fetched again. */
  async read(index: number, bytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const expected = this.#blocks.get(index);
    if (expected === undefined) return undefined;
    const stored = await this.#writer.readBlock(index);
    const content = stored?.subarray(0, blockLength(bytes, index));
    if (content !== undefined && (await sha256Of(content)) === expected) return content;
    this.#blocks.delete(index);
    return undefined;
  }

  /** Everything that has arrived is of no use. */
  async clear(): Promise<void> {
    this.#blocks.clear();
    await asStored(() => this.#journal.deleteBlocks());
  }
}

/** Feeds a hash with the blocks of a file in their order, as far as they have arrived. */
export class InOrderHash {
  readonly #sink: BlockSink;
  readonly #hash: StreamingHash;
  readonly #bytes: number;
  readonly #onBlock: () => void;
  #next = 0;
  #running: Promise<void> = Promise.resolve();

  /** @param onBlock Called after each block: of a large file the hash alone takes a while. */
  constructor(sink: BlockSink, hash: StreamingHash, bytes: number, onBlock: () => void) {
    this.#sink = sink;
    this.#hash = hash;
    this.#bytes = bytes;
    this.#onBlock = onBlock;
  }

  /** Goes as far as it can; calls that overlap follow one another. */
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

  /** undefined: a block is missing, or was not what the journal says; `BlockSink.has` tells which. */
  async digest(): Promise<WholeHash | undefined> {
    await this.advance();
    return this.#next < blocksOf(this.#bytes) ? undefined : this.#hash.digest();
  }
}

async function asStored(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (caught) {
    throw new NotStoredError(caught);
  }
}
