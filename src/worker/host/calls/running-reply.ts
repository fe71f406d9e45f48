/**
 * The events of a reply that an engine is writing, or several one after the other: where one failed, the next goes on. This
 * is the only code that guarantees exactly one end and true usage for a started reply, whatever happens to the engine; all
 * readers rely on it.
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

/** Max engines of one reply that fail without having written anything of it. */
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
  /** For the first token. */
  deadline: FirstByteDeadline;
  journal?: ReplyJournal | undefined;
}

/** How an engine ended its part of the reply. */
type EngineEnd =
  | { kind: "ended" }
  /** `failure` is absent if the engine says nothing. `hasLostThreads`: see `EngineLease`. */
  | { kind: "failed"; error: string; failure?: EngineFailure; hasLostThreads: boolean; closing: readonly ReplyEvent[] };

export class RunningReply {
  /** Well formed (contract 3.3): ends with one `reply-end`, or without one if `signal` aborts. */
  readonly events = new EventChannel<ReplyEvent>();
  readonly #options: RunningReplyOptions;
  readonly #wellFormed = new WellFormedReply();
  /** Sent only when the engine is free or replaced, so that the reader's next request can be served. */
  #end: ReplyEvent | undefined;
  #cancelled = false;
  #timedOut = false;
  #counted: Pick<Usage, "outputTokens" | "cachedTokens"> = { outputTokens: 0, cachedTokens: 0 };
  /** The reply has content. */
  #hasContent = false;
  /** What is written, for the next engine; undefined while nothing is, and for engines that do not tell. */
  #written: WrittenReply | undefined;
  /** Events of the engines so far, and of the current engine. */
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
   * Has an engine write the reply, or go on with it. Resolves when the engine is free for the next reply or replaced: to
   * whether another engine should go on. Otherwise the reply has its end. Never rejects.
   */
  async run(lease: EngineLease, plan: ChatPlan): Promise<"ended" | "go-on"> {
    const end = await this.#runOn(lease, plan);
    if (end.kind === "failed" && this.#mayGoOn(end)) return "go-on";
    if (end.kind === "failed") this.#fail(plan, end);
    else this.#endWith(plan, "ERROR", "the engine ended the reply without an end");
    this.#closeChannel();
    return "ended";
  }

  /** Ends the reply if no engine can go on with it. */
  giveUp(plan: ChatPlan, error: string): void {
    this.#endWith(plan, "ERROR", error);
    this.#closeChannel();
  }

  #fail(plan: ChatPlan, { error, failure, closing }: Extract<EngineEnd, { kind: "failed" }>): void {
    for (const event of closing) this.#pass(event);
    this.#endWith(plan, "ERROR", error, failure);
  }

  /** After a failure that another engine need not have; again only if the last one got further. */
  #mayGoOn({ failure, hasLostThreads }: Extract<EngineEnd, { kind: "failed" }>): boolean {
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
      // The reader has stopped; the engine is free once it has handled the message.
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
      // Sent immediately: an engine that hangs is not free before it is replaced.
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
      // What an earlier engine sent comes again, the same.
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

  /** Ends the reply, unless it has ended. The usage is the engine's last report. */
  #endWith({ inputTokens, billedInputTokens }: ChatPlan, finishReason: FinishReason, error: string, failure?: EngineFailure): void {
    const { outputTokens, cachedTokens } = this.#counted;
    // A reply without content can still become an error status (contract 2.7).
    const usage = { inputTokens, outputTokens: this.#hasContent ? outputTokens : 0, billedInputTokens, cachedTokens };
    const refusal = failure === undefined ? undefined : refusalOf(failure);
    this.#pass({ type: "reply-end", finishReason, usage, error, ...(refusal === undefined ? {} : { refusal }) });
  }
}

/**
 * Failures of a device or of its runtime, after which another engine can go on. One that was silent for its whole limit has
 * cost the reader enough, unless its threads stalled; the others would recur.
 */
const restartable: ReadonlySet<EngineFailure["kind"]> = new Set(["out-of-memory", "device-lost", "run-failed"]);
