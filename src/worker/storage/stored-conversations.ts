/** Stores conversations of v1 chat in IndexedDB (contract 4.1, conversation_id). */
import type { DBSchema } from "idb";
import { z } from "zod";
import { storedMessageSchema } from "../../api/chat-v1/request/stored-message.ts";
import type { ConversationStore } from "../../api/stores.ts";
import type { Message } from "../../inference/conversation.ts";
import { epochOf } from "../../transport/epoch.ts";
import type { ConversationLocks } from "./conversation-locks.ts";
import { Database } from "../base/database.ts";
import { asStorageFailure } from "./storage-failure.ts";
import type { WritingHost } from "./writing-host.ts";

const conversationSchema = z.object({
  /** The messages. The first version used this name, and its stored conversations must stay readable. */
  turns: z.array(storedMessageSchema),
});

/** The host that wrote an entry; absent if it was written without a host. */
const writerSchema = z.object({ site: z.string().optional(), epoch: z.number().optional() });

interface ConversationDatabase extends DBSchema {
  conversations: {
    key: [ownerId: string, conversationId: string];
    /** Parsed when it is read, because another version may have stored it. */
    value: unknown;
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

  /** Returns [] for a conversation that is unknown, or stored in a form that this version cannot read. */
  async load(ownerId: string, conversationId: string): Promise<Message[]> {
    const record = await asStorageFailure(() =>
      this.#database.transact(["conversations"], "readonly", ({ store }) => store.get([ownerId, conversationId])),
    );
    return conversationSchema.safeParse(record).data?.turns ?? [];
  }

  /** Throws HostSupersededError. */
  async save(ownerId: string, conversationId: string, messages: Message[]): Promise<void> {
    const host = this.#host;
    const put = (check: (stored: number) => void): Promise<unknown> =>
      asStorageFailure(() =>
        this.#database.transact(["conversations"], "readwrite", async ({ store }) => {
          const stored = host === undefined ? undefined : writerSchema.safeParse(await store.get([ownerId, conversationId])).data;
          // Entries of another version of the site are always overwritten.
          check(host === undefined || (stored?.site ?? host.site) !== host.site ? 0 : epochOf(stored?.epoch));
          const writer = host === undefined ? {} : { site: host.site, epoch: host.epoch };
          return store.put({ ownerId, conversationId, turns: messages, ...writer });
        }),
      );
    await (host === undefined ? put(() => undefined) : host.write(put));
  }
}
