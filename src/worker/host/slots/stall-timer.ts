/** Detects work without progress: expires unless it is restarted in time. */
export class StallTimer {
  readonly expired: Promise<string>;
  #milliseconds: number | undefined;
  #expire: (detail: string) => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param milliseconds The limit; undefined if the timer must not expire. */
  constructor(milliseconds: number | undefined) {
    this.#milliseconds = milliseconds;
    this.expired = new Promise((resolve) => (this.#expire = resolve));
    this.restart();
  }

  /** `milliseconds`: a new limit. Default: the current one. */
  restart(milliseconds = this.#milliseconds): void {
    this.stop();
    this.#milliseconds = milliseconds;
    if (this.#milliseconds === undefined) return;
    this.#timer = setTimeout(() => this.#expire(`no progress for ${this.#milliseconds} ms`), this.#milliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
