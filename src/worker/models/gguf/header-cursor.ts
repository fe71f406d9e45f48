/** Reads the values of a GGUF header one after another, and fetches more of the file when it needs more. */
import { UnreadableGgufError } from "./unreadable-gguf-error.ts";

/** Returns the bytes from `offset` on: `length` bytes, or fewer if the file ends before. */
export type ReadRange = (offset: number, length: number) => Promise<Uint8Array>;

/** Bytes of the first request: enough for the header of a file whose vocabulary is small. */
const firstRequest = 512 * 1024;
const maxRequest = 4 * 1024 * 1024;

/** A byte order mark is a part of a token. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
/** Shorter texts of ASCII, which nearly all tokens are, are decoded without the decoder. */
const shortText = 24;

export class HeaderCursor {
  readonly #read: ReadRange;
  readonly #maxBytes: number;
  readonly #fileBytes: number;
  /** Read bytes that are not consumed, and a view of the same bytes. */
  #bytes = new Uint8Array(0);
  #view = new DataView(this.#bytes.buffer);
  #at = 0;
  /** Position of `#bytes` in the file. */
  #start = 0;
  #request = firstRequest;

  /** @param maxBytes Max size of the header. */
  constructor(read: ReadRange, maxBytes: number, fileBytes = Number.POSITIVE_INFINITY) {
    this.#read = read;
    this.#maxBytes = maxBytes;
    this.#fileBytes = fileBytes;
  }

  /** Position in the file. */
  get position(): number {
    return this.#start + this.#at;
  }

  /** Whether the next `count` bytes can be taken without `need`. */
  has(count: number): boolean {
    return this.#bytes.byteLength - this.#at >= count;
  }

  /** Reads on until `has(count)`. @throws UnreadableGgufError if the file ends before, or the header would be too large. */
  async need(count: number): Promise<void> {
    const missing = count - (this.#bytes.byteLength - this.#at);
    if (missing <= 0) return;
    if (this.position + count > this.#maxBytes) {
      throw new UnreadableGgufError(`has a header of more than ${this.#maxBytes} bytes`);
    }
    const end = this.#start + this.#bytes.byteLength;
    if (end + missing > this.#fileBytes) throw new UnreadableGgufError(`ends in its header, after ${this.#fileBytes} bytes`);
    const length = Math.max(missing, Math.min(this.#request, this.#maxBytes - end, this.#fileBytes - end));
    this.#request = Math.min(this.#request * 2, maxRequest);
    const more = await this.#read(end, length);
    if (more.byteLength < missing) throw new UnreadableGgufError(`ends in its header, after ${end + more.byteLength} bytes`);
    const rest = this.#bytes.subarray(this.#at);
    const joined = new Uint8Array(rest.byteLength + more.byteLength);
    joined.set(rest);
    joined.set(more, rest.byteLength);
    this.#start += this.#at;
    this.#at = 0;
    this.#bytes = joined;
    this.#view = new DataView(joined.buffer);
  }

  /** This method and the ones below require `has` of their size. */
  uint32(): number {
    return this.#view.getUint32(this.#advance(4), true);
  }

  /** Returns a number above 2^53 rounded. */
  uint64(): number {
    return Number(this.#view.getBigUint64(this.#advance(8), true));
  }

  text(length: number): string {
    const start = this.#advance(length);
    const bytes = this.#bytes;
    if (length <= shortText) {
      let text = "";
      let index = start;
      for (; index < start + length; index++) {
        const byte = bytes[index] ?? 0;
        if (byte >= 0x80) break;
        text += String.fromCharCode(byte);
      }
      if (index === start + length) return text;
    }
    return decoder.decode(bytes.subarray(start, start + length));
  }

  /** Returns a view of `count` bytes. It stays valid. */
  view(count: number): DataView {
    return new DataView(this.#bytes.buffer, this.#advance(count), count);
  }

  #advance(count: number): number {
    const before = this.#at;
    this.#at += count;
    return before;
  }
}
