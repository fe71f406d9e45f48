/**
 * Fetches one version of a file: by ranges, several at once, if the server sends them; else in one piece. What is stored of
 * it already is not fetched.
 */
import { blockBytes } from "../../base/content/content-storage.ts";
import { ArrivingFile, type ArrivingFileOptions } from "./arriving-file.ts";
import { type BlockFiller, partsOf } from "./block-filler.ts";
import type { WholeHash } from "./block-sink.ts";
import { otherFile, OtherFileError, substituteOf } from "./other-file.ts";
import { brokenOff, type FileResponse, NoRangesError, requestFile } from "./file-response.ts";
import { FileVersion, type FileVersionOptions } from "./file-version.ts";
import { inParallel, type PartTurn } from "./parallel-parts.ts";
import { Retries, type Wait } from "./download-retries.ts";
import {
  NotStoredError,
  PassingStatusError,
  RefusedFileError,
  SilentServerError,
  TransferError,
  WrongRangeError,
  WrongSizeError,
} from "./transfer-errors.ts";

/** Blocks of one ranged request. */
const partBlocks = 8;
const parallelRequests = 4;
/** Bytes up to which a file comes in one request. */
const wholeBytes = partBlocks * blockBytes;
/** After so many the server's ranges are not asked for any more. */
const maxWrongRanges = 3;
/** Milliseconds between reports that a download goes on while it waits for its server. */
const reportMs = 10_000;

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

/** Bytes that a file may have when it is compressed: weights hardly shrink, and then the format itself takes a little. */
const maxEncoded = (bytes: number): number => bytes * 1.01 + 1024;

export class FileFetch {
  readonly version: FileVersion;
  readonly #options: FileFetchOptions;
  readonly #arrival: ArrivingFile;
  #wrongRanges = 0;
  /** Whether a part has come by a range. */
  #hasParts = false;
  /** Whether the file is asked for by ranges: not of what is no web server, nor if they have failed. */
  #usesRanges: boolean;
  /** Where the server redirected the last request: a hub is asked once for a file, not once for each of its parts. */
  #redirectedTo: string | undefined;

