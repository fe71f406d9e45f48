/**
 * Work that no request waits for: validations, embed jobs, batches. Of a lane one task runs at a time, in the order in
 * which they were added. Each runs under a lock of the origin, so that of several hosts only one does it; the next one
 * gets it when the first ends.
 */
import type { LockRequests } from "../storage/in-process-locks.ts";

export type TaskWork = (signal: AbortSignal) => Promise<void>;

export class BackgroundTasks {
  readonly #locks: LockRequests;
  readonly #onFailure: (name: string, failure: unknown) => void;
  readonly #running = new Map<string, AbortController>();
  readonly #lanes = new Map<string, Promise<void>>();
  readonly #stopped = new AbortController();

  /** `onFailure`: a task rejected, which is a defect or a failure of the storage; the next host does it again. */
  constructor(locks: LockRequests, onFailure: (name: string, failure: unknown) => void) {
    this.#locks = locks;
    this.#onFailure = onFailure;
  }

  /** Nothing happens if a task of this name waits or runs. */
  add(lane: string, name: string, work: TaskWork): void {
    if (this.#running.has(name) || this.#stopped.signal.aborted) return;
    const abort = new AbortController();
    this.#running.set(name, abort);
    const locked = async (): Promise<void> => {
      const earlier = this.#lanes.get(lane) ?? Promise.resolve();
      // `interrupt` only ends the work: a task that waits runs in any case, and finds what it was interrupted for.
      const running = earlier.then(() => work(AbortSignal.any([abort.signal, this.#stopped.signal])));
      this.#lanes.set(
        lane,
        running.catch(() => undefined),
      );
      await running;
    };
    this.#locks
      .request(`cohabit-task ${name}`, { signal: this.#stopped.signal }, locked)
      .catch((failure: unknown) => {
        if (!this.#stopped.signal.aborted) this.#onFailure(name, failure);
      })
      .finally(() => this.#running.delete(name));
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
