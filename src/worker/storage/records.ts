/** The stored records of one kind, separated by owner. */
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

  /** `schema`: parses values when they are read. A record that does not match, because another version stored it, counts as missing. */
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

  /** Stores a new record, or returns the existing one with this id unchanged. Throws InvalidRequest if that belongs to another owner. */
  create(ownerId: string, id: string, value: Value): Promise<Value | undefined> {
    return this.#database.change(async (transaction) => {
      const present = await transaction.objectStore("records").index("byId").get([this.#kind, id]);
      // A request that is sent again has its first id. Ids are random, so one of another owner's record shows that the request is forged.
      if (present !== undefined && present.ownerId !== ownerId) throw new InvalidRequest(`the id '${id}' is taken`);
      const entry = this.#parse(present);
      if (entry === undefined) await this.putIn(transaction, ownerId, id, value);
      return entry?.value;
    });
  }

  update(ownerId: string, id: string, change: (value: Value) => Value | undefined): Promise<Value | undefined> {
    return this.#database.change((transaction) => this.updateIn(transaction, ownerId, id, change));
  }

  /** Returns false if there was no record. */
  delete(ownerId: string, id: string): Promise<boolean> {
    return this.#database.change((transaction) => this.deleteIn(transaction, ownerId, id));
  }

  entry(ownerId: string, id: string): Promise<Entry<Value> | undefined> {
    return this.#database.read(async (transaction) => this.#parse(await transaction.objectStore("records").get([this.#kind, ownerId, id])));
  }

  /** Returns the record with this id, regardless of its owner. */
  find(id: string): Promise<Entry<Value> | undefined> {
    return this.#database.read(async (transaction) =>
      this.#parse(await transaction.objectStore("records").index("byId").get([this.#kind, id])),
    );
  }

  /** Returns the records of an owner, newest first. */
  async entries(ownerId: string): Promise<Entry<Value>[]> {
    const range = IDBKeyRange.bound([this.#kind, ownerId, 0], [this.#kind, ownerId, Infinity]);
    const stored = await this.#database.read((transaction) => transaction.objectStore("records").index("byAge").getAll(range));
    return stored.toReversed().flatMap((record) => this.#parse(record) ?? []);
  }

  /** Returns the records of all owners, oldest first. */
  async all(): Promise<Entry<Value>[]> {
    // In IndexedDB an array sorts after every string and number, so this range has all keys of the kind.
    const range = IDBKeyRange.bound([this.#kind], [this.#kind, []]);
    const stored = await this.#database.read((transaction) => transaction.objectStore("records").getAll(range));
    return stored.flatMap((record) => this.#parse(record) ?? []).sort((a, b) => a.createdAt - b.createdAt);
  }

  /** Like `put`, within a transaction. A replaced record keeps its creation time. */
  async putIn(transaction: RecordTransaction<"readwrite">, ownerId: string, id: string, value: Value): Promise<void> {
    const records = transaction.objectStore("records");
    const present = await records.get([this.#kind, ownerId, id]);
    const createdAt = present?.createdAt ?? this.#database.creationTime();
    await records.put({ kind: this.#kind, ownerId, id, createdAt, data: value });
  }

  /** Like `update`, within a transaction. */
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

  /** Like `delete`, within a transaction. */
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
