/** Warns that the model did not see all of a long conversation (contract 1.5: a value was adjusted). */
import type { ReplyEvent } from "../../../inference/reply-events.ts";

/** Passes the events on. Adds to `warnings` if the prompt was truncated; a buffered reply has not sent its headers then. */
export async function* withTruncationWarning(events: AsyncIterable<ReplyEvent>, warnings: string[]): AsyncGenerator<ReplyEvent> {
  for await (const event of events) {
    if (event.type === "prompt-truncated") {
      warnings.push(`the prompt was truncated to ${event.messagesKept} messages and ${event.documentIds.length} documents`);
    }
    yield event;
  }
}
