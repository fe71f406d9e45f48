/**
 * Fetches one version of a file: by several parallel ranges if the server supports them, else in one piece. Stored blocks are not
 * fetched again.
 */
import { blockBytes } from "../../base/content/content-storage.ts";
import { ArrivingFile, type ArrivingFileOptions } from "./arriving-file.ts";
import { type BlockFiller, partsOf } from "./block-filler.ts";
import type { WholeHash } from "./block-sink.ts";
import { otherFile, OtherFileError, substituteOf } from "./other-file.ts";
import { brokenOff, type FileResponse, NoRangesError } from "./file-response.ts";
import { FileVersion, type FileVersionOptions } from "./file-version.ts";
import { inParallel, type PartControl } from "./parallel-parts.ts";
import { orParts, PartsFoundError } from "./part-list-response.ts";
import { assertListed, PartsFetch, type PartsFetchOptions } from "./parts-fetch.ts";
import type { Wait } from "../../base/wait.ts";
import { DownloadRetries } from "./download-retries.ts";
import { RedirectedRequests } from "./redirected-requests.ts";
import {
  NotStoredError,
  PassingStatusError,
  RefusedFileError,
  SilentServerError,
  TransferError,
  WrongRangeError,
  WrongSizeError,
} from "./transfer-errors.ts";

/** Number of blocks of one ranged request. */
const partBlocks = 8;
const parallelRequests = 4;
/** Max size of a file that is fetched in one request. */
const maxWholeBytes = partBlocks * blockBytes;
/** Max wrong ranges. After that the whole file is requested. */
const maxWrongRanges = 3;
/** Milliseconds between progress reports while a download waits for a retry. */
const reportMs = 10_000;

export interface DownloadTiming {
  wait: Wait;
  /** Max milliseconds without a byte in a request. */
  stallMs: number;
}

export interface FileFetchOptions extends DownloadTiming, FileVersionOptions, ArrivingFileOptions {
  url: string;
  /** The model can do without the file. A web page in response means that the server does not have it. */
  isOptional: boolean;
  signal: AbortSignal | undefined;
}

/** Returns the max size of a compressed file. Compression hardly shrinks weights, and its format adds a few bytes. */
const maxEncoded = (bytes: number): number => bytes * 1.01 + 1024;

export class FileFetch {
  readonly version: FileVersion;
  readonly #options: FileFetchOptions;
  readonly #arrival: ArrivingFile;
  #wrongRanges = 0;
  /** Whether a ranged request has succeeded. */
  #hasParts = false;
  /** Whether to request ranges: only from web servers, and only until ranges have failed. */
  #usesRanges: boolean;
  readonly #requests: RedirectedRequests;

  constructor(options: FileFetchOptions) {
    this.#options = options;
    this.#requests = new RedirectedRequests(options.url, options.stallMs);
    this.version = new FileVersion(options);
    this.#arrival = new ArrivingFile(options, this.version);
    this.#usesRanges = options.url.startsWith("http");
  }

