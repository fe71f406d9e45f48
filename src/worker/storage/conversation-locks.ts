/** Serialises the exchanges of a conversation, because each depends on the messages of the previous one. */
import { Cancelled, TimedOut } from "../../inference/errors.ts";
import { InProcessLocks, type LockRequests } from "../base/in-process-locks.ts";

export class ConversationLocks {
  readonly #locks: LockRequests;
  readonly #timeoutMs: number;
  readonly #scope: string;

  /**
   * `timeoutMs`: max milliseconds that a call may wait. `scope`: prefix of the lock names. If one host serves all tabs of a site, it
   * has its own scope, so that it never waits for the locks of a host that it replaced. `locks`: default is the Web Locks of the
   * origin, which also exclude hosts in other tabs. Insecure contexts have no Web Locks and use locks of this realm.
   */
  constructor(timeoutMs: number, locks: LockRequests = originLocks() ?? new InProcessLocks(), scope = "") {
    this.#timeoutMs = timeoutMs;
    this.#scope = scope;
    this.#locks = locks;
  }

  /** See `ConversationStore.lock`. Throws TimedOut if earlier exchanges take longer than the timeout. */
  lock(ownerId: string, conversationId: string, signal: AbortSignal): Promise<() => void> {
    const name = `cohabit-conversation ${this.#scope}${JSON.stringify([ownerId, conversationId])}`;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), this.#timeoutMs);
    return new Promise<() => void>((resolve, reject) => {
      const held = (): Promise<void> => new Promise<void>((release) => resolve(release));
      this.#locks.request(name, { signal: AbortSignal.any([signal, deadline.signal]) }, held).catch((failure: unknown) => {
        if (signal.aborted) reject(new Cancelled());
        else reject(deadline.signal.aborted ? new TimedOut(this.#timeoutMs) : failure);
      });
    }).finally(() => clearTimeout(timer));
  }
}

function originLocks(): LockRequests | undefined {
  return globalThis.navigator?.locks;
}
