/** Stores datasets (contract 9): their records in the database, their content in files. */
import type { Owner } from "../../api/access/owners.ts";
import {
  datasetSchema,
  type Dataset,
  type DatasetFile,
  type DatasetOptions,
  type DatasetStore,
  type DatasetUpload,
} from "../../api/datasets/dataset.ts";
import { DatasetUploading, type DatasetLimits } from "./dataset-uploading.ts";
import type { DataStorage } from "./data-storage.ts";
import { Records, type Entry } from "./records.ts";
import { slugId } from "../../api/request/slug-id.ts";

/** Datasets expire 30 days after they were created (contract 9.2). */
const lifetimeMs = 30 * 24 * 3600 * 1000;

export class StoredDatasets implements DatasetStore {
  readonly records: Records<Dataset>;
  readonly #storage: DataStorage;
  readonly #limits: DatasetLimits;
  readonly #onCreated: (ownerId: string, id: string) => void;

  /** `onCreated`: called once a dataset is stored, to start its validation. */
  constructor(storage: DataStorage, limits: DatasetLimits, onCreated: (ownerId: string, id: string) => void) {
    this.records = new Records(storage.database, "dataset", datasetSchema);
    this.#storage = storage;
    this.#limits = limits;
    this.#onCreated = onCreated;
  }

  async beginUpload(owner: Owner): Promise<DatasetUpload> {
    await this.deleteExpired();
    const used = await this.usage(owner.organizationId);
    const commit = async (id: string, options: DatasetOptions, sources: Dataset["sources"]): Promise<boolean> => {
      const time = this.#storage.now();
      const present = await this.records.create(owner.ownerId, id, {
        id,
        organizationId: owner.organizationId,
        name: options.name,
        type: options.type,
        createdAt: time,
        updatedAt: time,
        status: "queued",
        warnings: [],
        requiredFields: options.type === "embed-input" ? ["text"] : ["custom_id", "body"],
        preservedFields: [...options.keepFields, ...options.optionalFields],
        options,
        sources,
        parts: [],
        signature: newSignature(),
      });
      this.#onCreated(owner.ownerId, id);
      return present === undefined;
    };
    return new DatasetUploading(this.#storage.files, { ...this.#limits, usedBytes: used }, commit);
  }

  async get(ownerId: string, id: string): Promise<Dataset | undefined> {
    const dataset = await this.records.get(ownerId, id);
    return dataset && this.#isExpired(dataset) ? undefined : dataset;
  }

  async list(ownerId: string): Promise<Dataset[]> {
    return (await this.records.list(ownerId)).filter((dataset) => !this.#isExpired(dataset));
  }

  async delete(ownerId: string, id: string): Promise<boolean> {
    const dataset = await this.get(ownerId, id);
    // The record is deleted first: files without a record are swept later, but a record without files could not be served.
    if (dataset === undefined || !(await this.records.delete(ownerId, id))) return false;
    await this.#deleteFiles(dataset);
    return true;
  }

  async usage(organizationId: string): Promise<number> {
    const entries = await this.records.all();
    return entries.reduce((sum, { value }) => (value.organizationId === organizationId ? sum + bytesOf(value) : sum), 0);
  }

  async openFile(id: string, fileId: string, signature: string): Promise<DatasetFile | undefined> {
    const dataset = (await this.records.find(id))?.value;
    if (dataset === undefined || dataset.signature !== signature || this.#isExpired(dataset)) return undefined;
    const part = dataset.parts.find((each) => each.id === fileId);
    const file = part ?? dataset.sources.find((each) => each.id === fileId && dataset.parts.length > 0);
    // A browser that clears the site's data may delete the files but keep the record.
    if (file === undefined || !(await this.#storage.files.isWhole(file.file, file.bytes))) return undefined;
    return { bytes: file.bytes, isJsonLines: part !== undefined, content: this.#storage.files.read(file.file, 0, file.bytes) };
  }

  /** Returns the keys of all files in datasets. */
  async fileKeys(): Promise<string[]> {
    return (await this.records.all()).flatMap(({ value }) => [...value.sources, ...value.parts].map(({ file }) => file));
  }

  async deleteExpired(): Promise<void> {
    for (const { ownerId, id, value } of await this.#expired()) {
      if (await this.records.delete(ownerId, id)) await this.#deleteFiles(value);
    }
  }

  async #expired(): Promise<Entry<Dataset>[]> {
    return (await this.records.all()).filter(({ value }) => this.#isExpired(value));
  }

  #isExpired({ createdAt }: Dataset): boolean {
    return this.#storage.now() >= createdAt + lifetimeMs;
  }

  async #deleteFiles({ sources, parts }: Dataset): Promise<void> {
    // If a file cannot be deleted now, the next host deletes it (`ContentFiles.sweep`).
    for (const { file } of [...sources, ...parts]) await this.#storage.files.delete(file).catch(() => undefined);
  }
}

function bytesOf({ sources, parts }: Dataset): number {
  return [...sources, ...parts].reduce((sum, { bytes }) => sum + bytes, 0);
}

export const newDatasetId = (name: string): string => slugId(name, "dataset");

/** Returns 128 random bits as hex. */
export function newSignature(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
