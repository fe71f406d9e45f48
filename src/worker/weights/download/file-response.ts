/** Requests a file or a range of it. Checks the head of the response and reads the body in pieces, with a stall timeout. */
import { fetchFailure } from "../../hub/fetch-failure.ts";
import { retryAfterSeconds } from "../../hub/retry-after.ts";
import { causeOf } from "../../../inference/cause-of.ts";
import { byteReader } from "../../../transport/byte-reader.ts";
import { CompositeSignal, orAborted } from "../../../transport/composite-signal.ts";
import type { Validators } from "../weight-journal.ts";
import { PassingStatusError, RefusedFileError, SilentServerError, TransferError, WrongRangeError } from "./transfer-errors.ts";

interface ByteRange {
  /** Offset of the first byte. */
  start: number;
  /** Offset after the last byte. */
  end: number;
}

interface FileRequest {
  url: string;
  /** URL to which the server redirected an earlier request. Default: `url`. Messages contain `url` only, because this may hold a signature. */
  address?: string | undefined;
  /** Default: the whole file. */
  range?: ByteRange;
  signal: AbortSignal | undefined;
  /** Max milliseconds without a byte. */
  stallMs: number;
}

export interface FileResponse {
  /** The final URL, if the server redirected; otherwise undefined. */
  redirectedTo: string | undefined;
  validators: Validators;
  /** Bytes of the whole file; undefined if the server does not send its size, or compresses it. */
  totalBytes: number | undefined;
  /** Whether `totalBytes` may be the size of a compressed body: not every header of another origin is readable. */
  mayCountEncoded: boolean;
  sendsRanges: boolean;
  isPage: boolean;
  /** The body is the whole file, even if a range was requested. */
  isWhole: boolean;
  /** Possible reasons for an unexpected body, to append to a message: compression, a redirect. */
  circumstances: string;
  /** Each piece is valid until the next. Rejects with `TransferError` if the transfer breaks off or stalls. */
  pieces: AsyncIterable<Uint8Array>;
  /** Ends the transfer; needed if `pieces` is not read to its end. */
  cancel: () => void;
}

/** The server sends only the whole file. */
export class NoRangesError extends Error {
  /** The response with the whole file, if it has begun. */
  readonly whole: FileResponse | undefined;
  constructor(whole?: FileResponse) {
    super("the server sends no ranges");
    this.name = "NoRangesError";
    this.whole = whole;
  }
}

/** Statuses after which another attempt may succeed. */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * @throws TransferError if another attempt may succeed; NoRangesError if the server rejects the range, or sends a range of a
 *   compressed file; RefusedFileError if the server refuses the file.
 */
