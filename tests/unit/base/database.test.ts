import "fake-indexeddb/auto";
import { type DBSchema, unwrap } from "idb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Database, type DatabaseLayout, DatabaseUnavailableError } from "../../../src/worker/base/database.ts";
import { StoredConversations } from "../../../src/worker/storage/stored-conversations.ts";
import { ConversationLocks } from "../../../src/worker/storage/conversation-locks.ts";
import { StoredModelFacts } from "../../../src/worker/reading/derived/stored-model-facts.ts";
import { RecordDatabase } from "../../../src/worker/storage/record-database.ts";
import { WeightJournal } from "../../../src/worker/weights/weight-journal.ts";

interface Notes extends DBSchema {
  notes: { key: string; value: string };
}

const layoutOf = (name: string = crypto.randomUUID(), version = 1): DatabaseLayout<Notes> => ({ name, version, stores: { notes: {} } });
const put = (database: Database<Notes>, key: string, value: string) =>
  database.transact(["notes"], "readwrite", ({ store }) => store.put(value, key));
const get = (database: Database<Notes>, key: string) => database.transact(["notes"], "readonly", ({ store }) => store.get(key));

/** Acts as a tab with its own code. Rejects if another connection keeps it waiting. */
function request(start: () => IDBOpenDBRequest): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const asked = start();
    asked.addEventListener("success", () => resolve(asked.result));
    asked.addEventListener("error", () => reject(asked.error ?? new DOMException("failed")));
    asked.addEventListener("blocked", () => reject(new DOMException("another tab keeps the database open", "TimeoutError")));
  });
}
const deleteDatabase = (name: string) => request(() => indexedDB.deleteDatabase(name));
const upgrade = (name: string, version: number, change: (database: IDBDatabase) => void = () => undefined) =>
  request(() => {
    const asked = indexedDB.open(name, version);
    asked.addEventListener("upgradeneeded", () => change(asked.result));
    return asked;
  });

afterEach(() => void vi.restoreAllMocks());

const never = new AbortController().signal;
const entry = { key: "k", state: "whole", bytes: 1, sha256: "", isProven: true, uses: [], usedAt: 1 } as const;
const validators = { etag: "", lastModified: "" };

/** Every database of the runtime, with a function that opens it and returns its content. */
const databases = [
  {
    name: "cohabit",
    open: () => {
      const database = new RecordDatabase();
      const use = () => database.change(async (transaction) => (await transaction.objectStore("records").getAll()).length);
      return { use, useAgain: use };
    },
  },
  {
    name: "cohabit-conversations",
    open: () => {
      const store = new StoredConversations(new ConversationLocks(1000));
      const save = async () => {
        (await store.lock("a", "c", never))();
        await store.save("a", "c", []);
      };
      return { use: save, useAgain: () => store.load("a", "c") };
    },
  },
  {
    name: "cohabit-weights",
    open: () => {
      const journal = new WeightJournal();
      return { use: () => journal.put({ ...entry, uses: [], validators }), useAgain: () => journal.entries() };
    },
  },
  {
    name: "cohabit-models",
    open: () => {
      const facts = new StoredModelFacts();
      return { use: () => facts.find("k"), useAgain: () => facts.forget("model") };
    },
  },
];

describe.each(databases)("the database $name", ({ name, open }) => {
  it("is deleted by another tab while it is open, and is there again at its next use", async () => {
    const { use, useAgain } = open();
    await use();
    await deleteDatabase(name);
    await expect(Promise.resolve(useAgain())).resolves.toBeDefined();
    await deleteDatabase(name);
  });

  it("is upgraded by a new tab while it is open, and the old tab keeps working with its stores", async () => {
    const { use, useAgain } = open();
    await use();
    const upgraded = await upgrade(name, 7, (database) => database.createObjectStore("of a later version"));
    expect(upgraded?.version).toBe(7);
    await expect(Promise.resolve(useAgain())).resolves.toBeDefined();
    upgraded?.close();
    await deleteDatabase(name);
  });
});

