/** Exclusive locks by name within one realm, granted in order of request. */
import { orCancelled } from "./or-cancelled.ts";

/** The subset of LockManager in use. */
export interface LockRequests {
  /** Runs `work` when every earlier request of the name has ended. Rejects if `signal` aborts before that. */
  request(name: string, options: { signal: AbortSignal }, work: () => Promise<void>): Promise<void>;
}

export class InProcessLocks implements LockRequests {
  /** Settles when the last request of the name so far has ended. */
  readonly #last = new Map<string, Promise<void>>();

  async request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
    const earlier = this.#last.get(name) ?? Promise.resolve();
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    // An aborted request ends early, but later requests still wait for the earlier ones.
    const last = earlier.then(() => ended);
    this.#last.set(name, last);
    try {
      await orCancelled(earlier, signal);
      await work();
    } finally {
      end();
      void last.then(() => {
        if (this.#last.get(name) === last) this.#last.delete(name);
      });
    }
  }
}
