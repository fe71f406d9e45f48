/**
 * The events of a reply that is being written. If an engine fails, another one continues the reply. This is the only code that
 * guarantees exactly one end with the true usage for a started reply, even if engines fail; all readers rely on it.
 */
import type { ReplyJournal } from "../../../inference/inference-service.ts";
import type { FinishReason, ReplyEvent, Usage } from "../../../inference/reply-events.ts";
import { addWritten, type WrittenPart, type WrittenReply } from "../../../inference/written-reply.ts";
import { isContent } from "../../../chat/reply/written-text.ts";
import { WellFormedReply } from "../../../chat/reply/well-formed-reply.ts";
import type { ChatPlan, Outcome, ReplyControl, ReplyMessage } from "../../engine/engine.ts";
import type { EngineFailure } from "../../base/engine-failure.ts";
import { endsEngine, failed, refusalOf, silenceLimit } from "../slots/engine-failures.ts";
import { EngineDied } from "../slots/engine-handle.ts";
import type { FirstByteDeadline } from "./first-byte-deadline.ts";
import { EventChannel } from "./event-channel.ts";
import type { EngineLease } from "../slots/engine-lease.ts";
import { StallTimer } from "../slots/stall-timer.ts";

/** Max milliseconds to wait for the last messages of an ended engine, in browsers that do not report closed ports. */
const finalMessagesMs = 200;

/** Max successive engines that may fail before they wrote a further piece of the reply. */
const maxVainRestarts = 1;

export interface ReplyLimits {
  /** Milliseconds until the reply ends with TIMEOUT. */
  replyTimeoutMs: number;
  /** Milliseconds without a message from the engine after which it is replaced. */
  stallMs: number;
}

export interface RunningReplyOptions {
  replyId: string;
  /** Aborted when the reader disconnects. */
  signal: AbortSignal;
  limits: ReplyLimits;
  /** The deadline for the first token. */
  deadline: FirstByteDeadline;
  journal?: ReplyJournal | undefined;
}

/** How an engine ended its part of the reply. */
type EngineEnd =
  | { kind: "ended" }
  /** `failure` is absent if the engine reported none. `hasLostThreads`: see `EngineLease`. */
  | { kind: "failed"; error: string; failure?: EngineFailure; hasLostThreads: boolean; closing: readonly ReplyEvent[] };

export class RunningReply {
  /** A well-formed reply (contract 3.3). It ends with one `reply-end`, or without one if `signal` aborts. */
  readonly events = new EventChannel<ReplyEvent>();
  readonly #options: RunningReplyOptions;
  readonly #wellFormed = new WellFormedReply();
  /** The end of the reply. It is sent only when the engine is free or replaced, so that the reader's next request can be served. */
  #end: ReplyEvent | undefined;
  #cancelled = false;
  #timedOut = false;
  #counted: Pick<Usage, "outputTokens" | "cachedTokens"> = { outputTokens: 0, cachedTokens: 0 };
  #hasContent = false;
  /** The written part of the reply, for the next engine. Undefined before the first piece, and for engines that do not report it. */
  #written: WrittenReply | undefined;
  /** Number of events that were passed on, and number of events that the current engine sent. */
  #passed = 0;
  #received = 0;
  #isReplayable = true;
  #vainRestarts = 0;
  #writtenAtStart = 0;

  constructor(options: RunningReplyOptions) {
    this.#options = options;
    const written = options.journal?.written;
    this.#written = written && structuredClone(written);
  }

  /** How much is written. */
  get writtenPieces(): number {
    return this.#written?.pieces.length ?? 0;
  }

  /**
   * Lets an engine write or continue the reply. Resolves when the engine is free for the next reply or replaced: to "continue" if
   * another engine should continue the reply, or to "ended" if the reply has ended. Never rejects.
   */
  async run(lease: EngineLease, plan: ChatPlan): Promise<"ended" | "continue"> {
    const end = await this.#runOn(lease, plan);
    if (end.kind === "failed" && this.#mayContinue(end)) return "continue";
    if (end.kind === "failed") this.#fail(plan, end);
    else this.#endWith(plan, "ERROR", "the engine ended the reply without an end");
    this.#closeChannel();
    return "ended";
  }

  /** Ends the reply because no engine can continue it. */
  giveUp(plan: ChatPlan, error: string): void {
    this.#endWith(plan, "ERROR", error);
    this.#closeChannel();
  }

  #fail(plan: ChatPlan, { error, failure, closing }: Extract<EngineEnd, { kind: "failed" }>): void {
    for (const event of closing) this.#pass(event);
    this.#endWith(plan, "ERROR", error, failure);
  }

