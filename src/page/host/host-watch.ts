/**
 * Watches the host of the site when a page misses it: asks on the site's channel whether it is alive, and reports it as
 * dead after a number of questions without an answer. Questions are counted, not time: after a computer slept or a tab
 * was throttled the clock has jumped, but every question still had its chance. No question is sent while no page misses
 * the host.
 */

export interface HostWatchOptions {
  ask: () => void;
  onDead: () => void;
  /** Milliseconds between questions. Default: 500. */
  intervalMs?: number;
  /** Unanswered questions after which the host counts as dead: enough for long synchronous work. Default: 8. */
  maxUnanswered?: number;
}

export class HostWatch {
  readonly #options: Required<HostWatchOptions>;
  #timer: ReturnType<typeof setInterval> | undefined;
  #unanswered = 0;

  constructor(options: HostWatchOptions) {
    this.#options = { intervalMs: 500, maxUnanswered: 8, ...options };
  }

  /** Starts to ask, unless it does already. */
  suspect(): void {
    if (this.#timer !== undefined) return;
    this.#unanswered = 0;
    this.#timer = setInterval(() => this.#ask(), this.#options.intervalMs);
    this.#options.ask();
  }

  /** The host, or a new one, is alive. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #ask(): void {
    this.#unanswered += 1;
    if (this.#unanswered < this.#options.maxUnanswered) {
      this.#options.ask();
      return;
    }
    this.stop();
    this.#options.onDead();
  }
}
