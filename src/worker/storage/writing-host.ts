/**
 * The host on whose behalf data is written. Of several hosts of one site the one with the largest epoch writes. A stored epoch
 * may be larger than that of the elected host, for example after a visit with a wrong clock and `localStorage.clear()`; then
 * the elected host takes a larger one. Who is elected, the hosting page knows: it holds the lock.
 */
import { HostSupersededError } from "./host-superseded-error.ts";

/** Times that an elected host takes a larger epoch for one change. */
const maxRises = 5;

/** Thrown within a transaction, which it undoes. */
class LargerEpochFound extends Error {
  readonly epoch: number;
  constructor(epoch: number) {
    super(`the database has the epoch ${epoch}`);
    this.name = "LargerEpochFound";
    this.epoch = epoch;
  }
}

export class WritingHost {
  /** Name of the site and of its version: those of one origin share the databases, each with a host of its own. */
  readonly site: string;
  readonly #isElected: () => Promise<boolean>;
  #epoch: number;

  /** `isElected`: whether the page of this host is still the elected one. Default: a larger epoch always is of a later host. */
  constructor(site: string, epoch: number, isElected: () => Promise<boolean> = () => Promise.resolve(false)) {
    this.site = site;
    this.#epoch = epoch;
    this.#isElected = isElected;
  }

  get epoch(): number {
    return this.#epoch;
  }

  /**
   * Runs `work`, one transaction, which calls `check` with the epoch that it finds stored (0 for none) and stores `epoch`. It
   * is run again if this host had to take a larger epoch. Throws HostSupersededError if another host is the elected one.
   */
  async write<Result>(work: (check: (stored: number) => void) => Promise<Result>): Promise<Result> {
    let risenAbove: number | undefined;
    for (let rises = 0; ; rises++) {
      try {
        return await work((stored) => {
          // The epoch above which it rose, or its own: any other is of a host that was elected since.
          const isExpected = risenAbove === undefined || stored === risenAbove || stored === this.#epoch;
          if (stored > this.#epoch || !isExpected) throw new LargerEpochFound(stored);
        });
      } catch (failure) {
        if (!(failure instanceof LargerEpochFound)) throw failure;
        if (rises === maxRises || !(await this.#isElected())) throw new HostSupersededError();
        risenAbove = failure.epoch;
        // Not the next number: another host may rise above the same epoch.
        this.#epoch = Math.max(this.#epoch, risenAbove + 1 + Math.floor(Math.random() * 1000));
      }
    }
  }
}
