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
  /** Whether other work explains the silence for now. Default: never. */
  isExcused?: () => boolean;
}

export class SilenceWatch {
  /** Resolves when the worker counts as hung. */
  readonly silent: Promise<void>;
  readonly #timer: ReturnType<typeof setInterval>;
  #unanswered = 0;
  #max: number;

  constructor({ ask, intervalMs, maxUnanswered, maxUnansweredAtStart = maxUnanswered, isExcused = () => false }: SilenceWatchOptions) {
    this.#max = maxUnansweredAtStart;
    let resolveSilent: () => void = () => undefined;
    this.silent = new Promise((resolve) => (resolveSilent = resolve));
    const askNow = (): void => {
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
      // A worker that does not know the question answers with an error.
      ask().then(answered, answered);
    };
    this.#timer = setInterval(askNow, intervalMs);
    askNow();
  }

  /** Whether so many questions in a row got no answer. */
  get isSilent(): boolean {
    return this.#unanswered >= this.#max;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
