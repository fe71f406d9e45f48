import type { ReplyEvent } from "../../inference/reply-events.ts";

/**
 * Returns the text of the model that an event carries; undefined if it carries none. Stages of a reply name only the
 * events that they change and pass all others on. This function names every event, so that a new one does not compile
 * until it has a place here.
 */
export function writtenText(event: ReplyEvent): string | undefined {
  switch (event.type) {
    case "thinking-delta":
      return event.thinking;
    case "text-delta":
    case "plan-delta":
      return event.text;
    case "tool-call-delta":
      return event.arguments;
    case "reply-start":
    case "thinking-start":
    case "thinking-end":
    case "text-start":
    case "text-end":
    case "tool-call-start":
    case "tool-call-end":
    case "citation":
    case "prompt-logprobs":
    case "prompt-truncated":
    case "reply-end":
      return undefined;
  }
}

/** Whether the event shows that the model has written something. A call counts from its name on. */
export function isContent(event: ReplyEvent): boolean {
  return event.type === "tool-call-start" || writtenText(event) !== undefined;
}
