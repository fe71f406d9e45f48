/**
 * One file on its way into the store: by ranges, several at once, if the server sends them; else in one piece. Goes on
 * where an earlier download ended. Ends with the hash of what is stored; nothing else says that the file is whole.
 */
import type { KnownFile } from "../../models/model-record.ts";
import { EngineFailureError } from "../../engine/engine-errors.ts";
import { blockBytes, blockLength, blocksOf } from "../storage/content-storage.ts";
import type { Validators } from "../weight-journal.ts";
import { BlockFiller, partsOf } from "./block-filler.ts";
import { type BlockSink, InOrderHash, type WholeHash } from "./block-sink.ts";
import { type FileResponse, NoRangesError, requestFile } from "./file-response.ts";
import { inParallel, type PartTurn } from "./parallel-parts.ts";
import { Retries, type Wait } from "./retries.ts";
import { FileChangedError, NotStoredError, RefusedFileError, TransferError, WrongRangeError } from "./transfer-errors.ts";

/** Blocks of one ranged request. */
const partBlocks = 8;
const parallelRequests = 4;
/** Bytes up to which a file comes in one request. */
const wholeBytes = partBlocks * blockBytes;
/** A file that is not what it must be is fetched anew so many times. */
const maxAttempts = 2;
/** After so many the server's ranges are not asked for any more. */
const maxWrongRanges = 3;

export interface DownloadSurroundings {
  wait: Wait;
  /** Milliseconds without a byte after which a request is given up. */
  stallMs: number;
}

export interface FileDownloadOptions extends DownloadSurroundings {
  url: string;
  /** As messages name the file. */
  path: string;
  known: KnownFile | undefined;
  /** A web page in its place means that the server does not have it. */
  isOptional: boolean;
  /** Of a file without a known hash whose blocks are partly there: they are of use only if the server still has it. */
  resumed: { bytes: number; validators: Validators } | undefined;
  sink: BlockSink;
  /** Called once the size and the validators are known, before the first block is stored; what it throws ends the download. */
  onSize: (bytes: number, validators: Validators) => Promise<void>;
  /** Bytes of the file that have arrived, of earlier downloads too, and of all; 0: unknown. */
  onBytes: (loaded: number, total: number) => void;
  signal: AbortSignal | undefined;
}

export interface DownloadedFile {
  bytes: number;
  hash: WholeHash;
  validators: Validators;
}

export class FileDownload {
  readonly #options: FileDownloadOptions;
  #validators: Validators = { etag: "", lastModified: "" };
  #bytes: number | undefined;
  #hasSize = false;
  /** Bytes of blocks that are still arriving, by the block's index. */
  readonly #arriving = new Map<number, number>();
  #hash: InOrderHash | undefined;
  #wrongRanges = 0;

  constructor(options: FileDownloadOptions) {
    this.#options = options;
  }

  /**
   * @throws EngineFailureError (`files-missing`, `files-damaged`); NotStoredError, whose blocks so far are good;
   *   the reason of the signal.
   */
  async run(): Promise<DownloadedFile> {
    const { sink, path, known, resumed } = this.#options;
    this.#bytes = known?.bytes ?? resumed?.bytes;
    this.#validators = resumed?.validators ?? this.#validators;
    for (let attempt = 1; ; attempt++) {
      let problem: string;
      try {
        const hash = await this.#fetchAll();
        const bytes = this.#bytes ?? 0;
        if (isAsKnown(hash, known)) return { bytes, hash, validators: this.#validators };
        problem = `${path} does not have the ${known !== undefined && "sha256" in known ? "SHA-256" : "git blob id"} on record`;
      } catch (caught) {
        if (caught instanceof TransferError) throw missing(caught);
        if (!(caught instanceof FileChangedError)) throw caught;
        problem = `${path} changes on the server while it is downloaded`;
      }
      await sink.clear();
      if (attempt === maxAttempts) throw new EngineFailureError({ kind: "files-damaged", detail: problem });
      this.#restart();
    }
  }

  #restart(): void {
    this.#bytes = this.#options.known?.bytes;
    this.#validators = { etag: "", lastModified: "" };
    this.#hash = undefined;
    this.#hasSize = false;
    this.#arriving.clear();
  }

