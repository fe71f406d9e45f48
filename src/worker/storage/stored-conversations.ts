/** Stores conversations of v1 chat in IndexedDB (contract 4.1, conversation_id). */
import type { DBSchema } from "idb";
import type { ConversationStore } from "../../api/stores.ts";
import type { Message } from "../../inference/conversation.ts";
import { epochOf } from "../../transport/epoch.ts";
import type { ConversationLocks } from "./conversation-locks.ts";
import { Database } from "../base/database.ts";
import { asStorageFailure } from "./storage-failure.ts";
import type { WritingHost } from "./writing-host.ts";

interface ConversationDatabase extends DBSchema {
  conversations: {
    key: [ownerId: string, conversationId: string];
    /** `turns`: the messages. The first version used this name, and its stored conversations must stay readable. */
    value: {
      ownerId: string;
      conversationId: string;
      turns: Message[];
      /** The site and epoch of the host that wrote the entry. Earlier versions stored no `site`. */
      site?: string;
      epoch?: number;
    };
  };
}

/** Opened on first use, because most pages never use it. Methods throw StorageFull, or ServiceUnavailable if the storage fails. */
export class StoredConversations implements ConversationStore {
  readonly #database = new Database<ConversationDatabase>({
    name: "cohabit-conversations",
    version: 1,
    stores: { conversations: { keyPath: ["ownerId", "conversationId"] } },
  });
  readonly #locks: ConversationLocks;
  readonly #host: WritingHost | undefined;

  /** `host`: does not overwrite entries of a later host of its site. Default: overwrites all entries. */
  constructor(locks: ConversationLocks, host?: WritingHost) {
    this.#locks = locks;
    this.#host = host;
  }

  lock(ownerId: string, conversationId: string, signal: AbortSignal): Promise<() => void> {
    return this.#locks.lock(ownerId, conversationId, signal);
  }

  /** Returns [] for an unknown conversation. */
  async load(ownerId: string, conversationId: string): Promise<Message[]> {
    const record = await asStorageFailure(() =>
      this.#database.transact(["conversations"], "readonly", ({ store }) => store.get([ownerId, conversationId])),
    );
    return record?.turns ?? [];
  }

  /** Throws HostSupersededError. */
  async save(ownerId: string, conversationId: string, messages: Message[]): Promise<void> {
    const host = this.#host;
    const put = (check: (stored: number) => void): Promise<unknown> =>
      asStorageFailure(() =>
        this.#database.transact(["conversations"], "readwrite", async ({ store }) => {
          const stored = host === undefined ? undefined : await store.get([ownerId, conversationId]);
          // Entries of another version of the site are always overwritten.
          check(host === undefined || (stored?.site ?? host.site) !== host.site ? 0 : epochOf(stored?.epoch));
          const writer = host === undefined ? {} : { site: host.site, epoch: host.epoch };
          return store.put({ ownerId, conversationId, turns: messages, ...writer });
        }),
      );
    await (host === undefined ? put(() => undefined) : host.write(put));
  }
}
