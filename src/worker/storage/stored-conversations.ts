/** Conversations of v1 chat in IndexedDB (contract 4.1, conversation_id), which outlive the page. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ConversationStore } from "../../api/stores.ts";
import type { Message } from "../../inference/conversation.ts";
import type { ConversationLocks } from "./conversation-locks.ts";

interface ConversationDatabase extends DBSchema {
  conversations: {
    key: [ownerId: string, conversationId: string];
    /** `turns`: the messages; the first version's name, so that its stored conversations stay readable. */
    value: { ownerId: string; conversationId: string; turns: Message[] };
  };
}

const databaseName = "cohabit-conversations";

export class StoredConversations implements ConversationStore {
  readonly #locks: ConversationLocks;
  #opening: Promise<IDBPDatabase<ConversationDatabase>> | undefined;

  constructor(locks: ConversationLocks) {
    this.#locks = locks;
  }

  lock(ownerId: string, conversationId: string, signal: AbortSignal): Promise<() => void> {
    return this.#locks.lock(ownerId, conversationId, signal);
  }

  /** Returns [] for an unknown conversation. */
  async load(ownerId: string, conversationId: string): Promise<Message[]> {
    const database = await this.#open();
    const record = await database.get("conversations", [ownerId, conversationId]);
    return record?.turns ?? [];
  }

  async save(ownerId: string, conversationId: string, messages: Message[]): Promise<void> {
    const database = await this.#open();
    await database.put("conversations", { ownerId, conversationId, turns: messages });
  }

  /** Opens the database on first use, because most pages never use it. Retries after a failure. */
  #open(): Promise<IDBPDatabase<ConversationDatabase>> {
    const reset = (): void => {
      this.#opening = undefined;
    };
    this.#opening ??= openDB<ConversationDatabase>(databaseName, 1, {
      upgrade: (database) => {
        database.createObjectStore("conversations", { keyPath: ["ownerId", "conversationId"] });
      },
      terminated: reset,
    }).catch((caught: unknown) => {
      reset();
      throw caught;
    });
    return this.#opening;
  }
}
