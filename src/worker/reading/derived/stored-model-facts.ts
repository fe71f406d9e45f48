/** What was read of models that are named by a hub's id, in IndexedDB: a reload needs no network to know them. */
import type { DBSchema } from "idb";
import { z } from "zod";
import { type ModelFacts, modelFactsSchema } from "./model-facts.ts";
import { Database } from "../../base/database.ts";

/** Under a key of its own beside the facts: files whose interpretation has begun, and has not ended in so many visits. */
const begunSchema = z.object({ digest: z.string(), times: z.int() });

interface FactsDatabase extends DBSchema {
  facts: {
    /** Reference and hubs, as `ModelEntry` names them. */
    key: string;
    /** `facts` is a `ModelFacts`, or says what was begun; parsed when it is read, because another version may have stored it. */
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

  /**
   * To be called before files are interpreted that may end this tab. `digest`: of the files.
   * @returns how often the same ones were begun with and not finished.
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

  /** @returns whether there were any. */
  async forget(model: string): Promise<boolean> {
    return this.#database.transact(["facts"], "readwrite", async ({ store }) => {
      let isFound = false;
      // One by one: together they may be large.
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
