/** Records of one kind in the database, separated by owner. */
import type { z } from "zod";
import { InvalidRequest } from "../../api/response/errors.ts";
import type { RecordStore } from "../../api/stores.ts";
import type { RecordDatabase, RecordTransaction, StoredRecord } from "./record-database.ts";

/** A record with the fields that the database adds. */
export interface Entry<Value> {
  ownerId: string;
  id: string;
  createdAt: number;
  value: Value;
}

export class Records<Value> implements RecordStore<Value> {
  readonly #database: RecordDatabase;
  readonly #kind: string;
  readonly #schema: z.ZodType<Value>;

  /** `schema`: what a value must be to be read; a record of another version that is none counts as missing. */
  constructor(database: RecordDatabase, kind: string, schema: z.ZodType<Value>) {
    this.#database = database;
    this.#kind = kind;
    this.#schema = schema;
  }

  async get(ownerId: string, id: string): Promise<Value | undefined> {
    return (await this.entry(ownerId, id))?.value;
  }

  async list(ownerId: string): Promise<Value[]> {
    return (await this.entries(ownerId)).map(({ value }) => value);
  }

  async put(ownerId: string, id: string, value: Value): Promise<void> {
    await this.#database.change((transaction) => this.putIn(transaction, ownerId, id, value));
  }

  /** Stores a new record. If there is one of this id, that stays, and is returned. Throws InvalidRequest if it is another owner's. */
  create(ownerId: string, id: string, value: Value): Promise<Value | undefined> {
    return this.#database.change(async (transaction) => {
      const present = await transaction.objectStore("records").index("byId").get([this.#kind, id]);
      // No two calls draw one id: the journal that it came with is not of a call of this owner.
      if (present !== undefined && present.ownerId !== ownerId) throw new InvalidRequest(`the id '${id}' is taken`);
      const entry = this.#parse(present);
      if (entry === undefined) await this.putIn(transaction, ownerId, id, value);
      return entry?.value;
    });
  }

  update(ownerId: string, id: string, change: (value: Value) => Value | undefined): Promise<Value | undefined> {
    return this.#database.change((transaction) => this.updateIn(transaction, ownerId, id, change));
  }

  /** Returns whether there was one. */
  delete(ownerId: string, id: string): Promise<boolean> {
    return this.#database.change((transaction) => this.deleteIn(transaction, ownerId, id));
  }

  entry(ownerId: string, id: string): Promise<Entry<Value> | undefined> {
    return this.#database.read(async (transaction) => this.#parse(await transaction.objectStore("records").get([this.#kind, ownerId, id])));
  }

  /** Whoever owns it. */
  find(id: string): Promise<Entry<Value> | undefined> {
    return this.#database.read(async (transaction) =>
      this.#parse(await transaction.objectStore("records").index("byId").get([this.#kind, id])),
    );
  }

  /** Newest first. */
  async entries(ownerId: string): Promise<Entry<Value>[]> {
    const range = IDBKeyRange.bound([this.#kind, ownerId, 0], [this.#kind, ownerId, Infinity]);
    const stored = await this.#database.read((transaction) => transaction.objectStore("records").index("byAge").getAll(range));
    return stored.toReversed().flatMap((record) => this.#parse(record) ?? []);
  }

  /** Of all owners, oldest first. */
  async all(): Promise<Entry<Value>[]> {
    // An array sorts after every text and number.
    const range = IDBKeyRange.bound([this.#kind], [this.#kind, []]);
    const stored = await this.#database.read((transaction) => transaction.objectStore("records").getAll(range));
    return stored.flatMap((record) => this.#parse(record) ?? []).sort((a, b) => a.createdAt - b.createdAt);
  }

  /** As `put`, within a transaction. A new record gets the time, a replaced one keeps its own. */
  async putIn(transaction: RecordTransaction<"readwrite">, ownerId: string, id: string, value: Value): Promise<void> {
    const records = transaction.objectStore("records");
    const present = await records.get([this.#kind, ownerId, id]);
    const createdAt = present?.createdAt ?? this.#database.creationTime();
    await records.put({ kind: this.#kind, ownerId, id, createdAt, data: value });
  }

  /** As `update`, within a transaction. */
  async updateIn(
    transaction: RecordTransaction<"readwrite">,
    ownerId: string,
    id: string,
    change: (value: Value) => Value | undefined,
  ): Promise<Value | undefined> {
    const records = transaction.objectStore("records");
    const entry = this.#parse(await records.get([this.#kind, ownerId, id]));
    if (entry === undefined) return undefined;
    const changed = change(entry.value);
    if (changed === undefined) await records.delete([this.#kind, ownerId, id]);
    else if (changed !== entry.value) await records.put({ kind: this.#kind, ownerId, id, createdAt: entry.createdAt, data: changed });
    return changed;
  }

  /** As `delete`, within a transaction. */
  async deleteIn(transaction: RecordTransaction<"readwrite">, ownerId: string, id: string): Promise<boolean> {
    const records = transaction.objectStore("records");
    const key: [string, string, string] = [this.#kind, ownerId, id];
    if ((await records.getKey(key)) === undefined) return false;
    await records.delete(key);
    return true;
  }

  async getIn(transaction: RecordTransaction, ownerId: string, id: string): Promise<Value | undefined> {
    return this.#parse(await transaction.objectStore("records").get([this.#kind, ownerId, id]))?.value;
  }

  #parse(stored: StoredRecord | undefined): Entry<Value> | undefined {
    const { success, data } = this.#schema.safeParse(stored?.data);
    return stored === undefined || !success ? undefined : { ...stored, value: data };
  }
}
