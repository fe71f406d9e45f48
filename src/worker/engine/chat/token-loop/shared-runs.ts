/**
 * Schedules several sequences over one runtime, which computes one run at a time. Single tokens of different sequences are
 * decoded as a batch. Between two batches at most one other piece of work runs, such as a chunk of a prompt, so that no
 * reply waits long for its next token.
 */

/** What the caller does with the logits after a token. */
export interface LogitsUse {
  /** See `TokenModel.prefill`. */
  topK?: number | undefined;
  /** See `TokenModel.decode`. */
  mayRound?: boolean | undefined;
}

/** One token to append to a sequence. */
export interface SequenceToken extends LogitsUse {
  /** Index of the sequence. */
  sequence: number;
  id: number;
}

type Settled<Value> = { resolve: (value: Value) => void; reject: (reason: unknown) => void };

type Request = ({ token: SequenceToken } & Settled<Float32Array>) | { work: () => Promise<void> };

export interface SharedRunsOptions {
  /** Appends each token to its sequence and returns the logits after each, in order. The arrays must stay valid. */
  decodeBatch: (tokens: readonly SequenceToken[]) => Promise<readonly Float32Array[]>;
  /** Yields to the event loop, so that the other replies can request their next token. Calls may overlap. */
  yieldToEventLoop: () => Promise<void>;
}

/**
 * A batch waits for the sequences of the last round until this many turns of the event loop have brought no new request. One
 * turn is for messages to arrive, the others are for a grammar to compute its mask.
 */
const maxIdleTurns = 3;

export class SharedRuns {
  readonly #options: SharedRunsOptions;
  /** At most one request a sequence, oldest first. */
  readonly #requests = new Map<number, Request>();
  /** Sequences of the last round, which are likely to request their next token soon. */
  #recent: readonly number[] = [];
  #isWorking = false;

  constructor(options: SharedRunsOptions) {
    this.#options = options;
  }

  /** Appends one token and returns the logits after it. A sequence has one request at a time. */
  decode(sequence: number, id: number, use: LogitsUse = {}): Promise<Float32Array> {
    return new Promise((resolve, reject) => this.#add(sequence, { token: { ...use, sequence, id }, resolve, reject }));
  }

  /** Runs work of one sequence while no other run is computed. */
  runAlone<Value>(sequence: number, work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => this.#add(sequence, { work: () => work().then(resolve, reject) }));
  }

  #add(sequence: number, request: Request): void {
    this.#requests.set(sequence, request);
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    while (this.#requests.size > 0) {
      await this.#waitForRecent();
      const decoded = await this.#decodeBatch();
      const other = await this.#runOne();
      this.#recent = other === undefined ? decoded : [...decoded, other];
    }
    this.#isWorking = false;
  }

  /** Waits for sequences of the last round to request their next token. A sequence that is alone never waits. */
  async #waitForRecent(): Promise<void> {
    let idleTurns = 0;
    while (idleTurns < maxIdleTurns && this.#recent.some((sequence) => !this.#requests.has(sequence))) {
      const { size } = this.#requests;
      await this.#options.yieldToEventLoop();
      idleTurns = this.#requests.size > size ? 0 : idleTurns + 1;
    }
  }

  /** Decodes all waiting tokens as one batch and returns their sequences. */
  async #decodeBatch(): Promise<number[]> {
    const waiting = [...this.#requests.values()].flatMap((request) => ("token" in request ? [request] : []));
    for (const { token } of waiting) this.#requests.delete(token.sequence);
    if (waiting.length === 0) return [];
    try {
      const logits = await this.#options.decodeBatch(waiting.map(({ token }) => token));
      waiting.forEach(({ resolve }, index) => resolve(logits[index] ?? new Float32Array(0)));
    } catch (failure) {
      for (const { reject } of waiting) reject(failure);
    }
    return waiting.map(({ token }) => token.sequence);
  }

  /** Runs the oldest request that is not a single token, and returns its sequence. */
  async #runOne(): Promise<number | undefined> {
    for (const [sequence, request] of this.#requests) {
      if ("token" in request) continue;
      this.#requests.delete(sequence);
      await request.work();
      return sequence;
    }
    return undefined;
  }
}
