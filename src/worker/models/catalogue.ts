/** All models of a runtime, and the names they answer to. A model that is only named has a record once its files were read. */
import { causeOf } from "../../inference/cause-of.ts";
import type { Endpoint, ModelDescription, ModelDirectory, ModelStatus } from "../../inference/models.ts";
import { EngineFailed, ServiceUnavailable } from "../../inference/errors.ts";
import { untilAborted } from "../base/until-aborted.ts";
import { withSlash } from "./record/model-reference.ts";
import { describeModel, describeUnread, endpointsOfRole } from "./describe-model.ts";
import type { ModelEntry, NamedModel } from "./model-entry.ts";
import type { ModelRecord } from "./record/model-record.ts";
import { starterModels } from "./starter-models.ts";

/** Reads the records of models that are only named. */
export interface RecordReader {
  /** @param label Names the entry for whoever wrote the option. Rejects with an `InferenceError`. */
  read: (entry: NamedModel, label: string) => Promise<ModelRecord>;
}

/** What the host does when an entry's record is known, or could not be read. */
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
  named: NamedModel;
  /** Names the entry in messages. */
  label: string;
  reading: Promise<ModelRecord> | undefined;
  error: string | undefined;
}

export interface CatalogueOptions {
  /** Added to the starter models; an entry with the id of an earlier one replaces it. */
  models: readonly ModelEntry[];
  /** Names, or patterns with `*`, and the model id that each stands for; the first match wins. */
  aliases: Readonly<Record<string, string>>;
  /** Folder of the models that name no source of their own, with a trailing slash. */
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
    // The last of a role answers requests that name no model: a starter that is added does not take the place of the usual one.
    for (const entry of models) if (entry.kind === "starter") putRecord(entry.record);
    for (const record of starterModels()) putRecord(record);
    for (const [index, entry] of models.entries()) {
      if (entry.kind === "record") putRecord(entry.record);
      if (entry.kind !== "named") continue;
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

  /** See `ModelDirectory`. A model that cannot be read, and may be of another role, is no default. */
  async prepare(name: string | undefined, endpoint: Endpoint | undefined, signal: AbortSignal): Promise<void> {
    if (name !== undefined) {
      const entry = this.#entries.get(this.#idOf(name) ?? "");
      if (entry?.kind === "unread") await untilAborted(this.#read(entry), signal);
      return;
    }
    const serves = (role: ModelRecord["role"]): boolean => endpoint !== undefined && endpointsOfRole[role].includes(endpoint);
    for (const entry of [...this.#entries.values()].toReversed()) {
      const role = entry.kind === "known" ? entry.record.role : entry.named.overrides.role;
      if (role !== undefined && !serves(role)) continue;
      if (entry.kind === "known") return;
      try {
        // The last entry that serves the endpoint counts: an earlier one is read only if it does not.
        // oxlint-disable-next-line no-await-in-loop
        const record = await untilAborted(this.#read(entry), signal);
        if (serves(record.role)) return;
      } catch (failure) {
        if (signal.aborted || role !== undefined) throw failure;
      }
    }
  }

  /** Reads everything that is only named. What cannot be read is told to `warn`, and again to whoever asks for it. */
  async readAll(warn: (line: string) => void): Promise<void> {
    const unread = [...this.#entries.values()].filter((entry) => entry.kind === "unread");
    await Promise.all(
      unread.map((entry) => this.#read(entry).catch((failure: unknown) => warn(`cohabit: ${textOf(failure)}${causeText(failure)}`))),
    );
  }

  /** The models whose files were not read. */
  unread(): ModelStatus[] {
    return [...this.#entries.values()].filter((entry) => entry.kind === "unread").map(statusOf);
  }

  /** The record behind a description, once it is known; `source` is an absolute URL with a trailing slash. */
  record(id: string): ModelRecord | undefined {
    const entry = this.#entries.get(id);
    return entry?.kind === "known" ? entry.record : undefined;
  }

  records(): ModelRecord[] {
    return [...this.#entries.values()].flatMap((entry) => (entry.kind === "known" ? [entry.record] : []));
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
      // The next call tries again: a hub that was away may be back.
      entry.reading = undefined;
      entry.error = textOf(failure);
      this.#listener.onUnread(statusOf(entry));
      throw failure;
    }
  }

  /** In the place of an earlier entry of that id. */
  #put(id: string, entry: KnownEntry | UnreadEntry): void {
    this.#entries.set(id, entry);
    this.#descriptions = undefined;
  }

  #describe(): ModelDescription[] {
    const entries = [...this.#entries].sort(([one], [other]) => (one < other ? -1 : 1));
    // Later records of a role are the user's: the last is the default of the role.
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

/** As a reader throws it. */
function textOf(failure: unknown): string {
  if (failure instanceof EngineFailed) return failure.code;
  return failure instanceof ServiceUnavailable ? failure.detail : String(failure);
}

function causeText(failure: unknown): string {
  return failure instanceof Error && failure.cause !== undefined ? `, caused by ${causeOf(failure.cause)}` : "";
}

function folderUrl(record: ModelRecord, modelsUrl: string): string {
  // A path, whatever is in the id: "llama:8b" looks like a URL of its own.
  const folder = record.source ?? `./${record.id.replaceAll(/[?#\\]/g, encodeURIComponent)}/`;
  return withSlash(new URL(folder, modelsUrl).href);
}

function patternOf(alias: string): RegExp {
  const literal = alias.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join(".*")}$`, "u");
}
