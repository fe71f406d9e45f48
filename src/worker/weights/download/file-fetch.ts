/**
 * Fetches one version of a file: by ranges, several at once, if the server sends them; else in one piece. What is stored of
 * it already is not fetched.
 */
import { blockBytes } from "../storage/content-storage.ts";
import { ArrivingFile, type ArrivingFileOptions } from "./arriving-file.ts";
import { type BlockFiller, partsOf } from "./block-filler.ts";
import type { WholeHash } from "./block-sink.ts";
import { type FileResponse, NoRangesError, requestFile } from "./file-response.ts";
import { FileVersion, type FileVersionOptions } from "./file-version.ts";
import { inParallel, type PartTurn } from "./parallel-parts.ts";
import { Retries, type Wait } from "./retries.ts";
import { NotStoredError, RefusedFileError, TransferError, WrongRangeError } from "./transfer-errors.ts";

/** Blocks of one ranged request. */
const partBlocks = 8;
const parallelRequests = 4;
/** Bytes up to which a file comes in one request. */
const wholeBytes = partBlocks * blockBytes;
/** After so many the server's ranges are not asked for any more. */
const maxWrongRanges = 3;

export interface DownloadSurroundings {
  wait: Wait;
  /** Milliseconds without a byte after which a request is given up. */
  stallMs: number;
}

export interface FileFetchOptions extends DownloadSurroundings, FileVersionOptions, ArrivingFileOptions {
  url: string;
  /** A web page in its place means that the server does not have it. */
  isOptional: boolean;
  signal: AbortSignal | undefined;
}

export class FileFetch {
  readonly version: FileVersion;
  readonly #options: FileFetchOptions;
  readonly #arrival: ArrivingFile;
  #wrongRanges = 0;

  constructor(options: FileFetchOptions) {
    this.#options = options;
    this.version = new FileVersion(options);
    this.#arrival = new ArrivingFile(options, this.version);
  }

  /**
   * Returns the hash of what is stored, once all blocks are there as journalled: what the storage lost in between is fetched
   * once more.
   * @throws TransferError; FileChangedError; EngineFailureError; NotStoredError; the reason of the signal.
   */
  async run(): Promise<WholeHash> {
    const lost = new Set<number>();
    for (;;) {
      const { bytes } = this.version;
      if (bytes === undefined || bytes <= wholeBytes) await this.#fetchSmall();
      if (this.version.bytes !== undefined) await this.#fetchMissing(this.version.bytes);
      const hash = await this.#arrival.digest();
      if (hash !== undefined) return hash;
      for (const index of this.#arrival.missing()) {
        if (lost.has(index)) throw new NotStoredError(`what is written to the store cannot be read back (block ${index})`);
        lost.add(index);
      }
    }
  }

  /** A file that is small, or of unknown size: that is told by the response, which is given up if the file comes by ranges. */
  async #fetchSmall(): Promise<void> {
    if (this.version.bytes !== undefined && this.#arrival.missing().length === 0) return;
    await this.#withRetries(async (retries) => {
      const response = await this.#request(undefined);
      const { totalBytes } = response;
      // Parts of a file that could change in between must be known to belong together.
      const mayUseRanges = response.sendsRanges && (this.#options.known !== undefined || response.validators.etag !== "");
      if (this.version.bytes === undefined && totalBytes !== undefined && totalBytes > wholeBytes && mayUseRanges) {
        response.cancel();
        this.version.expect(totalBytes);
      } else await this.#receiveWhole(response, retries);
    });
  }

  async #fetchMissing(bytes: number): Promise<void> {
    let whole: FileResponse | undefined;
    try {
      const parts = partsOf(this.#arrival.missing(), partBlocks);
      await inParallel(parts, parallelRequests, (part, turn) => this.#fetchPart(part, bytes, turn));
      return;
    } catch (caught) {
      this.#options.signal?.throwIfAborted();
      if (!(caught instanceof NoRangesError)) throw caught;
      ({ whole } = caught);
    } finally {
      this.#arrival.forgetArriving();
    }
    await this.#withRetries(async (retries) => {
      const response = whole ?? (await this.#request(undefined));
      whole = undefined;
      await this.#receiveWhole(response, retries);
    });
  }

  /** Consecutive blocks by one request, or by several if it breaks off: each goes on where the last one ended. */
  async #fetchPart(blocks: readonly number[], bytes: number, { ended, startOthers }: PartTurn): Promise<void> {
    const { signal, url } = this.#options;
    const either = signal === undefined ? ended : AbortSignal.any([signal, ended]);
    let isFirst = true;
    const first = blocks[0] ?? 0;
    const end = Math.min(bytes, (first + blocks.length) * blockBytes);
    const receive = async (filler: BlockFiller, retries: Retries): Promise<void> => {
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
          if (filler.offset + piece.byteLength > end) throw new TransferError(`${url}: more bytes came than were asked for`);
          await filler.push(piece);
          retries.received();
          this.#arrival.arrived(filler);
        }
      } finally {
        response.cancel();
      }
      if (filler.offset < end) throw brokenOff(url);
      await filler.finish();
    };
    await this.#arrival.fill(first * blockBytes, (filler) => this.#withRetries((retries) => receive(filler, retries), either));
  }

  async #receiveWhole(response: FileResponse, retries: Retries): Promise<void> {
    const { url, isOptional } = this.#options;
    // Servers of single-page apps answer a missing file with their page.
    if (isOptional && response.isPage) {
      response.cancel();
      throw new RefusedFileError(404, `${url} is a web page`);
    }
    if (response.totalBytes !== undefined) await this.version.settle(response.totalBytes, response.validators, response.isPage);
    await this.#arrival.fill(0, (filler) => this.#receiveFrom(response, filler, retries));
  }

  async #receiveFrom(response: FileResponse, filler: BlockFiller, retries: Retries): Promise<void> {
    const { url, known, sink } = this.#options;
    const { bytes } = this.version;
    const before = sink.storedBlocks.size;
    for await (const piece of response.pieces) {
      if (bytes !== undefined && filler.offset + piece.byteLength > bytes) {
        response.cancel();
        throw this.version.wrongSize(`more than ${bytes}`, bytes, response.isPage);
      }
      await filler.push(piece);
      this.#arrival.arrived(filler);
      // What is sent again is no progress.
      if (sink.storedBlocks.size > before) retries.received();
    }
    if (known !== undefined && filler.offset !== known.bytes) {
      throw this.version.wrongSize(`${filler.offset}`, known.bytes, response.isPage);
    }
    if (bytes !== undefined && filler.offset < bytes) throw brokenOff(url);
    if (!this.version.isSettled) await this.version.settle(filler.offset, response.validators);
    await filler.finish();
  }

  async #request(range: { start: number; end: number } | undefined, signal = this.#options.signal): Promise<FileResponse> {
    const { url, stallMs } = this.#options;
    const response = await requestFile({ url, signal, stallMs, ...(range !== undefined && { range }) });
    try {
      await this.version.checkResponse(response, range !== undefined);
    } catch (failure) {
      response.cancel();
      throw failure;
    }
    return response;
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

function brokenOff(url: string): TransferError {
  return new TransferError(`${url}: the transfer broke off, try again`);
}
