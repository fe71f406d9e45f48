import { Cancelled, ServiceUnavailable } from "../../inference/errors.ts";
import { type CallPlace, WaitingCalls } from "./waiting-calls.ts";

/** Retry-After of a dropped call: clients wait integer seconds (contract 1.4). */
const retryAfterSeconds = 1;

/** Where a call stands. */
export interface QueueOrder {
  /** Owners of one priority take turns. */
  readonly owner: string;
  /** 0 to 999, lower is served first. */
  readonly priority: number;
  /** Milliseconds since 1970 when the call came, maybe at an earlier host. Default: now. */
  readonly arrival?: number | undefined;
  /** An earlier host has begun its reply: it goes before all others, and they wait for it even before it asks for the slot. */
  readonly isBegun?: boolean;
}

interface Waiter extends CallPlace {
  readonly grant: () => void;
  readonly refuse: (reason: Error) => void;
}

type Place = Omit<CallPlace, "isAdmitted" | "waitsSince">;

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
   * Throws ServiceUnavailable if the queue is full and this call is dropped; Cancelled if `signal` aborts first.
   */
  run<Result>(signal: AbortSignal, work: (slot: QueueSlot) => Promise<Result>): Promise<Result>;
  /** The call does not ask for the slot any more. Does nothing after `run`. */
  leave(): void;
}

/**
 * Orders the calls of one model: replies that were begun first, then the lowest priority number (contract 2.1), then owners
 * in turns, then by arrival. As many hold a slot as the model computes at a time. At most `limit` calls wait; beyond that one
 * of the highest priority number is refused with 503, of the owner that has most waiting.
 */
export class CallQueue {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #slots: () => number;
  readonly #createdAt: number;
  readonly #waiting = new WaitingCalls<Waiter>();
  /** Begun replies that have not asked for the slot yet. */
  readonly #expected = new Set<QueuePosition>();
  /** Owners of the calls that hold a slot. */
  readonly #holders: string[] = [];
  #sequence = 0;

  /** `now`: milliseconds since 1970. `slots`: calls that run at a time, at least 1. */
  constructor(limit: number, now: () => number = Date.now, slots: () => number = () => 1) {
    this.#limit = limit;
    this.#now = now;
    this.#slots = slots;
    this.#createdAt = now();
  }

  /** Number of waiting calls. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Number of calls that hold a slot. */
  get running(): number {
    return this.#holders.length;
  }

  join({ owner, priority, arrival = this.#now(), isBegun = false }: QueueOrder): QueuePosition {
    // Calls that came to an earlier host go before those that came to this one, whichever joins first.
    const sequence = arrival < this.#createdAt ? arrival - this.#createdAt : this.#sequence++;
    const place = { owner, priority, arrival, isBegun, sequence };
    const position: QueuePosition = {
      run: (signal, work) => this.#run(place, signal, position, work),
      leave: () => {
        if (this.#expected.delete(position)) this.#grantFree();
      },
    };
    if (isBegun) this.#expected.add(position);
    return position;
  }

  async #run<Result>(
    place: Place,
    signal: AbortSignal,
    position: QueuePosition,
    work: (slot: QueueSlot) => Promise<Result>,
  ): Promise<Result> {
    this.#expected.delete(position);
    await this.#wait({ ...place, waitsSince: place.sequence, isAdmitted: false }, signal);
    // Those that waited for this one to come.
    this.#grantFree();
    // A call that was cancelled after it yielded has no slot to release.
    let holdsSlot = true;
    const slot: QueueSlot = {
      yieldSlot: async () => {
        if (this.#waiting.length === 0) return;
        const nextSlot = this.#wait({ ...place, waitsSince: this.#sequence++, isAdmitted: true }, signal);
        holdsSlot = false;
        this.#giveBack(place);
        await nextSlot;
        holdsSlot = true;
      },
    };
    try {
      return await work(slot);
    } finally {
      if (holdsSlot) this.#giveBack(place);
    }
  }

  #wait(place: CallPlace, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(new Cancelled());
    this.#grantFree();
    if (this.#holders.length < this.#slots() && this.#mayGo(place)) {
      this.#holders.push(place.owner);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        this.#waiting.remove(waiter);
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
      this.#waiting.add(waiter);
      this.#waiting.dropBeyond(this.#limit)?.refuse(new ServiceUnavailable("the queue is full", retryAfterSeconds));
    });
  }

  readonly #mayGo = ({ isBegun, isAdmitted }: CallPlace): boolean => this.#expected.size === 0 || isBegun || isAdmitted;

  #giveBack(place: Place): void {
    this.#holders.splice(this.#holders.indexOf(place.owner), 1);
    this.#waiting.endTurn(place, this.#sequence++);
    this.#grantFree();
  }

  #grantFree(): void {
    const heldBy = (owner: string): number => this.#holders.filter((holder) => holder === owner).length;
    while (this.#holders.length < this.#slots()) {
      const next = this.#waiting.take(this.#mayGo, { heldBy, slots: this.#slots() }, this.#sequence++);
      if (next === undefined) return;
      this.#holders.push(next.owner);
      next.grant();
    }
  }
}
