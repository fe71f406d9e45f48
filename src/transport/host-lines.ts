/**
 * Holds the line to the host and finds a new one when it is lost: the browser ends and restarts the service worker, and a
 * page outlives the host of another tab.
 */
import type { HostFinder } from "./calls/caller.ts";
import { HostLine } from "./host-line.ts";

export interface SearchLimits {
  /** Milliseconds to wait for a host: enough for a takeover or a page that is starting. Default: 3000. */
  timeoutMs: number;
  /** Milliseconds between requests for a port: between the end of a host and the next, no page receives them. Default: 250. */
  repeatMs: number;
}

const defaultLimits: SearchLimits = { timeoutMs: 3000, repeatMs: 250 };

export class HostLines implements HostFinder {
  readonly #requestPort: () => void;
  readonly #limits: SearchLimits;
  readonly #lifeLock: Promise<string> | undefined;
  #line: HostLine | undefined;
  #search: Promise<void> | undefined;
  #endSearch: (() => void) | undefined;
  #isClosed = false;

  /** `requestPort` asks the pages of the site for a port, which is passed to `adopt`. `lifeLock`: see `HostLine`. */
  constructor(requestPort: () => void, limits: Partial<SearchLimits> = {}, lifeLock?: Promise<string>) {
    this.#requestPort = requestPort;
    this.#limits = { ...defaultLimits, ...limits };
    this.#lifeLock = lifeLock;
  }

  /** Epoch of the last adopted host; 0 before the first. */
  get epoch(): number {
    return this.#line?.epoch ?? 0;
  }

  /**
   * Adopts a port to the host of `epoch`. The calls of an older host are repeated on the new line, or fail.
   * Returns false if the port was not needed; it is closed.
   */
  adopt(port: MessagePort, epoch: number): boolean {
    const previous = this.#line;
    const isBetter = previous === undefined || previous.isEnded || epoch > previous.epoch;
    const isSought = this.#endSearch !== undefined && epoch === previous?.epoch;
    if (!isBetter && !isSought) {
      port.close();
      return false;
    }
    this.#line = new HostLine(port, epoch, this.#lifeLock);
    this.#endSearch?.();
    if (previous !== undefined && epoch > previous.epoch) previous.end();
    return true;
  }

  /** Ends the line; its calls continue on the next, for which `find` searches again. */
  end(): void {
    this.#line?.end();
  }

  /** Ends the line and every call: no other is found. */
  close(): void {
    this.#isClosed = true;
    this.#endSearch?.();
    this.#line?.end();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  suspect(): void {
    if (!this.#isClosed) this.#requestPort();
  }

  async find(failed?: HostLine): Promise<HostLine | undefined> {
    if (this.#isClosed) return undefined;
    if (!this.#isUsable(failed)) {
      const search = this.#search ?? this.#beginSearch();
      await search;
    }
    return this.#isUsable(failed) ? this.#line : undefined;
  }

  #isUsable(failed: HostLine | undefined): boolean {
    return this.#line !== undefined && this.#line !== failed && !this.#line.isEnded;
  }

  #beginSearch(): Promise<void> {
    const search = new Promise<void>((resolve) => {
      const repeat = setInterval(this.#requestPort, this.#limits.repeatMs);
      const limit = setTimeout(() => this.#endSearch?.(), this.#limits.timeoutMs);
      this.#endSearch = () => {
        clearInterval(repeat);
        clearTimeout(limit);
        this.#search = undefined;
        this.#endSearch = undefined;
        resolve();
      };
    });
    // Last, because a page that hosts adopts its own port synchronously.
    this.#search = search;
    this.#requestPort();
    return search;
  }
}
