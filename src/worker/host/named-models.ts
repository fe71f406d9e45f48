/** Reads records of models that are only named; what it takes to do so is loaded when the first one is. */
import { EngineFailed } from "../../inference/errors.ts";
import type { RecordReader } from "../models/catalogue.ts";
import type { HubRecords } from "../models/derived/hub-records.ts";
import type { ModelRecord } from "../models/model-record.ts";
import type { NamedModel } from "../models/model-entry.ts";
import { StoredModelFacts } from "../storage/stored-model-facts.ts";
import type { HostOptions } from "./host-options.ts";

export class NamedModels implements RecordReader {
  readonly #options: Pick<HostOptions, "hubs" | "dtype">;
  #records: Promise<HubRecords> | undefined;

  constructor(options: Pick<HostOptions, "hubs" | "dtype">) {
    this.#options = options;
  }

  async read(entry: NamedModel, label: string): Promise<ModelRecord> {
    return (await this.#hubRecords()).read(entry, label);
  }

  /** What was read of a model is read anew at the next start. @returns whether there was anything. */
  forget(id: string): Promise<boolean> {
    // Without a database nothing was stored in it.
    return new StoredModelFacts().forget(id).catch(() => false);
  }

  async #hubRecords(): Promise<HubRecords> {
    this.#records ??= this.#load();
    try {
      return await this.#records;
    } catch (caught) {
      this.#records = undefined;
      throw new EngineFailed(
        "a script of the runtime could not be loaded: reload the page, and check that the site serves all files of its build",
        caught,
      );
    }
  }

  async #load(): Promise<HubRecords> {
    const { HubRecords } = await import("../models/derived/hub-records.ts");
    return new HubRecords(this.#options.hubs, this.#options.dtype);
  }
}
