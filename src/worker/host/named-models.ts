/**
 * Reads records of models that are only named, each in a reader of its own: what a model's folder holds may hang whoever interprets
 * it, and must not do so to the host, which serves all other models.
 */
import { EngineFailed, ServiceUnavailable } from "../../inference/errors.ts";
import { ConcurrencyLimit } from "../engine/concurrency-limit.ts";
import type { RecordReader } from "../models/catalogue.ts";
import type { NamedModel } from "../models/model-entry.ts";
import type { ModelRecord } from "../models/record/model-record.ts";
import { readOutcomeSchema } from "../reading/model-reader.ts";
import { StoredModelFacts } from "../reading/derived/stored-model-facts.ts";
import type { HostOptions } from "./host-options.ts";
import type { ReaderHandle, StartReader } from "./reading/reader-handle.ts";
import { SilenceWatch } from "./slots/silence-watch.ts";

/** Readers at a time. */
const maxReaders = 8;
/** Readers that a model may end before it is left alone. */
const maxHangs = 2;
/** 5 s, where nothing else slows the machine down: small files are interpreted in milliseconds. */
const silence = { intervalMs: 250, maxUnanswered: 20 };

export class NamedModels implements RecordReader {
  readonly #options: Pick<HostOptions, "hubs" | "dtype" | "loadStallMs">;
  readonly #startReader: StartReader;
  readonly #limit = new ConcurrencyLimit(() => maxReaders);
  /** How often a reader hung, by the model's id. */
  readonly #hangs = new Map<string, number>();
  /** Reasons of models whose files took their budget, by the model's id. */
  readonly #refused = new Map<string, string>();

  constructor(options: Pick<HostOptions, "hubs" | "dtype" | "loadStallMs">, startReader: StartReader) {
    this.#options = options;
    this.#startReader = startReader;
  }

  async read(entry: NamedModel, label: string): Promise<ModelRecord> {
    if ((this.#hangs.get(entry.id) ?? 0) >= maxHangs) {
      throw new EngineFailed(`${this.#hung(entry, label)}; it is not tried again until the page is reloaded`);
    }
    const refusal = this.#refused.get(entry.id);
    if (refusal !== undefined) throw new EngineFailed(`${refusal}; it is not tried again until the page is reloaded`);
    return this.#limit.run(() => this.#read(entry, label));
  }

  /** What was read of a model is read anew at the next start. @returns whether there was anything. */
  forget(id: string): Promise<boolean> {
    this.#hangs.delete(id);
    this.#refused.delete(id);
    // Without a database nothing was stored in it.
    return new StoredModelFacts().forget(id).catch(() => false);
  }

  async #read(entry: NamedModel, label: string): Promise<ModelRecord> {
    const { hubs, dtype, loadStallMs } = this.#options;
    const handle = this.#started(entry, label);
    const { reader, died } = handle;
    const watch = new SilenceWatch({
      ask: () => reader.isAlive(),
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
        throw new EngineFailed(this.#hung(entry, label));
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

  #started({ id }: NamedModel, label: string): ReaderHandle {
    try {
      return this.#startReader();
    } catch (caught) {
      // The site's policy for workers, for example.
      throw new EngineFailed(`model '${id}' (${label}): no worker could be started to read its files`, caught);
    }
  }

  #hung({ id }: NamedModel, label: string): string {
    return `model '${id}' (${label}): interpreting its files took over ${(silence.intervalMs * silence.maxUnanswered) / 1000} s and was ended: its chat template may not end, or one of its files is too large`;
  }
}
