/**
 * Which tab hosts: the one that holds a Web Lock, the only death signal that browsers give reliably. A page that cannot
 * run on (frozen, or kept for going back) lets go, so that another takes over, and stands again when it wakes. A page
 * that failed to host lets go too, and stands again after a pause that doubles with each failure.
 */

/** `failed`: may succeed later, for example when the server is back. `unable`: this page never can. */
export type HostingOutcome = "hosting" | "failed" | "unable";

export interface HostElectionHandlers {
  /** This page hosts from now on; resolves to whether it can. */
  begin(): Promise<HostingOutcome>;
  /** This page hosts no more. */
  end(): void;
  /** The page is about to stop running; comes after `end` where it hosts. */
  suspend(): void;
}

const minPauseMs = 1000;
const maxPauseMs = 30_000;

export class HostElection {
  readonly #lockName: string;
  readonly #handlers: HostElectionHandlers;
  readonly #locks: LockManager | undefined;
  #candidacy: AbortController | undefined;
  #letGo: (() => void) | undefined;
  #failures = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #canHost = true;
  #isStopped = false;

  /** Without a lock name, or without Web Locks in this browser, the page hosts for itself. */
  constructor(lockName: string | undefined, handlers: HostElectionHandlers) {
    this.#lockName = lockName ?? "";
    this.#locks = lockName === undefined ? undefined : navigator.locks;
    this.#handlers = handlers;
    addEventListener("pagehide", this.#suspend);
    document.addEventListener("freeze", this.#suspend);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("resume", this.#wake);
    addEventListener("online", this.#wake);
  }

  /** Resolves when it is known whether this page hosts, and, if it does, when `begin` is done. */
  async stand(): Promise<void> {
    if (this.#candidacy !== undefined || this.#isStopped || !this.#canHost) return;
    clearTimeout(this.#pause);
    const candidacy = new AbortController();
    this.#candidacy = candidacy;
    if (this.#locks === undefined) {
      await new Promise<void>((resolve) => void this.#host(candidacy, resolve));
      return;
    }
    const isFree = await this.#request({ ifAvailable: true }, candidacy);
    if (!isFree && !candidacy.signal.aborted) void this.#request({ signal: candidacy.signal }, candidacy);
  }

  stop(): void {
    this.#isStopped = true;
    this.#withdraw();
    removeEventListener("pagehide", this.#suspend);
    document.removeEventListener("freeze", this.#suspend);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("resume", this.#wake);
    removeEventListener("online", this.#wake);
  }

  readonly #suspend = (): void => {
    this.#withdraw();
    this.#handlers.suspend();
  };

  readonly #wake = (): void => void this.stand();

  #withdraw(): void {
    clearTimeout(this.#pause);
    this.#candidacy?.abort();
    this.#candidacy = undefined;
    if (this.#letGo !== undefined) {
      this.#handlers.end();
      this.#letGo();
      this.#letGo = undefined;
    }
  }

  /** Resolves to whether the lock was had: at once when it could not be, else when hosting has begun. */
  #request(options: LockOptions, candidacy: AbortController): Promise<boolean> {
    return new Promise((resolve) => {
      const held = this.#locks?.request(this.#lockName, options, async (lock) => {
        if (lock === null || candidacy.signal.aborted) return resolve(false);
        await this.#host(candidacy, () => resolve(true));
      });
      // An aborted request rejects: the page withdrew.
      held?.catch(() => resolve(false));
    });
  }

  /** Hosts until the page lets go. */
  async #host(candidacy: AbortController, begun: () => void): Promise<void> {
    const released = new Promise<void>((resolve) => (this.#letGo = resolve));
    const outcome = await this.#handlers.begin();
    begun();
    // Else the page withdrew meanwhile, and may stand again already.
    if (this.#candidacy === candidacy) this.#conclude(outcome);
    await released;
  }

  #conclude(outcome: HostingOutcome): void {
    if (outcome === "hosting") {
      this.#failures = 0;
      return;
    }
    this.#withdraw();
    if (outcome === "unable") {
      this.#canHost = false;
      return;
    }
    this.#pause = setTimeout(this.#wake, Math.min(minPauseMs * 2 ** this.#failures, maxPauseMs));
    this.#failures += 1;
  }
}
