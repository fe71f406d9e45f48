/** Measures the speed of a transfer over the last seconds, so that it follows changes of the connection. */

const windowMs = 10_000;
/** Min time between the first and the last sample. Speeds over less time vary too much. */
const minMs = 500;

export class TransferSpeed {
  readonly #now: () => number;
  /** Total bytes at each time. The oldest sample is the last one before the window. */
  #samples: { at: number; bytes: number }[] = [];

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @param bytes Total bytes received so far. */
  add(bytes: number): void {
    const at = this.#now();
    this.#samples.push({ at, bytes });
    while ((this.#samples[1]?.at ?? at) < at - windowMs) this.#samples.shift();
  }

  /** undefined until enough time has passed. */
  get bytesPerSecond(): number | undefined {
    const [first] = this.#samples;
    const last = this.#samples.at(-1);
    if (first === undefined || last === undefined || last.at - first.at < minMs) return undefined;
    return (1000 * (last.bytes - first.bytes)) / (last.at - first.at);
  }
}
