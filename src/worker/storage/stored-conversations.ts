/** Conversations of v1 chat in IndexedDB (contract 4.1, conversation_id): they outlive the page. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ConversationStore } from "../../api/stores.ts";
import type { Message } from "../../inference/conversation.ts";
import type { ConversationLocks } from "./conversation-locks.ts";

interface ConversationDatabase extends DBSchema {
  conversations: {
    key: [ownerId: string, conversationId: string];
    /** `turns`: the messages; named so in the first version, and conversations stored then must stay readable. */
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

  /** A conversation that nobody saved has no turns. */
  async load(ownerId: string, conversationId: string): Promise<Message[]> {
    const database = await this.#open();
    const record = await database.get("conversations", [ownerId, conversationId]);
    return record?.turns ?? [];
  }

  async save(ownerId: string, conversationId: string, messages: Message[]): Promise<void> {
    const database = await this.#open();
    await database.put("conversations", { ownerId, conversationId, turns: messages });
  }

  /** On first use: most pages never name a conversation. A failure is not remembered. */
  #open(): Promise<IDBPDatabase<ConversationDatabase>> {
    const forget = (): void => {
      this.#opening = undefined;
    };
    this.#opening ??= openDB<ConversationDatabase>(databaseName, 1, {
      upgrade: (database) => {
        database.createObjectStore("conversations", { keyPath: ["ownerId", "conversationId"] });
      },
      terminated: forget,
    }).catch((caught: unknown) => {
      forget();
      throw caught;
    });
    return this.#opening;
  }
}
