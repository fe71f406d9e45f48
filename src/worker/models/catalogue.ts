/** All models of a runtime, with their aliases. A model that is given only by its name has a record once its files were read. */
import { causeOf } from "../../inference/cause-of.ts";
import type { Endpoint, ModelDescription, ModelDirectory, ModelStatus } from "../../inference/models.ts";
import { EngineFailed, ServiceUnavailable } from "../../inference/errors.ts";
import { orCancelled } from "../base/or-cancelled.ts";
import { withSlash } from "./record/model-reference.ts";
import { describeModel, describeUnread, endpointsOfRole } from "./describe-model.ts";
import type { BuiltInModel, ModelEntry, NamedModel } from "./model-entry.ts";
import type { ModelRecord } from "./record/model-record.ts";
import { starterModels } from "./starter-models.ts";

/** A model without a complete record at the start. */
type UnreadModel = NamedModel | BuiltInModel;

/** Reads the records of models that are given only by their names, and of the browser's own. */
export interface RecordReader {
  /** @param label Position of the entry in the option `models`, for messages. Rejects with an `InferenceError`. */
  read: (entry: UnreadModel, label: string) => Promise<ModelRecord>;
}

/** Callbacks for entries whose record was read, or could not be read. */
export interface CatalogueListener {
  onRecord: (record: ModelRecord) => void;
  onUnread: (status: ModelStatus) => void;
}

interface KnownEntry {
  kind: "known";
  record: ModelRecord;
}

interface UnreadEntry {
  kind: "unread";
  named: UnreadModel;
  /** Position of the entry in the option `models`, for messages. */
  label: string;
  reading: Promise<ModelRecord> | undefined;
  error: string | undefined;
}

export interface CatalogueOptions {
  /** Added to the starter models; an entry with the id of an earlier one replaces it. */
  models: readonly ModelEntry[];
  /** Maps names, or patterns with `*`, to model ids. The first match wins. */
  aliases: Readonly<Record<string, string>>;
  /** Folder of the models without a `source`, with a trailing slash. */
  modelsUrl: string;
  reader: RecordReader;
  listener: CatalogueListener;
}

export class Catalogue implements ModelDirectory {
  readonly #entries = new Map<string, KnownEntry | UnreadEntry>();
  readonly #aliases: { matches: RegExp; target: string }[];
  readonly #reader: RecordReader;
  readonly #listener: CatalogueListener;
  #descriptions: ModelDescription[] | undefined;

  constructor({ models, aliases, modelsUrl, reader, listener }: CatalogueOptions) {
    const putRecord = (record: ModelRecord): void =>
      this.#put(record.id, { kind: "known", record: { ...record, source: folderUrl(record, modelsUrl) } });
    // The last model of a role is its default. Optional starters come first, so that they do not replace the usual default.
    for (const entry of models) if (entry.kind === "starter") putRecord(entry.record);
    for (const record of starterModels()) putRecord(record);
    for (const [index, entry] of models.entries()) {
      if (entry.kind === "record") putRecord(entry.record);
      if (entry.kind !== "named" && entry.kind !== "built-in") continue;
      this.#put(entry.id, { kind: "unread", named: entry, label: `models[${index}]`, reading: undefined, error: undefined });
    }
    this.#aliases = Object.entries(aliases).map(([pattern, target]) => ({ matches: patternOf(pattern), target }));
    this.#reader = reader;
    this.#listener = listener;
  }

  list(): ModelDescription[] {
    this.#descriptions ??= this.#describe();
    return this.#descriptions;
  }

  find(name: string): ModelDescription | undefined {
    const id = this.#idOf(name);
    return this.list().find((description) => description.name === id);
  }

  defaultFor(endpoint: Endpoint): ModelDescription | undefined {
    return this.list().find((description) => description.defaultEndpoints.includes(endpoint));
  }

