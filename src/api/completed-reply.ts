/** Makes sure that a reply ends as contract 3.3 says, whatever happens to the engine that writes it. */
import type { ReplyEvent } from "../chat/reply-events.ts";

/**
 * The same events; a block that is still open at the end is closed first, and an engine that breaks off gives a
 * reply-end with ERROR. Its token counts died with it and are reported as 0. Ends without a reply-end only
 * when `left` was aborted.
 */
export async function* completedReply(
  events: AsyncIterable<ReplyEvent>,
  left: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  let openBlock: ReplyEvent | undefined;
  try {
    for await (const event of events) {
      switch (event.type) {
        case "thinking-start":
          openBlock = { type: "thinking-end", index: event.index };
          break;
        case "text-start":
          openBlock = { type: "text-end", index: event.index };
          break;
        case "thinking-end":
        case "text-end":
          openBlock = undefined;
          break;
        case "reply-end":
          if (openBlock) yield openBlock;
          yield event;
          return;
        default:
          break;
      }
      yield event;
    }
  } catch {
    // Answered below: what was thrown is internal, and the reader needs an end.
  }
  if (left.aborted) return;
  if (openBlock) yield openBlock;
  const usage = { inputTokens: 0, outputTokens: 0, billedInputTokens: 0, cachedTokens: 0 };
  yield { type: "reply-end", finishReason: "ERROR", usage, error: "the reply broke off" };
}
