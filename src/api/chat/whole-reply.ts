/** Replies that are sent when they have ended, under headers that go out earlier. */
import type { ReplyEvent } from "../../inference/reply-events.ts";
import type { ApiCall } from "../request/api-call.ts";
import { Cancelled, EngineFailed, ServiceUnavailable, TimedOut, TooManyTokens, Unprocessable } from "../../inference/errors.ts";
import { DenyListed } from "../response/errors.ts";
import { jsonHeaders } from "../response/json-response.ts";
import { deferredBody } from "../response/deferred-body.ts";
import type { ChatServing } from "./chat-serving.ts";
import { ReplyCollector, type ReplyEnd } from "./collected-reply.ts";

/** Takes the rest of a reply; undefined when the caller left before its end. */
export type RestOfReply = () => Promise<{ reply: ReplyCollector; end: ReplyEnd } | undefined>;

/**
 * Resolves once a first token exists, so that the headers can go out. Throws what went wrong before it: after it,
 * faults are a finish_reason (contract 2.7). `started`: when the call began, on the clock of `serving`.
 */
export async function wholeReply(
  events: AsyncGenerator<ReplyEvent>,
  { admission, now }: ChatServing,
  started: number,
): Promise<RestOfReply> {
  // With a deny list the status may still become 498, so the headers wait for the last word.
  const waitsForEnd = admission.denyList.length > 0;
  const reply = new ReplyCollector();
  while (!reply.end && (waitsForEnd || !reply.hasContent)) {
    const next = await events.next();
    if (next.done === true) throw new Cancelled();
    reply.add(next.value);
  }
  if (reply.end) refuseFailure(reply, reply.end, now() - started);
  return async () => {
    for await (const event of events) reply.add(event);
    return reply.end && { reply, end: reply.end };
  };
}

/** The whole reply as one JSON body, under headers that go out with its first token. */
export function completeResponse(
  rest: RestOfReply,
  call: ApiCall,
  bodyOf: (reply: ReplyCollector, end: ReplyEnd) => object | Promise<object>,
): Response {
  const pieces = async function* () {
    const whole = await rest();
    if (whole) yield JSON.stringify(await bodyOf(whole.reply, whole.end));
  };
  return new Response(deferredBody(pieces(), call), { headers: jsonHeaders });
}

/** Whether a reply stopped because it came to a denied text (`screened-reply.ts`). */
export const isDenied = ({ error }: ReplyEnd) => error?.startsWith("invalid token:") ?? false;

/** Throws what a reply ended with, where that can still be a status. `elapsed`: milliseconds since the call began. */
export function refuseFailure({ hasContent }: ReplyCollector, end: ReplyEnd, elapsed: number): void {
  if (isDenied(end)) throw new DenyListed("response");
  if (hasContent || end.usage.outputTokens > 0) return;
  if (end.finishReason === "ERROR") throw failureOf(end);
  if (end.finishReason === "TIMEOUT") throw new TimedOut(Math.round(elapsed));
}

function failureOf({ error = "engine", refusal }: ReplyEnd): Error {
  switch (refusal?.kind) {
    case "too-many-tokens":
      return new TooManyTokens(error);
    case "unprocessable":
      return new Unprocessable(error);
    case "unavailable":
      return new ServiceUnavailable(error, refusal.retryAfterSeconds);
    case undefined:
      return new EngineFailed(error);
  }
}
