/** Conversations of v1 chat in IndexedDB (contract 4.1, conversation_id), which outlive the page. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ConversationStore } from "../../api/stores.ts";
import type { Message } from "../../inference/conversation.ts";
import { HostSupersededError } from "./host-superseded-error.ts";
import type { ConversationLocks } from "./conversation-locks.ts";
import type { WritingHost } from "./record-database.ts";

interface ConversationDatabase extends DBSchema {
  conversations: {
    key: [ownerId: string, conversationId: string];
    /** `turns`: the messages; the first version's name, so that its stored conversations stay readable. */
    value: {
      ownerId: string;
      conversationId: string;
      turns: Message[];
      /** Of the host that wrote it; `site` is missing in what earlier versions wrote. */
      site?: string;
      epoch?: number;
    };
  };
}

const databaseName = "cohabit-conversations";

export class StoredConversations implements ConversationStore {
  readonly #locks: ConversationLocks;
  readonly #host: WritingHost | undefined;
  #opening: Promise<IDBPDatabase<ConversationDatabase>> | undefined;

  /** `host`: what a later one of its site has written is not replaced. Default: everything is. */
  constructor(locks: ConversationLocks, host?: WritingHost) {
    this.#locks = locks;
    this.#host = host;
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

  /** Throws HostSupersededError. */
  async save(ownerId: string, conversationId: string, messages: Message[]): Promise<void> {
    const database = await this.#open();
    const transaction = database.transaction("conversations", "readwrite");
    const stored = await transaction.store.get([ownerId, conversationId]);
    const host = this.#host;
    const isSuperseded = host !== undefined && (stored?.site ?? host.site) === host.site && (stored?.epoch ?? 0) > host.epoch;
    if (!isSuperseded) {
      await transaction.store.put({ ownerId, conversationId, turns: messages, ...host });
    }
    await transaction.done;
    if (isSuperseded) throw new HostSupersededError();
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
