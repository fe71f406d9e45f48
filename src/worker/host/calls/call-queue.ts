import { Cancelled, ServiceUnavailable } from "../../../inference/errors.ts";

/** Retry-After of a dropped call: clients wait integer seconds (contract 1.4). */
const retryAfterSeconds = 1;

/** Where a call stands. */
export interface QueueOrder {
  /** 0 to 999, lower is served first. */
  readonly priority: number;
  /** Milliseconds since 1970 when the call came, maybe at an earlier host. Default: now. */
  readonly arrival?: number | undefined;
  /** An earlier host has begun its reply: it goes before all others, and they wait for it even before it asks for the slot. */
  readonly isBegun?: boolean;
}

interface Waiter {
  readonly order: QueueOrder & { arrival: number; isBegun: boolean };
  readonly sequence: number;
  /** A call that yielded between slices was already admitted and is never dropped. */
  readonly admitted: boolean;
  readonly grant: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Held by a call that is being computed. */
export interface QueueSlot {
  /**
   * Lets waiting calls with precedence run first; resolves when this call has the slot again, immediately if none waits.
   * Rejects with `Cancelled` if the signal aborts first.
   */
  yieldSlot(): Promise<void>;
}

/** A call that will ask for the slot. */
export interface QueuePosition {
  /**
   * Waits for the slot, runs `work`, and releases the slot when `work` settles. Called once.
   * Throws ServiceUnavailable if the queue is full and this call is last; Cancelled if `signal` aborts first.
   */
  run<Result>(signal: AbortSignal, work: (slot: QueueSlot) => Promise<Result>): Promise<Result>;
  /** The call does not ask for the slot any more. Does nothing after `run`. */
  leave(): void;
}

const precedes = (a: Waiter, b: Waiter): boolean => {
  if (a.order.isBegun !== b.order.isBegun) return a.order.isBegun;
  if (a.order.priority !== b.order.priority) return a.order.priority < b.order.priority;
  return a.order.arrival !== b.order.arrival ? a.order.arrival < b.order.arrival : a.sequence < b.sequence;
};

/**
 * Orders the calls of one model: replies that were begun first, then the lowest priority number, then by arrival (contract
 * 2.1). As many hold a slot as the model computes at a time. At most `limit` calls wait; beyond that the last in this order is
 * refused with 503.
 */
export class CallQueue {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #slots: () => number;
  readonly #waiting: Waiter[] = [];
  /** Begun replies that have not asked for the slot yet. */
  readonly #expected = new Set<QueuePosition>();
  /** Calls that hold a slot. */
  #held = 0;
  #sequence = 0;

  /** `now`: milliseconds since 1970. `slots`: calls that run at a time, at least 1. */
  constructor(limit: number, now: () => number = Date.now, slots: () => number = () => 1) {
    this.#limit = limit;
    this.#now = now;
    this.#slots = slots;
  }

  /** Number of waiting calls. */
  get length(): number {
    return this.#waiting.length;
  }

  join({ priority, arrival = this.#now(), isBegun = false }: QueueOrder): QueuePosition {
    const order = { priority, arrival, isBegun };
    const sequence = this.#sequence++;
    const position: QueuePosition = {
      run: (signal, work) => this.#run({ order, sequence }, signal, position, work),
      leave: () => {
        if (this.#expected.delete(position)) this.#grantFree();
      },
    };
    if (isBegun) this.#expected.add(position);
    return position;
  }

  async #run<Result>(
    place: Pick<Waiter, "order" | "sequence">,
    signal: AbortSignal,
    position: QueuePosition,
    work: (slot: QueueSlot) => Promise<Result>,
  ): Promise<Result> {
    this.#expected.delete(position);
    await this.#wait({ ...place, admitted: false }, signal);
    // Those that waited for this one to come.
    this.#grantFree();
    // A call that was cancelled after it yielded has no slot to release.
    let holdsSlot = true;
    const slot: QueueSlot = {
      yieldSlot: async () => {
        if (this.#waiting.length === 0) return;
        const nextSlot = this.#wait({ ...place, admitted: true }, signal);
        holdsSlot = false;
        this.#giveBack();
        await nextSlot;
        holdsSlot = true;
      },
    };
    try {
      return await work(slot);
    } finally {
      if (holdsSlot) this.#giveBack();
    }
  }

  #wait(place: Pick<Waiter, "order" | "sequence" | "admitted">, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(new Cancelled());
    this.#grantFree();
    if (this.#held < this.#slots() && this.#mayGo(place)) {
      this.#held += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        this.#remove(waiter);
        reject(new Cancelled());
      };
      const waiter: Waiter = {
        ...place,
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

  #mayGo({ order, admitted }: Pick<Waiter, "order" | "admitted">): boolean {
    return this.#expected.size === 0 || order.isBegun || admitted;
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

  #giveBack(): void {
    this.#held -= 1;
    this.#grantFree();
  }

  #grantFree(): void {
    while (this.#held < this.#slots()) {
      const [next] = this.#waiting;
      if (next === undefined || !this.#mayGo(next)) return;
      this.#waiting.shift();
      this.#held += 1;
      next.grant();
    }
  }
}
