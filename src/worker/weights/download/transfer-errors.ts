/** Errors during the download of a file, one class per meaning. An `EngineFailureError` makes the load fail. */
import { EngineFailureError } from "../../base/engine-failure.ts";

/** The transfer failed, but another request may succeed. `detail`: one line, without texts of the browser. */
export class TransferError extends Error {
  readonly detail: string;
  /** Error text of the browser, if `detail` does not contain it. */
  readonly reason: string | undefined;
  /** Retry-After of the server. */
  readonly retryAfterSeconds: number | undefined;
  constructor(detail: string, reason?: string, retryAfterSeconds?: number) {
    super(detail);
    this.name = "TransferError";
    this.detail = detail;
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server responded with 206, but with other bytes than requested. */
export class WrongRangeError extends TransferError {
  constructor(url: string) {
    super(`${url}: the server sent another range than it was asked for`);
    this.name = "WrongRangeError";
  }
}

/** No byte arrived within the stall timeout. */
export class SilentServerError extends TransferError {
  constructor(detail: string) {
    super(detail);
    this.name = "SilentServerError";
  }
}

/** The server responded that it is busy, or that it failed. */
export class PassingStatusError extends TransferError {
  constructor(detail: string, retryAfterSeconds: number | undefined) {
    super(detail, undefined, retryAfterSeconds);
    this.name = "PassingStatusError";
  }
}

/** The size of the body, or the size in its headers, differs from the known size of the file. */
export class WrongSizeError extends Error {
  readonly found: string;
  readonly expected: number;
  /** The body was shorter than the file, without a sign that the transfer was cut off. */
  readonly isShort: boolean;
  constructor(found: string, expected: number, isShort = false) {
    super(`${found} bytes instead of ${expected}`);
    this.name = "WrongSizeError";
    this.found = found;
    this.expected = expected;
    this.isShort = isShort;
  }
}

/** The server refused the file: it does not exist, or not for this page. */
export class RefusedFileError extends EngineFailureError {
  readonly status: number;
  constructor(status: number, detail: string) {
    super({ kind: "files-missing", detail });
    this.name = "RefusedFileError";
    this.status = status;
  }
}

/** The file changed on the server during the download. */
export class FileChangedError extends Error {
  constructor() {
    super("the file changed on the server");
    this.name = "FileChangedError";
  }
}

/** The browser could not store the file: the quota is exceeded, or the disk failed. */
export class NotStoredError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
    this.name = "NotStoredError";
  }
}

/** Settles like `work`, but wraps its error in a `NotStoredError`. */
export async function asStored<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (caught) {
    throw caught instanceof NotStoredError ? caught : new NotStoredError(caught);
  }
}

/** The file exceeds the storage quota. Thrown before the first byte is stored. */
export class NoRoomError extends NotStoredError {
  readonly neededBytes: number;
  readonly freeBytes: number;
  constructor(neededBytes: number, freeBytes: number) {
    super(
      new DOMException(
        `the file needs ${megabytes(neededBytes)}, the browser has ${megabytes(freeBytes)} left for this site: ${megabytes(neededBytes - freeBytes)} are missing`,
        "QuotaExceededError",
      ),
    );
    this.name = "NoRoomError";
    this.neededBytes = neededBytes;
    this.freeBytes = freeBytes;
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Returns the failure of a load whose transfer failed for good. */
export function filesMissing({ detail, reason }: TransferError): EngineFailureError {
  return new EngineFailureError({ kind: "files-missing", detail, ...(reason !== undefined && { cause: reason }) });
}
