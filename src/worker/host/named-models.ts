/**
 * Reads the records of models that are given only by a reference. Each is read in its own reader, because interpreting a model's files
 * may hang, and the host must still serve all other models.
 */
import { EngineFailed, ServiceUnavailable } from "../../inference/errors.ts";
import { ConcurrencyLimit } from "../engine/concurrency-limit.ts";
import type { NamedModel } from "../models/model-entry.ts";
import type { ModelRecord } from "../models/record/model-record.ts";
import { readOutcomeSchema } from "../reading/model-reader.ts";
import { StoredModelFacts } from "../reading/derived/stored-model-facts.ts";
import type { HostOptions } from "./host-options.ts";
import type { ReaderHandle, StartReader } from "./reading/reader-handle.ts";
import { SilenceWatch } from "./slots/silence-watch.ts";

/** Max readers at the same time. */
const maxReaders = 8;
/** Max readers that may hang on a model. After that it is not tried again. */
const maxHangs = 2;
/** 5 s on an idle machine. Small files are interpreted in milliseconds. */
const silence = { intervalMs: 250, maxUnanswered: 20 };

export class NamedModels {
  readonly #options: Pick<HostOptions, "hubs" | "dtype" | "loadStallMs">;
  readonly #startReader: StartReader;
  readonly #limit = new ConcurrencyLimit(() => maxReaders);
  /** Number of readers that hung, by the model's id. */
  readonly #hangs = new Map<string, number>();
  /** Errors of models whose reading took too much time or memory, by the model's id. */
  readonly #refused = new Map<string, string>();

  constructor(options: Pick<HostOptions, "hubs" | "dtype" | "loadStallMs">, startReader: StartReader) {
    this.#options = options;
    this.#startReader = startReader;
  }

  async read(entry: NamedModel, label: string): Promise<ModelRecord> {
    if ((this.#hangs.get(entry.id) ?? 0) >= maxHangs) {
      throw new EngineFailed(`${this.#hangText(entry, label)}; it is not tried again until the page is reloaded`);
    }
    const refusal = this.#refused.get(entry.id);
    if (refusal !== undefined) throw new EngineFailed(`${refusal}; it is not tried again until the page is reloaded`);
    return this.#limit.run(() => this.#read(entry, label));
  }

  /** Deletes the stored facts of a model, which are read again at the next start. @returns whether there were any. */
  forget(id: string): Promise<boolean> {
    this.#hangs.delete(id);
    this.#refused.delete(id);
    // If there is no database, no facts were stored.
    return new StoredModelFacts().forget(id).catch(() => false);
  }

  async #read(entry: NamedModel, label: string): Promise<ModelRecord> {
    const { hubs, dtype, loadStallMs } = this.#options;
    const handle = this.#start(entry, label);
    const { reader, died } = handle;
    const watch = new SilenceWatch({
      ping: () => reader.isAlive(),
      ...silence,
      maxUnansweredAtStart: Math.ceil(loadStallMs / silence.intervalMs),
    });
    try {
      const read = reader.read({ entry, label, hubs, dtype }).then(
        (outcome) => readOutcomeSchema.parse(outcome),
        (caught: unknown) => {
          throw new EngineFailed(`model '${entry.id}' (${label}): its files could not be read`, caught);
        },
      );
      const ended = died.then((reason) => {
        throw new EngineFailed(`model '${entry.id}' (${label}): ${reason}`);
      });
      const hung = watch.silent.then(() => {
        this.#hangs.set(entry.id, (this.#hangs.get(entry.id) ?? 0) + 1);
        throw new EngineFailed(this.#hangText(entry, label));
      });
      const outcome = await Promise.race([read, ended, hung]);
      if (outcome.ok) return outcome.record;
      const { failure } = outcome;
      if (failure.kind === "unavailable") throw new ServiceUnavailable(failure.detail, failure.retryAfterSeconds);
      if (failure.isCostly === true) this.#refused.set(entry.id, failure.detail);
      throw new EngineFailed(failure.detail, failure.cause);
    } finally {
      watch.stop();
      handle.end();
    }
  }

  #start({ id }: NamedModel, label: string): ReaderHandle {
    try {
      return this.#startReader();
    } catch (caught) {
      // For example, the site's Content Security Policy forbids the worker.
      throw new EngineFailed(`model '${id}' (${label}): no worker could be started to read its files`, caught);
    }
  }

  #hangText({ id }: NamedModel, label: string): string {
    return `model '${id}' (${label}): interpreting its files took over ${(silence.intervalMs * silence.maxUnanswered) / 1000} s and was ended: its chat template may not end, or one of its files is too large`;
  }
}
