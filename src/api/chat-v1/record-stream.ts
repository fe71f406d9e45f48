/** The two framings of a v1 stream (contract 5.1). */
import type { ApiCall } from "../request/api-call.ts";
import { jsonLine, jsonLinesHeaders } from "../response/json-line.ts";
import { deferredBody, type Timer } from "../response/deferred-body.ts";
import { eventFrame, eventStreamHeaders, keepAliveComments } from "../response/server-sent-events.ts";
import type { StreamRecord } from "./reply-records.ts";

/** Server-sent events where the header `Accepts` (not `Accept`) asks for them, else a line of JSON each. */
export function recordStream(records: AsyncIterable<StreamRecord>, call: ApiCall, timer: Timer): Response {
  const accepts = call.request.headers.get("Accepts")?.trim().toLowerCase();
  return accepts === "text/event-stream"
    ? new Response(deferredBody(framed(records, eventRecord), call, keepAliveComments(timer)), { headers: eventStreamHeaders })
    : new Response(deferredBody(framed(records, lineRecord), call), { headers: jsonLinesHeaders });
}

const eventRecord = (each: StreamRecord) => eventFrame(each.event_type, each);
const lineRecord = (each: StreamRecord) => `${jsonLine(each)}\n`;

async function* framed(records: AsyncIterable<StreamRecord>, frame: (each: StreamRecord) => string): AsyncGenerator<string> {
  for await (const each of records) yield frame(each);
}
