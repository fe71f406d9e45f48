/** A reply that an engine is writing: its events as they come, ended properly whatever happens to the engine. */
import type { FinishReason, ReplyEvent, Usage } from "../../chat/reply-events.ts";
import type { EngineFault, Outcome, ReplyControl, ReplyMessage, ReplyOrder } from "../engine/engine.ts";
import { runFailed } from "./engine-faults.ts";
import { EngineDied } from "./engine-handle.ts";
import { EventChannel } from "./event-channel.ts";
import type { EngineLease } from "./model-slot.ts";
import { StallTimer } from "./stall-timer.ts";

/** Most milliseconds to wait for the last words of an engine that ended, where the browser does not tell of closed ports. */
const lastWordsMs = 200;

export interface ReplyLimits {
  /** Milliseconds until the reply ends with TIMEOUT. */
  replyTimeoutMs: number;
  /** Milliseconds without a word from the engine after which it is given up. */
  stallMs: number;
}

/**
 * Starts the reply. `events` ends with one `reply-end`, or without one when `signal` aborts.
 * `finished` resolves when the engine is free for the next reply; it never rejects.
 */
export function runReply(
  lease: EngineLease,
  order: ReplyOrder,
  signal: AbortSignal,
  limits: ReplyLimits,
): { events: AsyncIterable<ReplyEvent>; finished: Promise<void> } {
  const reply = new RunningReply(order);
  return { events: reply.channel, finished: reply.run(lease, signal, limits) };
}

class RunningReply {
  readonly channel = new EventChannel<ReplyEvent>();
  readonly #order: ReplyOrder;
  /** The block that a reader has seen start but not end. */
  #open: { type: "thinking-end" | "text-end" | "tool-call-end"; index: number } | undefined;
  /** Kept until the engine is free or replaced, so that whoever reads it can be served next. */
  #end: ReplyEvent | undefined;
  #cancelled = false;
  #deltas = 0;

  constructor(order: ReplyOrder) {
    this.#order = order;
  }

  async run(lease: EngineLease, signal: AbortSignal, limits: ReplyLimits): Promise<void> {
    const { port1: port, port2: enginePort } = new MessageChannel();
    const stall = new StallTimer(limits.stallMs);
    const engineGone = new Promise((resolve) => port.addEventListener("close", resolve, { once: true }));
    const done = new Promise<Outcome<null>>((resolve) => {
      port.onmessage = (message: MessageEvent<ReplyMessage>) => {
        stall.restart();
        if (message.data.type === "done") resolve(message.data.outcome);
        else for (const event of message.data.events) this.#pass(event);
      };
    });
    const tell = (control: ReplyControl): void => port.postMessage(control);
    const cancel = (): void => {
      // Whoever aborted reads no further; the engine is free once it has noticed.
      this.#cancelled = true;
      this.channel.close();
      tell({ type: "cancel" });
    };
    const deadline = setTimeout(() => tell({ type: "time-out" }), limits.replyTimeoutMs);
    signal.addEventListener("abort", cancel, { once: true });
    try {
      const settled = lease.engine.reply(this.#order, enginePort);
      if (signal.aborted) cancel();
      // Messages on the port and the call's own answer travel apart: "done" is the last word.
      const outcome = await lease.whileAlive(
        Promise.race([
          settled.then(() => done),
          stall.expired.then(runFailed),
        ]),
      );
      if (!outcome.ok) {
        lease.discard(outcome.fault.detail, outcome.fault);
        this.#endWith("ERROR", faultText(outcome.fault));
      }
    } catch (failure) {
      if (!(failure instanceof EngineDied)) lease.discard("it threw instead of answering");
      // What the engine wrote before it ended may still be on its way; a port closes after its last message.
      await Promise.race([engineGone, new Promise((resolve) => setTimeout(resolve, lastWordsMs))]);
      this.#endWith("ERROR", failure instanceof EngineDied ? `engine ended: ${failure.reason}` : "the engine failed");
    } finally {
      clearTimeout(deadline);
      stall.stop();
      signal.removeEventListener("abort", cancel);
      port.close();
      this.#endWith("ERROR", "the engine ended the reply without an end");
      if (this.#end !== undefined) this.channel.push(this.#end);
      this.channel.close();
    }
  }

  #pass(event: ReplyEvent): void {
    if (this.#end !== undefined || this.#cancelled) return;
    switch (event.type) {
      case "thinking-start":
        this.#open = { type: "thinking-end", index: event.index };
        break;
      case "text-start":
        this.#open = { type: "text-end", index: event.index };
        break;
      case "tool-call-start":
        this.#open = { type: "tool-call-end", index: event.index };
        break;
      case "thinking-end":
      case "text-end":
      case "tool-call-end":
        this.#open = undefined;
        break;
      case "thinking-delta":
      case "text-delta":
      case "plan-delta":
      case "tool-call-delta":
        this.#deltas += 1;
        break;
      case "reply-start":
      case "citation":
      case "prompt-logprobs":
      case "prompt-truncated":
        break;
      case "reply-end":
        this.#end = event;
        return;
    }
    this.channel.push(event);
  }

  /** Closes what is open and ends the reply, unless it has ended (contract 3.3). */
  #endWith(finishReason: FinishReason, error: string): void {
    if (this.#end !== undefined || this.#cancelled) return;
    if (this.#open !== undefined) this.#pass(this.#open);
    this.#pass({ type: "reply-end", finishReason, usage: this.#usageSoFar(), error });
  }

  /** The engine took its counts with it; pieces of text are the nearest count of tokens that is left. */
  #usageSoFar(): Usage {
    const { promptIds, billedInputTokens } = this.#order.plan;
    return { inputTokens: promptIds.length, outputTokens: this.#deltas, billedInputTokens, cachedTokens: 0 };
  }
}

function faultText(fault: EngineFault): string {
  return fault.kind === "run-failed" ? fault.detail : fault.kind;
}
