/** Reads a file from its server range by range, in order, for readers that need only its beginning. Stores no bytes. */
import { EngineFailureError } from "../../base/engine-failure.ts";
import { type PartList, parsePartList, startsPartList } from "../../hub/part-list.ts";
import { TransferError } from "./transfer-errors.ts";
import { type FileResponse, NoRangesError, requestFile } from "./file-response.ts";

export interface RangeReaderOptions {
  url: string;
  signal?: AbortSignal | undefined;
  /** Max milliseconds without a byte. */
  stallMs: number;
  /** Called with the bytes of each received piece. */
  onBytes?: (bytes: number) => void;
  /** Whether it is a part of a file, which is in no parts itself. */
  isPart?: boolean;
}

/** The body of a server that sends no ranges, as far as it was not read. */
interface OpenBody {
  response: FileResponse;
  pieces: AsyncIterator<Uint8Array>;
  position: number;
  /** The unread bytes of the last piece, which is valid until the next piece is read. */
  rest: Uint8Array;
}

/** A part of a file that the server has in parts. */
interface FilePart {
  reader: RangeReader;
  /** Offset of the part in the file. */
  start: number;
  bytes: number;
}

export class RangeReader {
  readonly #options: RangeReaderOptions;
  #parts: readonly FilePart[] | undefined;
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
    if (this.#parts !== undefined) return readParts(this.#parts, offset, length);
    const bytes = await this.#readFile(offset, length);
    if (offset > 0 || this.#options.isPart === true || !startsPartList(bytes)) return bytes;
    const list = parsePartList(bytes);
    if (list === undefined) {
      throw new EngineFailureError({ kind: "files-damaged", detail: `${this.#options.url}: the list of the file's parts is damaged` });
    }
    this.close();
    this.#totalBytes = list.bytes;
    this.#parts = this.#partsOf(list);
    return readParts(this.#parts, offset, length);
  }

  #partsOf({ parts }: PartList): FilePart[] {
    let start = 0;
    return parts.map(({ name, bytes }) => {
      const reader = new RangeReader({ ...this.#options, url: new URL(name, this.#options.url).href, isPart: true });
      const part = { reader, start, bytes };
      start += bytes;
      return part;
    });
  }

  async #readFile(offset: number, length: number): Promise<Uint8Array> {
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
    for (const { reader } of this.#parts ?? []) reader.close();
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
        body.rest = next.value;
        this.#options.onBytes?.(next.value.byteLength);
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

async function readParts(parts: readonly FilePart[], offset: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  let filled = 0;
  for (const { reader, start, bytes: partBytes } of parts) {
    const from = offset + filled - start;
    const wanted = Math.min(length - filled, partBytes - from);
    if (from < 0 || wanted <= 0) continue;
    // oxlint-disable-next-line no-await-in-loop
    const read = await reader.read(from, wanted);
    bytes.set(read, filled);
    filled += read.byteLength;
    // A part may be cut.
    if (read.byteLength < wanted) break;
  }
  return bytes.subarray(0, filled);
}