  /** Whether another engine may continue the reply: not if it would fail as well, nor after too many engines in a row without progress. */
  #mayContinue({ failure, hasLostThreads }: Extract<EngineEnd, { kind: "failed" }>): boolean {
    if (this.#cancelled || this.#timedOut || this.#end !== undefined || !this.#isReplayable) return false;
    if (failure !== undefined && !restartable.has(failure.kind) && !hasLostThreads) return false;
    if (this.writtenPieces > this.#writtenAtStart) this.#vainRestarts = 0;
    this.#vainRestarts += 1;
    return this.#vainRestarts <= maxVainRestarts;
  }

  async #runOn(lease: EngineLease, plan: ChatPlan): Promise<EngineEnd> {
    const { replyId, signal, limits, deadline } = this.#options;
    const { port1: port, port2: enginePort } = new MessageChannel();
    const stall = new StallTimer(silenceLimit(lease, limits.stallMs));
    const engineEnded = new Promise((resolve) => port.addEventListener("close", resolve, { once: true }));
    let closing: readonly ReplyEvent[] = [];
    this.#received = 0;
    this.#writtenAtStart = this.writtenPieces;
    const done = new Promise<Outcome<null>>((resolve) => {
      port.onmessage = (message: MessageEvent<ReplyMessage>) => {
        stall.restart();
        if (message.data.type === "done") {
          closing = message.data.closing ?? [];
          resolve(message.data.outcome);
        } else this.#read(message.data);
        if (this.#hasContent) deadline.stop();
      };
    });
    const send = (control: ReplyControl): void => port.postMessage(control);
    const cancel = (): void => {
      // The reader has disconnected. The engine is free once it has handled the message.
      this.#cancelled = true;
      this.events.close();
      send({ type: "cancel" });
    };
    const timeOut = (): void => {
      this.#timedOut = true;
      send({ type: "time-out" });
    };
    const replyDeadline = setTimeout(timeOut, limits.replyTimeoutMs);
    const endTimedOut = (): void => {
      timeOut();
      // The end is sent immediately, because an engine that hangs is free only when it is replaced.
      this.#endWith(plan, "TIMEOUT", "the first token took longer than its time limit");
      this.#closeChannel();
    };
    deadline.signal.addEventListener("abort", endTimedOut, { once: true });
    signal.addEventListener("abort", cancel, { once: true });
    try {
      const written = this.#written === undefined ? {} : { written: this.#written };
      const settled = lease.engine.reply({ replyId, planId: plan.planId, ...written }, enginePort);
      if (signal.aborted) cancel();
      // Messages on the port and the result of the call arrive independently: "done" is the last message.
      const outcome = await lease.whileAlive(
        Promise.race([settled.then(() => done), stall.expired.then((detail) => failed("stalled", detail))]),
      );
      if (outcome.ok) {
        lease.succeeded();
        return { kind: "ended" };
      }
      const { failure } = outcome;
      if (endsEngine(failure)) lease.discard(failure.detail, failure);
      return { kind: "failed", error: failure.detail, failure, hasLostThreads: lease.hasLostThreads(), closing };
    } catch (caught) {
      if (!(caught instanceof EngineDied)) lease.discard("it threw an exception");
      // The engine's last messages may still be in transit; a port closes after its last message.
      await Promise.race([engineEnded, new Promise((resolve) => setTimeout(resolve, finalMessagesMs))]);
      const error = caught instanceof EngineDied ? `engine ended: ${caught.reason}` : "the engine failed";
      return { kind: "failed", error, hasLostThreads: lease.hasLostThreads(), closing };
    } finally {
      clearTimeout(replyDeadline);
      deadline.signal.removeEventListener("abort", endTimedOut);
      stall.stop();
      signal.removeEventListener("abort", cancel);
      port.close();
    }
  }

  #read({ events, outputTokens, cachedTokens, written }: Extract<ReplyMessage, { type: "events" }>): void {
    this.#counted = { outputTokens, cachedTokens };
    if (written === undefined) this.#isReplayable = false;
    else this.#take(written, cachedTokens);
    for (const event of events) {
      this.#received += 1;
      // An engine that continues the reply first sends the events of earlier engines again.
      if (this.#received <= this.#passed) continue;
      this.#passed = this.#received;
      this.#pass(event);
    }
  }

  #take(part: WrittenPart, cachedTokens: number): void {
    const { journal } = this.#options;
    if (this.#written === undefined) {
      this.#written = { cachedTokens, pieces: [], weights: [] };
      journal?.onBegin(cachedTokens);
    }
    addWritten(this.#written, part);
    if (part.pieces.length > 0 || part.end !== undefined || part.promptTokens !== undefined) journal?.onWritten(part);
  }

  #closeChannel(): void {
    if (this.#end !== undefined) this.events.push(this.#end);
    this.events.close();
  }

  #pass(event: ReplyEvent): void {
    if (this.#cancelled) return;
    this.#hasContent ||= isContent(event);
    for (const each of this.#wellFormed.pass(event)) {
      if (each.type === "reply-end") this.#end = each;
      else this.events.push(each);
    }
  }

  /** Ends the reply unless it has ended already. The usage is the engine's last report. */
  #endWith({ inputTokens, billedInputTokens }: ChatPlan, finishReason: FinishReason, error: string, failure?: EngineFailure): void {
    const { outputTokens, cachedTokens } = this.#counted;
    // A reply without content can still become an error status (contract 2.7).
    const usage = { inputTokens, outputTokens: this.#hasContent ? outputTokens : 0, billedInputTokens, cachedTokens };
    const refusal = failure === undefined ? undefined : refusalOf(failure);
    this.#pass({ type: "reply-end", finishReason, usage, error, ...(refusal === undefined ? {} : { refusal }) });
  }
}

/**
 * Failures of a device or of its runtime, after which another engine can continue the reply. Other failures would recur, except a
 * stall, after which the reader has waited too long for another attempt; stalled threads are handled separately.
 */
const restartable: ReadonlySet<EngineFailure["kind"]> = new Set(["out-of-memory", "device-lost", "run-failed"]);
