import { ServiceUnavailable } from "../../inference/errors.ts";

/** Clients wait integer seconds (contract 1.4). */
const retryAfterSeconds = 1;

/** The browser's storage failed in another way than for lack of room; the next use opens it anew. */
export class StorageUnavailable extends ServiceUnavailable {
  constructor(detail: string, cause?: unknown) {
    super(detail, retryAfterSeconds, cause);
    this.name = "StorageUnavailable";
  }
}
