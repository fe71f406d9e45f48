/** What the API stores between requests. The host worker implements it over the browser's storage. */
import type { Message } from "../inference/conversation.ts";

/** A stored v1 conversation: its messages, per owner (contract 4.1 conversation_id). */
export interface ConversationStore {
  load(ownerId: string, conversationId: string): Promise<Message[]>;
  /** Replaces the stored messages atomically. */
  save(ownerId: string, conversationId: string, messages: Message[]): Promise<void>;
  /**
   * Resolves when every earlier lock of the conversation is released. The result releases this one, and may be called more
   * than once. Rejects with Cancelled if `signal` aborts first, or with TimedOut if the wait is too long.
   */
  lock(ownerId: string, conversationId: string, signal: AbortSignal): Promise<() => void>;
}

export interface Stores {
  readonly conversations: ConversationStore;
}
