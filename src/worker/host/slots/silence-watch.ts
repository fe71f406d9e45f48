/**
 * Detects a worker that hangs: pings it at intervals, and counts successive pings without an answer. It counts pings and not time,
 * because the clock jumps when a computer sleeps or a tab is frozen.
 */
export interface SilenceWatchOptions {
  ping: () => Promise<unknown>;
  /** Milliseconds between pings. */
  intervalMs: number;
  /** Max successive pings without an answer. After that the worker counts as hung. */
  maxUnanswered: number;
  /** `maxUnanswered` until the first answer, while the worker's script may still be loading. Default: `maxUnanswered`. */
  maxUnansweredAtStart?: number;
  /** Whether other work explains the silence for now. Default: never. */
  isExcused?: () => boolean;
}

export class SilenceWatch {
  /** Resolves when the worker counts as hung. */
  readonly silent: Promise<void>;
  readonly #timer: ReturnType<typeof setInterval>;
  #unanswered = 0;
  #max: number;

  constructor({ ping, intervalMs, maxUnanswered, maxUnansweredAtStart = maxUnanswered, isExcused = () => false }: SilenceWatchOptions) {
    this.#max = maxUnansweredAtStart;
    let resolveSilent: () => void = () => undefined;
    this.silent = new Promise((resolve) => (resolveSilent = resolve));
    const pingNow = (): void => {
      if (this.isSilent) {
        if (isExcused()) return;
        this.stop();
        resolveSilent();
        return;
      }
      this.#unanswered += 1;
      const answered = (): void => {
        this.#unanswered = 0;
        this.#max = maxUnanswered;
      };
      // An engine of an app may lack `isAlive`, and answers with an error.
      ping().then(answered, answered);
    };
    this.#timer = setInterval(pingNow, intervalMs);
    pingNow();
  }

  /** Whether the max number of successive pings got no answer. */
  get isSilent(): boolean {
    return this.#unanswered >= this.#max;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
