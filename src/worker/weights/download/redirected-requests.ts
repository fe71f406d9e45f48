/** Requests of one file. After a redirect, later requests go to its target, so that a hub gets one request for each file. */
import { type FileResponse, requestFile } from "./file-response.ts";
import { PassingStatusError, RefusedFileError, TransferError } from "./transfer-errors.ts";

export class RedirectedRequests {
  readonly #url: string;
  readonly #stallMs: number;
  /** URL to which the server redirected the last request. */
  #redirectedTo: string | undefined;

  constructor(url: string, stallMs: number) {
    this.#url = url;
    this.#stallMs = stallMs;
  }

  /** Requests the redirected URL first. Such URLs are signed and expire; if one fails, the original URL is requested. */
  async send(range: { start: number; end: number } | undefined, signal: AbortSignal | undefined): Promise<FileResponse> {
    const request = { url: this.#url, signal, stallMs: this.#stallMs, ...(range !== undefined && { range }) };
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
}
