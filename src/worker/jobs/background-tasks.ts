/**
 * Work that no request waits for: validations, embed jobs, batches. Of a lane one task runs at a time; owners take turns, also
 * between the pieces of a task, and of one owner tasks run in the order in which they were added. Each runs under a lock of the
 * origin, so that of several hosts only one does it; the next one gets it when the first ends.
 */
import { StorageFull } from "../../api/response/errors.ts";
import { CallQueue, type QueueSlot } from "../base/call-queue.ts";
import type { LockRequests } from "../base/in-process-locks.ts";
import { StorageUnavailable } from "../storage/storage-unavailable.ts";
import type { Wait } from "./job-retries.ts";

/** `turn`: to be given to others between pieces of the work. */
export type TaskWork = (signal: AbortSignal, turn: QueueSlot) => Promise<void>;

export interface Task {
  lane: string;
  name: string;
  owner: string;
}

const minRetryMs = 1000;
const maxRetryMs = 30_000;

export class BackgroundTasks {
  readonly #locks: LockRequests;
  readonly #wait: Wait;
  readonly #onFailure: (name: string, failure: unknown) => void;
  readonly #running = new Map<string, AbortController>();
  readonly #lanes = new Map<string, CallQueue>();
  readonly #stopped = new AbortController();

  /**
   * `onFailure`: a task rejected. After a failure of the storage it is run again until it succeeds; after any other, which is a
   * defect, by the next host.
   */
  constructor(locks: LockRequests, wait: Wait, onFailure: (name: string, failure: unknown) => void) {
    this.#locks = locks;
    this.#wait = wait;
    this.#onFailure = onFailure;
  }

  /** Nothing happens if a task of this name waits or runs. */
  add(task: Task, work: TaskWork): void {
    const { name } = task;
    if (this.#running.has(name) || this.#stopped.signal.aborted) return;
    const abort = new AbortController();
    this.#running.set(name, abort);
    // `interrupt` only ends the work: a task that waits runs in any case, and finds what it was interrupted for.
    const signal = AbortSignal.any([abort.signal, this.#stopped.signal]);
    this.#locks
      .request(`cohabit-task ${name}`, { signal: this.#stopped.signal }, () => this.#run(task, (turn) => work(signal, turn)))
      .catch((failure: unknown) => {
        if (!this.#stopped.signal.aborted) this.#onFailure(name, failure);
      })
      .finally(() => this.#running.delete(name));
  }

  async #run({ lane, name, owner }: Task, work: (turn: QueueSlot) => Promise<void>): Promise<void> {
    const queue = this.#lanes.get(lane) ?? new CallQueue(Infinity);
    this.#lanes.set(lane, queue);
    for (let retryMs = minRetryMs; ; retryMs = Math.min(2 * retryMs, maxRetryMs)) {
      try {
        return await queue.join({ owner, priority: 0 }).run(this.#stopped.signal, work);
      } catch (failure) {
        this.#stopped.signal.throwIfAborted();
        if (!(failure instanceof StorageUnavailable || failure instanceof StorageFull)) throw failure;
        this.#onFailure(name, failure);
        await this.#wait(retryMs, this.#stopped.signal);
      }
    }
  }

  /** Aborts the signal of a task, so that it looks at its record again. */
  interrupt(name: string): void {
    this.#running.get(name)?.abort();
  }

  /** Ends all tasks, which leaves their records as they are: the next host goes on. */
  stop(): void {
    this.#stopped.abort();
  }

  /** Resolves when no task waits or runs. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await new Promise<void>((resolve) => setTimeout(resolve, 1));
  }
}
