/**
 * Runs of one runtime that several sequences of tokens share: it computes one run at a time, and single tokens of different
 * sequences in one. A prompt is read between them, a chunk for each token of the others, so that none of them waits for long.
 */

/** One token to append to a sequence. */
export interface SequenceToken {
  /** Index of the sequence. */
  sequence: number;
  id: number;
}

type Settled<Value> = { resolve: (value: Value) => void; reject: (reason: unknown) => void };

type Request = ({ id: number } & Settled<Float32Array>) | { work: () => Promise<void> };

export interface SharedRunsOptions {
  /** Appends the tokens and gives the logits behind each, in their order; they stay as they are. */
  decodeTogether: (tokens: readonly SequenceToken[]) => Promise<readonly Float32Array[]>;
  /** Lets the other replies get as far as their next token. Calls must be free to overlap with others of it. */
  yieldToEventLoop: () => Promise<void>;
}

/**
 * Turns of the event loop without a request after which those that computed in the last round are not waited for: one to let
 * messages in, and some in which a grammar may be asked what comes next.
 */
const maxIdleTurns = 3;

export class SharedRuns {
  readonly #options: SharedRunsOptions;
  /** By sequence, each with at most one; the oldest first. */
  readonly #requests = new Map<number, Request>();
  /** Sequences of the last round, which are likely to want the next token soon. */
  #recent: readonly number[] = [];
  #isWorking = false;

  constructor(options: SharedRunsOptions) {
    this.#options = options;
  }

  /** Appends one token and gives the logits behind it. A sequence has one request at a time. */
  decode(sequence: number, id: number): Promise<Float32Array> {
    return new Promise((resolve, reject) => this.#add(sequence, { id, resolve, reject }));
  }

  /** Runs something of one sequence that nothing can be computed beside. */
  alone<Value>(sequence: number, work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => this.#add(sequence, { work: () => work().then(resolve, reject) }));
  }

  #add(sequence: number, request: Request): void {
    this.#requests.set(sequence, request);
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    while (this.#requests.size > 0) {
      await this.#gather();
      const decoded = await this.#decodeAll();
      const other = await this.#runOne();
      this.#recent = other === undefined ? decoded : [...decoded, other];
    }
    this.#isWorking = false;
  }

  /** Waits for those that are about to ask for their next token. One sequence by itself waits for nothing. */
  async #gather(): Promise<void> {
    let idleTurns = 0;
    while (idleTurns < maxIdleTurns && this.#recent.some((sequence) => !this.#requests.has(sequence))) {
      const { size } = this.#requests;
      await this.#options.yieldToEventLoop();
      idleTurns = this.#requests.size > size ? 0 : idleTurns + 1;
    }
  }

  async #decodeAll(): Promise<number[]> {
    const waiting = [...this.#requests].flatMap(([sequence, request]) => ("id" in request ? [{ sequence, ...request }] : []));
    for (const { sequence } of waiting) this.#requests.delete(sequence);
    if (waiting.length === 0) return [];
    try {
      const logits = await this.#options.decodeTogether(waiting.map(({ sequence, id }) => ({ sequence, id })));
      waiting.forEach(({ resolve }, index) => resolve(logits[index] ?? new Float32Array(0)));
    } catch (failure) {
      for (const { reject } of waiting) reject(failure);
    }
    return waiting.map(({ sequence }) => sequence);
  }

  /** The one that has waited longest. */
  async #runOne(): Promise<number | undefined> {
    for (const [sequence, request] of this.#requests) {
      if ("id" in request) continue;
      this.#requests.delete(sequence);
      await request.work();
      return sequence;
    }
    return undefined;
  }
}
