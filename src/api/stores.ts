/** The stores of the API. The host worker implements them over the browser's storage. */
import type { Message } from "../inference/conversation.ts";
import type { BatchStore } from "./batches/batch.ts";
import type { ConnectorService } from "./connectors/connector.ts";
import type { DatasetStore } from "./datasets/dataset.ts";
import type { EmbedJobStore } from "./embed-jobs/embed-job.ts";

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

/**
 * Records of one kind. Each owner sees only its own. Changes are on disk when the promise resolves.
 */
export interface RecordStore<Value> {
  get(ownerId: string, id: string): Promise<Value | undefined>;
  /** Newest first. */
  list(ownerId: string): Promise<Value[]>;
  /** Creates or replaces a record. */
  put(ownerId: string, id: string, value: Value): Promise<void>;
  /**
   * Replaces a record by the result of `change`, atomically; undefined deletes it. Resolves to the result, and to undefined
   * if there is no such record.
   */
  update(ownerId: string, id: string, change: (value: Value) => Value | undefined): Promise<Value | undefined>;
  /** Resolves to whether the record existed. */
  delete(ownerId: string, id: string): Promise<boolean>;
}

export interface Stores {
  readonly conversations: ConversationStore;
  readonly datasets: DatasetStore;
  readonly embedJobs: EmbedJobStore;
  readonly batches: BatchStore;
  readonly connectors: ConnectorService;
}
