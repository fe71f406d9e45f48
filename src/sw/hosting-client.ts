/**
 * Whether a page that offers the host's ports is the one that hosts. Any script of any page of the origin can send such an
 * offer, and would get the calls of all other pages. The page that hosts holds the site's Web Lock; that the lock's holder and
 * the sender are one page is seen by a second lock, which only the sender is asked to take.
 */
import { hostLockName } from "../transport/host-lock.ts";
import { proofLockName, type ProofRequest, protocolVersion as protocol } from "../transport/calls/call-messages.ts";
import { randomUuid } from "../transport/random-uuid.ts";

/** Milliseconds that a page may take to answer; it may be busy. */
const timeoutMs = 10_000;

export class HostingClients {
  readonly #site: string;
  /** By nonce: what the answer ends. */
  readonly #asked = new Map<string, () => void>();

  constructor(site: string) {
    this.#site = site;
  }

  /** `version`: of the host. */
  async isHosting(page: Client, version: string): Promise<boolean> {
    const nonce = randomUuid();
    const tell = (type: ProofRequest["type"]): void => page.postMessage({ type, protocol, nonce } satisfies ProofRequest);
    try {
      await new Promise<void>((resolve) => {
        this.#asked.set(nonce, resolve);
        setTimeout(resolve, timeoutMs);
        tell("cohabit-prove");
      });
      const { held = [] } = await navigator.locks.query();
      const holderOf = (lock: string): string | undefined => held.find(({ name }) => name === lock)?.clientId;
      const holder = holderOf(hostLockName(this.#site, version));
      return holder !== undefined && holder === holderOf(proofLockName(nonce));
    } finally {
      this.#asked.delete(nonce);
      tell("cohabit-proof-seen");
    }
  }

  /** A page says that it holds the lock. */
  answered(nonce: string): void {
    this.#asked.get(nonce)?.();
  }
}
