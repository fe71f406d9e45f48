/** A conversation store that lasts as long as the test. */
import type { ConversationStore } from "../../src/api/service.ts";
import type { Turn } from "../../src/chat/conversation.ts";

export class ConversationMemory implements ConversationStore {
  readonly #turns = new Map<string, Turn[]>();
  /** Thrown by the next save. */
  nextFailure: Error | undefined;

  async load(ownerId: string, conversationId: string): Promise<Turn[]> {
    return structuredClone(this.#turns.get(JSON.stringify([ownerId, conversationId])) ?? []);
  }

  async save(ownerId: string, conversationId: string, turns: Turn[]): Promise<void> {
    const failure = this.nextFailure;
    this.nextFailure = undefined;
    if (failure) throw failure;
    this.#turns.set(JSON.stringify([ownerId, conversationId]), structuredClone(turns));
  }
}
