/** Replies that are sent as one body, under headers that are sent with the first token. */
import type { ReplyEvent } from "../../../inference/reply-events.ts";
import type { ApiCall } from "../../request/api-call.ts";
import { Cancelled, EngineFailed, ServiceUnavailable, TimedOut, TooManyTokens, Unprocessable } from "../../../inference/errors.ts";
import { DenyListed } from "../../response/errors.ts";
import { jsonHeaders } from "../../response/wire-formats.ts";
import { deferredBody } from "../../response/deferred-body.ts";
import type { ModelServices } from "../../services.ts";
import { ReplyCollector, type ReplyEnd } from "./reply-collector.ts";

/** Reads a reply to its end; undefined if the caller disconnected before it. */
export type ReadToEnd = () => Promise<{ reply: ReplyCollector; end: ReplyEnd } | undefined>;

/**
 * Resolves once a first token exists, so that the headers can be sent. Throws errors before it; after it, errors are a
 * finish_reason (contract 2.7). `started`: start of the call, on the clock of `serving`.
 */
export async function startBufferedReply(
  events: AsyncGenerator<ReplyEvent>,
  { admission, now }: ModelServices,
  started: number,
): Promise<ReadToEnd> {
  // The status may become 498 at any token of a service with a deny list, so the headers wait for the end.
  const waitsForEnd = admission.denyList.length > 0;
  const reply = new ReplyCollector();
  while (!reply.end && (waitsForEnd || !reply.hasContent)) {
    const next = await events.next();
    if (next.done === true) throw new Cancelled();
    reply.add(next.value);
  }
  if (reply.end) throwIfFailed(reply, reply.end, now() - started);
  return async () => {
    for await (const event of events) reply.add(event);
    return reply.end && { reply, end: reply.end };
  };
}

/** The reply as one JSON body, under headers that are sent with its first token. */
export function bufferedResponse(
  readToEnd: ReadToEnd,
  call: ApiCall,
  bodyOf: (reply: ReplyCollector, end: ReplyEnd) => object | Promise<object>,
): Response {
  const pieces = async function* () {
    const finished = await readToEnd();
    if (finished) yield JSON.stringify(await bodyOf(finished.reply, finished.end));
  };
  return new Response(deferredBody(pieces(), call), { headers: jsonHeaders });
}

/** Whether a reply stopped before a denied text (`screened-reply.ts`). */
export const isDenied = ({ error }: ReplyEnd) => error?.startsWith("invalid token:") ?? false;

/** Throws the error that ended a reply, if it can still be a status. `elapsed`: milliseconds since the call began. */
export function throwIfFailed({ hasContent }: ReplyCollector, end: ReplyEnd, elapsed: number): void {
  if (isDenied(end)) throw new DenyListed("response");
  if (hasContent || end.usage.outputTokens > 0) return;
  if (end.finishReason === "ERROR") throw replyError(end);
  if (end.finishReason === "TIMEOUT") throw new TimedOut(Math.round(elapsed));
}

/** The error of a reply that ended with ERROR or TIMEOUT. */
export function replyError({ error = "engine", refusal }: ReplyEnd): Error {
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
