/** The start of a reply, common to all routes at which a model writes. */
import type { ChatCall } from "../../inference/inference-service.ts";
import type { ReplyEvent } from "../../inference/reply-events.ts";
import { callerOf, type ApiCall } from "../request/api-call.ts";
import type { ModelServices } from "../services.ts";
import { ReplyFailed } from "./reply/reply-failed.ts";
import { screenedReply } from "./reply/screened-reply.ts";

export type ReplyRequest = Omit<ChatCall, "replyId" | "journal" | "arrival" | "owner" | "signal">;

/** Returns a reply that ends as contract 3.3 requires and contains no denied text. Rejects with errors before its first event. */
export async function startReply(
  { inference, admission: { denyList } }: ModelServices,
  call: ApiCall,
  request: ReplyRequest,
): Promise<AsyncGenerator<ReplyEvent>> {
  const events = await inference.chat({ ...request, ...call.journal.nextReply(), arrival: call.journal.arrival, ...callerOf(call) });
  // The first failure is the cause of any later one.
  const onFailure = (thrown: unknown): void => {
    call.failure ??= thrown;
  };
  const screened = denyList.length > 0 ? screenedReply(events, denyList, onFailure) : events;
  return observedReply(screened, onFailure);
}

/** Passes the events on. Calls `onFailure` for an end with ERROR or TIMEOUT, which the status does not show: headers are sent. */
async function* observedReply(events: AsyncIterable<ReplyEvent>, onFailure: (failure: ReplyFailed) => void): AsyncGenerator<ReplyEvent> {
  for await (const event of events) {
    if (event.type === "reply-end" && (event.finishReason === "ERROR" || event.finishReason === "TIMEOUT")) {
      onFailure(new ReplyFailed(event.finishReason, event.error ?? "the engine gave no reason"));
    }
    yield event;
  }
}
