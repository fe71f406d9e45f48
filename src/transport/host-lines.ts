/**
 * Holds the line to the host and finds it from nothing: the service worker is ended and started again at the browser's
 * will, and a page outlives the host of another tab.
 */
import type { HostFinder } from "./calls/caller.ts";
import { HostLine } from "./host-line.ts";

export interface SearchLimits {
  /** Milliseconds that a host is waited for: long enough for a takeover or a page that just starts. Default: 3000. */
  timeoutMs: number;
  /** Milliseconds between two questions: between a host that went and the next, nobody hears one. Default: 250. */
  repeatMs: number;
}

const defaultLimits: SearchLimits = { timeoutMs: 3000, repeatMs: 250 };

export class HostLines implements HostFinder {
  readonly #ask: () => void;
  readonly #limits: SearchLimits;
  readonly #lifeLock: Promise<string> | undefined;
  #line: HostLine | undefined;
  #search: Promise<void> | undefined;
  #endSearch: (() => void) | undefined;

  /** `ask` asks the pages of the site for a port; the answer comes by `adopt`. `lifeLock`: see `HostLine`. */
  constructor(ask: () => void, limits: Partial<SearchLimits> = {}, lifeLock?: Promise<string>) {
    this.#ask = ask;
    this.#limits = { ...defaultLimits, ...limits };
    this.#lifeLock = lifeLock;
  }

  /** Epoch of the host that was adopted last; 0 before the first. */
  get epoch(): number {
    return this.#line?.epoch ?? 0;
  }

  /**
   * Takes a port to the host of `epoch`. An older host is gone: its calls are opened again on the new line, or fail.
   * False: the port was not wanted and is closed.
   */
  adopt(port: MessagePort, epoch: number): boolean {
    const before = this.#line;
    const isBetter = before === undefined || before.isEnded || epoch > before.epoch;
    const isSought = this.#endSearch !== undefined && epoch === before?.epoch;
    if (!isBetter && !isSought) {
      port.close();
      return false;
    }
    this.#line = new HostLine(port, epoch, this.#lifeLock);
    this.#endSearch?.();
    if (before !== undefined && epoch > before.epoch) before.end();
    return true;
  }

  /** Ends the line and every call on it; the next `find` starts anew. */
  end(): void {
    this.#line?.end();
  }

  async find(failed?: HostLine): Promise<HostLine | undefined> {
    if (!this.#isGood(failed)) {
      const search = this.#search ?? this.#beginSearch();
      await search;
    }
    return this.#isGood(failed) ? this.#line : undefined;
  }

  #isGood(failed: HostLine | undefined): boolean {
    return this.#line !== undefined && this.#line !== failed && !this.#line.isEnded;
  }

  #beginSearch(): Promise<void> {
    const search = new Promise<void>((resolve) => {
      const repeat = setInterval(this.#ask, this.#limits.repeatMs);
      const limit = setTimeout(() => this.#endSearch?.(), this.#limits.timeoutMs);
      this.#endSearch = () => {
        clearInterval(repeat);
        clearTimeout(limit);
        this.#search = undefined;
        this.#endSearch = undefined;
        resolve();
      };
    });
    // Last, because a page that hosts answers itself at once.
    this.#search = search;
    this.#ask();
    return search;
  }
}
