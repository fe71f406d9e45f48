/**
 * One IndexedDB database of this site, opened on first use and again whenever the connection was lost: because another tab
 * deletes or upgrades it, or because the browser closed it (site data cleared, a failure of the disk).
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, unwrap } from "idb";

/** A database of this site cannot be opened now. `reason`: what keeps it from that, and what would help. */
export class DatabaseUnavailableError extends Error {
  constructor(database: string, reason: string) {
    super(`the database '${database}' is not available: ${reason}`);
    this.name = "DatabaseUnavailableError";
  }
}

interface IndexLayout {
  keyPath: string | string[];
  unique?: boolean;
}

interface StoreLayout {
  /** Default: keys are given beside the values. */
  keyPath?: string | string[];
  indexes?: Record<string, IndexLayout>;
}

/** What a database holds. A change of it needs a larger version: an upgrade creates what is missing, and keeps all there is. */
export interface DatabaseLayout<Schema> {
  name: string;
  version: number;
  stores: Record<StoreNames<Schema> & string, StoreLayout>;
}

type Mode = "readonly" | "readwrite";

/** Connections that may be lost, one after the other, before a transaction fails. */
const maxAttempts = 3;

export class Database<Schema extends DBSchema> {
  readonly #layout: DatabaseLayout<Schema>;
  readonly #openTimeoutMs: number;
  #opening: Promise<IDBPDatabase<Schema>> | undefined;
  #database: IDBPDatabase<Schema> | undefined;
  #isBlocked = false;

  /** `openTimeoutMs`: max milliseconds that a transaction waits for a database that another tab keeps from being opened. */
  constructor(layout: DatabaseLayout<Schema>, openTimeoutMs = 10_000) {
    this.#layout = layout;
    this.#openTimeoutMs = openTimeoutMs;
  }

  /**
   * Runs `work` in a transaction, which is undone if `work` throws. `work` may await nothing but requests of the
   * transaction, and is run again if the connection was lost meanwhile. Throws DatabaseUnavailableError, what `work` throws,
   * or a DOMException of the browser.
   */
  async transact<const Stores extends readonly StoreNames<Schema>[], TransactionMode extends Mode, Result>(
    stores: Stores,
    mode: TransactionMode,
    work: (transaction: IDBPTransaction<Schema, Stores, TransactionMode>) => Promise<Result>,
    options?: IDBTransactionOptions,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      const database = await this.#open();
      let transaction: IDBPTransaction<Schema, Stores, TransactionMode> | undefined;
      try {
        transaction = database.transaction(stores, mode, options);
        const result = await work(transaction);
        await transaction.done;
        return result;
      } catch (failure) {
        const wasEnded = transaction !== undefined && !undo(transaction);
        if (!(failure instanceof DOMException) || attempt === maxAttempts) throw failure;
        // Why a transaction was aborted says more than how its requests fail, such as that there is no more room.
        if (transaction?.error) throw transaction.error;
        // Aborted by nobody, or never begun: the connection was lost.
        if (!(transaction === undefined ? failure.name === "InvalidStateError" : wasEnded)) throw failure;
        this.#forget(database);
      }
    }
  }

  /** A failure is not remembered: the next transaction tries again. */
  #open(): Promise<IDBPDatabase<Schema>> {
    if (this.#database !== undefined) return Promise.resolve(this.#database);
    return (this.#opening ??= this.#beginOpening());
  }

  /** Rejects after the time limit, also for those who come later, until the database is open. */
  #beginOpening(): Promise<IDBPDatabase<Schema>> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timedOut = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const reason = this.#isBlocked
          ? "a tab with an older version of the site keeps it open: close that tab, or reload it"
          : `the browser has not opened it within ${this.#openTimeoutMs / 1000} s`;
        reject(new DatabaseUnavailableError(this.#layout.name, reason));
      }, this.#openTimeoutMs);
    });
    const connected = this.#connect()
      .then((database) => (this.#database = database))
      .finally(() => {
        clearTimeout(timer);
        this.#opening = undefined;
        this.#isBlocked = false;
      });
    return Promise.race([connected, timedOut]);
  }

  async #connect(): Promise<IDBPDatabase<Schema>> {
    const { name, version } = this.#layout;
    if (typeof indexedDB === "undefined") throw new DatabaseUnavailableError(name, "this page may use no IndexedDB");
    const database = await this.#openVersion(version).catch((failure: unknown) => {
      // A later version of the site was here. It is used as it is if it still holds what this version uses.
      if (failure instanceof DOMException && failure.name === "VersionError") return this.#openVersion(undefined);
      throw failure;
    });
    if (holds(unwrap(database), this.#layout.stores)) return database;
    database.close();
    throw new DatabaseUnavailableError(
      name,
      database.version > version
        ? "a later version of the site has changed it: reload the page, or bring that version back"
        : "it belongs to other software of this origin",
    );
  }

  #openVersion(version: number | undefined): Promise<IDBPDatabase<Schema>> {
    const { name, stores } = this.#layout;
    return openDB<Schema>(name, version, {
      upgrade: (database, _oldVersion, _newVersion, transaction) => {
        for (const [store, layout] of storesOf(stores)) createMissing(unwrap(database), unwrap(transaction), store, layout);
      },
      blocked: () => {
        this.#isBlocked = true;
        console.warn(`cohabit: the database '${name}' is upgraded once tabs with an older version of this site are closed or reloaded`);
      },
      // Another tab deletes or upgrades the database, and waits for this connection. Transactions that run are finished first.
      blocking: (_currentVersion, _blockedVersion, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        this.#database = undefined;
      },
      terminated: () => {
        this.#database = undefined;
      },
    });
  }

  #forget(database: IDBPDatabase<Schema>): void {
    database.close();
    if (this.#database === database) this.#database = undefined;
  }
}

function storesOf(stores: Record<string, StoreLayout>): [string, StoreLayout][] {
  return Object.entries(stores);
}

function createMissing(database: IDBDatabase, transaction: IDBTransaction, name: string, { keyPath, indexes = {} }: StoreLayout): void {
  const isThere = database.objectStoreNames.contains(name);
  const store = isThere ? transaction.objectStore(name) : database.createObjectStore(name, keyPath === undefined ? {} : { keyPath });
  for (const [index, { keyPath: path, unique = false }] of Object.entries(indexes)) {
    if (!store.indexNames.contains(index)) store.createIndex(index, path, { unique });
  }
}

function holds(database: IDBDatabase, stores: Record<string, StoreLayout>): boolean {
  if (!Object.keys(stores).every((name) => database.objectStoreNames.contains(name))) return false;
  const transaction = database.transaction(Object.keys(stores));
  return Object.entries(stores).every(([name, { keyPath = null, indexes = {} }]) => {
    const store = transaction.objectStore(name);
    const hasIndex = (index: string, path: string | string[]): boolean =>
      store.indexNames.contains(index) && isSamePath(store.index(index).keyPath, path);
    return isSamePath(store.keyPath, keyPath) && Object.entries(indexes).every(([index, layout]) => hasIndex(index, layout.keyPath));
  });
}

const isSamePath = (one: string | string[] | null, other: string | string[] | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns false if it has ended by itself. */
function undo(transaction: { done: Promise<void>; abort(): void }): boolean {
  // Its rejection is the failure that is thrown.
  transaction.done.catch(() => undefined);
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
