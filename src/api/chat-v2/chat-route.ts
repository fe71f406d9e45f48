/** POST /v2/chat (contract 2, 3). */
import type { ReplyEvent } from "../../chat/reply-events.ts";
import type { Admission } from "../admission.ts";
import type { ApiCall } from "../api-call.ts";
import { completedReply } from "../completed-reply.ts";
import { Cancelled, DenyListed, EngineFailed, TimedOut } from "../errors.ts";
import { jsonHeaders } from "../json-answer.ts";
import { readJsonBody } from "../json-body.ts";
import { lateBody, type Timer } from "../late-body.ts";
import { chooseModel } from "../model-choice.ts";
import { parseRequest } from "../schema-errors.ts";
import { screenedReply } from "../screened-reply.ts";
import { eventStreamHeaders, keepAliveComment, keepAliveMilliseconds } from "../server-sent-events.ts";
import type { InferenceService } from "../service.ts";
import { chatFreeForm, chatRequestSchema } from "./chat-request.ts";
import { checkCapabilities, checkCombinations, checkContent, refuseUnimplemented } from "./chat-rules.ts";
import { ReplyCollector } from "./reply-json.ts";
import { replyFrames } from "./reply-stream.ts";
import { toConversation } from "./to-conversation.ts";
import { toGeneration } from "./to-generation.ts";

/** `now`: milliseconds, for the text of a 504. */
export function chatRoute(service: InferenceService, admission: Admission, timer: Timer, now: () => number) {
  return async (call: ApiCall): Promise<Response> => {
    const started = now();
    const body = await readJsonBody(call.request, chatFreeForm);
    const request = parseRequest(chatRequestSchema, body);
    checkCombinations(request);
    const model = chooseModel(service.models, request.model, "chat");
    checkCapabilities(request, model);
    refuseUnimplemented(request);
    checkContent(request);
    admission.admit(call, body);
    const written = await service.chat({
      model,
      conversation: toConversation(request, model),
      generation: toGeneration(request, model, call.warnings),
      replyId: crypto.randomUUID(),
      priority: request.priority,
      signal: call.left.signal,
    });
    const screened = admission.denyList.length > 0 ? screenedReply(written, admission.denyList) : written;
    const reply = completedReply(screened, call.left.signal, (thrown) => {
      call.failure = thrown;
    });
    if (request.stream) {
      const keepAlive = { text: keepAliveComment, milliseconds: keepAliveMilliseconds, timer };
      return new Response(lateBody(replyFrames(reply), call, keepAlive), { headers: eventStreamHeaders });
    }
    const pieces = await wholeReply(reply, {
      logprobs: request.logprobs,
      // With a deny list the status may still become 498, so the headers wait for the last word.
      waitForEnd: admission.denyList.length > 0,
      elapsed: () => Math.round(now() - started),
    });
    return new Response(lateBody(pieces, call), { headers: jsonHeaders });
  };
}

interface WholeReplyOptions {
  logprobs: boolean;
  waitForEnd: boolean;
  /** Milliseconds since the call began. */
  elapsed: () => number;
}

/**
 * Resolves once a first token exists, so that the headers can go out; the one piece, the whole JSON, comes when the
 * reply has ended. Throws what went wrong before the first token: after it, faults are a finish_reason (contract 2.7).
 */
async function wholeReply(
  reply: AsyncGenerator<ReplyEvent>,
  { logprobs, waitForEnd, elapsed }: WholeReplyOptions,
): Promise<AsyncIterable<string>> {
  const collector = new ReplyCollector();
  let hasContent = false;
  let end: ReplyEnd | undefined;
  while (!end && (waitForEnd || !hasContent)) {
    const next = await reply.next();
    if (next.done === true) throw new Cancelled();
    const event = next.value;
    collector.add(event);
    hasContent ||= event.type === "text-delta" || event.type === "thinking-delta";
    if (event.type === "reply-end") end = event;
  }
  if (end) refuseFault(end, hasContent, elapsed);
  return (async function* () {
    for await (const event of reply) collector.add(event);
    const body = collector.body(logprobs);
    if (body) yield JSON.stringify(body);
  })();
}

type ReplyEnd = Extract<ReplyEvent, { type: "reply-end" }>;

function refuseFault(end: ReplyEnd, hasContent: boolean, elapsed: () => number): void {
  if (end.error?.startsWith("invalid token:")) throw new DenyListed("response");
  if (hasContent || end.usage.outputTokens > 0) return;
  if (end.finishReason === "ERROR") throw new EngineFailed(end.error ?? "engine");
  if (end.finishReason === "TIMEOUT") throw new TimedOut(elapsed());
}
