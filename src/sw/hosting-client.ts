/**
 * Checks that a page that offers the host's ports is the one that hosts. Any script of any page of the origin can send
 * such an offer, and would get the calls of all other pages. The hosting page holds the site's Web Lock. A second lock,
 * which only the sender is asked to acquire, shows whether the sender is the holder of the first.
 */
import { hostLockName } from "../transport/host-lock.ts";
import { proofLockName, type ProofRequest, protocolVersion as protocol } from "../transport/calls/call-messages.ts";
import { randomUuid } from "../transport/random-uuid.ts";

/** Milliseconds that a page may take to answer; it may be busy. */
const timeoutMs = 10_000;

export class HostingClients {
  readonly #site: string;
  /** Callbacks that end the wait for the page's answer, by nonce. */
  readonly #waiting = new Map<string, () => void>();

  constructor(site: string) {
    this.#site = site;
  }

  /** Resolves to whether `page` hosts. `version`: protocol version of the host. */
  async isHosting(page: Client, version: string): Promise<boolean> {
    const nonce = randomUuid();
    const post = (type: ProofRequest["type"]): void => page.postMessage({ type, protocol, nonce } satisfies ProofRequest);
    try {
      await new Promise<void>((resolve) => {
        this.#waiting.set(nonce, resolve);
        setTimeout(resolve, timeoutMs);
        post("cohabit-prove");
      });
      const { held = [] } = await navigator.locks.query();
      const holderOf = (lock: string): string | undefined => held.find(({ name }) => name === lock)?.clientId;
      const holder = holderOf(hostLockName(this.#site, version));
      return holder !== undefined && holder === holderOf(proofLockName(nonce));
    } finally {
      this.#waiting.delete(nonce);
      post("cohabit-proof-seen");
    }
  }

  /** Called when a page answers that it holds the lock. */
  answered(nonce: string): void {
    this.#waiting.get(nonce)?.();
  }
}
