/**
 * Makes the events of a reply well formed (contract 3.3), wherever it breaks off: a block that is open at the end is
 * closed, a call that is not finished is left out, and nothing follows the end.
 */
import type { ReplyEvent } from "../../inference/reply-events.ts";
import { FinishedCalls } from "./finished-calls.ts";

export class WellFormedReply {
  readonly #calls = new FinishedCalls();
  #openBlock: Extract<ReplyEvent, { type: "thinking-end" | "text-end" }> | undefined;
  #hasEnded = false;

  /** The events that can be sent after `event`. Takes the events of one reply in order; its own output passes unchanged. */
  pass(event: ReplyEvent): ReplyEvent[] {
    if (this.#hasEnded) return [];
    switch (event.type) {
      case "thinking-start":
        this.#openBlock = { type: "thinking-end", index: event.index };
        break;
      case "text-start":
        this.#openBlock = { type: "text-end", index: event.index };
        break;
      case "thinking-end":
      case "text-end":
        this.#openBlock = undefined;
        break;
      case "reply-end": {
        this.#hasEnded = true;
        const closing = this.#openBlock === undefined ? [] : this.#calls.pass(this.#openBlock);
        return [...closing, ...this.#calls.pass(event)];
      }
      case "reply-start":
      case "thinking-delta":
      case "text-delta":
      case "plan-delta":
      case "tool-call-start":
      case "tool-call-delta":
      case "tool-call-end":
      case "citation":
      case "prompt-logprobs":
      case "prompt-truncated":
        break;
      default:
        event satisfies never;
    }
    return this.#calls.pass(event);
  }
}
