/** Creates a reader in this realm. */
import { causeOf } from "../../inference/cause-of.ts";
import { EngineFailed, ServiceUnavailable } from "../../inference/errors.ts";
import { HubRecords } from "./derived/hub-records.ts";
import { UnusableModelError } from "./derived/unusable-model-error.ts";
import type { ModelReader, ReadFailure } from "./model-reader.ts";

export function createModelReader(): ModelReader {
  return {
    async read({ entry, label, hubs, dtype }) {
      try {
        return { ok: true, record: await new HubRecords(hubs, dtype).read(entry, label) };
      } catch (caught) {
        return { ok: false, failure: readFailureOf(caught) };
      }
    },
    isAlive: async () => true,
  };
}

/** Converts an error to a value, because exceptions lose their class between workers. */
function readFailureOf(caught: unknown): ReadFailure {
  if (caught instanceof ServiceUnavailable) {
    return { kind: "unavailable", detail: caught.detail, retryAfterSeconds: caught.retryAfterSeconds };
  }
  if (!(caught instanceof EngineFailed))
    return { kind: "failed", detail: "the files of a model could not be read", cause: causeOf(caught) };
  if (caught.cause instanceof UnusableModelError) return { kind: "failed", detail: caught.code, isCostly: caught.cause.isCostly };
  return { kind: "failed", detail: caught.code, ...(caught.cause !== undefined && { cause: causeOf(caught.cause) }) };
}
