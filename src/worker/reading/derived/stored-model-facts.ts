/** Stores the facts of models in IndexedDB, so that a reload needs no network to derive their records. */
import type { DBSchema } from "idb";
import { z } from "zod";
import { type ModelFacts, modelFactsSchema } from "./model-facts.ts";
import { Database } from "../../base/database.ts";

/** An unfinished interpretation of a model's files, stored under a separate key. `times`: visits in which it began and did not finish. */
const begunSchema = z.object({ digest: z.string(), times: z.int() });

interface FactsDatabase extends DBSchema {
  facts: {
    /** JSON of the entry's id, file, reference and hubs; for an unfinished interpretation with the prefix "begun ". */
    key: string;
    /** `facts`: a `ModelFacts`, or an unfinished interpretation. Parsed when it is read, because another version may have stored it. */
    value: { key: string; model: string; facts: unknown };
  };
}

/** The database is opened on first use, because most pages use no model of a hub. */
export class StoredModelFacts {
  readonly #database = new Database<FactsDatabase>({ name: "cohabit-models", version: 1, stores: { facts: { keyPath: "key" } } });

  /** Returns undefined if no facts are stored, or if this version cannot parse them. */
  async find(key: string): Promise<ModelFacts | undefined> {
    const stored = await this.#database.transact(["facts"], "readonly", ({ store }) => store.get(key));
    return modelFactsSchema.safeParse(stored?.facts).data;
  }

  async keep(key: string, model: string, facts: ModelFacts): Promise<void> {
    await this.#database.transact(["facts"], "readwrite", ({ store }) => store.put({ key, model, facts }));
  }

  /**
   * Call this before interpreting files that may crash this tab. `digest`: hash of the files.
   * @returns the number of earlier visits that began with the same files and did not finish.
   */
  async begin(key: string, model: string, digest: string): Promise<number> {
    return this.#database.transact(["facts"], "readwrite", async ({ store }) => {
      const earlier = begunSchema.safeParse((await store.get(begunKey(key)))?.facts).data;
      const times = earlier?.digest === digest ? earlier.times : 0;
      await store.put({ key: begunKey(key), model, facts: { digest, times: times + 1 } satisfies z.infer<typeof begunSchema> });
      return times;
    });
  }

  async finish(key: string): Promise<void> {
    await this.#database.transact(["facts"], "readwrite", ({ store }) => store.delete(begunKey(key)));
  }

  /** Deletes the facts of a model. @returns whether there were any. */
  async forget(model: string): Promise<boolean> {
    return this.#database.transact(["facts"], "readwrite", async ({ store }) => {
      let isFound = false;
      // Entries are read one by one, because all of them together may be large.
      for await (const cursor of store) {
        if (cursor.value.model !== model) continue;
        isFound = true;
        await cursor.delete();
      }
      return isFound;
    });
  }
}

function begunKey(key: string): string {
  return `begun ${key}`;
}
