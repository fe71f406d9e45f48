/** Reads a file from its server part by part, in order, for readers that need only its beginning. Nothing is stored. */
import { TransferError } from "./transfer-errors.ts";
import { type FileResponse, NoRangesError, requestFile } from "./file-response.ts";

export interface RangeReaderOptions {
  url: string;
  signal?: AbortSignal | undefined;
  /** Max milliseconds without a byte. */
  stallMs: number;
  /** Called for each received piece. */
  onBytes?: () => void;
}

/** The body of a server that sends no ranges, as far as it was not read. */
interface OpenBody {
  response: FileResponse;
  pieces: AsyncIterator<Uint8Array>;
  position: number;
  rest: Uint8Array;
}

export class RangeReader {
  readonly #options: RangeReaderOptions;
  #whole: OpenBody | undefined;
  #address: string | undefined;
  #totalBytes: number | undefined;

  constructor(options: RangeReaderOptions) {
    this.#options = options;
  }

  /** Size of the file, once a response has named it. */
  get totalBytes(): number | undefined {
    return this.#totalBytes;
  }

  /**
   * Returns `length` bytes, or fewer at the end of the file. Each call must begin where the last one ended.
   * @throws TransferError; RefusedFileError; the reason of the signal.
   */
  async read(offset: number, length: number): Promise<Uint8Array> {
    if (this.#whole !== undefined) return this.#readOn(this.#whole, offset, length);
    const response = await this.#request({ start: offset, end: offset + length });
    if (response === undefined) return new Uint8Array(0);
    this.#totalBytes ??= response.totalBytes;
    if (response.isPage && offset === 0) {
      response.cancel();
      throw new TransferError(`${this.#options.url} is a web page: the site answers so for files that it does not have`);
    }
    const body = { response, pieces: response.pieces[Symbol.asyncIterator](), position: 0, rest: new Uint8Array(0) };
    if (response.isWhole) {
      this.#whole = body;
      return this.#readOn(body, offset, length);
    }
    this.#address = response.redirectedTo ?? this.#address;
    const bytes = await this.#take(body, length);
    response.cancel();
    return bytes;
  }

  /** Ends the transfer. */
  close(): void {
    this.#whole?.response.cancel();
  }

  /** Returns undefined if the file ends before the range. */
  async #request(range: { start: number; end: number }): Promise<FileResponse | undefined> {
    const { url, signal, stallMs } = this.#options;
    try {
      return await requestFile({ url, address: this.#address, range, signal, stallMs });
    } catch (caught) {
      if (!(caught instanceof NoRangesError)) throw caught;
      if (this.#address !== undefined || range.start > 0) return undefined;
      return await requestFile({ url, signal, stallMs });
    }
  }

  async #readOn(body: OpenBody, offset: number, length: number): Promise<Uint8Array> {
    if (offset > body.position) await this.#take(body, offset - body.position);
    return this.#take(body, length);
  }

  async #take(body: OpenBody, length: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(length);
    let filled = 0;
    while (filled < length) {
      if (body.rest.byteLength === 0) {
        // oxlint-disable-next-line no-await-in-loop
        const next = await body.pieces.next();
        if (next.done === true) break;
        // The piece is valid only until the next one.
        body.rest = next.value.slice();
        this.#options.onBytes?.();
      }
      const part = body.rest.subarray(0, length - filled);
      bytes.set(part, filled);
      filled += part.byteLength;
      body.rest = body.rest.subarray(part.byteLength);
    }
    body.position += filled;
    return bytes.subarray(0, filled);
  }
}