  /** Fetches until all blocks are there as journalled: what the storage lost in between is fetched once more. */
  async #fetchAll(): Promise<WholeHash> {
    const lost = new Set<number>();
    for (;;) {
      if (this.#bytes === undefined || this.#bytes <= wholeBytes) await this.#fetchSmall();
      if (this.#bytes !== undefined) await this.#fetchMissing(this.#bytes);
      const hash = await (await this.#hasher()).digest();
      if (hash !== undefined) return hash;
      for (const index of this.#missing(this.#bytes ?? 0)) {
        if (lost.has(index)) throw new NotStoredError(`what is written to the store cannot be read back (block ${index})`);
        lost.add(index);
      }
    }
  }

  /** A file that is small, or of unknown size: that is told by the response, which is given up if the file comes by ranges. */
  async #fetchSmall(): Promise<void> {
    if (this.#bytes !== undefined && this.#missing(this.#bytes).length === 0) return;
    await this.#withRetries(async (retries) => {
      const response = await this.#request(undefined);
      const { totalBytes } = response;
      // Parts of a file that could change in between must be known to belong together.
      const mayUseRanges = response.sendsRanges && (this.#options.known !== undefined || response.validators.etag !== "");
      if (this.#bytes === undefined && totalBytes !== undefined && totalBytes > wholeBytes && mayUseRanges) {
        response.cancel();
        this.#bytes = totalBytes;
      } else await this.#receiveWhole(response, retries);
    });
  }

  async #fetchMissing(bytes: number): Promise<void> {
    let whole: FileResponse | undefined;
    try {
      const parts = partsOf(this.#missing(bytes), partBlocks);
      await inParallel(parts, parallelRequests, (part, turn) => this.#fetchPart(part, bytes, turn));
      return;
    } catch (caught) {
      this.#options.signal?.throwIfAborted();
      if (!(caught instanceof NoRangesError)) throw caught;
      ({ whole } = caught);
    } finally {
      this.#arriving.clear();
    }
    await this.#withRetries(async (retries) => {
      const response = whole ?? (await this.#request(undefined));
      whole = undefined;
      await this.#receiveWhole(response, retries);
    });
  }

  /** Consecutive blocks by one request, or by several if it breaks off: each goes on where the last one ended. */
  async #fetchPart(blocks: readonly number[], bytes: number, { ended, startOthers }: PartTurn): Promise<void> {
    const { signal } = this.#options;
    const either = signal === undefined ? ended : AbortSignal.any([signal, ended]);
    let isFirst = true;
    const first = blocks[0] ?? 0;
    const end = Math.min(bytes, (first + blocks.length) * blockBytes);
    const filler = new BlockFiller(first * blockBytes, (index, content) => this.#store(index, content));
    await this.#withRetries(async (retries) => {
      // The first response outlives the end of this part, in case it is the whole file.
      const mayBeWhole = isFirst && startOthers !== undefined;
      isFirst = false;
      const response = await this.#request({ start: filler.offset, end }, mayBeWhole ? signal : either);
      if (response.isWhole) {
        if (!mayBeWhole) response.cancel();
        throw new NoRangesError(mayBeWhole ? response : undefined);
      }
      startOthers?.();
      try {
        for await (const piece of response.pieces) {
          ended.throwIfAborted();
          if (filler.offset + piece.byteLength > end) throw new TransferError(`${this.#options.url}: more bytes came than were asked for`);
          await filler.push(piece);
          retries.received();
          this.#arrived(filler);
        }
      } finally {
        response.cancel();
      }
      if (filler.offset < end) throw new TransferError(`${this.#options.url}: the transfer broke off, try again`);
      await filler.finish();
    }, either);
  }

  async #receiveWhole(response: FileResponse, retries: Retries): Promise<void> {
    const { path, url, known, isOptional } = this.#options;
    // Servers of single-page apps answer a missing file with their page.
    if (isOptional && response.isPage) {
      response.cancel();
      throw new RefusedFileError(404, `${url} is a web page`);
    }
    if (response.totalBytes !== undefined) await this.#learnSize(response.totalBytes, response.validators, response.isPage);
    const before = this.#options.sink.storedBlocks.size;
    const filler = new BlockFiller(0, (index, content) => this.#store(index, content));
    for await (const piece of response.pieces) {
      if (this.#bytes !== undefined && filler.offset + piece.byteLength > this.#bytes) {
        response.cancel();
        throw wrongSize(path, `more than ${this.#bytes}`, this.#bytes, response.isPage);
      }
      await filler.push(piece);
      this.#arrived(filler);
      // What is sent again is no progress.
      if (this.#options.sink.storedBlocks.size > before) retries.received();
    }
    if (known !== undefined && filler.offset !== known.bytes) throw wrongSize(path, `${filler.offset}`, known.bytes, response.isPage);
    if (this.#bytes !== undefined && filler.offset < this.#bytes)
      throw new TransferError(`${this.#options.url}: the transfer broke off, try again`);
    this.#bytes = filler.offset;
    if (!this.#hasSize) await this.#learnSize(filler.offset, response.validators);
    await filler.finish();
  }

  async #request(range: { start: number; end: number } | undefined, signal = this.#options.signal): Promise<FileResponse> {
    const { url, stallMs, known } = this.#options;
    const response = await requestFile({ url, signal, stallMs, ...(range !== undefined && { range }) });
    try {
      const { etag } = response.validators;
      const earlier = this.#validators.etag;
      // With a known hash that decides; copies of one file may have several tags.
      if (known === undefined && this.#hasSize && (etag !== earlier || (etag === "" && range !== undefined))) throw new FileChangedError();
      if (range !== undefined && response.totalBytes !== undefined && response.totalBytes !== this.#bytes) {
        throw known === undefined
          ? new FileChangedError()
          : wrongSize(this.#options.path, String(response.totalBytes), known.bytes, response.isPage);
      }
      if (range !== undefined && this.#bytes !== undefined) await this.#learnSize(this.#bytes, response.validators);
    } catch (failure) {
      response.cancel();
      throw failure;
    }
    return response;
  }

  async #learnSize(bytes: number, validators: Validators, isPage = false): Promise<void> {
    const { known, resumed, path, sink, onSize } = this.#options;
    if (known !== undefined && bytes !== known.bytes) throw wrongSize(path, String(bytes), known.bytes, isPage);
    if (this.#hasSize) return;
    this.#hasSize = true;
    this.#bytes = bytes;
    const isSame =
      known !== undefined || (resumed?.bytes === bytes && validators.etag !== "" && validators.etag === resumed.validators.etag);
    if (!isSame && sink.storedBlocks.size > 0) await sink.clear();
    this.#validators = validators;
    await onSize(bytes, validators);
  }

  async #store(index: number, content: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#options.sink.put(index, content);
    this.#arriving.delete(index);
    // Hashes while the rest is on its way; a file of unknown size is hashed at its end.
    if (this.#bytes !== undefined && this.#hasSize) await (await this.#hasher()).advance();
    this.#report();
  }

  async #hasher(): Promise<InOrderHash> {
    if (this.#hash !== undefined) return this.#hash;
    const { sink, known } = this.#options;
    const bytes = this.#bytes ?? 0;
    const library = await import("./streaming-hash.ts");
    const hash = await library.startHash(known !== undefined && "gitBlob" in known ? bytes : undefined);
    return (this.#hash ??= new InOrderHash(sink, hash, bytes, () => this.#report()));
  }

  #arrived(filler: BlockFiller): void {
    this.#arriving.set(filler.index, filler.filledBytes);
    this.#report();
  }

  #report(): void {
    const total = this.#bytes ?? 0;
    const { sink } = this.#options;
    const last = blocksOf(total) - 1;
    let loaded = sink.storedBlocks.size * blockBytes;
    if (total > 0 && sink.has(last)) loaded -= blockBytes - blockLength(total, last);
    for (const [index, bytes] of this.#arriving) if (!sink.has(index)) loaded += bytes;
    this.#options.onBytes(loaded, total);
  }

  #missing(bytes: number): number[] {
    return Array.from({ length: blocksOf(bytes) }, (_, index) => index).filter((index) => !this.#options.sink.has(index));
  }

  async #withRetries(attempt: (retries: Retries) => Promise<void>, signal = this.#options.signal): Promise<void> {
    const retries = new Retries(this.#options.wait, signal);
    for (;;) {
      try {
        return await attempt(retries);
      } catch (caught) {
        signal?.throwIfAborted();
        if (!(caught instanceof TransferError)) throw caught;
        if (caught instanceof WrongRangeError && ++this.#wrongRanges >= maxWrongRanges) throw new NoRangesError();
        await retries.after(caught);
      }
    }
  }
}

function isAsKnown(hash: WholeHash, known: KnownFile | undefined): boolean {
  if (known === undefined) return true;
  return "sha256" in known ? hash.sha256 === known.sha256 : hash.gitBlob === known.gitBlob;
}

function wrongSize(path: string, found: string, expected: number, isPage: boolean): EngineFailureError {
  const page = isPage ? ": the server sent a web page" : "";
  return new EngineFailureError({ kind: "files-damaged", detail: `${path} has ${found} bytes instead of ${expected}${page}` });
}

function missing({ detail, reason }: TransferError): EngineFailureError {
  return new EngineFailureError({ kind: "files-missing", detail, ...(reason !== undefined && { cause: reason }) });
}
