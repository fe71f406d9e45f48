/** What goes wrong on the way of a file into the store, one class per meaning; `EngineFailureError` is what ends it for good. */
import { EngineFailureError } from "../../base/engine-failure.ts";

/** The transfer failed in a way that another request may not. `detail`: one line, our own words. */
export class TransferError extends Error {
  readonly detail: string;
  /** What the browser said, if `detail` does not hold it. */
  readonly reason: string | undefined;
  /** Seconds that the server wants to be left alone for. */
  readonly retryAfterSeconds: number | undefined;
  constructor(detail: string, reason?: string, retryAfterSeconds?: number) {
    super(detail);
    this.name = "TransferError";
    this.detail = detail;
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 206, but not with the bytes that were asked for. */
export class WrongRangeError extends TransferError {
  constructor(url: string) {
    super(`${url}: the server sent another range than it was asked for`);
    this.name = "WrongRangeError";
  }
}

/** No byte came for too long. */
export class SilentServerError extends TransferError {
  constructor(detail: string) {
    super(detail);
    this.name = "SilentServerError";
  }
}

/** A status that says that the server is busy, or failed. */
export class PassingStatusError extends TransferError {
  constructor(detail: string, retryAfterSeconds: number | undefined) {
    super(detail, undefined, retryAfterSeconds);
    this.name = "PassingStatusError";
  }
}

/** The body has, or is said to have, another size than the file on record. */
export class WrongSizeError extends Error {
  readonly found: string;
  readonly expected: number;
  /** The body ended before the file should, and nothing says that it was cut off. */
  readonly isShort: boolean;
  constructor(found: string, expected: number, isShort = false) {
    super(`${found} bytes instead of ${expected}`);
    this.name = "WrongSizeError";
    this.found = found;
    this.expected = expected;
    this.isShort = isShort;
  }
}

/** The server does not give the file: it has none, or not for this page. */
export class RefusedFileError extends EngineFailureError {
  readonly status: number;
  constructor(status: number, detail: string) {
    super({ kind: "files-missing", detail });
    this.name = "RefusedFileError";
    this.status = status;
  }
}

/** The server has another file than the one that the download began with. */
export class FileChangedError extends Error {
  constructor() {
    super("the file changed on the server");
    this.name = "FileChangedError";
  }
}

/** The browser could not store what arrived: no room, or the disk failed. */
export class NotStoredError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
    this.name = "NotStoredError";
  }
}

/** The browser does not give as much room as a file needs; asked before the first byte. */
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
