/** Says that the model did not see all of a long conversation (contract 1.5: a value was adjusted). */
import type { ReplyEvent } from "../../inference/reply-events.ts";

/** The same events; adds to `warnings` when the prompt was truncated, in a whole reply before its headers are sent. */
export async function* withTruncationWarning(events: AsyncIterable<ReplyEvent>, warnings: string[]): AsyncGenerator<ReplyEvent> {
  for await (const event of events) {
    if (event.type === "prompt-truncated") {
      warnings.push(`the prompt was truncated to ${event.messagesKept} turns and ${event.documentIds.length} documents`);
    }
    yield event;
  }
}
