/** The dependencies of every chat route, and the start of a reply. */
import type { ReplyEvent } from "../../inference/reply-events.ts";
import type { Admission } from "../access/admission.ts";
import { callerOf, type ApiCall } from "../request/api-call.ts";
import type { Timer } from "../response/deferred-body.ts";
import type { ChatCall, InferenceService } from "../../inference/inference-service.ts";
import type { Stores } from "../stores.ts";
import { observedReply } from "./reply/observed-reply.ts";
import { screenedReply } from "./reply/screened-reply.ts";

export interface ChatServing {
  inference: InferenceService;
  stores: Pick<Stores, "conversations">;
  admission: Admission;
  timer: Timer;
  /** Milliseconds on a monotonic clock, for the text of a 504. */
  now: () => number;
}

export type ReplyRequest = Omit<ChatCall, "replyId" | "record" | "arrival" | "owner" | "signal">;

/** Returns a reply that ends as contract 3.3 requires and contains no denied text. Rejects with errors before its first event. */
export async function startReply(
  { inference, admission: { denyList } }: ChatServing,
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
