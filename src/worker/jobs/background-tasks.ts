/**
 * Background work: validations, embed jobs, batches. One task of each lane runs at a time. Owners take turns, also between the pieces
 * of a task; the tasks of one owner run in the order in which they were added. Each task runs under a lock of the origin, so that only
 * one of several hosts runs it. When that host ends, another host continues the task.
 */
import { StorageFull } from "../../api/response/errors.ts";
import { CallQueue, type QueueSlot } from "../base/call-queue.ts";
import type { LockRequests } from "../base/in-process-locks.ts";
import { StorageUnavailable } from "../storage/storage-failure.ts";
import type { Wait } from "../base/wait.ts";

/** `slot`: the work must yield it between its pieces, so that other tasks of the lane can run. */
export type TaskWork = (signal: AbortSignal, slot: QueueSlot) => Promise<void>;

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
   * `onFailure`: called when a task rejects. After a failure of the storage the task is repeated until it succeeds. Any other failure
   * is a defect, after which only the next host runs the task again.
   */
  constructor(locks: LockRequests, wait: Wait, onFailure: (name: string, failure: unknown) => void) {
    this.#locks = locks;
    this.#wait = wait;
    this.#onFailure = onFailure;
  }

  /** Starts a task. Does nothing if a task with this name waits or runs. */
  add(task: Task, work: TaskWork): void {
    const { name } = task;
    if (this.#running.has(name) || this.#stopped.signal.aborted) return;
    const abort = new AbortController();
    this.#running.set(name, abort);
    // `interrupt` aborts only the work. A waiting task still runs, and reads the changed record.
    const signal = AbortSignal.any([abort.signal, this.#stopped.signal]);
    this.#locks
      .request(`cohabit-task ${name}`, { signal: this.#stopped.signal }, () => this.#run(task, (slot) => work(signal, slot)))
      .catch((failure: unknown) => {
        if (!this.#stopped.signal.aborted) this.#onFailure(name, failure);
      })
      .finally(() => this.#running.delete(name));
  }

  async #run({ lane, name, owner }: Task, work: (slot: QueueSlot) => Promise<void>): Promise<void> {
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

  /** Aborts the signal of a task, which then reads its record again. */
  interrupt(name: string): void {
    this.#running.get(name)?.abort();
  }

  /** Ends all tasks without a change of their records. The next host continues them. */
  stop(): void {
    this.#stopped.abort();
  }

  /** Resolves when no task waits or runs. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await new Promise<void>((resolve) => setTimeout(resolve, 1));
  }
}
