/**
 * The host that writes data. Among several hosts of one site, the host with the largest epoch may write. A stored epoch may be larger
 * than the epoch of the elected host, for example after a visit with a wrong clock and `localStorage.clear()`; the elected host then
 * takes a still larger epoch. The hosting page knows whether its host is elected, because it holds the election's lock.
 */
import { HostSupersededError } from "./host-superseded-error.ts";

/** Max times that an elected host takes a larger epoch for one change. */
const maxRises = 5;

/** Thrown within a transaction, which rolls it back. */
class LargerEpochFound extends Error {
  readonly epoch: number;
  constructor(epoch: number) {
    super(`the database has the epoch ${epoch}`);
    this.name = "LargerEpochFound";
    this.epoch = epoch;
  }
}

export class WritingHost {
  /** Names the site and its version. All sites of an origin share the databases, but each has its own host. */
  readonly site: string;
  readonly #isElected: () => Promise<boolean>;
  #epoch: number;

  /** `isElected`: whether this host is still the elected one. Default: a host with a larger epoch is always a later one. */
  constructor(site: string, epoch: number, isElected: () => Promise<boolean> = () => Promise.resolve(false)) {
    this.site = site;
    this.#epoch = epoch;
    this.#isElected = isElected;
  }

  get epoch(): number {
    return this.#epoch;
  }

  /**
   * Runs `work` as one transaction. `work` must call `check` with the stored epoch (0 for none) and store `epoch`. It is run again if
   * this host had to take a larger epoch. Throws HostSupersededError if another host is elected.
   */
  async write<Result>(work: (check: (stored: number) => void) => Promise<Result>): Promise<Result> {
    let risenAbove: number | undefined;
    for (let rises = 0; ; rises++) {
      try {
        return await work((stored) => {
          // After a raise, the stored epoch must be the exceeded one or this host's. Any other belongs to a host that was elected since.
          const isExpected = risenAbove === undefined || stored === risenAbove || stored === this.#epoch;
          if (stored > this.#epoch || !isExpected) throw new LargerEpochFound(stored);
        });
      } catch (failure) {
        if (!(failure instanceof LargerEpochFound)) throw failure;
        if (rises === maxRises || !(await this.#isElected())) throw new HostSupersededError();
        risenAbove = failure.epoch;
        // A random step, because another host may exceed the same epoch at the same time.
        this.#epoch = Math.max(this.#epoch, risenAbove + 1 + Math.floor(Math.random() * 1000));
      }
    }
  }
}
