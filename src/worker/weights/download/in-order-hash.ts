/**
 * The hash of a file, computed from its stored blocks in order as they arrive. It runs beside the download, which never waits for it:
 * late blocks are read from the storage, so no memory grows.
 */
import { blocksOf } from "../../base/content/content-storage.ts";
import type { BlockSink, FileDigest } from "./block-sink.ts";
import { type FileHash, startFileHash } from "./file-hash.ts";

export interface InOrderHashOptions {
  sink: BlockSink;
  /** Size of the file. */
  bytes: number;
  /** Whether to compute the git blob id, too. */
  needsGitBlob: boolean;
  /** As for `startFileHash`. */
  mayUseWorker: boolean;
  /** Whether to compute the hash of each block, too. */
  needsBlocks: boolean;
  /** Called with each block that is in the hash; `content` is valid during the call. */
  onBlock: (content: Uint8Array<ArrayBuffer>, index: number) => void;
}

export class InOrderHash {
  readonly #options: InOrderHashOptions;
  readonly #hash: Promise<FileHash>;
  readonly #end = new AbortController();
  #next = 0;
  #failure: { reason: unknown } | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: InOrderHashOptions) {
    const { bytes, needsGitBlob, needsBlocks, mayUseWorker } = options;
    this.#options = options;
    const blobBytes = needsGitBlob ? bytes : undefined;
    this.#hash = startFileHash({ bytes, blobBytes, needsBlocks, mayUseWorker, signal: this.#end.signal });
    // The caller gets a failure from `digest`.
    this.#hash.catch(() => undefined);
  }

  /** Hashes the blocks up to the first missing one, later. */
  advance(): void {
    this.#running = this.#running
      .then(() => this.#hashStored())
      .catch((reason: unknown) => {
        this.#failure ??= { reason };
      });
  }

  async #hashStored(): Promise<void> {
    const { sink, bytes, onBlock } = this.#options;
    const hash = await this.#hash;
    while (this.#next < blocksOf(bytes) && !this.#end.signal.aborted && this.#failure === undefined) {
      const content = await sink.read(this.#next, bytes, false);
      if (content === undefined) return;
      await hash.update(content);
      onBlock(content, this.#next);
      this.#next += 1;
    }
  }

  /**
   * Returns undefined if a block is missing; `BlockSink.has` is then false for it.
   * @throws HashWorkerError; the error of a read.
   */
  async digest(): Promise<FileDigest | undefined> {
    this.advance();
    await this.#running;
    if (this.#failure !== undefined) throw this.#failure.reason;
    return this.#next < blocksOf(this.#options.bytes) ? undefined : (await this.#hash).digest();
  }

  /** Resolves when no block is read any more. */
  async end(): Promise<void> {
    this.#end.abort();
    await this.#running;
  }
}
