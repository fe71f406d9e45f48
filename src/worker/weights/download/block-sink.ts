/**
 * Stores and journals the blocks of one file as they arrive, in any order. The hash of the whole file is computed in order from the
 * blocks that are read back from the storage, so it verifies the stored file; the hash of a block is computed once, when it arrives.
 */
import type { KnownFile } from "../../models/record/model-record.ts";
import { sha256Of } from "../../base/sha256.ts";
import { blockLength, type ContentWriter } from "../../base/content/content-storage.ts";
import { asStored } from "./transfer-errors.ts";

/** The journal's entries for one file. */
export interface BlockJournal {
  putBlocks(hashes: ReadonlyMap<number, string>): Promise<void>;
  deleteBlocks(): Promise<void>;
}

export interface WholeHash {
  sha256: string;
  gitBlob?: string;
}

export interface FileDigest extends WholeHash {
  /** SHA-256 of each block in order, if it was asked for. */
  blocks: string[];
}

/** Whether a hash is the one on record, if there is one. */
export function matchesKnown(hash: WholeHash, known: KnownFile | undefined): boolean {
  if (known === undefined) return true;
  return "sha256" in known ? hash.sha256 === known.sha256 : hash.gitBlob === known.gitBlob;
}

export class BlockSink {
  readonly #writer: ContentWriter;
  readonly #journal: BlockJournal;
  /** Hashes of the stored blocks, by index. */
  readonly #blocks: Map<number, string>;
  /** Hashes of written blocks that the journal does not have yet. */
  #written = new Map<number, string>();
  #journalling: Promise<void> | undefined;
  #failure: { reason: unknown } | undefined;

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

  /**
   * Writes a block. The journal gets it soon afterwards: blocks that arrive while it is written to share its next transaction.
   * @throws NotStoredError, also for an earlier block.
   */
  async put(index: number, content: Uint8Array<ArrayBuffer>): Promise<void> {
    const hash = await sha256Of(content);
    // A server without ranges sends stored blocks again.
    if (this.#blocks.get(index) === hash) return;
    await asStored(() => this.#writer.writeBlock(index, content));
    this.#blocks.set(index, hash);
    this.#written.set(index, hash);
    this.#journalling ??= this.#journalWritten();
    if (this.#failure !== undefined) throw this.#failure.reason;
  }

  /** Resolves when the journal has all written blocks. @throws NotStoredError */
  async settle(): Promise<void> {
    await this.#journalling;
    if (this.#failure !== undefined) throw this.#failure.reason;
  }

  async #journalWritten(): Promise<void> {
    try {
      while (this.#written.size > 0) {
        const group = this.#written;
        this.#written = new Map();
        // oxlint-disable-next-line no-await-in-loop
        await asStored(() => this.#journal.putBlocks(group));
      }
    } catch (reason) {
      this.#failure = { reason };
    } finally {
      this.#journalling = undefined;
    }
  }

  /**
   * Reads a stored block. Returns undefined if it is missing or, with `isVerified`, if its hash differs from the journal; it must then
   * be fetched again.
   */
  async read(index: number, bytes: number, isVerified: boolean): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const expected = this.#blocks.get(index);
    if (expected === undefined) return undefined;
    const content = (await this.#writer.readBlock(index))?.subarray(0, blockLength(bytes, index));
    const isWhole = content?.byteLength === blockLength(bytes, index);
    if (content !== undefined && isWhole && (!isVerified || (await sha256Of(content)) === expected)) return content;
    this.#blocks.delete(index);
    return undefined;
  }

  /** Whether every stored block is the journalled one; the others must be fetched again. */
  async verify(bytes: number): Promise<boolean> {
    const { size } = this.#blocks;
    // oxlint-disable-next-line no-await-in-loop
    for (const index of this.#blocks.keys()) await this.read(index, bytes, true);
    return this.#blocks.size === size;
  }

  /** Whether these are the hashes of all blocks in order; the others must be fetched again. */
  matches(hashes: readonly string[]): boolean {
    const { size } = this.#blocks;
    for (const [index, hash] of hashes.entries()) if (this.#blocks.get(index) !== hash) this.#blocks.delete(index);
    return this.#blocks.size === size;
  }

  /** Forgets a block. The journal keeps its hash until the block is written again. */
  forget(index: number): void {
    this.#blocks.delete(index);
  }

  /** Forgets all blocks. */
  async clear(): Promise<void> {
    this.#blocks.clear();
    this.#written.clear();
    await this.settle();
    await asStored(() => this.#journal.deleteBlocks());
  }
}
