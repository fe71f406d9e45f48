import { Cancelled, ServiceUnavailable } from "../../inference/errors.ts";
import { type WaitingCall, WaitingCalls } from "./waiting-calls.ts";

/** Retry-After of a dropped call: clients wait integer seconds (contract 1.4). */
const retryAfterSeconds = 1;

/** Decides the position of a call in the queue. */
export interface JoinOptions {
  /** Owners of one priority take turns. */
  readonly owner: string;
  /** 0 to 999, lower is served first. */
  readonly priority: number;
  /** Milliseconds since 1970 when the call arrived, maybe at an earlier host. Default: now. */
  readonly arrival?: number | undefined;
  /** An earlier host has begun the reply. Such a call is served before all others; they wait even until it asks for the slot. */
  readonly isBegun?: boolean;
}

interface Waiter extends WaitingCall {
  readonly grant: () => void;
  readonly refuse: (reason: Error) => void;
}

type JoinedCall = Omit<WaitingCall, "isAdmitted" | "waitsSince">;

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
  /** Leaves the queue without a slot. Has no effect after `run`. */
  leave(): void;
}

/**
 * Orders the calls of one model: replies that were begun first, then the lowest priority number (contract 2.1), then owners
 * in turns, then by arrival. The model computes one call for each slot at a time. At most `limit` calls wait. Beyond that,
 * a call of the highest priority number is refused with 503; it belongs to the owner with the most waiting calls.
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

  join({ owner, priority, arrival = this.#now(), isBegun = false }: JoinOptions): QueuePosition {
    // Calls that arrived at an earlier host are served first, also if they join later than new calls.
    const sequence = arrival < this.#createdAt ? arrival - this.#createdAt : this.#sequence++;
    const call = { owner, priority, arrival, isBegun, sequence };
    const position: QueuePosition = {
      run: (signal, work) => this.#run(call, signal, position, work),
      leave: () => {
        if (this.#expected.delete(position)) this.#grantFree();
      },
    };
    if (isBegun) this.#expected.add(position);
    return position;
  }

  async #run<Result>(
    call: JoinedCall,
    signal: AbortSignal,
    position: QueuePosition,
    work: (slot: QueueSlot) => Promise<Result>,
  ): Promise<Result> {
    this.#expected.delete(position);
    await this.#wait({ ...call, waitsSince: call.sequence, isAdmitted: false }, signal);
    // Other calls may have waited for this expected call to ask for its slot.
    this.#grantFree();
    // A call that was cancelled after it yielded has no slot to release.
    let holdsSlot = true;
    const slot: QueueSlot = {
      yieldSlot: async () => {
        if (this.#waiting.length === 0) return;
        const nextSlot = this.#wait({ ...call, waitsSince: this.#sequence++, isAdmitted: true }, signal);
        holdsSlot = false;
        this.#releaseSlot(call);
        await nextSlot;
        holdsSlot = true;
      },
    };
    try {
      return await work(slot);
    } finally {
      if (holdsSlot) this.#releaseSlot(call);
    }
  }

  #wait(call: WaitingCall, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(new Cancelled());
    this.#grantFree();
    if (this.#holders.length < this.#slots() && this.#mayRun(call)) {
      this.#holders.push(call.owner);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        this.#waiting.remove(waiter);
        reject(new Cancelled());
      };
      const waiter: Waiter = {
        ...call,
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

  readonly #mayRun = ({ isBegun, isAdmitted }: WaitingCall): boolean => this.#expected.size === 0 || isBegun || isAdmitted;

  #releaseSlot(call: JoinedCall): void {
    this.#holders.splice(this.#holders.indexOf(call.owner), 1);
    this.#waiting.endTurn(call, this.#sequence++);
    this.#grantFree();
  }

  #grantFree(): void {
    const heldBy = (owner: string): number => this.#holders.filter((holder) => holder === owner).length;
    while (this.#holders.length < this.#slots()) {
      const next = this.#waiting.take(this.#mayRun, { heldBy, slots: this.#slots() }, this.#sequence++);
      if (next === undefined) return;
      this.#holders.push(next.owner);
      next.grant();
    }
  }
}