  constructor(options: FileFetchOptions) {
    this.#options = options;
    this.version = new FileVersion(options);
    this.#arrival = new ArrivingFile(options, this.version);
    this.#usesRanges = options.url.startsWith("http");
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
      const isLarge = this.version.bytes === undefined && totalBytes !== undefined && totalBytes > wholeBytes;
      if (isLarge && mayUseRanges && this.#usesRanges) {
        response.cancel();
        this.version.expect(totalBytes);
      } else await this.#receiveWhole(response, retries);
    });
  }

  async #fetchMissing(bytes: number): Promise<void> {
    let whole: FileResponse | undefined;
    const missing = this.#arrival.missing();
    if (missing.length === 0) return;
    try {
      if (this.#usesRanges) {
        await inParallel(partsOf(missing, partBlocks), parallelRequests, (part, turn) => this.#fetchPart(part, bytes, turn));
        return;
      }
    } catch (caught) {
      this.#options.signal?.throwIfAborted();
      if (caught instanceof NoRangesError) ({ whole } = caught);
      else if (!this.#mayBeRanges(caught)) throw caught;
      this.#usesRanges = false;
    } finally {
      this.#arrival.forgetArriving();
    }
    await this.#withRetries(async (retries) => {
      const answered = whole;
      whole = undefined;
      if (answered !== undefined && (await this.#isReceivedWhole(answered, retries))) return;
      await this.#receiveWhole(await this.#request(undefined), retries);
    });
  }

  /**
   * Whether a failure may be due to the ranges: a request for one says that it takes no compression, and browsers refuse the
   * response of a server that compresses all the same.
   */
  #mayBeRanges(caught: unknown): boolean {
    if (this.#hasParts || !(caught instanceof TransferError)) return false;
    return !(caught instanceof SilentServerError || caught instanceof PassingStatusError);
  }

  /**
   * Receives what was sent with 200 for a range; false if that is less than the file: some servers (those of browser extensions)
   * send the range alone with that status, and no header says where in the file it is.
   */
  async #isReceivedWhole(response: FileResponse, retries: Retries): Promise<boolean> {
    const { bytes } = this.version;
    if (bytes !== undefined && response.totalBytes !== undefined && response.totalBytes < bytes && !response.mayCountEncoded) {
      response.cancel();
      return false;
    }
    try {
      await this.#receiveWhole(response, retries);
      return true;
    } catch (caught) {
      if (caught instanceof OtherFileError && caught.isShort) return false;
      throw caught;
    }
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
          if (filler.offset + piece.byteLength > end) throw new WrongRangeError(url);
          await filler.push(piece);
          retries.received();
          this.#arrival.arrived(filler);
        }
      } finally {
        response.cancel();
      }
      if (filler.offset < end) throw new TransferError(brokenOff(url, filler.offset - first * blockBytes, response.circumstances));
      await filler.finish();
      this.#hasParts = true;
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
    try {
      await this.#settleByHead(response);
      await this.version.begin(response.validators);
      await this.#arrival.fill(0, (filler) => this.#receiveFrom(response, filler, retries));
    } catch (caught) {
      throw caught instanceof WrongSizeError ? await otherFile(this.#options.url, caught, response) : caught;
    }
  }

  /** The size that the head says counts, unless it may be that of a compressed body. */
  async #settleByHead({ totalBytes, mayCountEncoded, validators }: FileResponse): Promise<void> {
    if (totalBytes === undefined) return;
    const { known } = this.#options;
    const isSure = !mayCountEncoded || (known !== undefined && (totalBytes === known.bytes || totalBytes > maxEncoded(known.bytes)));
    if (isSure) await this.version.settle(totalBytes, validators);
    else if (known !== undefined) await this.version.settle(known.bytes, validators);
    else if (!this.version.isSettled) this.version.expect(totalBytes);
  }

  async #receiveFrom(response: FileResponse, filler: BlockFiller, retries: Retries): Promise<void> {
    const { url, known, sink, isOptional } = this.#options;
    // One that is only expected may be that of a compressed body.
    const bytes = this.version.isSettled || known !== undefined ? this.version.bytes : undefined;
    const before = sink.storedBlocks.size;
    for await (const piece of response.pieces) {
      const substitute = filler.offset === 0 && known === undefined && !isOptional ? substituteOf(piece) : undefined;
      if (substitute !== undefined) {
        response.cancel();
        throw new OtherFileError(`${url} is not the file: the server sent ${substitute}${response.circumstances}`);
      }
      if (bytes !== undefined && filler.offset + piece.byteLength > bytes) throw new WrongSizeError(`more than ${bytes}`, bytes);
      await filler.push(piece);
      this.#arrival.arrived(filler);
      // What is sent again is no progress.
      if (sink.storedBlocks.size > before) retries.received();
    }
    if (bytes !== undefined && filler.offset < bytes) {
      const { offset } = filler;
      const isCut = known === undefined || (response.totalBytes !== undefined && response.totalBytes > offset);
      if (isCut) throw new TransferError(brokenOff(url, offset, response.circumstances));
      throw new WrongSizeError(String(offset), bytes, true);
    }
    if (!this.version.isSettled) await this.version.settle(filler.offset, response.validators);
    await filler.finish();
  }

  async #request(range: { start: number; end: number } | undefined, signal = this.#options.signal): Promise<FileResponse> {
    const response = await this.#requestDirectly(range, signal);
    try {
      await this.version.checkResponse(response, range !== undefined);
    } catch (failure) {
      if (failure instanceof WrongSizeError) throw await otherFile(this.#options.url, failure, response);
      response.cancel();
      throw failure;
    }
    return response;
  }

  /** An address that a hub redirects to is signed and ends some time: then the hub is asked again. */
  async #requestDirectly(range: { start: number; end: number } | undefined, signal: AbortSignal | undefined): Promise<FileResponse> {
    const { url, stallMs } = this.#options;
    const request = { url, signal, stallMs, ...(range !== undefined && { range }) };
    const direct = this.#redirectedTo;
    if (direct !== undefined) {
      try {
        return await requestFile({ ...request, address: direct });
      } catch (caught) {
        signal?.throwIfAborted();
        if (!(caught instanceof RefusedFileError || caught instanceof TransferError) || caught instanceof PassingStatusError) throw caught;
        if (this.#redirectedTo === direct) this.#redirectedTo = undefined;
      }
    }
    const response = await requestFile(request);
    this.#redirectedTo = response.redirectedTo;
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
        // Whoever watches the load hears that the download goes on.
        this.#arrival.report();
        const reports = setInterval(() => this.#arrival.report(), reportMs);
        try {
          await retries.after(caught);
        } finally {
          clearInterval(reports);
        }
      }
    }
  }
}
