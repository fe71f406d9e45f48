/** One attempt to make a call on one line; the caller's side. */
import type { CallerMessage, HostMessage } from "./call-messages.ts";
import { CallFailedError } from "./call-failed-error.ts";
import { errorResponse } from "./error-response.ts";
import type { HostLine, LineCall } from "../host-line.ts";

/** `no-host`: nothing was delivered, the call may be repeated on another line. */
export type AttemptOutcome = { kind: "response"; response: Response } | { kind: "no-host" } | { kind: "disconnected" };

export interface AttemptLimits {
  /** Milliseconds until the host must have accepted the call. */
  acceptMs: number;
  /** Milliseconds. A host that sends nothing for two to three of these counts as ended. */
  silenceMs: number;
  /** Max chunks in transit or unread. */
  windowChunks: number;
}

export interface CallReader {
  /** Aborted when the reader cancels. */
  signal: AbortSignal;
  /** Whether the requesting page still exists, if `signal` cannot tell. */
  isConnected(): Promise<boolean>;
}

const statusesWithoutBody = [204, 205, 304];

export class CallAttempt implements LineCall {
  readonly outcome: Promise<AttemptOutcome>;
  /** Resolves when the call has ended: its body was read, failed or was cancelled. */
  readonly delivered: Promise<void>;
  readonly #line: HostLine;
  readonly #call: number;
  readonly #limits: AttemptLimits;
  readonly #reader: CallReader;
  readonly #resolve: (outcome: AttemptOutcome) => void;
  readonly #resolveDelivered: () => void;
  readonly #acceptTimer: ReturnType<typeof setTimeout>;
  readonly #abort = (): void => this.#stop(this.#reader.signal.reason);
  #silenceTimer: ReturnType<typeof setInterval> | undefined;
  #silentTicks = 0;
  #body: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  #expectedSeq = 0;
  /** Chunks that the host may still send without another pull. */
  #granted: number;
  #isOver = false;

  constructor(
    line: HostLine,
    open: Omit<Extract<CallerMessage, { type: "open" }>, "type" | "call" | "credits">,
    limits: AttemptLimits,
    reader: CallReader,
  ) {
    this.#line = line;
    this.#limits = limits;
    this.#reader = reader;
    this.#granted = limits.windowChunks;
    let settle: (outcome: AttemptOutcome) => void = () => undefined;
    this.outcome = new Promise((resolve) => (settle = resolve));
    this.#resolve = settle;
    let deliver: () => void = () => undefined;
    this.delivered = new Promise((resolve) => (deliver = resolve));
    this.#resolveDelivered = deliver;
    this.#call = line.add(this);
    this.#acceptTimer = setTimeout(() => this.cancel(), limits.acceptMs);
    reader.signal.addEventListener("abort", this.#abort);
    line.send({ ...open, type: "open", call: this.#call, credits: limits.windowChunks });
    if (line.isEnded) this.lineEnded();
  }

  receive(message: Exclude<HostMessage, { type: "hello" }>): void {
    this.#silentTicks = 0;
    switch (message.type) {
      case "accepted":
        clearTimeout(this.#acceptTimer);
        this.#silenceTimer ??= setInterval(() => this.#tick(), this.#limits.silenceMs);
        return;
      case "waiting":
        this.#line.send({ type: "pull", call: this.#call, credits: 0 });
        if (this.#body === undefined) void this.#cancelWithoutReader();
        return;
      case "head":
        return this.#open(message.status, message.headers);
      case "chunk":
        return this.#enqueue(message.seq, message.bytes);
      case "end":
        if (this.#finish()) this.#body?.close();
        return;
      case "fail":
        if (this.#finish()) this.#fail(message.message);
        return;
    }
  }

  lineEnded(): void {
    if (this.#finish()) this.#lose();
  }

  /** Abandons the attempt before its head: the host stops, the outcome is `no-host`. */
  cancel(): void {
    if (!this.#finish()) return;
    this.#sendCancel();
    this.#lose();
  }

  #open(status: number, headers: [string, string][]): void {
    if (this.#body !== undefined || this.#isOver) return;
    if (status < 200 || status > 599) {
      this.#sendCancel();
      this.#finish();
      return this.#fail(`status ${status}`);
    }
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        start: (controller) => void (this.#body = controller),
        pull: () => this.#pull(),
        cancel: (reason) => this.#stop(reason),
      },
      new CountQueuingStrategy({ highWaterMark: this.#limits.windowChunks }),
    );
    const response = new Response(statusesWithoutBody.includes(status) ? null : stream, { status, headers });
    this.#resolve({ kind: "response", response });
  }

  #enqueue(seq: number, bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#body === undefined || this.#isOver) return;
    if (seq !== this.#expectedSeq) {
      this.#sendCancel();
      this.#finish();
      return this.#fail(`chunk ${seq} arrived instead of ${this.#expectedSeq}`);
    }
    this.#expectedSeq += 1;
    this.#granted -= 1;
    this.#body.enqueue(bytes);
  }

  /** Raises the host's credits to the free space of the queue, at least half a window at a time. */
  #pull(): void {
    const room = (this.#body?.desiredSize ?? 0) - this.#granted;
    if (this.#isOver || room < this.#limits.windowChunks / 2) return;
    this.#granted += room;
    this.#line.send({ type: "pull", call: this.#call, credits: room });
  }

  #stop(reason: unknown): void {
    if (!this.#finish()) return;
    this.#sendCancel();
    this.#body?.error(reason);
    this.#resolve({ kind: "disconnected" });
  }

  async #cancelWithoutReader(): Promise<void> {
    if (!(await this.#reader.isConnected())) this.#stop(new CallFailedError("the requesting page was closed"));
  }

  #tick(): void {
    this.#silentTicks += 1;
    // Ticks instead of a clock: after a computer sleeps, one tick precedes the queued messages, never three.
    if (this.#silentTicks >= 3) this.cancel();
  }

  #sendCancel(): void {
    this.#line.send({ type: "cancel", call: this.#call });
  }

  /** Before the head the call may be repeated on another line; after it the body fails. */
  #lose(): void {
    this.#body?.error(new CallFailedError("the host ended"));
    this.#resolve({ kind: "no-host" });
  }

  #fail(message: string): void {
    this.#body?.error(new CallFailedError(message));
    this.#resolve({ kind: "response", response: errorResponse(500, "internal server error: call failed") });
  }

  #finish(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    clearTimeout(this.#acceptTimer);
    clearInterval(this.#silenceTimer);
    this.#reader.signal.removeEventListener("abort", this.#abort);
    this.#line.drop(this.#call);
    this.#resolveDelivered();
    return true;
  }
}
