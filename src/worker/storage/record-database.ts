/**
 * The one database of what callers store: records of every kind, and the content of large files in browsers whose
 * private file system cannot be written. A transaction may change records of several kinds, so a change is whole or did
 * not happen.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { z } from "zod";
import { HostSupersededError } from "./host-superseded-error.ts";

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

const epochSchema = z.number().catch(0);

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

/** A host that writes: of several of one site, the one with the largest epoch. */
export interface WritingHost {
  /** Name of the site and of its version: those of one origin share the database, each with a host of its own. */
  site: string;
  epoch: number;
}

/** Where the epoch of a site's latest host stands. */
const hostKey = (site: string): [string, string, string] => ["host", "", site];

export class RecordDatabase {
  readonly #host: WritingHost | undefined;
  readonly #name: string;
  readonly #now: () => number;
  #opening: Promise<IDBPDatabase<RecordSchema>> | undefined;
  #lastCreatedAt = 0;

  /** `host`: once a later one of its site has changed anything, it changes nothing any more. Default: whoever opens it may. */
  constructor(name = "cohabit", now: () => number = () => Date.now(), host?: WritingHost) {
    this.#host = host;
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
   * transaction. Resolves once the change outlives the end of the browser. Throws HostSupersededError.
   */
  async change<Result>(work: (transaction: RecordTransaction<"readwrite">) => Promise<Result>): Promise<Result> {
    const database = await this.open();
    const transaction = database.transaction("records", "readwrite", { durability: "strict" });
    try {
      await this.#checkHost(transaction);
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

  /** From now on earlier hosts of the site change nothing any more. Throws HostSupersededError. */
  async supersede(): Promise<void> {
    if (this.#host !== undefined) await this.change(() => Promise.resolve());
  }

  async #checkHost(transaction: RecordTransaction<"readwrite">): Promise<void> {
    if (this.#host === undefined) return;
    const { site, epoch } = this.#host;
    const records = transaction.objectStore("records");
    const latest = epochSchema.parse((await records.get(hostKey(site)))?.data);
    if (latest > epoch) throw new HostSupersededError();
    const [kind, ownerId, id] = hostKey(site);
    if (latest < epoch) await records.put({ kind, ownerId, id, createdAt: this.creationTime(), data: epoch });
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
