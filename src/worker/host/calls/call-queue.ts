import { Cancelled, ServiceUnavailable } from "../../../inference/errors.ts";

/** Seconds that a dropped caller is asked to wait: clients wait whole seconds (contract 1.4). */
const retryAfterSeconds = 1;

interface Waiter {
  readonly priority: number;
  readonly arrival: number;
  /** A call that gave way between slices was already admitted: it is never dropped. */
  readonly admitted: boolean;
  readonly grant: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Held by the one call that is being computed. */
export interface QueueSlot {
  /**
   * Lets waiting calls that come before this one go first; resolves when it is this call's turn again.
   * At once when nobody waits. Rejects with `Cancelled` when the signal was aborted meanwhile.
   */
  yieldSlot(): Promise<void>;
}

const comesBefore = (a: Waiter, b: Waiter): boolean => (a.priority !== b.priority ? a.priority < b.priority : a.arrival < b.arrival);

/**
 * Who computes next on one model: lowest priority number first, first come first served inside a number
 * (contract 2.1). At most `limit` calls wait; one more and the last in that order is answered 503.
 */
export class CallQueue {
  readonly #limit: number;
  readonly #waiting: Waiter[] = [];
  #busy = false;
  #arrivals = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Calls that wait for their turn. */
  get length(): number {
    return this.#waiting.length;
  }

  /**
   * Waits for the turn, runs `work`, and passes the turn on when `work` settles.
   * @throws ServiceUnavailable when the queue was full and this call came last; Cancelled when `signal` aborted first.
   */
  async run<Result>(priority: number, signal: AbortSignal, work: (slot: QueueSlot) => Promise<Result>): Promise<Result> {
    const arrival = this.#arrivals++;
    await this.#wait(priority, arrival, false, signal);
    // A call that was cancelled after it gave way holds no turn to pass on.
    let holdsSlot = true;
    const slot: QueueSlot = {
      yieldSlot: async () => {
        if (this.#waiting.length === 0) return;
        const nextSlot = this.#wait(priority, arrival, true, signal);
        holdsSlot = false;
        this.#passOn();
        await nextSlot;
        holdsSlot = true;
      },
    };
    try {
      return await work(slot);
    } finally {
      if (holdsSlot) this.#passOn();
    }
  }

  #wait(priority: number, arrival: number, admitted: boolean, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(new Cancelled());
    if (!this.#busy) {
      this.#busy = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#remove(waiter);
        reject(new Cancelled());
      };
      const waiter: Waiter = {
        priority,
        arrival,
        admitted,
        grant: () => {
          signal.removeEventListener("abort", leave);
          resolve();
        },
        refuse: (reason) => {
          signal.removeEventListener("abort", leave);
          reject(reason);
        },
      };
      signal.addEventListener("abort", leave, { once: true });
      this.#insert(waiter);
    });
  }

  #insert(waiter: Waiter): void {
    const index = this.#waiting.findIndex((other) => comesBefore(waiter, other));
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

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#busy = false;
    else next.grant();
  }
}
