/** What every chat route is made over, and how each of them gets a reply. */
import type { ReplyEvent } from "../../inference/reply-events.ts";
import type { Admission } from "../access/admission.ts";
import type { ApiCall } from "../request/api-call.ts";
import type { Timer } from "../response/deferred-body.ts";
import type { ChatCall, InferenceService } from "../../inference/inference-service.ts";
import type { Stores } from "../stores.ts";
import { observedReply } from "./observed-reply.ts";
import { screenedReply } from "./screened-reply.ts";

export interface ChatServing {
  inference: InferenceService;
  stores: Stores;
  admission: Admission;
  timer: Timer;
  /** Milliseconds, for the text of a 504. */
  now: () => number;
}

export type ReplyRequest = Omit<ChatCall, "replyId" | "signal">;

/** A reply that ends as contract 3.3 says and holds no denied text. Rejects with faults before its first event. */
export async function startReply(
  { inference, admission: { denyList } }: ChatServing,
  call: ApiCall,
  request: ReplyRequest,
): Promise<AsyncGenerator<ReplyEvent>> {
  const { signal } = call.disconnect;
  const written = await inference.chat({ ...request, replyId: crypto.randomUUID(), signal });
  // What fails first is the cause of the rest.
  const onFailure = (thrown: unknown): void => {
    call.failure ??= thrown;
  };
  const screened = denyList.length > 0 ? screenedReply(written, denyList, onFailure) : written;
  return observedReply(screened, onFailure);
}
