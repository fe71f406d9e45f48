/** Failures of the browser's storage, as the contract names them (1.3): callers may try again, or make room. */
import { StorageFull } from "../../api/response/errors.ts";
import { DatabaseUnavailableError } from "../base/database.ts";
import { StorageUnavailable } from "./storage-unavailable.ts";

/** Settles like `work`. Throws StorageFull if there is no room, StorageUnavailable if the storage failed otherwise. */
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
  if (failure.name === "QuotaExceededError") return new StorageFull("the browser gives this site no more room", failure);
  return new StorageUnavailable(`the browser's storage failed: ${failure.name}: ${failure.message}`, failure);
}
