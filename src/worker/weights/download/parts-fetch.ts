/** Fetches a file that a server has in parts. Stored blocks are not fetched again. */
import type { KnownFile } from "../../models/record/model-record.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { blockBytes, blocksOf } from "../../base/content/content-storage.ts";
import type { PartList } from "../../hub/part-list.ts";
import type { ArrivingFile } from "./arriving-file.ts";
import { type BlockFiller, partsOf } from "./block-filler.ts";
import type { BlockSink, WholeHash } from "./block-sink.ts";
import type { DownloadRetries } from "./download-retries.ts";
import { brokenOff, type FileResponse, NoRangesError, requestFile } from "./file-response.ts";
import { otherFile, OtherFileError } from "./other-file.ts";
import { inParallel, type PartControl } from "./parallel-parts.ts";
import { NotStoredError, RefusedFileError, TransferError, WrongSizeError } from "./transfer-errors.ts";

const parallelRequests = 4;

/** A part of the file at its place in the whole. */
interface FilePart {
  url: string;
  bytes: number;
  sha256: string;
  /** Index of its first block in the whole file. */
  firstBlock: number;
}

/** A response with a range of a part. */
interface Transfer {
  part: FilePart;
  filler: BlockFiller;
  /** Offset of the end of the range in the whole file. */
  end: number;
  response: FileResponse;
  /** Bytes of the response before the range. */
  skipped: number;
  retries: DownloadRetries;
  signal: AbortSignal;
}

export interface PartsFetchOptions {
  /** URL of the file and of its list. */
  url: string;
  list: PartList;
  sink: BlockSink;
  arrival: ArrivingFile;
  signal: AbortSignal | undefined;
  /** Max milliseconds without a byte in a request. */
  stallMs: number;
  withRetries: (attempt: (retries: DownloadRetries) => Promise<void>, signal?: AbortSignal) => Promise<void>;
}

export class PartsFetch {
  readonly #options: PartsFetchOptions;
  readonly #parts: readonly FilePart[];

