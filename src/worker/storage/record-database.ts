/**
 * The database of all records that callers store. In browsers whose private file system cannot be written in place, it also has the
 * content of large files. One transaction may change records of several kinds, so that such a change is atomic.
 */
import type { DBSchema, IDBPTransaction } from "idb";
import { epochOf } from "../../transport/epoch.ts";
import { Database, type DatabaseLayout } from "../base/database.ts";
import { asStorageFailure } from "./storage-failure.ts";
import type { WritingHost } from "./writing-host.ts";

export interface StoredRecord {
  /** Such as "dataset" or "embed-job". Each kind has its own schema. */
  kind: string;
  ownerId: string;
  /** Unique within the kind, over all owners. */
  id: string;
  /** Milliseconds since 1970, unique within a realm, so that records can be sorted by age. */
  createdAt: number;
  /** Any value that structured clone supports, even a CryptoKey. Parsed when it is read, because another version may have stored it. */
  data: unknown;
}

interface RecordSchema extends DBSchema {
  records: {
    key: [kind: string, ownerId: string, id: string];
    value: StoredRecord;
    indexes: { byId: [kind: string, id: string]; byAge: [kind: string, ownerId: string, createdAt: number] };
  };
  /** File content, see `IndexedDbContent`. */
  blocks: { key: [file: string, index: number]; value: Uint8Array<ArrayBuffer> };
}

const layout: Omit<DatabaseLayout<RecordSchema>, "name"> = {
  version: 1,
  stores: {
    records: {
      keyPath: ["kind", "ownerId", "id"],
      indexes: { byId: { keyPath: ["kind", "id"], unique: true }, byAge: { keyPath: ["kind", "ownerId", "createdAt"] } },
    },
    blocks: {},
  },
};

type Mode = "readonly" | "readwrite";
export type RecordTransaction<TransactionMode extends Mode = Mode> = IDBPTransaction<RecordSchema, ["records"], TransactionMode>;
type BlockTransaction<TransactionMode extends Mode> = IDBPTransaction<RecordSchema, ["blocks"], TransactionMode>;

/** Returns the key of the record with the epoch of a site's latest host. */
const hostKey = (site: string): [string, string, string] => ["host", "", site];

/** Every method throws StorageFull, or ServiceUnavailable if the browser's storage fails. */
export class RecordDatabase {
  readonly #database: Database<RecordSchema>;
  readonly #host: WritingHost | undefined;
  readonly #now: () => number;
  #lastCreatedAt = 0;

  /** `host`: may change records until a later host of its site has changed one. Default: no such check. */
  constructor(name = "cohabit", now: () => number = () => Date.now(), host?: WritingHost) {
    this.#database = new Database({ name, ...layout });
    this.#host = host;
    this.#now = now;
  }

  /** Returns milliseconds since 1970, larger than at each earlier call. */
  creationTime(): number {
    this.#lastCreatedAt = Math.max(this.#now(), this.#lastCreatedAt + 1);
    return this.#lastCreatedAt;
  }

  /**
   * Runs `work` in a transaction, which is rolled back if `work` throws. `work` may await only requests of the transaction, and may
   * be run again. Resolves once the change would survive the end of the browser. Throws HostSupersededError.
   */
  change<Result>(work: (transaction: RecordTransaction<"readwrite">) => Promise<Result>): Promise<Result> {
    const host = this.#host;
    if (host === undefined) return this.#transact(work);
    return host.write((check) =>
      this.#transact(async (transaction) => {
        const records = transaction.objectStore("records");
        const stored = epochOf((await records.get(hostKey(host.site)))?.data);
        check(stored);
        const [kind, ownerId, id] = hostKey(host.site);
        const { epoch } = host;
        if (stored !== epoch) await records.put({ kind, ownerId, id, createdAt: this.creationTime(), data: epoch });
        return work(transaction);
      }),
    );
  }

  /** Prevents changes by earlier hosts of the site. Throws HostSupersededError. */
  async supersede(): Promise<void> {
    if (this.#host !== undefined) await this.change(() => Promise.resolve());
  }

  read<Result>(work: (transaction: RecordTransaction<"readonly">) => Promise<Result>): Promise<Result> {
    return asStorageFailure(() => this.#database.transact(["records"], "readonly", work));
  }

  changeBlocks<Result>(work: (transaction: BlockTransaction<"readwrite">) => Promise<Result>): Promise<Result> {
    return asStorageFailure(() => this.#database.transact(["blocks"], "readwrite", work, { durability: "strict" }));
  }

  readBlocks<Result>(work: (transaction: BlockTransaction<"readonly">) => Promise<Result>): Promise<Result> {
    return asStorageFailure(() => this.#database.transact(["blocks"], "readonly", work));
  }

  #transact<Result>(work: (transaction: RecordTransaction<"readwrite">) => Promise<Result>): Promise<Result> {
    return asStorageFailure(() => this.#database.transact(["records"], "readwrite", work, { durability: "strict" }));
  }
}
