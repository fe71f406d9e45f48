/** What was read of models that are named by a hub's id, in IndexedDB: a reload needs no network to know them. */
import type { DBSchema } from "idb";
import { type ModelFacts, modelFactsSchema } from "../models/derived/model-facts.ts";
import { Database } from "./database.ts";

interface FactsDatabase extends DBSchema {
  facts: {
    /** Reference and hubs, as `ModelEntry` names them. */
    key: string;
    /** `facts` is a `ModelFacts`; parsed when it is read, because another version may have stored it. */
    value: { key: string; model: string; facts: unknown };
  };
}

/** Opened on first use: most pages name no model of a hub. */
export class StoredModelFacts {
  readonly #database = new Database<FactsDatabase>({ name: "cohabit-models", version: 1, stores: { facts: { keyPath: "key" } } });

  /** Undefined if nothing is stored, or nothing that this version reads. */
  async find(key: string): Promise<ModelFacts | undefined> {
    const stored = await this.#database.transact(["facts"], "readonly", ({ store }) => store.get(key));
    return modelFactsSchema.safeParse(stored?.facts).data;
  }

  async keep(key: string, model: string, facts: ModelFacts): Promise<void> {
    await this.#database.transact(["facts"], "readwrite", ({ store }) => store.put({ key, model, facts }));
  }

  /** @returns whether there were any. */
  forget(model: string): Promise<boolean> {
    return this.#database.transact(["facts"], "readwrite", async ({ store }) => {
      const entries = (await store.getAll()).filter((entry) => entry.model === model);
      await Promise.all(entries.map(({ key }) => store.delete(key)));
      return entries.length > 0;
    });
  }
}
