/**
 * The one database of what callers store: records of every kind, and the content of large files in browsers whose
 * private file system cannot be written. A transaction may change records of several kinds, so a change is whole or did
 * not happen.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";

export interface StoredRecord {
  /** "dataset", "embed-job", ...: each kind has a schema of its own. */
  kind: string;
  ownerId: string;
  /** Unique within the kind, over all owners. */
  id: string;
  /** `Date.now()`; records of one realm never share it, so that "newest first" is an order. */
  createdAt: number;
  /** Parsed when it is read, because another version may have stored it. Anything that structured clone takes, also a CryptoKey. */
  data: unknown;
}

interface RecordSchema extends DBSchema {
  records: {
    key: [kind: string, ownerId: string, id: string];
    value: StoredRecord;
    indexes: { byId: [kind: string, id: string]; byAge: [kind: string, ownerId: string, createdAt: number] };
  };
  /** Content of files, see `IndexedDbContent`. */
  blocks: { key: [file: string, index: number]; value: Uint8Array<ArrayBuffer> };
}

type Mode = "readonly" | "readwrite";
export type RecordTransaction<TransactionMode extends Mode = Mode> = IDBPTransaction<RecordSchema, ["records"], TransactionMode>;

/** A step for each version; a database of an older one takes those that it lacks, within one transaction. */
const migrations: readonly ((database: IDBPDatabase<RecordSchema>) => void)[] = [
  (database) => {
    const records = database.createObjectStore("records", { keyPath: ["kind", "ownerId", "id"] });
    records.createIndex("byId", ["kind", "id"], { unique: true });
    records.createIndex("byAge", ["kind", "ownerId", "createdAt"]);
    database.createObjectStore("blocks");
  },
];

export class RecordDatabase {
  readonly #name: string;
  readonly #now: () => number;
  #opening: Promise<IDBPDatabase<RecordSchema>> | undefined;
  #lastCreatedAt = 0;

  constructor(name = "cohabit", now: () => number = () => Date.now()) {
    this.#name = name;
    this.#now = now;
  }

  /** Milliseconds since 1970, later than at every call before. */
  creationTime(): number {
    this.#lastCreatedAt = Math.max(this.#now(), this.#lastCreatedAt + 1);
    return this.#lastCreatedAt;
  }

  /**
   * Runs `work` in a transaction, which is undone if `work` throws. `work` may await nothing but requests of the
   * transaction. Resolves once the change outlives the end of the browser.
   */
  async change<Result>(work: (transaction: RecordTransaction<"readwrite">) => Promise<Result>): Promise<Result> {
    const database = await this.open();
    const transaction = database.transaction("records", "readwrite", { durability: "strict" });
    try {
      const result = await work(transaction);
      await transaction.done;
      return result;
    } catch (failure) {
      // Its rejection is this failure again.
      transaction.done.catch(() => undefined);
      try {
        transaction.abort();
      } catch {
        // It has failed by itself.
      }
      throw failure;
    }
  }

  async read<Result>(work: (transaction: RecordTransaction<"readonly">) => Promise<Result>): Promise<Result> {
    return work((await this.open()).transaction("records", "readonly"));
  }

  /** On first use, because most pages store nothing. A failure is not remembered. */
  open(): Promise<IDBPDatabase<RecordSchema>> {
    const forget = (): void => {
      this.#opening = undefined;
    };
    this.#opening ??= openDB<RecordSchema>(this.#name, migrations.length, {
      upgrade: (database, oldVersion) => {
        for (const migrate of migrations.slice(oldVersion)) migrate(database);
      },
      // A newer version in another tab waits for this connection.
      blocking: (_current, _blocked, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    }).catch((caught: unknown) => {
      forget();
      throw caught;
    });
    return this.#opening;
  }
}
