/**
 * Elects the hosting tab: the one that holds a Web Lock, because its release is the only reliable sign that a tab ended.
 * A page that stops running (frozen, or in the back/forward cache) releases the lock, so that another tab takes over, and
 * campaigns again when it resumes. A page that failed to host also releases it, and campaigns again after a delay that
 * doubles with each failure. A host that does not answer is deposed: its lock is stolen, also from a tab that is stopped
 * altogether, and its own tab ends it as soon as it runs again.
 */

/** `failed`: may succeed later, for example when the server is reachable again. `unable`: this page can never host. */
export type HostingOutcome = "hosting" | "failed" | "unable";

export interface HostElectionHandlers {
  /** This page hosts from now on; resolves to the outcome. */
  begin(): Promise<HostingOutcome>;
  /** This page stops hosting. */
  end(): void;
  /** The page is about to stop running; called after `end` if the page hosts. */
  suspend(): void;
}

const minDelayMs = 1000;
const maxDelayMs = 30_000;

export class HostElection {
  readonly #lockName: string;
  readonly #handlers: HostElectionHandlers;
  readonly #locks: LockManager | undefined;
  #candidacy: AbortController | undefined;
  #releaseLock: (() => void) | undefined;
  #failures = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #canHost = true;
  #isStopped = false;

  /** Without a lock name, or in a browser without Web Locks, the page hosts for itself. */
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

  /** Resolves once it is known whether this page hosts and, if it does, `begin` has completed. */
  async campaign(): Promise<void> {
    if (this.#candidacy !== undefined || this.#isStopped || !this.#canHost) return;
    clearTimeout(this.#retryTimer);
    const candidacy = new AbortController();
    this.#candidacy = candidacy;
    if (this.#locks === undefined) {
      await new Promise<void>((resolve) => void this.#host(candidacy, resolve));
      return;
    }
    const isFree = await this.#request({ ifAvailable: true }, candidacy);
    if (!isFree && !candidacy.signal.aborted) void this.#request({ signal: candidacy.signal }, candidacy);
  }

  /** The host does not answer: this page replaces it, unless another page does so already. */
  async depose(): Promise<void> {
    if (this.#locks === undefined) return this.#replaceHost();
    // Only one page at a time deposes. Otherwise a page whose own host hangs would start another host while a second
    // page steals the lock.
    await this.#locks.request(`${this.#lockName} deposing`, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await this.#replaceHost();
    });
  }

  /** Whether this page is the elected one. Asks the browser: a page that was stopped may not know yet that its lock was stolen. */
  async isElected(): Promise<boolean> {
    const locks = this.#locks;
    if (this.#releaseLock === undefined || locks === undefined) return this.#releaseLock !== undefined;
    // `query` lists the client id of each holder. A lock that only this page can hold shows which of them is this page.
    const own = `cohabit-elected-${crypto.randomUUID()}`;
    return locks.request(own, async () => {
      const { held = [] } = await locks.query();
      const [owner, elected] = [own, this.#lockName].map((name) => held.find((lock) => lock.name === name)?.clientId);
      return owner !== undefined && owner === elected;
    });
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

  async #replaceHost(): Promise<void> {
    if (this.#isStopped || !this.#canHost) return;
    const candidacy = this.#candidacy;
    if (this.#releaseLock !== undefined && candidacy !== undefined) {
      this.#handlers.end();
      const outcome = await this.#handlers.begin();
      if (this.#candidacy === candidacy) this.#conclude(outcome);
      return;
    }
    if (this.#locks === undefined) return;
    this.#withdraw();
    const thief = new AbortController();
    this.#candidacy = thief;
    await this.#request({ steal: true }, thief);
  }

  readonly #suspend = (): void => {
    this.#withdraw();
    this.#handlers.suspend();
  };

  readonly #wake = (): void => void this.campaign();

  #withdraw(): void {
    clearTimeout(this.#retryTimer);
    this.#candidacy?.abort();
    this.#candidacy = undefined;
    if (this.#releaseLock !== undefined) {
      this.#handlers.end();
      this.#releaseLock();
      this.#releaseLock = undefined;
    }
  }

  /** Resolves to whether the lock was acquired: once `begin` has completed, or immediately if the lock is not available. */
  #request(options: LockOptions, candidacy: AbortController): Promise<boolean> {
    return new Promise((resolve) => {
      const held = this.#locks?.request(this.#lockName, options, async (lock) => {
        if (lock === null || candidacy.signal.aborted) return resolve(false);
        await this.#host(candidacy, () => resolve(true));
      });
      // An aborted request rejects, because the page has withdrawn. A request whose lock was stolen rejects, too.
      held?.catch(() => {
        resolve(false);
        if (this.#candidacy === candidacy && this.#releaseLock !== undefined) {
          this.#withdraw();
          void this.campaign();
        }
      });
    });
  }

  /** Hosts until the lock is released. */
  async #host(candidacy: AbortController, begun: () => void): Promise<void> {
    const released = new Promise<void>((resolve) => (this.#releaseLock = resolve));
    const outcome = await this.#handlers.begin();
    begun();
    // Otherwise the page has withdrawn, and may campaign again already.
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
    this.#retryTimer = setTimeout(this.#wake, Math.min(minDelayMs * 2 ** this.#failures, maxDelayMs));
    this.#failures += 1;
  }
}
