/**
 * The events of a reply that an engine is writing. This is the only code that guarantees exactly one end and true usage
 * for a started reply, whatever happens to the engine; all readers rely on it.
 */
import type { FinishReason, ReplyEvent, Usage } from "../../../inference/reply-events.ts";
import { isContent } from "../../../chat/reply/reply-content.ts";
import { WellFormedReply } from "../../../chat/reply/well-formed-reply.ts";
import type { ChatPlan, Outcome, ReplyControl, ReplyMessage, ReplyRequest } from "../../engine/engine.ts";
import { failed } from "../slots/engine-failures.ts";
import { EngineDied } from "../slots/engine-handle.ts";
import type { FirstByteDeadline } from "./first-byte-deadline.ts";
import { EventChannel } from "./event-channel.ts";
import type { EngineLease } from "../slots/engine-lease.ts";
import { StallTimer } from "./stall-timer.ts";

/** Max milliseconds to wait for the last messages of an ended engine, in browsers that do not report closed ports. */
const finalMessagesMs = 200;

export interface ReplyLimits {
  /** Milliseconds until the reply ends with TIMEOUT. */
  replyTimeoutMs: number;
  /** Milliseconds without a message from the engine after which it is replaced. */
  stallMs: number;
}

interface RunLimits extends ReplyLimits {
  /** For the first token. */
  deadline: FirstByteDeadline;
}

/**
 * Starts the reply. `events` is well formed (contract 3.3) and ends with one `reply-end`, or without one if `signal`
 * aborts. `finished` resolves when the engine is free for the next reply; it never rejects.
 */
export function runReply(
  lease: EngineLease,
  plan: ChatPlan,
  request: Omit<ReplyRequest, "planId">,
  signal: AbortSignal,
  limits: RunLimits,
): { events: AsyncIterable<ReplyEvent>; finished: Promise<void> } {
  const reply = new RunningReply(plan);
  return { events: reply.channel, finished: reply.run(lease, { ...request, planId: plan.planId }, signal, limits) };
}

class RunningReply {
  readonly channel = new EventChannel<ReplyEvent>();
  readonly #plan: ChatPlan;
  readonly #wellFormed = new WellFormedReply();
  /** Sent only when the engine is free or replaced, so that the reader's next request can be served. */
  #end: ReplyEvent | undefined;
  #cancelled = false;
  #counted: Pick<Usage, "outputTokens" | "cachedTokens"> = { outputTokens: 0, cachedTokens: 0 };
  /** The reply has content. */
  #hasContent = false;

  constructor(plan: ChatPlan) {
    this.#plan = plan;
  }

  async run(lease: EngineLease, request: ReplyRequest, signal: AbortSignal, limits: RunLimits): Promise<void> {
    const { port1: port, port2: enginePort } = new MessageChannel();
    const stall = new StallTimer(limits.stallMs);
    const engineEnded = new Promise((resolve) => port.addEventListener("close", resolve, { once: true }));
    const done = new Promise<Outcome<null>>((resolve) => {
      port.onmessage = (message: MessageEvent<ReplyMessage>) => {
        stall.restart();
        if (message.data.type === "done") resolve(message.data.outcome);
        else this.#read(message.data);
        if (this.#hasContent) limits.deadline.stop();
      };
    });
    const send = (control: ReplyControl): void => port.postMessage(control);
    const cancel = (): void => {
      // The reader has stopped; the engine is free once it has handled the message.
      this.#cancelled = true;
      this.channel.close();
      send({ type: "cancel" });
    };
    const timeOut = (): void => send({ type: "time-out" });
    const replyDeadline = setTimeout(timeOut, limits.replyTimeoutMs);
    const endTimedOut = (): void => {
      timeOut();
      // Sent immediately: an engine that hangs is not free before it is replaced.
      this.#endWith("TIMEOUT", "the first token took longer than its time limit");
      this.#closeChannel();
    };
    limits.deadline.signal.addEventListener("abort", endTimedOut, { once: true });
    signal.addEventListener("abort", cancel, { once: true });
    try {
      const settled = lease.engine.reply(request, enginePort);
      if (signal.aborted) cancel();
      // Messages on the port and the result of the call arrive independently: "done" is the last message.
      const outcome = await lease.whileAlive(
        Promise.race([settled.then(() => done), stall.expired.then((detail) => failed("stalled", detail))]),
      );
      if (!outcome.ok) {
        lease.discard(outcome.failure.detail, outcome.failure);
        this.#endWith("ERROR", outcome.failure.detail);
      }
    } catch (failure) {
      if (!(failure instanceof EngineDied)) lease.discard("it threw an exception");
      // The engine's last messages may still be in transit; a port closes after its last message.
      await Promise.race([engineEnded, new Promise((resolve) => setTimeout(resolve, finalMessagesMs))]);
      this.#endWith("ERROR", failure instanceof EngineDied ? `engine ended: ${failure.reason}` : "the engine failed");
    } finally {
      clearTimeout(replyDeadline);
      limits.deadline.signal.removeEventListener("abort", endTimedOut);
      stall.stop();
      signal.removeEventListener("abort", cancel);
      port.close();
      this.#endWith("ERROR", "the engine ended the reply without an end");
      this.#closeChannel();
    }
  }

  #read({ events, outputTokens, cachedTokens }: Extract<ReplyMessage, { type: "events" }>): void {
    this.#counted = { outputTokens, cachedTokens };
    for (const event of events) this.#pass(event);
  }

  #closeChannel(): void {
    if (this.#end !== undefined) this.channel.push(this.#end);
    this.channel.close();
  }

  #pass(event: ReplyEvent): void {
    if (this.#cancelled) return;
    this.#hasContent ||= isContent(event);
    for (const each of this.#wellFormed.pass(event)) {
      if (each.type === "reply-end") this.#end = each;
      else this.channel.push(each);
    }
  }

  /** Ends the reply, unless it has ended. The usage is the engine's last report. */
  #endWith(finishReason: FinishReason, error: string): void {
    const { inputTokens, billedInputTokens } = this.#plan;
    const { outputTokens, cachedTokens } = this.#counted;
    // A reply without content can still become an error status (contract 2.7).
    const usage = { inputTokens, outputTokens: this.#hasContent ? outputTokens : 0, billedInputTokens, cachedTokens };
    this.#pass({ type: "reply-end", finishReason, usage, error });
  }
}
