/** Makes sure that a reply ends as contract 3.3 says, whatever happens to the engine that writes it. */
import type { ReplyEvent } from "../../chat/reply-events.ts";

/**
 * The same events; a block that is still open at the end is closed first, and an engine that breaks off gives a
 * reply-end with ERROR. Its token counts died with it and are reported as 0. Ends without a reply-end only
 * when `left` was aborted. `onFailure` is told what the engine threw.
 */
export async function* completedReply(
  events: AsyncIterable<ReplyEvent>,
  left: AbortSignal,
  onFailure: (thrown: unknown) => void,
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
  } catch (thrown) {
    // The reader gets an end all the same; what was thrown is internal.
    onFailure(thrown);
  }
  if (left.aborted) return;
  if (openBlock) yield openBlock;
  const usage = { inputTokens: 0, outputTokens: 0, billedInputTokens: 0, cachedTokens: 0 };
  yield { type: "reply-end", finishReason: "ERROR", usage, error: "the reply broke off" };
}
