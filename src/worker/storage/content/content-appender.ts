import { blockBytes, blocksOf, type ContentWriter } from "../../base/content/content-storage.ts";
import { asStorageFailure } from "../storage-failure.ts";
import { ContentLostError } from "./content-lost-error.ts";

/**
 * Writes a file from its start to its end, in blocks. Synced bytes survive a crash. Bytes after the last sync may survive it, too;
 * they are overwritten, or never read, because readers know the length of the file.
 */
export class ContentAppender {
  readonly #writer: ContentWriter;
  readonly #block = new Uint8Array(blockBytes);
  /** Bytes of the file so far. */
  #length: number;
  #syncedLength: number;

  private constructor(writer: ContentWriter, length: number) {
    this.#writer = writer;
    this.#length = length;
    this.#syncedLength = length;
  }

  /** Continues after the first `length` bytes. Throws ContentLostError if the file is shorter. */
  static async open(writer: ContentWriter, length: number): Promise<ContentAppender> {
    const appender = new ContentAppender(writer, length);
    if (length > 0) {
      const lastBlock = blocksOf(length) - 1;
      const inLastBlock = length - lastBlock * blockBytes;
      const block = await writer.readBlock(lastBlock);
      if (block === undefined || block.byteLength < inLastBlock) throw new ContentLostError();
      if (inLastBlock < blockBytes) appender.#block.set(block.subarray(0, inLastBlock));
    }
    return appender;
  }

  /** Length of the file, including bytes that are not synced. */
  get length(): number {
    return this.#length;
  }

  /** Throws StorageFull, or ServiceUnavailable if the storage fails. */
  async append(bytes: Uint8Array): Promise<void> {
    for (let read = 0; read < bytes.byteLength;) {
      const start = this.#length % blockBytes;
      const piece = bytes.subarray(read, read + blockBytes - start);
      this.#block.set(piece, start);
      read += piece.byteLength;
      this.#length += piece.byteLength;
      if (this.#length % blockBytes === 0) await this.#write(this.#length / blockBytes - 1, this.#block);
    }
  }

  /** Resolves when all appended bytes would survive the end of the browser. Throws as `append`. */
  async sync(): Promise<void> {
    const inLastBlock = this.#length % blockBytes;
    if (inLastBlock > 0 && this.#length > this.#syncedLength) {
      await this.#write(Math.floor(this.#length / blockBytes), this.#block.subarray(0, inLastBlock));
    }
    this.#syncedLength = this.#length;
  }

  /** Never rejects. Closing fails only for a file that was deleted meanwhile. */
  async close(): Promise<void> {
    await this.#writer.close().catch(() => undefined);
  }

  #write(index: number, content: Uint8Array<ArrayBuffer>): Promise<void> {
    return asStorageFailure(() => this.#writer.writeBlock(index, content));
  }
}