  /**
   * Returns the hash of the stored file once all blocks match the journal. Blocks that the storage lost meanwhile are fetched once
   * more.
   * @throws TransferError; FileChangedError; EngineFailureError; NotStoredError; the reason of the signal.
   */
  async run(): Promise<WholeHash> {
    try {
      return await this.#run().catch((caught: unknown) => {
        if (caught instanceof PartsFoundError) return this.#runParts(caught);
        throw caught;
      });
    } finally {
      await this.#arrival.end();
    }
  }

  async #runParts({ list, validators }: PartsFoundError): Promise<WholeHash> {
    assertListed(list, this.#options);
    await this.version.settle(list.bytes, validators);
    const withRetries: PartsFetchOptions["withRetries"] = (attempt, signal) => this.#withRetries(attempt, signal);
    const { url, sink, signal, stallMs } = this.#options;
    return new PartsFetch({ url, list, sink, arrival: this.#arrival, signal, stallMs, withRetries }).run();
  }

  async #run(): Promise<WholeHash> {
    const lost = new Set<number>();
    for (;;) {
      const { bytes } = this.version;
      if (bytes === undefined || bytes <= maxWholeBytes) await this.#fetchSmall();
      if (this.version.bytes !== undefined) await this.#fetchMissing(this.version.bytes);
      const hash = await this.#arrival.digest();
      if (hash !== undefined) return hash;
      for (const index of this.#arrival.missing()) {
        if (lost.has(index)) throw new NotStoredError(`a written block cannot be read back from the store (block ${index})`);
        lost.add(index);
      }
    }
  }

  /** Fetches a file that is small or of unknown size. If the response shows that it is large, cancels it in favour of ranges. */
  async #fetchSmall(): Promise<void> {
    if (this.version.bytes !== undefined && this.#arrival.missing().length === 0) return;
    await this.#withRetries(async (retries) => {
      const response = await this.#request(undefined);
      const { totalBytes } = response;
      // A known hash or an ETag ensures that all ranges belong to the same version.
      const mayUseRanges = response.sendsRanges && (this.#options.known !== undefined || response.validators.etag !== "");
      const isLarge = this.version.bytes === undefined && totalBytes !== undefined && totalBytes > maxWholeBytes;
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
        await inParallel(partsOf(missing, partBlocks), parallelRequests, (part, control) => this.#fetchPart(part, bytes, control));
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
      const response = whole;
      whole = undefined;
      if (response !== undefined && (await this.#tryReceiveWhole(response, retries))) return;
      await this.#receiveWhole(await this.#request(undefined), retries);
    });
  }

  /**
   * Whether a request may have failed because of its range. Ranged requests accept no compression, and browsers reject the response
   * of a server that compresses it anyway.
   */
  #mayBeRanges(caught: unknown): boolean {
    if (this.#hasParts || !(caught instanceof TransferError)) return false;
    return !(caught instanceof SilentServerError || caught instanceof PassingStatusError);
  }

  /**
   * Receives a response with status 200 to a ranged request. Returns false if it is shorter than the file: some servers (for
   * browser extensions) send only the range with status 200, and without its position.
   */
  async #tryReceiveWhole(response: FileResponse, retries: DownloadRetries): Promise<boolean> {
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

  /** Fetches consecutive blocks. If a request breaks off, the next one continues at the same offset. */
  async #fetchPart(blocks: readonly number[], bytes: number, { ended, startOthers }: PartControl): Promise<void> {
    const { signal, url } = this.#options;
    const either = signal === undefined ? ended : AbortSignal.any([signal, ended]);
    let isFirst = true;
    const first = blocks[0] ?? 0;
    const end = Math.min(bytes, (first + blocks.length) * blockBytes);
    const receive = async (filler: BlockFiller, retries: DownloadRetries): Promise<void> => {
      // The first response may be the whole file, so it must survive the end of this part.
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

  async #receiveWhole(response: FileResponse, retries: DownloadRetries): Promise<void> {
    const { url, isOptional } = this.#options;
    // Servers of single-page apps send the app's page for a missing file.
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

  /** Settles the version by the size in the head of the response, unless that may be the size of a compressed body. */
  async #settleByHead({ totalBytes, mayCountEncoded, validators }: FileResponse): Promise<void> {
    if (totalBytes === undefined) return;
    const { known } = this.#options;
    const isReliable = !mayCountEncoded || (known !== undefined && (totalBytes === known.bytes || totalBytes > maxEncoded(known.bytes)));
    if (isReliable) await this.version.settle(totalBytes, validators);
    else if (known !== undefined) await this.version.settle(known.bytes, validators);
    else if (!this.version.isSettled) this.version.expect(totalBytes);
  }

  async #receiveFrom(response: FileResponse, filler: BlockFiller, retries: DownloadRetries): Promise<void> {
    const { url, known, sink, isOptional } = this.#options;
    // An expected size that is not settled may be the size of a compressed body.
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
      // Only new blocks are progress; a server without ranges sends stored ones again.
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
    const received = await this.#requests.send(range, signal);
    const mayBeList = range === undefined || range.start === 0 || received.isWhole;
    const response = mayBeList ? await orParts(received, this.#options.url) : received;
    try {
      await this.version.checkResponse(response, range !== undefined);
    } catch (failure) {
      if (failure instanceof WrongSizeError) throw await otherFile(this.#options.url, failure, response);
      response.cancel();
      throw failure;
    }
    return response;
  }

  async #withRetries(attempt: (retries: DownloadRetries) => Promise<void>, signal = this.#options.signal): Promise<void> {
    const retries = new DownloadRetries(this.#options.wait, signal);
    for (;;) {
      try {
        return await attempt(retries);
      } catch (caught) {
        signal?.throwIfAborted();
        if (!(caught instanceof TransferError)) throw caught;
        if (caught instanceof WrongRangeError && ++this.#wrongRanges >= maxWrongRanges) throw new NoRangesError();
        // Reports progress during the wait, so that the load does not count as stalled.
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
