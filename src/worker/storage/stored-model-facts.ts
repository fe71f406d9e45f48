/** What was read of models that are named by a hub's id, in IndexedDB: a reload needs no network to know them. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type ModelFacts, modelFactsSchema } from "../models/derived/model-facts.ts";

interface FactsDatabase extends DBSchema {
  facts: {
    /** Reference and hubs, as `ModelEntry` names them. */
    key: string;
    /** `facts` is a `ModelFacts`; parsed when it is read, because another version may have stored it. */
    value: { key: string; model: string; facts: unknown };
  };
}

const databaseName = "cohabit-models";

export class StoredModelFacts {
  #opening: Promise<IDBPDatabase<FactsDatabase>> | undefined;

  /** Undefined if nothing is stored, or nothing that this version reads. */
  async find(key: string): Promise<ModelFacts | undefined> {
    const stored = await (await this.#open()).get("facts", key);
    return modelFactsSchema.safeParse(stored?.facts).data;
  }

  async keep(key: string, model: string, facts: ModelFacts): Promise<void> {
    await (await this.#open()).put("facts", { key, model, facts });
  }

  /** @returns whether there were any. */
  async forget(model: string): Promise<boolean> {
    const database = await this.#open();
    const entries = (await database.getAll("facts")).filter((entry) => entry.model === model);
    for (const { key } of entries) {
      // oxlint-disable-next-line no-await-in-loop
      await database.delete("facts", key);
    }
    return entries.length > 0;
  }

  /** On first use: most pages name no model of a hub. A failure is not remembered. */
  #open(): Promise<IDBPDatabase<FactsDatabase>> {
    const forget = (): void => {
      this.#opening = undefined;
    };
    this.#opening ??= openDB<FactsDatabase>(databaseName, 1, {
      upgrade: (database) => {
        database.createObjectStore("facts", { keyPath: "key" });
      },
      terminated: forget,
    }).catch((caught: unknown) => {
      forget();
      throw caught;
    });
    return this.#opening;
  }
}
