/** The two framings of a v1 stream (contract 5.1). */
import type { ApiCall } from "../../request/api-call.ts";
import { eventText, eventStreamHeaders, jsonLine, jsonLinesHeaders, keepAliveComments } from "../../response/wire-formats.ts";
import { deferredBody, type Timer } from "../../response/deferred-body.ts";
import type { StreamRecord } from "./reply-records.ts";

/**
 * Responds with server-sent events if the header `Accepts` (not `Accept`) asks for them, else with a line of JSON per record.
 * `brokenEnd`: returns the last record of a stream if the host ends.
 */
export function recordStream(records: AsyncIterable<StreamRecord>, call: ApiCall, timer: Timer, brokenEnd: () => StreamRecord): Response {
  const accepts = call.request.headers.get("Accepts")?.trim().toLowerCase();
  return accepts === "text/event-stream"
    ? new Response(deferredBody(encoded(records, eventRecord, call, brokenEnd), call, keepAliveComments(timer)), {
        headers: eventStreamHeaders,
      })
    : new Response(deferredBody(encoded(records, jsonLine, call, brokenEnd), call), { headers: jsonLinesHeaders });
}

const eventRecord = (each: StreamRecord) => eventText(each.event_type, each);

async function* encoded(
  records: AsyncIterable<StreamRecord>,
  encode: (each: StreamRecord) => string,
  call: ApiCall,
  brokenEnd: () => StreamRecord,
): AsyncGenerator<string> {
  for await (const each of records) {
    call.lastWords = () => (each.is_finished ? "" : encode(brokenEnd()));
    yield encode(each);
  }
}
