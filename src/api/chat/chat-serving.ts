/** What every chat route is made over, and how each of them gets a reply. */
import type { ReplyEvent } from "../../chat/reply-events.ts";
import type { Admission } from "../admission.ts";
import type { ApiCall } from "../api-call.ts";
import type { Timer } from "../late-body.ts";
import type { ChatCall, InferenceService } from "../service.ts";
import { completedReply } from "./completed-reply.ts";
import { screenedReply } from "./screened-reply.ts";

export interface ChatServing {
  service: InferenceService;
  admission: Admission;
  timer: Timer;
  /** Milliseconds, for the text of a 504. */
  now: () => number;
}

export type ReplyOrder = Omit<ChatCall, "replyId" | "signal">;

/** A reply that ends as contract 3.3 says and holds no denied text. Rejects with faults before its first event. */
export async function startReply(
  { service, admission: { denyList } }: ChatServing,
  call: ApiCall,
  order: ReplyOrder,
): Promise<AsyncGenerator<ReplyEvent>> {
  const { signal } = call.left;
  const written = await service.chat({ ...order, replyId: crypto.randomUUID(), signal });
  const screened = denyList.length > 0 ? screenedReply(written, denyList) : written;
  return completedReply(screened, signal, (thrown) => {
    call.failure = thrown;
  });
}
