/** How fast bytes arrive: over the last seconds, so that it follows a connection that changes. */

const windowMs = 10_000;
/** Without so much time behind it a speed says nothing. */
const minMs = 500;

export class TransferSpeed {
  readonly #now: () => number;
  /** Bytes so far at a time; the oldest one is the last before the window. */
  #samples: { at: number; bytes: number }[] = [];

  /** @param now Milliseconds that only grow. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @param bytes All that has come over the network so far. */
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
