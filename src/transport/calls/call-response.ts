/** The host's side of one call: from `open` to `end`, `fail` or `cancel`. */
import type { CallOrigin } from "../../inference/call-journal.ts";
import type { CallerMessage, HostMessage, LastWords } from "./call-messages.ts";
import { errorResponse } from "./error-response.ts";
import { receivedBody } from "../upload/received-body.ts";
import { gatheredChunks } from "./gathered-chunks.ts";

/** Longer chunks are split, so that a credit limits the bytes in transit. */
const maxChunkBytes = 65_536;

/** `signal` is aborted when the reader disconnects. */
export type ServeRequest = (request: Request, signal: AbortSignal, origin: CallOrigin) => Promise<Response>;

export interface CallResponseOptions {
  waitingMs: number;
  unacknowledgedLimit: number;
  isFiller: (chunk: Uint8Array) => boolean;
  lastWords: (chunk: Uint8Array) => string | undefined;
}

type OpenMessage = Extract<CallerMessage, { type: "open" }>;

export class CallResponse {
  readonly #call: number;
  readonly #post: (message: HostMessage) => void;
  readonly #options: CallResponseOptions;
  readonly #abort = new AbortController();
  readonly #heartbeat: ReturnType<typeof setInterval>;
  #credits: number;
  #sentSinceBeat = false;
  #unacknowledged = 0;
  #wakeForCredit: (() => void) | undefined;

  constructor(open: OpenMessage, post: (message: HostMessage) => void, options: CallResponseOptions) {
    this.#call = open.call;
    this.#post = post;
    this.#credits = open.credits;
    this.#options = options;
    this.#heartbeat = setInterval(() => this.#beat(), options.waitingMs);
    this.#send({ type: "accepted", call: open.call });
  }

  async run(open: OpenMessage, serve: ServeRequest): Promise<void> {
    try {
      const response = await this.#serve(open, serve);
      if (this.#abort.signal.aborted) {
        await response.body?.cancel();
        return;
      }
      this.#send({ type: "head", call: this.#call, status: response.status, headers: [...response.headers] });
      if (response.body !== null) await this.#sendBody(response.body);
      this.#send({ type: "end", call: this.#call });
    } catch (error) {
      this.#send({ type: "fail", call: this.#call, message: error instanceof Error ? error.message : String(error) });
    } finally {
      clearInterval(this.#heartbeat);
    }
  }

  grant(credits: number): void {
    this.#unacknowledged = 0;
    this.#credits += credits;
    if (this.#credits > 0) this.#wake();
  }

  /** The reader disconnected: sends nothing more. */
  cancel(): void {
    this.#abort.abort();
    clearInterval(this.#heartbeat);
    this.#wake();
  }

  async #serve(open: OpenMessage, serve: ServeRequest): Promise<Response> {
    const { signal } = this.#abort;
    const { body } = open;
    const streamed = body instanceof MessagePort ? receivedBody(body, signal) : undefined;
    try {
      // The signal is not passed: a request's own signal follows it, and in Chromium a listener on that keeps both in
      // memory forever if neither aborts.
      const request = new Request(open.url, {
        method: open.method,
        headers: open.headers,
        body: body instanceof MessagePort ? null : body,
      });
      // The body is set afterwards, because the constructors of Firefox and Safari take no stream.
      if (streamed !== undefined) Object.defineProperty(request, "body", { value: streamed });
      return await serve(request, signal, {
        arrival: open.arrival,
        recorded: open.journal,
        record: (entries) => this.#send({ type: "journal", call: this.#call, entries }),
      });
    } catch {
      // The API handles its own errors; the text of any other is withheld (contract 1.3: no internals).
      return errorResponse(500, "internal server error: unanswered");
    } finally {
      // Frees the rest of a body that the response did not need; rejects if it has been read.
      if (streamed !== undefined) await streamed.cancel().catch(() => undefined);
    }
  }

  async #sendBody(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    const reader = body.getReader();
    const { signal } = this.#abort;
    // Also ends a pending read: the computation must stop immediately, not at its next chunk.
    const stop = (): void => void reader.cancel(signal.reason).catch(() => undefined);
    signal.addEventListener("abort", stop, { once: true });
    let seq = 0;
    let lastSent = "";
    for await (const { bytes, isFiller, last } of gatheredChunks(reader, maxChunkBytes, this.#options.isFiller)) {
      await this.#spendCredit();
      if (signal.aborted) return;
      const words = last && this.#options.lastWords(last);
      const lastWords = words === undefined ? undefined : changeOf(lastSent, words);
      // Filler does not change the last words.
      if (!isFiller) lastSent = words ?? "";
      this.#send({ type: "chunk", call: this.#call, seq, bytes, isFiller, lastWords });
      seq += 1;
    }
  }

  async #spendCredit(): Promise<void> {
    while (this.#credits <= 0 && !this.#abort.signal.aborted) {
      await new Promise<void>((resolve) => (this.#wakeForCredit = resolve));
    }
    this.#credits -= 1;
  }

  #wake(): void {
    this.#wakeForCredit?.();
    this.#wakeForCredit = undefined;
  }

  #beat(): void {
    if (this.#unacknowledged >= this.#options.unacknowledgedLimit) {
      this.#send({ type: "fail", call: this.#call, message: "the reader did not respond" });
      this.cancel();
      return;
    }
    if (!this.#sentSinceBeat) {
      this.#unacknowledged += 1;
      this.#send({ type: "waiting", call: this.#call });
    }
    this.#sentSinceBeat = false;
  }

  #send(message: HostMessage): void {
    if (this.#abort.signal.aborted) return;
    this.#post(message);
    this.#sentSinceBeat = true;
  }
}

/** In some formats the last words repeat the whole text so far, so only the change is sent. */
function changeOf(before: string, words: string): LastWords {
  let kept = 0;
  while (kept < before.length && before[kept] === words[kept]) kept += 1;
  return [kept, words.slice(kept)];
}
