/** The caller's side of one attempt to make a call on one line. */
import type { CallerMessage, HostMessage } from "./call-messages.ts";
import type { Delivery } from "./delivery.ts";
import type { KeptJournal } from "./kept-journal.ts";
import type { HostLine, LineCall } from "../host-line.ts";

/**
 * `lost`: the host ended, fell silent or did not accept the call, which may continue on another line. `over`: the
 * response is complete or has failed, or its reader disconnected.
 */
export type AttemptOutcome = "lost" | "over";

export interface AttemptLimits {
  /** Milliseconds until the host must have accepted the call. */
  acceptMs: number;
  /** Milliseconds. A host that sends nothing for two to three of these counts as ended. */
  silenceMs: number;
}

interface CallReader {
  /** Aborted when the reader cancels. */
  signal: AbortSignal;
  /** Whether the requesting page still exists, if `signal` cannot tell. */
  isConnected(): Promise<boolean>;
}

/** A call whose response has not ended, shared by its attempts. */
export interface PendingCall {
  open: Omit<Extract<CallerMessage, { type: "open" }>, "type" | "call" | "credits" | "journal">;
  journal: KeptJournal;
  delivery: Delivery;
  reader: CallReader;
  /** Called when the host has been silent for a while: a page should check whether it is alive. */
  onSilence: () => void;
}

export class CallAttempt implements LineCall {
  readonly outcome: Promise<AttemptOutcome>;
  readonly #line: HostLine;
  readonly #call: number;
  readonly #limits: AttemptLimits;
  readonly #pending: PendingCall;
  readonly #resolve: (outcome: AttemptOutcome) => void;
  readonly #acceptTimer: ReturnType<typeof setTimeout>;
  readonly #abort = (): void => this.disconnect(this.#pending.reader.signal.reason);
  #silenceTimer: ReturnType<typeof setInterval> | undefined;
  #silentTicks = 0;
  #hasHead = false;
  #expectedSeq = 0;
  /** Chunks that the host may still send without another pull. */
  #granted: number;
  #isOver = false;

  constructor(line: HostLine, pending: PendingCall, limits: AttemptLimits) {
    this.#line = line;
    this.#limits = limits;
    this.#pending = pending;
    // At least one credit, for the chunks that the host may repeat although the reader has no room.
    const credits = Math.max(1, pending.delivery.room);
    this.#granted = credits;
    let settle: (outcome: AttemptOutcome) => void = () => undefined;
    this.outcome = new Promise((resolve) => (settle = resolve));
    this.#resolve = settle;
    this.#call = line.add(this);
    this.#acceptTimer = setTimeout(() => this.lose(), limits.acceptMs);
    pending.reader.signal.addEventListener("abort", this.#abort);
    line.send({ ...pending.open, type: "open", call: this.#call, credits, journal: pending.journal.entries() });
    if (line.isEnded) this.lineEnded();
  }

  receive(message: Exclude<HostMessage, { type: "hello" }>): void {
    this.#silentTicks = 0;
    const { delivery, journal } = this.#pending;
    switch (message.type) {
      case "accepted":
        clearTimeout(this.#acceptTimer);
        this.#silenceTimer ??= setInterval(() => this.#tick(), this.#limits.silenceMs);
        return;
      case "waiting":
        this.#line.send({ type: "pull", call: this.#call, credits: 0 });
        if (!delivery.hasHead) void this.#cancelWithoutReader();
        return;
      case "journal":
        return journal.add(message.entries);
      case "head":
        if (this.#hasHead || this.#isOver) return;
        this.#hasHead = true;
        if (!delivery.begin(message.status, message.headers)) this.#break(`status ${message.status}`);
        return;
      case "chunk":
        return this.#take(message);
      case "end":
        if (!this.#hasHead || !delivery.end()) this.#break("the response ended early");
        else this.#finish("over");
        return;
      case "fail":
        return this.#break(message.message);
    }
  }

  lineEnded(): void {
    this.#finish("lost");
  }

  /** Abandons the attempt: the host stops, and the call may continue on another line. */
  lose(): void {
    if (this.#finish("lost")) this.#sendCancel();
  }

  /** The reader disconnected. */
  disconnect(reason: unknown): void {
    if (!this.#finish("over")) return;
    this.#sendCancel();
    this.#pending.delivery.abandon(reason);
  }

  /** Raises the host's credits to the free space of the queue, at least half a window at a time. */
  pull(): void {
    const { room, windowChunks } = this.#pending.delivery;
    const free = room - this.#granted;
    if (this.#isOver || free < windowChunks / 2) return;
    this.#granted += free;
    this.#line.send({ type: "pull", call: this.#call, credits: free });
  }

  #take({ seq, bytes, isFiller, lastWords }: Extract<HostMessage, { type: "chunk" }>): void {
    if (!this.#hasHead || this.#isOver) return;
    if (seq !== this.#expectedSeq) return this.#break(`chunk ${seq} arrived instead of ${this.#expectedSeq}`);
    this.#expectedSeq += 1;
    // Credits are granted back first, because the delivery requests more as soon as its reader has the chunk.
    this.#granted -= 1;
    const taken = this.#pending.delivery.take(bytes, isFiller, lastWords);
    if (taken === undefined) return this.#break("the next host did not send the same response");
    // Repeated bytes take no room.
    if (taken === 0 && this.#granted <= 0) {
      this.#granted += 1;
      this.#line.send({ type: "pull", call: this.#call, credits: 1 });
    }
  }

  async #cancelWithoutReader(): Promise<void> {
    if ((await this.#pending.reader.isConnected()) || !this.#finish("over")) return;
    this.#sendCancel();
    this.#pending.delivery.fail(499, "request cancelled");
  }

  #tick(): void {
    this.#silentTicks += 1;
    if (this.#silentTicks >= 2) this.#pending.onSilence();
    // Ticks instead of a clock: after a computer sleeps, one tick precedes the queued messages, never three.
    if (this.#silentTicks >= 3) this.lose();
  }

  #sendCancel(): void {
    this.#line.send({ type: "cancel", call: this.#call });
  }

  /** Another host would fail in the same way. */
  #break(message: string): void {
    if (!this.#finish("over")) return;
    this.#sendCancel();
    this.#pending.delivery.fail(500, "internal server error: call failed", message);
  }

  #finish(outcome: AttemptOutcome): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    clearTimeout(this.#acceptTimer);
    clearInterval(this.#silenceTimer);
    this.#pending.reader.signal.removeEventListener("abort", this.#abort);
    this.#line.drop(this.#call);
    this.#resolve(outcome);
    return true;
  }
}
