import { Cancelled, ServiceUnavailable } from "../../../inference/errors.ts";

/** Retry-After of a dropped call: clients wait integer seconds (contract 1.4). */
const retryAfterSeconds = 1;

interface Waiter {
  readonly priority: number;
  readonly arrival: number;
  /** A call that yielded between slices was already admitted and is never dropped. */
  readonly admitted: boolean;
  readonly grant: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Held by the one call that is being computed. */
export interface QueueSlot {
  /**
   * Lets waiting calls with precedence run first; resolves when this call has the slot again, immediately if none waits.
   * Rejects with `Cancelled` if the signal aborts first.
   */
  yieldSlot(): Promise<void>;
}

const precedes = (a: Waiter, b: Waiter): boolean => (a.priority !== b.priority ? a.priority < b.priority : a.arrival < b.arrival);

/**
 * Orders the calls of one model: lowest priority number first, then by arrival (contract 2.1). At most `limit` calls
 * wait; beyond that the last in this order is refused with 503.
 */
export class CallQueue {
  readonly #limit: number;
  readonly #waiting: Waiter[] = [];
  #busy = false;
  #arrivals = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Number of waiting calls. */
  get length(): number {
    return this.#waiting.length;
  }

  /**
   * Waits for the slot, runs `work`, and releases the slot when `work` settles.
   * Throws ServiceUnavailable if the queue is full and this call is last; Cancelled if `signal` aborts first.
   */
  async run<Result>(priority: number, signal: AbortSignal, work: (slot: QueueSlot) => Promise<Result>): Promise<Result> {
    const arrival = this.#arrivals++;
    await this.#wait(priority, arrival, false, signal);
    // A call that was cancelled after it yielded has no slot to release.
    let holdsSlot = true;
    const slot: QueueSlot = {
      yieldSlot: async () => {
        if (this.#waiting.length === 0) return;
        const nextSlot = this.#wait(priority, arrival, true, signal);
        holdsSlot = false;
        this.#grantNext();
        await nextSlot;
        holdsSlot = true;
      },
    };
    try {
      return await work(slot);
    } finally {
      if (holdsSlot) this.#grantNext();
    }
  }

  #wait(priority: number, arrival: number, admitted: boolean, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(new Cancelled());
    if (!this.#busy) {
      this.#busy = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        this.#remove(waiter);
        reject(new Cancelled());
      };
      const waiter: Waiter = {
        priority,
        arrival,
        admitted,
        grant: () => {
          signal.removeEventListener("abort", cancel);
          resolve();
        },
        refuse: (reason) => {
          signal.removeEventListener("abort", cancel);
          reject(reason);
        },
      };
      signal.addEventListener("abort", cancel, { once: true });
      this.#insert(waiter);
    });
  }

  #insert(waiter: Waiter): void {
    const index = this.#waiting.findIndex((other) => precedes(waiter, other));
    this.#waiting.splice(index < 0 ? this.#waiting.length : index, 0, waiter);
    const unstarted = this.#waiting.filter((other) => !other.admitted);
    const last = unstarted.at(-1);
    if (unstarted.length > this.#limit && last !== undefined) {
      this.#remove(last);
      last.refuse(new ServiceUnavailable("the queue is full", retryAfterSeconds));
    }
  }

  #remove(waiter: Waiter): void {
    const index = this.#waiting.indexOf(waiter);
    if (index >= 0) this.#waiting.splice(index, 1);
  }

  #grantNext(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#busy = false;
    else next.grant();
  }
}
