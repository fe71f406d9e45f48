/**
 * Leaves out a tool call that its reply breaks off in, at MAX_TOKENS or with its engine (contract 2.7). A call is
 * therefore passed on once it is finished: clients run whatever is between `tool-call-start` and `tool-call-end`
 * (contract 3.3 requires both), and the AI SDK throws when the arguments are no JSON.
 */
import type { ReplyEvent } from "../../inference/reply-events.ts";

export class FinishedCalls {
  /** The plan and the call that is being written; empty while neither is. */
  #held: ReplyEvent[] = [];
  #blocks = 0;
  #hasText = false;
  #hasCall = false;

  /** The events that can be sent after `event`. Takes the events of one reply in order; its own output passes unchanged. */
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
      case "reply-start":
      case "thinking-delta":
      case "thinking-end":
      case "text-delta":
      case "text-end":
      case "tool-call-delta":
      case "citation":
      case "prompt-logprobs":
      case "prompt-truncated":
        break;
      default:
        event satisfies never;
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

function asText(event: ReplyEvent, index: number): ReplyEvent[] {
  switch (event.type) {
    case "plan-delta":
      return [{ type: "text-delta", index, text: event.text }];
    case "citation":
      return [{ ...event, citation: { ...event.citation, on: "text", contentIndex: index } }];
    case "reply-start":
    case "thinking-start":
    case "thinking-delta":
    case "thinking-end":
    case "text-start":
    case "text-delta":
    case "text-end":
    case "tool-call-start":
    case "tool-call-delta":
    case "tool-call-end":
    case "prompt-logprobs":
    case "prompt-truncated":
    case "reply-end":
      return [];
  }
}
