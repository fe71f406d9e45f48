/** Reports failed replies to the request log: their headers are already sent, so the status does not show the failure. */
import type { ReplyEvent } from "../../../inference/reply-events.ts";
import { ReplyFailed } from "./reply-failed.ts";

/** Passes the events on. `onFailure` receives a ReplyFailed for an end with ERROR or TIMEOUT. */
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
