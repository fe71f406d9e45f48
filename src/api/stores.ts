/** What the API keeps between requests. The host worker implements it over the browser's storage. */
import type { Message } from "../inference/conversation.ts";

/** A stored v1 conversation: its turns so far, per owner (contract 4.1 conversation_id). */
export interface ConversationStore {
  load(ownerId: string, conversationId: string): Promise<Message[]>;
  /** Replaces the stored turns in one step. */
  save(ownerId: string, conversationId: string, messages: Message[]): Promise<void>;
  /**
   * Resolves when every earlier lock of the conversation is released; the result releases this one, and may be called
   * more than once. Rejects with Cancelled if `signal` aborts first, with TimedOut if the earlier ones take too long.
   */
  lock(ownerId: string, conversationId: string, signal: AbortSignal): Promise<() => void>;
}

export interface Stores {
  readonly conversations: ConversationStore;
}
