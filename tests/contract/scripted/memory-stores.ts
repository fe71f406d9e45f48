/** Stores that last as long as the test. */
import type { ConversationStore } from "../../../src/api/stores.ts";
import type { Message } from "../../../src/inference/conversation.ts";
import { ConversationLocks } from "../../../src/worker/storage/conversation-locks.ts";
import { InProcessLocks } from "../../../src/worker/storage/in-process-locks.ts";

class ConversationMemory implements ConversationStore {
  readonly #turns = new Map<string, Message[]>();
  /** Thrown by the next save. */
  nextFailure: Error | undefined;

  readonly #locks = new ConversationLocks(60_000, new InProcessLocks());

  lock(ownerId: string, conversationId: string, signal: AbortSignal): Promise<() => void> {
    return this.#locks.lock(ownerId, conversationId, signal);
  }

  async load(ownerId: string, conversationId: string): Promise<Message[]> {
    return structuredClone(this.#turns.get(JSON.stringify([ownerId, conversationId])) ?? []);
  }

  async save(ownerId: string, conversationId: string, messages: Message[]): Promise<void> {
    const failure = this.nextFailure;
    this.nextFailure = undefined;
    if (failure) throw failure;
    this.#turns.set(JSON.stringify([ownerId, conversationId]), structuredClone(messages));
  }
}

export const memoryStores = () => ({ conversations: new ConversationMemory() });

export type MemoryStores = ReturnType<typeof memoryStores>;
