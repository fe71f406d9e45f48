/** Conversations in IndexedDB. In private windows of some browsers, which have no IndexedDB, they last as long as the page. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Conversation } from "./conversation.ts";

interface Schema extends DBSchema {
  conversations: { key: string; value: Conversation; indexes: { updatedAt: number } };
}

let database: Promise<IDBPDatabase<Schema> | undefined> | undefined;

function opened(): Promise<IDBPDatabase<Schema> | undefined> {
  database ??= openDB<Schema>("cohabit playground", 1, {
    upgrade(created) {
      created.createObjectStore("conversations", { keyPath: "id" }).createIndex("updatedAt", "updatedAt");
    },
    // Another tab runs a newer playground: it must be able to change the form.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      database = undefined;
    },
    // The browser closed the database, because the site's data was cleared.
    terminated: () => {
      database = undefined;
    },
  }).catch((error: unknown) => {
    console.warn("Conversations are not kept:", error);
    return undefined;
  });
  return database;
}

/** The newest first. */
export async function storedConversations(): Promise<Conversation[]> {
  return (await (await opened())?.getAllFromIndex("conversations", "updatedAt"))?.toReversed() ?? [];
}

export async function storeConversation(conversation: Conversation): Promise<void> {
  await (await opened())?.put("conversations", conversation);
}

export async function deleteConversation(id: string): Promise<void> {
  await (await opened())?.delete("conversations", id);
}