export async function requestFile({ url, address = url, range, signal, stallMs }: FileRequest): Promise<FileResponse> {
  const stalled = new AbortController();
  const either = new CompositeSignal(signal, stalled.signal);
  const onStall = (): void => stalled.abort();
  let timer = setTimeout(onStall, stallMs);
  const silent = `${url}: no byte came for ${Math.round(stallMs / 1000)} s`;
  let response: Response;
  try {
    // The store keeps the file, so the HTTP cache need not keep a second copy.
    const headers = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end - 1}` };
    const responding = fetch(new URL(address), { headers, cache: "no-store", signal: either.signal });
    response = await orAborted(responding, either.signal);
  } catch (caught) {
    either.release();
    signal?.throwIfAborted();
    if (stalled.signal.aborted) throw new SilentServerError(`${silent}: the server does not answer`);
    // Other schemes (files of a browser extension) have no HTTP status: fetching a missing file fails.
    if (!url.startsWith("http")) throw new RefusedFileError(404, `${url} is not there`);
    throw new TransferError(fetchFailure(new URL(url), caught));
  } finally {
    clearTimeout(timer);
  }
  const cancel = (): void => {
    stalled.abort();
    // Also after `pieces` has let go of the signals: an open response occupies one of the few connections to its server.
    either.abort(stalled.signal.reason);
  };
  try {
    checkHead(response, url, range);
  } catch (failure) {
    cancel();
    throw failure;
  }
  const circumstances = circumstancesOf(response, url);
  const mayCountEncoded = response.type === "cors";
  async function* pieces(): AsyncGenerator<Uint8Array> {
    timer = setTimeout(onStall, stallMs);
    let bytes = 0;
    try {
      // Node's fetch can miss an abort after a garbage collection, so each read listens to the signal itself.
      const reader = response.body === null ? undefined : byteReader(response.body);
      const read = async () => reader && orAborted(reader.read(), either.signal);
      for (let piece = await read(); piece !== undefined; piece = await read()) {
        clearTimeout(timer);
        bytes += piece.byteLength;
        yield piece;
        timer = setTimeout(onStall, stallMs);
      }
    } catch (caught) {
      signal?.throwIfAborted();
      if (stalled.signal.aborted) {
        const until =
          bytes === 0 ? `the server answered HTTP ${response.status} and fell silent` : `the server fell silent after ${bytes} bytes`;
        throw new SilentServerError(`${silent}: ${until}${circumstances}`);
      }
      const unread = bytes === 0 && mayCountEncoded && encodingOf(response) === undefined ? "; perhaps the server compresses it" : "";
      throw new TransferError(brokenOff(url, bytes, unread + circumstances), causeOf(caught));
    } finally {
      clearTimeout(timer);
      either.release();
    }
  }
  const { headers } = response;
  return {
    redirectedTo: response.url === url || response.url === "" ? undefined : response.url,
    validators: { etag: headers.get("etag") ?? "", lastModified: headers.get("last-modified") ?? "" },
    totalBytes: totalBytesOf(response),
    mayCountEncoded,
    sendsRanges: response.status === 206 || headers.get("accept-ranges") === "bytes",
    isWhole: response.status !== 206,
    isPage: (headers.get("content-type") ?? "").startsWith("text/html"),
    circumstances,
    pieces: pieces(),
    cancel,
  };
}

/** Returns the text of a transfer that broke off. `bytes`: number of received bytes. */
export function brokenOff(url: string, bytes: number, circumstances: string): string {
  return `${url}: the transfer broke off, try again: ${bytes} bytes had come${circumstances}`;
}

function checkHead(response: Response, url: string, range: ByteRange | undefined): void {
  const { status } = response;
  if (temporaryStatuses.has(status)) throw new PassingStatusError(statusDetail(response, url), retryAfterSeconds(response));
  if (range !== undefined && status === 416) throw new NoRangesError();
  if (!response.ok) throw new RefusedFileError(status, statusDetail(response, url));
  if (range === undefined || status !== 206) return;
  // This is a range of the compressed bytes, which cannot be decompressed in parts.
  if (encodingOf(response) !== undefined) throw new NoRangesError();
  const [, start, end] = contentRange(response) ?? [];
  // Without a readable Content-Range the range is accepted; the hash of the file is checked later.
  const isOther = start !== undefined && (Number(start) !== range.start || Number(end) + 1 > range.end);
  if (isOther) throw new WrongRangeError(url);
}

function contentRange({ headers }: Response): RegExpExecArray | undefined {
  return /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(headers.get("content-range") ?? "") ?? undefined;
}

function encodingOf({ headers }: Response): string | undefined {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  return encoding === "" || encoding === "identity" ? undefined : encoding;
}

function totalBytesOf(response: Response): number | undefined {
  // With a content encoding, the header is the size of the compressed body.
  if (encodingOf(response) !== undefined) return undefined;
  const text = response.status === 206 ? contentRange(response)?.[3] : response.headers.get("content-length");
  return text === null || text === undefined || text === "*" ? undefined : Number(text);
}

function circumstancesOf(response: Response, url: string): string {
  const encoding = encodingOf(response);
  const compressed =
    encoding === undefined ? "" : `; the server compresses it (Content-Encoding: ${encoding}): serve model files uncompressed`;
  return compressed + redirection(response, url);
}

/** Omits the query, which may hold a signature. */
function redirection(response: Response, url: string): string {
  if (response.url === "" || response.url === url) return "";
  const { origin, pathname } = new URL(response.url);
  return `; the server redirected to ${origin}${pathname}`;
}

function statusDetail(response: Response, url: string): string {
  return `${url} answered HTTP ${response.status}: ${statusAdvice(response.status)}${redirection(response, url)}`;
}

/** Returns advice on a status for the developer who set up the model. */
function statusAdvice(status: number): string {
  if (status === 401 || status === 403) return "the server does not give it to this page";
  if (status === 429) return "the server got too many requests from this network, try again later";
  if (status >= 500) return "the server failed, try again later";
  return "check the model's `source` and that this file is served there";
}
