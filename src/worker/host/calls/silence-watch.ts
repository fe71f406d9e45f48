/**
 * Finds out that a worker hangs: asks it again and again, and counts the questions in a row that got no answer. Questions are counted,
 * not time: after a computer slept, or a tab was frozen, the clock has jumped, but every question still had its chance.
 */
export interface SilenceWatchOptions {
  ask: () => Promise<unknown>;
  /** Milliseconds between questions. */
  intervalMs: number;
  /** Questions in a row without an answer after which the worker counts as hung. */
  maxUnanswered: number;
  /** The same before its first answer, while its script may be on its way. Default: the same number. */
  maxUnansweredAtStart?: number;
}

export class SilenceWatch {
  /** Resolves when the worker counts as hung. */
  readonly silent: Promise<void>;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor({ ask, intervalMs, maxUnanswered, maxUnansweredAtStart = maxUnanswered }: SilenceWatchOptions) {
    let unanswered = 0;
    let max = maxUnansweredAtStart;
    let resolveSilent: () => void = () => undefined;
    this.silent = new Promise((resolve) => (resolveSilent = resolve));
    const askNow = (): void => {
      if (unanswered >= max) {
        this.stop();
        resolveSilent();
        return;
      }
      unanswered += 1;
      const answered = (): void => {
        unanswered = 0;
        max = maxUnanswered;
      };
      // A worker that does not know the question answers with an error.
      ask().then(answered, answered);
    };
    this.#timer = setInterval(askNow, intervalMs);
    askNow();
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
