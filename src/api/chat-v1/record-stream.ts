/** The two framings of a v1 stream (contract 5.1). */
import type { ApiCall } from "../request/api-call.ts";
import { eventFrame, eventStreamHeaders, jsonLine, jsonLinesHeaders, keepAliveComments } from "../response/wire-formats.ts";
import { deferredBody, type Timer } from "../response/deferred-body.ts";
import type { StreamRecord } from "./reply-records.ts";

/** Server-sent events if the header `Accepts` (not `Accept`) asks for them; otherwise one line of JSON per record. */
export function recordStream(records: AsyncIterable<StreamRecord>, call: ApiCall, timer: Timer): Response {
  const accepts = call.request.headers.get("Accepts")?.trim().toLowerCase();
  return accepts === "text/event-stream"
    ? new Response(deferredBody(framed(records, eventRecord), call, keepAliveComments(timer)), { headers: eventStreamHeaders })
    : new Response(deferredBody(framed(records, jsonLine), call), { headers: jsonLinesHeaders });
}

const eventRecord = (each: StreamRecord) => eventFrame(each.event_type, each);

async function* framed(records: AsyncIterable<StreamRecord>, frame: (each: StreamRecord) => string): AsyncGenerator<string> {
  for await (const each of records) yield frame(each);
}
