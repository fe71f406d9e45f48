/** Tells the request log of replies that ended badly: their headers were sent, so no status says so. */
import type { ReplyEvent } from "../../inference/reply-events.ts";
import { ReplyFailed } from "./reply-failed.ts";

/** The same events. `onFailure` gets a ReplyFailed for an end with ERROR or TIMEOUT. */
export async function* observedReply(
  events: AsyncIterable<ReplyEvent>,
  onFailure: (failure: ReplyFailed) => void,
): AsyncGenerator<ReplyEvent> {
  for await (const event of events) {
    if (event.type === "reply-end" && (event.finishReason === "ERROR" || event.finishReason === "TIMEOUT")) {
      onFailure(new ReplyFailed(event.finishReason, event.error ?? "the engine gave no reason"));
    }
    yield event;
  }
}
