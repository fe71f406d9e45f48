import type { ReplyEvent } from "../../inference/reply-events.ts";

/** The event that ends a block of a reply: thinking, text or a tool call. */
export type BlockEnd = Extract<ReplyEvent, { type: "thinking-end" | "text-end" | "tool-call-end" }>;

/** Returns the end of the block that is open after `event`; undefined if none is. `open`: the result for the event before. */
export function openBlockAfter(event: ReplyEvent, open: BlockEnd | undefined): BlockEnd | undefined {
  switch (event.type) {
    case "thinking-start":
      return { type: "thinking-end", index: event.index };
    case "text-start":
      return { type: "text-end", index: event.index };
    case "tool-call-start":
      return { type: "tool-call-end", index: event.index };
    case "thinking-end":
    case "text-end":
    case "tool-call-end":
      return undefined;
    default:
      return open;
  }
}
