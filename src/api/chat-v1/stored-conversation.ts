/** Property conversation_id: a conversation that the service remembers for its owner (contract 4.1). */
import type { Turn } from "../../chat/conversation.ts";
import type { ApiCall } from "../api-call.ts";
import type { ReplyCollector } from "../chat/collected-reply.ts";
import type { ConversationStore } from "../service.ts";
import { assistantTurn } from "./turn-sequence.ts";

export interface StoredConversation {
  /** Its turns so far; none for a new one, and where nothing is stored. */
  load(): Promise<Turn[]>;
  /** Stores the turns that a reply answers, and the reply; one that failed is forgotten. Never rejects. */
  save(turns: readonly Turn[], reply: ReplyCollector): Promise<void>;
}

export const unstored: StoredConversation = { load: async () => [], save: async () => undefined };

export function storedConversation(store: ConversationStore, call: ApiCall, conversationId: string): StoredConversation {
  const ownerId = call.owner?.ownerId ?? "";
  return {
    load: () => store.load(ownerId, conversationId),
    async save(turns, reply) {
      if (!reply.end || reply.end.finishReason === "ERROR") return;
      try {
        await store.save(ownerId, conversationId, [...turns, assistantTurn(reply.text, reply.toolCalls, reply.plan)]);
      } catch (thrown) {
        // The reply is written and must be delivered; the log and the reply itself say what is missing.
        call.failure = thrown;
        call.warnings.push("the conversation was not stored");
      }
    },
  };
}
