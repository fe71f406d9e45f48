/**
 * An IndexedDB database of this site. It is opened on first use, and again after the connection was lost: another tab deletes or
 * upgrades the database, or the browser closes it (the user cleared the site's data, or the disk failed).
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, unwrap } from "idb";

/** A database of this site cannot be opened now. `reason`: the cause, and advice if there is any. */
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
  /** Default: keys are passed separately from the values. */
  keyPath?: string | string[];
  indexes?: Record<string, IndexLayout>;
}

/** Stores and indexes of a database. A change needs a larger `version`. An upgrade creates missing stores and indexes, and keeps all others. */
export interface DatabaseLayout<Schema> {
  name: string;
  version: number;
  stores: Record<StoreNames<Schema> & string, StoreLayout>;
}

type Mode = "readonly" | "readwrite";

/** Max attempts at one transaction. Only a lost connection leads to another attempt. */
const maxAttempts = 3;

export class Database<Schema extends DBSchema> {
  readonly #layout: DatabaseLayout<Schema>;
  readonly #openTimeoutMs: number;
  #opening: Promise<IDBPDatabase<Schema>> | undefined;
  #database: IDBPDatabase<Schema> | undefined;
  #isBlocked = false;

  /** `openTimeoutMs`: max milliseconds that a transaction waits while another tab prevents the opening. */
  constructor(layout: DatabaseLayout<Schema>, openTimeoutMs = 10_000) {
    this.#layout = layout;
    this.#openTimeoutMs = openTimeoutMs;
  }

  /**
   * Runs `work` in a transaction, which is rolled back if `work` throws. `work` may await only requests of the transaction. It is
   * run again if the connection was lost meanwhile. Throws DatabaseUnavailableError, the error of `work`, or a DOMException of the
   * browser.
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
        const wasEnded = transaction !== undefined && !abortTransaction(transaction);
        if (!(failure instanceof DOMException) || attempt === maxAttempts) throw failure;
        // The transaction's own error has the reason for the abort, such as an exceeded quota; the errors of its requests do not.
        if (transaction?.error) throw transaction.error;
        // The transaction ended without an error, or could not begin: the connection was lost.
        if (!(transaction === undefined ? failure.name === "InvalidStateError" : wasEnded)) throw failure;
        this.#forget(database);
      }
    }
  }

  /** A failure to open is not kept: the next transaction tries again. */
  #open(): Promise<IDBPDatabase<Schema>> {
    if (this.#database !== undefined) return Promise.resolve(this.#database);
    return (this.#opening ??= this.#beginOpening());
  }

  /** Rejects after the timeout. Later callers get the same rejection until the database is open. */
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
      // A later version of the site has upgraded the database. It is usable if it still has the stores of this version.
      if (failure instanceof DOMException && failure.name === "VersionError") return this.#openVersion(undefined);
      throw failure;
    });
    if (hasStores(unwrap(database), this.#layout.stores)) return database;
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
      // Another tab waits for this connection to close before it deletes or upgrades the database. Running transactions finish first.
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
  const exists = database.objectStoreNames.contains(name);
  const store = exists ? transaction.objectStore(name) : database.createObjectStore(name, keyPath === undefined ? {} : { keyPath });
  for (const [index, { keyPath: path, unique = false }] of Object.entries(indexes)) {
    if (!store.indexNames.contains(index)) store.createIndex(index, path, { unique });
  }
}

function hasStores(database: IDBDatabase, stores: Record<string, StoreLayout>): boolean {
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

/** Returns false if the transaction had ended already. */
function abortTransaction(transaction: { done: Promise<void>; abort(): void }): boolean {
  // The caller throws the failure that led here, so the rejection of `done` is not reported again.
  transaction.done.catch(() => undefined);
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
