import { StorageFull } from "../../../api/response/errors.ts";
import { blockBytes, type ContentWriter } from "../../weights/storage/content-storage.ts";

/**
 * Writes a file from its start to its end, in blocks. What was synced is there after a crash; what a crash leaves behind
 * the last sync is written over, or never read, because readers know how long a file is.
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

  /** Continues behind the first `length` bytes. Throws a `NotReadableError` if they are not there. */
  static async open(writer: ContentWriter, length: number): Promise<ContentAppender> {
    const appender = new ContentAppender(writer, length);
    const inLastBlock = length % blockBytes;
    if (inLastBlock > 0) {
      const block = await writer.readBlock(Math.floor(length / blockBytes));
      if (block === undefined || block.byteLength < inLastBlock) throw new DOMException("the file is damaged", "NotReadableError");
      appender.#block.set(block.subarray(0, inLastBlock));
    }
    return appender;
  }

  /** Including what is not synced. */
  get length(): number {
    return this.#length;
  }

  /** Throws StorageFull. */
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

  /** Resolves when everything that was appended outlives the end of the browser. Throws StorageFull. */
  async sync(): Promise<void> {
    const inLastBlock = this.#length % blockBytes;
    if (inLastBlock > 0 && this.#length > this.#syncedLength) {
      await this.#write(Math.floor(this.#length / blockBytes), this.#block.subarray(0, inLastBlock));
    }
    this.#syncedLength = this.#length;
  }

  close(): Promise<void> {
    return this.#writer.close();
  }

  async #write(index: number, content: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      await this.#writer.writeBlock(index, content);
    } catch (failure) {
      throw storageFailure(failure);
    }
  }
}

/** Returns StorageFull for the errors by which browsers say that the disk or the quota is full; others as they are. */
function storageFailure(failure: unknown): unknown {
  const isFull = failure instanceof DOMException && failure.name === "QuotaExceededError";
  return isFull ? new StorageFull("the browser gives this site no more room", failure) : failure;
}
