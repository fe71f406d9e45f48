/** The arriving parts of a file. Passes blocks to the sink, hashes them during the download and reports progress. */
import type { KnownFile } from "../../models/record/model-record.ts";
import { blockBytes, blockLength, blocksOf } from "../../base/content/content-storage.ts";
import { BlockFiller } from "./block-filler.ts";
import { type BlockSink, type FileDigest, matchesKnown, type WholeHash } from "./block-sink.ts";
import { HashWorkerError } from "./file-hash.ts";
import type { FileVersion } from "./file-version.ts";
import { InOrderHash } from "./in-order-hash.ts";

export interface ArrivingFileOptions {
  known: KnownFile | undefined;
  sink: BlockSink;
  /** `loaded`: bytes that have arrived, including earlier downloads. `total`: size of the file, 0 if unknown. */
  onBytes: (loaded: number, total: number) => void;
  /**
   * Called with each stored block of a file of `bytes` bytes, as it is hashed. `content` is valid during the call. The content of a file
   * is complete and verified when the download has succeeded; until then blocks may come again.
   */
  onHashed?: ((content: Uint8Array<ArrayBuffer>, index: number, bytes: number) => void) | undefined;
}

export class ArrivingFile {
  readonly #options: ArrivingFileOptions;
  readonly #version: FileVersion;
  /** Bytes of blocks that are still arriving, by the block's index. */
  readonly #arriving = new Map<number, number>();
  /** Buffers of finished fillers, for reuse: a new one for each request would create garbage. */
  readonly #buffers: Uint8Array<ArrayBuffer>[] = [];
  #hash: InOrderHash | undefined;
  #mayUseWorker = true;

  constructor(options: ArrivingFileOptions, version: FileVersion) {
    this.#options = options;
    this.#version = version;
  }

  /** Calls `receive` with a filler that stores bytes from `offset` on. The filler is valid until `receive` settles. */
  async fill(offset: number, receive: (filler: BlockFiller) => Promise<void>): Promise<void> {
    const buffer = this.#buffers.pop() ?? new Uint8Array(blockBytes);
    try {
      await receive(new BlockFiller(offset, buffer, (index, content) => this.#store(index, content)));
    } finally {
      this.#buffers.push(buffer);
    }
  }

  /** Reports the bytes in a filler. */
  arrived({ index, filledBytes }: BlockFiller): void {
    this.#arriving.set(index, filledBytes);
    this.report();
  }

  /** Discards the incomplete blocks, because their requests have ended. */
  forgetArriving(): void {
    this.#arriving.clear();
  }

  /** Discards stored blocks with wrong content, which must be fetched again. */
  forgetBlocks(first: number, count: number): void {
    for (let index = first; index < first + count; index++) this.#options.sink.forget(index);
    void this.end();
  }

  /** Returns the indices of the blocks that are not stored. */
  missing(): number[] {
    return Array.from({ length: blocksOf(this.#version.bytes ?? 0) }, (_, index) => index).filter(
      (index) => !this.#options.sink.has(index),
    );
  }

  /** Returns the hash of the stored file, or undefined if a block is missing or damaged; `missing` then lists it. */
  async digest(): Promise<WholeHash | undefined> {
    const { known, sink } = this.#options;
    const hash = await this.#digest();
    if (hash === undefined) return undefined;
    const isUndamaged =
      known === undefined ? sink.matches(hash.blocks) : matchesKnown(hash, known) || (await sink.verify(this.#version.bytes ?? 0));
    if (isUndamaged) return hash;
    // The hash has included a damaged block.
    await this.end();
    return undefined;
  }

  /** Ends the hash. A later `digest` begins with the first block. */
  async end(): Promise<void> {
    const hash = this.#hash;
    this.#hash = undefined;
    await hash?.end();
  }

  async #digest(): Promise<FileDigest | undefined> {
    try {
      return await this.#hasher().digest();
    } catch (caught) {
      if (!(caught instanceof HashWorkerError)) throw caught;
      this.#mayUseWorker = false;
      await this.end();
      return this.#hasher().digest();
    }
  }

  async #store(index: number, content: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#options.sink.put(index, content);
    this.#arriving.delete(index);
    // A file of unknown size is hashed once it is complete.
    if (this.#version.isSettled) this.#hasher().advance();
    this.report();
  }

  #hasher(): InOrderHash {
    const { sink, known, onHashed } = this.#options;
    const bytes = this.#version.bytes ?? 0;
    return (this.#hash ??= new InOrderHash({
      sink,
      bytes,
      needsGitBlob: known !== undefined && "gitBlob" in known,
      mayUseWorker: this.#mayUseWorker,
      // Without a hash on record, the blocks on the disk are compared with the received ones.
      needsBlocks: known === undefined,
      onBlock: (content, index) => {
        onHashed?.(content, index, bytes);
        // The hash of a large file takes a while.
        this.report();
      },
    }));
  }

  /** Reports the progress. */
  report(): void {
    const total = this.#version.bytes ?? 0;
    const { sink, onBytes } = this.#options;
    const last = blocksOf(total) - 1;
    let loaded = sink.storedBlocks.size * blockBytes;
    if (total > 0 && sink.has(last)) loaded -= blockBytes - blockLength(total, last);
    for (const [index, bytes] of this.#arriving) if (!sink.has(index)) loaded += bytes;
    onBytes(loaded, total);
  }
}
