/** What was read of models that are named by a hub's id, in IndexedDB: a reload needs no network to know them. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { z } from "zod";
import { type ModelFacts, modelFactsSchema } from "../models/derived/model-facts.ts";

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

  /**
   * To be called before files are interpreted that may end this tab. `digest`: of the files.
   * @returns how often the same ones were begun with and not finished.
   */
  async begin(key: string, model: string, digest: string): Promise<number> {
    const transaction = (await this.#open()).transaction("facts", "readwrite");
    const earlier = begunSchema.safeParse((await transaction.store.get(begunKey(key)))?.facts).data;
    const times = earlier?.digest === digest ? earlier.times : 0;
    await transaction.store.put({ key: begunKey(key), model, facts: { digest, times: times + 1 } satisfies z.infer<typeof begunSchema> });
    await transaction.done;
    return times;
  }

  async finish(key: string): Promise<void> {
    await (await this.#open()).delete("facts", begunKey(key));
  }

  /** @returns whether there were any. */
  async forget(model: string): Promise<boolean> {
    const transaction = (await this.#open()).transaction("facts", "readwrite");
    let isFound = false;
    // One by one: together they may be large.
    for await (const cursor of transaction.store) {
      if (cursor.value.model !== model) continue;
      isFound = true;
      await cursor.delete();
    }
    await transaction.done;
    return isFound;
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

function begunKey(key: string): string {
  return `begun ${key}`;
}