  constructor(options: PartsFetchOptions) {
    this.#options = options;
    let firstBlock = 0;
    this.#parts = options.list.parts.map(({ name, bytes, sha256 }) => {
      const part = { url: new URL(name, options.url).href, bytes, sha256, firstBlock };
      firstBlock += blocksOf(bytes);
      return part;
    });
  }

  /**
   * Returns the hash of the stored file. Parts with wrong content are fetched once more, as are blocks that the storage lost.
   * @throws as `FileFetch.run`.
   */
  async run(): Promise<WholeHash> {
    const lost = new Set<number>();
    const wrong = new Set<FilePart>();
    for (;;) {
      await this.#fetchMissing();
      const hash = await this.#options.arrival.digest();
      if (hash?.sha256 === this.#options.list.sha256) return hash;
      if (hash !== undefined) await this.#forgetWrongParts(wrong);
      else {
        for (const index of this.#options.arrival.missing()) {
          if (lost.has(index)) throw new NotStoredError(`a written block cannot be read back from the store (block ${index})`);
          lost.add(index);
        }
      }
    }
  }

  async #fetchMissing(): Promise<void> {
    const missing = this.#options.arrival.missing();
    const runs = this.#parts.flatMap((part) => {
      const end = part.firstBlock + blocksOf(part.bytes);
      const own = missing.filter((index) => index >= part.firstBlock && index < end);
      return partsOf(own, blocksOf(part.bytes)).map((blocks) => ({ part, blocks }));
    });
    try {
      await inParallel(runs, parallelRequests, ({ part, blocks }, control) => this.#fetchBlocks(part, blocks, control));
    } finally {
      this.#options.arrival.forgetArriving();
    }
  }

  /** @param wrong The parts that had wrong content before. */
  async #forgetWrongParts(wrong: Set<FilePart>): Promise<void> {
    let found = false;
    for (const part of this.#parts) {
      // oxlint-disable-next-line no-await-in-loop
      if ((await this.#digestOf(part)) === part.sha256) continue;
      const detail = `${part.url} does not have the SHA-256 of the list at ${this.#options.url}`;
      if (wrong.has(part)) throw new EngineFailureError({ kind: "files-damaged", detail });
      wrong.add(part);
      found = true;
      this.#options.arrival.forgetBlocks(part.firstBlock, blocksOf(part.bytes));
    }
    const detail = `${this.#options.url}: the list of the file's parts has another SHA-256 than their content`;
    if (!found) throw new EngineFailureError({ kind: "files-damaged", detail });
  }

  async #digestOf({ firstBlock, bytes }: FilePart): Promise<string> {
    const { startHash } = await import("./streaming-hash.ts");
    const hash = await startHash();
    for (let index = 0; index < blocksOf(bytes); index++) {
      // oxlint-disable-next-line no-await-in-loop
      const block = await this.#options.sink.read(firstBlock + index, this.#options.list.bytes, false);
      if (block !== undefined) hash.update(block);
    }
    return hash.digest().sha256;
  }

  /** Fetches consecutive blocks of a part. If a request breaks off, the next one continues at the same offset. */
  async #fetchBlocks(part: FilePart, blocks: readonly number[], control: PartControl): Promise<void> {
    const { signal } = this.#options;
    const either = signal === undefined ? control.ended : AbortSignal.any([signal, control.ended]);
    const partStart = part.firstBlock * blockBytes;
    const first = blocks[0] ?? 0;
    const end = Math.min(partStart + part.bytes, (first + blocks.length) * blockBytes);
    await this.#options.arrival.fill(first * blockBytes, (filler) =>
      this.#options.withRetries(async (retries) => {
        const range = { start: filler.offset - partStart, end: end - partStart };
        const { response, skipped } = await this.#request(part, range, either);
        control.startOthers?.();
        await this.#receive({ part, filler, end, response, skipped, retries, signal: either });
      }, either),
    );
  }

  async #receive({ part, filler, end, response, skipped, retries, signal }: Transfer): Promise<void> {
    const partStart = part.firstBlock * blockBytes;
    let toSkip = skipped;
    try {
      for await (const piece of response.pieces) {
        const content = piece.subarray(Math.min(toSkip, piece.byteLength));
        toSkip -= piece.byteLength - content.byteLength;
        const isWholePart = response.isWhole && end === partStart + part.bytes;
        if (isWholePart && filler.offset + content.byteLength > end) throw new WrongSizeError(`more than ${part.bytes}`, part.bytes);
        await filler.push(content.subarray(0, end - filler.offset));
        retries.received();
        this.#options.arrival.arrived(filler);
        // A listener of the progress may have aborted. Node's next read would not end.
        signal.throwIfAborted();
        if (filler.offset === end && !isWholePart) break;
      }
    } catch (caught) {
      throw caught instanceof WrongSizeError ? await otherFile(part.url, caught, response) : caught;
    } finally {
      response.cancel();
    }
    if (filler.offset < end) throw new TransferError(brokenOff(part.url, filler.offset - partStart, response.circumstances));
    await filler.finish();
  }

  /** Requests a range, or the whole part if that is the range or the server sends no ranges. `skipped`: bytes before the range. */
  async #request(
    part: FilePart,
    range: { start: number; end: number },
    signal: AbortSignal,
  ): Promise<{ response: FileResponse; skipped: number }> {
    const isWhole = range.start === 0 && range.end === part.bytes;
    const request = { url: part.url, signal, stallMs: this.#options.stallMs };
    let response: FileResponse;
    try {
      response = await requestFile({ ...request, ...(!isWhole && { range }) });
    } catch (caught) {
      if (caught instanceof RefusedFileError) {
        const detail = `${caught.message}; it is a part of ${this.#options.url}`;
        throw new EngineFailureError({ kind: "files-missing", detail });
      }
      if (!(caught instanceof NoRangesError)) throw caught;
      response = await requestFile(request);
    }
    const { totalBytes, mayCountEncoded } = response;
    if (totalBytes !== undefined && totalBytes !== part.bytes && !mayCountEncoded)
      throw await otherFile(part.url, new WrongSizeError(String(totalBytes), part.bytes), response);
    return { response, skipped: response.isWhole ? range.start : 0 };
  }
}

/** @throws OtherFileError if the list is of another file than the one on record. */
export function assertListed({ bytes, sha256 }: PartList, { known, url }: { known: KnownFile | undefined; url: string }): void {
  if (known === undefined) return;
  if (known.bytes !== bytes) throw new OtherFileError(`${url} lists parts of ${bytes} bytes instead of ${known.bytes}`);
  if ("sha256" in known && known.sha256 !== sha256)
    throw new OtherFileError(`${url} lists the parts of a file that does not have the SHA-256 on record`);
}
