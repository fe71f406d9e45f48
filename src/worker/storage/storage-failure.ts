/** Maps failures of the browser's storage to errors of the contract (1.3). */
import { StorageFull } from "../../api/response/errors.ts";
import { DatabaseUnavailableError } from "../base/database.ts";
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

/** Settles like `work`. Throws StorageFull if the quota is exceeded, StorageUnavailable if the storage failed for another reason. */
export async function asStorageFailure<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (failure) {
    throw storageFailure(failure);
  }
}

function storageFailure(failure: unknown): unknown {
  if (failure instanceof DatabaseUnavailableError) return new StorageUnavailable(failure.message, failure);
  if (!(failure instanceof DOMException)) return failure;
  if (failure.name === "QuotaExceededError") return new StorageFull("the storage quota of this site is exceeded", failure);
  return new StorageUnavailable(`the browser's storage failed: ${failure.name}: ${failure.message}`, failure);
}