describe("Database", () => {
  it("finishes a running transaction when another tab deletes it, and continues with an empty one", async () => {
    const layout = layoutOf();
    const database = new Database(layout);
    let deleted: Promise<unknown> | undefined;
    await database.transact(["notes"], "readwrite", async ({ store }) => {
      await store.put("one", "k");
      // Blocked as long as the transaction runs.
      deleted = deleteDatabase(layout.name).catch(() => undefined);
      return store.get("k");
    });
    await deleted;
    expect(await get(database, "k")).toBeUndefined();
    await put(database, "k", "two");
    expect(await get(database, "k")).toBe("two");
  });

  it("opens again if the browser has closed the connection", async () => {
    const layout = layoutOf();
    const open = vi.spyOn(indexedDB, "open");
    const connections = (): IDBDatabase[] => open.mock.results.map(({ value }) => value.result);
    await put(new Database(layout), "k", "one");
    const again = new Database(layout);
    expect(await get(again, "k")).toBe("one");
    // Chromium does this when the site's data is cleared: the connection is closed, and an event follows.
    connections().at(-1)?.close();
    expect(await get(again, "k")).toBe("one");
    expect(await get(again, "k")).toBe("one");
    expect(open).toHaveBeenCalledTimes(3);
  });

  it("runs a transaction again that the browser has aborted, and once only if it was aborted for lack of room", async () => {
    const database = new Database(layoutOf());
    let runs = 0;
    const result = await database.transact(["notes"], "readwrite", async (transaction) => {
      runs += 1;
      await transaction.store.put("v", "k");
      if (runs < 3) transaction.abort();
      return transaction.objectStore("notes").get("k");
    });
    expect([runs, result]).toEqual([3, "v"]);
    runs = 0;
    const refused = database.transact(["notes"], "readwrite", async (transaction) => {
      runs += 1;
      Object.defineProperty(unwrap(transaction), "error", { value: new DOMException("full", "QuotaExceededError") });
      transaction.abort();
      return transaction.objectStore("notes").get("k");
    });
    await expect(refused).rejects.toMatchObject({ name: "QuotaExceededError" });
    expect(runs).toBe(1);
  });

  it("undoes the changes of work that throws", async () => {
    const database = new Database(layoutOf());
    const failing = database.transact(["notes"], "readwrite", async ({ store }) => {
      await store.put("half", "k");
      throw new RangeError("in the middle");
    });
    await expect(failing).rejects.toThrow("in the middle");
    expect(await get(database, "k")).toBeUndefined();
  });

  it("of a later version is used unchanged after a rollback of the site, and keeps the data of that version", async () => {
    const layout = layoutOf();
    const later = await upgrade(layout.name, 3, (database) => {
      database.createObjectStore("notes").put("of version 3", "k");
      database.createObjectStore("other");
    });
    later?.close();
    const database = new Database(layout);
    expect(await get(database, "k")).toBe("of version 3");
    await put(database, "k2", "of version 1");
    const again = await request(() => indexedDB.open(layout.name));
    expect([again?.version, [...(again?.objectStoreNames ?? [])]]).toEqual([3, ["notes", "other"]]);
    again?.close();
  });

  it("of a later version that lacks a needed store is not touched, and the error names the reason", async () => {
    const layout = layoutOf();
    const later = await upgrade(
      layout.name,
      3,
      (database) => void database.createObjectStore("notes", { keyPath: "id" }).put({ id: "kept" }),
    );
    later?.close();
    await expect(put(new Database(layout), "k", "v")).rejects.toThrow(/a later version of the site has changed it: reload the page/);
    const again = await request(() => indexedDB.open(layout.name));
    expect(again?.version).toBe(3);
    const kept = again && (await resultOf(() => again.transaction("notes").objectStore("notes").getAll()));
    expect(kept).toEqual([{ id: "kept" }]);
    again?.close();
  });

  it("of other software is not touched", async () => {
    const layout = layoutOf();
    (await upgrade(layout.name, 1, (database) => void database.createObjectStore("theirs")))?.close();
    await expect(get(new Database(layout), "k")).rejects.toThrow(/other software/);
  });

  it("a new version creates missing stores and keeps all data", async () => {
    const name = crypto.randomUUID();
    const old = new Database(layoutOf(name));
    await put(old, "k", "old");
    const next = new Database<Notes & { more: { key: string; value: string; indexes: { byText: string } } }>({
      name,
      version: 2,
      stores: { notes: {}, more: { indexes: { byText: { keyPath: "text" } } } },
    });
    expect(await next.transact(["notes"], "readonly", ({ store }) => store.get("k"))).toBe("old");
    expect(await next.transact(["more"], "readonly", async ({ store }) => [...store.indexNames])).toEqual(["byText"]);
    expect(await get(old, "k")).toBe("old");
  });

  it("reports on the console that an upgrade is blocked, fails with an error after a time, and works when the old tab is closed", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const name = crypto.randomUUID();
    // A tab of an older build that does not close its connection.
    const stubborn = await upgrade(name, 1, (database) => void database.createObjectStore("notes").put("old", "k"));
    const database = new Database(layoutOf(name, 2), 50);
    await expect(get(database, "k")).rejects.toThrow(DatabaseUnavailableError);
    await expect(get(database, "k")).rejects.toThrow(/older version of the site keeps it open: close that tab, or reload it/);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/upgraded once tabs with an older version of this site are closed/);
    stubborn?.close();
    await vi.waitFor(async () => expect(await get(database, "k")).toBe("old"));
  });

  it("is opened once for all who wait, and again after a failure", async () => {
    const open = vi.spyOn(indexedDB, "open");
    const database = new Database(layoutOf());
    open.mockImplementationOnce(() => {
      throw new DOMException("denied", "SecurityError");
    });
    await expect(Promise.all([get(database, "a"), get(database, "b")])).rejects.toMatchObject({ name: "SecurityError" });
    await Promise.all([get(database, "a"), get(database, "b")]);
    expect(open).toHaveBeenCalledTimes(2);
  });
});

function resultOf<Value>(start: () => IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const asked = start();
    asked.addEventListener("success", () => resolve(asked.result));
    asked.addEventListener("error", () => reject(asked.error ?? new DOMException("failed")));
  });
}
