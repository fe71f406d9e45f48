import type { ReplyEvent } from "../../inference/reply-events.ts";

/** Whether the event shows that the model has written something. */
export function isContent(event: ReplyEvent): boolean {
  switch (event.type) {
    case "thinking-delta":
    case "text-delta":
    case "plan-delta":
    case "tool-call-start":
    case "tool-call-delta":
      return true;
    case "reply-start":
    case "thinking-start":
    case "thinking-end":
    case "text-start":
    case "text-end":
    case "tool-call-end":
    case "citation":
    case "prompt-logprobs":
    case "prompt-truncated":
    case "reply-end":
      return false;
  }
}
