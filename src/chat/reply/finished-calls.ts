/**
 * Leaves out a tool call that the end of the reply cuts short, at MAX_TOKENS or because the engine failed (contract 2.7).
 * A call is passed on only when it is finished: clients run every call between `tool-call-start` and `tool-call-end`
 * (contract 3.3 requires both), and the AI SDK throws if the arguments are no JSON.
 */
import type { ReplyEvent } from "../../inference/reply-events.ts";

export class FinishedCalls {
  /** Events since the plan or the call began; empty while neither is open. */
  #held: ReplyEvent[] = [];
  /** Number of thinking and text blocks so far. */
  #blocks = 0;
  #hasText = false;
  #hasCall = false;

  /** Returns the events that can be sent after `event`. Takes the events of one reply in order; its own output passes unchanged. */
  pass(event: ReplyEvent): ReplyEvent[] {
    switch (event.type) {
      case "plan-delta":
      case "tool-call-start":
        this.#held.push(event);
        return [];
      case "tool-call-end":
        this.#hasCall = true;
        return [...this.#release(), event];
      case "reply-end":
        return [...this.#withoutCall(this.#release()), event];
      case "text-start":
        this.#hasText = true;
        this.#blocks += 1;
        break;
      case "thinking-start":
        this.#blocks += 1;
        break;
      default:
        break;
    }
    if (this.#held.length === 0) return [event];
    this.#held.push(event);
    return [];
  }

  #release(): ReplyEvent[] {
    const held = this.#held;
    this.#held = [];
    return held;
  }

  /** A plan without a call is the answer; a reply with neither call nor text has an empty text block (contract 2.7). */
  #withoutCall(held: readonly ReplyEvent[]): ReplyEvent[] {
    if (held.length === 0 || this.#hasCall || this.#hasText) return [];
    const index = this.#blocks;
    return [{ type: "text-start", index }, ...held.flatMap((event) => asText(event, index)), { type: "text-end", index }];
  }
}

/** Converts an event of a plan to one of text block `index`; events of an unfinished call are dropped. */
function asText(event: ReplyEvent, index: number): ReplyEvent[] {
  if (event.type === "plan-delta") return [{ type: "text-delta", index, text: event.text }];
  if (event.type === "citation") return [{ ...event, citation: { ...event.citation, on: "text", contentIndex: index } }];
  return [];
}
