/** Reads the records of models from hubs and folders. Runs only in readers (`src/worker/reading`), never in the host. */
import { EngineFailed, type InferenceError, ServiceUnavailable } from "../../../inference/errors.ts";
import { causeOf } from "../../../inference/cause-of.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { HubClient } from "../../hub/hub-client.ts";
import { HubError } from "../../hub/hub-failure.ts";
import { publicHub } from "../../models/record/hub-address.ts";
import { BadModelReference, parseModelReference } from "../../models/record/model-reference.ts";
import { isGguf } from "../../models/gguf/gguf-files.ts";
import { sha256Of } from "../../base/sha256.ts";
import { StoredModelFacts } from "./stored-model-facts.ts";
import { avoidedDtypes } from "../../models/known-models.ts";
import type { NamedModel } from "../../models/model-entry.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { deriveRecord } from "./derive-record.ts";
import type { DtypeOption } from "../../models/record/dtypes.ts";
import type { ModelFacts } from "./model-facts.ts";
import { readFacts } from "./read-facts.ts";
import { UnusableModelError } from "./unusable-model-error.ts";

/** Max milliseconds for a model's list of files and its small files, and between two pieces of the header of a GGUF file. */
const readTimeoutMs = 60_000;
/** Max visits in which the interpretation of a model's files may crash the tab. After that it is not tried again. */
const maxUnfinished = 2;
/** Default Retry-After in seconds for a hub that failed or was not reached. */
const retrySeconds = 5;

export class HubRecords {
  readonly #hubs: readonly string[];
  readonly #dtype: DtypeOption | undefined;
  readonly #client: HubClient;
  readonly #store = new StoredModelFacts();

  /** @param hubs Base URLs, tried in this order. */
  constructor(hubs: readonly string[] = [publicHub], dtype?: DtypeOption) {
    this.#hubs = hubs;
    this.#dtype = dtype;
    this.#client = new HubClient(hubs);
  }

  /**
   * Returns the record from stored facts, whose commit stays pinned until the model is forgotten, or else from the hub. From a server
   * without commits the facts are read again, because its files may have changed; stored facts are used while it is unreachable.
   * @throws ServiceUnavailable if no hub could be reached; EngineFailed in all other cases, with a text for the developer of the page.
   */
  async read(entry: NamedModel, label: string): Promise<ModelRecord> {
    try {
      const stored = await this.#stored(entry);
      if (stored?.model.commit !== undefined) return await this.#derive(entry, stored);
      const facts = await this.#fetched(entry).catch((caught: unknown) => {
        if (stored === undefined || !isTemporary(caught)) throw caught;
        return stored;
      });
      const record = await this.#derive(entry, facts);
      if (facts !== stored) await this.#keep(entry, facts);
      return record;
    } catch (caught) {
      throw inferenceError(`model '${entry.id}' (${label})`, caught);
    }
  }

  #fetched(entry: NamedModel): Promise<ModelFacts> {
    const reference = this.#reference(entry);
    return withTimeout((signal, onBytes) => readFacts(this.#client, { ...entry, reference, onBytes }, signal));
  }

  async #keep(entry: NamedModel, facts: ModelFacts): Promise<void> {
    try {
      await this.#store.keep(this.#keyOf(entry), entry.id, facts);
    } catch (caught) {
      console.warn(`cohabit: the facts about ${entry.id} are not stored for the next visit: ${String(caught)}`);
    }
  }

  /**
   * Derives the record, which renders the model's chat template. A template may take all memory, which crashes the tab in some
   * browsers.
   * @throws UnusableModelError if this happened in `maxUnfinished` earlier visits.
   */
  async #derive(entry: NamedModel, facts: ModelFacts): Promise<ModelRecord> {
    if (facts.gguf !== undefined && entry.dtype !== undefined) {
      throw new UnusableModelError(
        `\`dtype\` chooses among ONNX weights: choose a GGUF file as in '${facts.model.id}:Q4_K_M', or with \`file\``,
      );
    }
    const key = this.#keyOf(entry);
    const digest = await sha256Of(new TextEncoder().encode(facts.template ?? ""));
    // The model is still usable if the store fails.
    const times = await this.#store.begin(key, entry.id, digest).catch(() => 0);
    if (times >= maxUnfinished) {
      throw new UnusableModelError(
        `its chat template ended the reading of its files ${times} times: it hangs, or takes all memory; call runtime.forget('${entry.id}') to try it again`,
      );
    }
    try {
      return deriveRecord(facts, {
        id: entry.id,
        file: entry.file,
        dtype: entry.dtype ?? this.#dtype,
        avoid: avoidedDtypes(facts.model.id),
        overrides: entry.overrides,
      });
    } finally {
      await this.#store.finish(key).catch(() => undefined);
    }
  }

  /** Returns the stored facts; undefined if there are none, or if the store fails. */
  #stored(entry: NamedModel): Promise<ModelFacts | undefined> {
    return this.#store.find(this.#keyOf(entry)).catch(() => undefined);
  }

  #reference({ reference, file }: NamedModel): ReturnType<typeof parseModelReference> {
    const parsed = parseModelReference(reference, this.#hubs);
    return file !== undefined && isGguf({ path: file }) ? { ...parsed, file } : parsed;
  }

  /** The key includes the hubs, because other hubs may have another model with the same id. The URL of a folder does not depend on hubs. */
  #keyOf(entry: NamedModel): string {
    const reference = this.#reference(entry);
    const hubs = reference.kind === "folder" ? [] : this.#hubs;
    return JSON.stringify([entry.id, entry.file ?? "", reference, hubs]);
  }
}

/** `work`: its second parameter restarts the time. */
async function withTimeout<Value>(work: (signal: AbortSignal, restart: () => void) => Promise<Value>): Promise<Value> {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    const detail = `the hub did not answer within ${readTimeoutMs / 1000} s, or fell silent in the middle of an answer`;
    timeout.signal.addEventListener("abort", () => reject(new HubError({ kind: "unreachable", detail })), { once: true });
  });
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => timeout.abort(new DOMException("the time is over", "TimeoutError")), readTimeoutMs);
  };
  restart();
  try {
    return await Promise.race([work(timeout.signal, restart), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the same request may succeed later. */
function isTemporary(caught: unknown): boolean {
  return caught instanceof HubError && ["unreachable", "rate-limited", "server-failed"].includes(caught.failure.kind);
}

function inferenceError(subject: string, caught: unknown): InferenceError {
  if (caught instanceof HubError) {
    const { detail, retryAfterSeconds = retrySeconds, cause } = caught.failure;
    if (isTemporary(caught)) return new ServiceUnavailable(`${subject}: ${detail}`, Math.max(1, Math.ceil(retryAfterSeconds)));
    return new EngineFailed(`${subject}: ${detail}`, cause);
  }
  if (caught instanceof BadModelReference) return new EngineFailed(`${subject}: ${caught.message}`);
  if (caught instanceof UnusableModelError) return new EngineFailed(`${subject}: ${caught.message}`, caught.isCostly ? caught : undefined);
  if (caught instanceof EngineFailureError) return new EngineFailed(`${subject}: ${caught.failure.detail}`, caught.failure.cause);
  return new EngineFailed(`${subject}: its files could not be read`, causeOf(caught));
}