  /** See `ModelDirectory`. An unreadable model whose role is unknown does not become a default. */
  async prepare(name: string | undefined, endpoint: Endpoint | undefined, signal: AbortSignal): Promise<void> {
    if (name !== undefined) {
      const entry = this.#entries.get(this.#idOf(name) ?? "");
      if (entry?.kind === "unread") await orCancelled(this.#read(entry), signal);
      return;
    }
    const serves = (role: ModelRecord["role"]): boolean => endpoint !== undefined && endpointsOfRole[role].includes(endpoint);
    for (const entry of [...this.#entries.values()].toReversed()) {
      const role = entry.kind === "known" ? entry.record.role : entry.named.overrides.role;
      if (role !== undefined && !serves(role)) continue;
      if (entry.kind === "known") return;
      try {
        // The last entry that serves the endpoint is the default: an earlier entry is read only if this one does not serve it.
        // oxlint-disable-next-line no-await-in-loop
        const record = await orCancelled(this.#read(entry), signal);
        if (serves(record.role)) return;
      } catch (failure) {
        if (signal.aborted || role !== undefined) throw failure;
      }
    }
  }

  /** Reads the records of all unread entries. Failures are passed to `warn`; a later request for the model tries again. */
  async readAll(warn: (line: string) => void): Promise<void> {
    const unread = [...this.#entries.values()].filter((entry) => entry.kind === "unread");
    await Promise.all(
      unread.map((entry) => this.#read(entry).catch((failure: unknown) => warn(`cohabit: ${textOf(failure)}${causeText(failure)}`))),
    );
  }

  /** Returns the status of each model whose files were not read. */
  unread(): ModelStatus[] {
    return [...this.#entries.values()].filter((entry) => entry.kind === "unread").map(statusOf);
  }

  /** Returns the record of a model, or undefined if it was not read yet. `source` is an absolute URL with a trailing slash. */
  record(id: string): ModelRecord | undefined {
    const entry = this.#entries.get(id);
    return entry?.kind === "known" ? entry.record : undefined;
  }

  records(): ModelRecord[] {
    return [...this.#entries.values()].flatMap((entry) => (entry.kind === "known" ? [entry.record] : []));
  }

  /** Sets the context length that a model has since it was loaded. */
  setContextLength(id: string, contextLength: number): void {
    const record = this.record(id);
    if (record !== undefined) this.#put(id, { kind: "known", record: { ...record, contextLength } });
  }

  #read(entry: UnreadEntry): Promise<ModelRecord> {
    entry.reading ??= this.#readOnce(entry);
    return entry.reading;
  }

  async #readOnce(entry: UnreadEntry): Promise<ModelRecord> {
    const { named, label } = entry;
    try {
      const record = await this.#reader.read(named, label);
      this.#put(named.id, { kind: "known", record });
      this.#listener.onRecord(record);
      return record;
    } catch (failure) {
      // Lets the next call try again: the hub may be reachable by then.
      entry.reading = undefined;
      entry.error = textOf(failure);
      this.#listener.onUnread(statusOf(entry));
      throw failure;
    }
  }

  /** Replaces an earlier entry with the same id. */
  #put(id: string, entry: KnownEntry | UnreadEntry): void {
    this.#entries.set(id, entry);
    this.#descriptions = undefined;
  }

  #describe(): ModelDescription[] {
    const entries = [...this.#entries].sort(([one], [other]) => (one < other ? -1 : 1));
    // The records of users come after the starter models, and the last record of a role is its default.
    const defaults = new Map(this.records().map((record) => [record.role, record.id]));
    return entries.map(([id, entry]) =>
      entry.kind === "known" ? describeModel(entry.record, defaults.get(entry.record.role) === id) : describeUnread(entry.named),
    );
  }

  #idOf(name: string): string | undefined {
    return this.#entries.has(name) ? name : this.#aliases.find((alias) => alias.matches.test(name))?.target;
  }
}

function statusOf({ named, error }: UnreadEntry): ModelStatus {
  const { role } = named.overrides;
  const known = { id: named.id, ...(role !== undefined && { role }) };
  return error === undefined ? { ...known, state: "unloaded" } : { ...known, state: "failed", error };
}

/** Returns the text of an error that a reader threw. */
function textOf(failure: unknown): string {
  if (failure instanceof EngineFailed) return failure.code;
  return failure instanceof ServiceUnavailable ? failure.detail : String(failure);
}

function causeText(failure: unknown): string {
  return failure instanceof Error && failure.cause !== undefined ? `, caused by ${causeOf(failure.cause)}` : "";
}

function folderUrl(record: ModelRecord, modelsUrl: string): string {
  // The leading "./" keeps an id such as "llama:8b" from being parsed as a URL.
  const folder = record.source ?? `./${record.id.replaceAll(/[?#\\]/g, encodeURIComponent)}/`;
  return withSlash(new URL(folder, modelsUrl).href);
}

function patternOf(alias: string): RegExp {
  const literal = alias.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join(".*")}$`, "u");
}
