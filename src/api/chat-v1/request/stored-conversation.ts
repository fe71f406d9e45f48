/** Property conversation_id: a conversation that the service stores for its owner (contract 4.1). */
import { z } from "zod";
import type { Message } from "../../../inference/conversation.ts";
import type { ApiCall } from "../../request/api-call.ts";
import type { ReplyCollector } from "../../chat/reply/reply-collector.ts";
import type { ConversationStore } from "../../stores.ts";
import { assistantMessage } from "./message-sequence.ts";
import { storedMessageSchema } from "./stored-message.ts";

const messagesSchema = z.array(storedMessageSchema);

/** A conversation that no other request changes until it is closed. */
export interface OpenConversation {
  /** The stored messages; empty for a new conversation, and for a request without conversation_id. */
  readonly messages: readonly Message[];
  /** Replaces the stored messages by `messages` and the reply to them; a failed reply is not stored. Never rejects. */
  save(messages: readonly Message[], reply: ReplyCollector): Promise<void>;
  /** Unblocks the next request of the conversation. May be called more than once. */
  close(): void;
}

export const unstored: OpenConversation = { messages: [], save: async () => undefined, close: () => undefined };

/** Waits until earlier requests of the conversation have ended. */
export async function openConversation(store: ConversationStore, call: ApiCall, conversationId: string): Promise<OpenConversation> {
  const ownerId = call.owner?.ownerId ?? "";
  const close = await store.lock(ownerId, conversationId, call.disconnect.signal);
  try {
    // A host that ended may have saved the exchange already: the journal has the messages that were stored before it.
    const messages = await call.journal.recallLater("conversation", messagesSchema, () => store.load(ownerId, conversationId));
    return { messages, save, close };
  } catch (thrown) {
    close();
    throw thrown;
  }

  async function save(messages: readonly Message[], reply: ReplyCollector): Promise<void> {
    if (!reply.end || reply.end.finishReason === "ERROR") return;
    try {
      await store.save(ownerId, conversationId, [...messages, assistantMessage(reply.text, reply.toolCalls, reply.plan)]);
    } catch (thrown) {
      // The reply is complete and must be delivered; the log and a warning report that it was not stored.
      call.failure = thrown;
      call.warnings.push("the conversation was not stored");
    }
  }
}
