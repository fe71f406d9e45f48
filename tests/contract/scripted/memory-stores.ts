/** Stores that last as long as the test. */
import { createRowResponder } from "../../../src/api/batches/batch-rows.ts";
import type { InferenceService } from "../../../src/inference/inference-service.ts";
import { createStoredData } from "../../../src/worker/jobs/stored-data.ts";
import { StoredConnectors } from "../../../src/worker/connectors/stored-connectors.ts";
import { openDataStorage } from "../../../src/worker/storage/data-storage.ts";
import { ScriptedService } from "./scripted-service.ts";
import type { ConversationStore } from "../../../src/api/stores.ts";
import type { Message } from "../../../src/inference/conversation.ts";
import { ConversationLocks } from "../../../src/worker/storage/conversation-locks.ts";
import { InProcessLocks } from "../../../src/worker/base/in-process-locks.ts";

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

/** `inference` computes embed jobs and batches. The database is new, and in memory as well. */
export function memoryStores(inference: InferenceService = new ScriptedService()) {
  const conversations = new ConversationMemory();
  const storage = openDataStorage(`memory-${crypto.randomUUID()}`);
  const connectors = new StoredConnectors(storage, { fetch, pageOrigin: undefined, timeoutMs: 10_000, testsSearch: true });
  const { datasets, embedJobs, batches, idle } = createStoredData({
    storage,
    limits: { maxDatasetBytes: 1_000_000, maxStoredBytes: 3_000_000 },
    inference,
    respondToRow: createRowResponder({ inference, denyList: [] }),
    wait: async () => undefined,
    warn: (line) => {
      throw new Error(line);
    },
  });
  return { conversations, connectors, datasets, embedJobs, batches, idle };
}

export type MemoryStores = ReturnType<typeof memoryStores>;
