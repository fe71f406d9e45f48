import { ServiceUnavailable } from "../../inference/errors.ts";

/** Clients wait integer seconds (contract 1.4). */
const retryAfterSeconds = 1;

/** The browser's storage failed for another reason than an exceeded quota. The next use opens it again. */
export class StorageUnavailable extends ServiceUnavailable {
  constructor(detail: string, cause?: unknown) {
    super(detail, retryAfterSeconds, cause);
    this.name = "StorageUnavailable";
  }
}
