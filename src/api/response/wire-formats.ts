/** Encodings of responses: JSON, lines of JSON, server-sent events (contract 3.1), and the header for warnings. */
import type { KeepAlive, Timer } from "./deferred-body.ts";

export const jsonHeaders = { "Content-Type": "application/json" };
export const jsonLinesHeaders = { "Content-Type": "application/stream+json" };
export const eventStreamHeaders = { "Content-Type": "text/event-stream; charset=utf-8" };

export function jsonResponse(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: jsonHeaders });
}

/** Returns one line of JSON, with its newline. */
export function jsonLine(record: object): string {
  return `${streamedJson(record)}\n`;
}

export function eventText(name: string, payload: object): string {
  return `event: ${name}\ndata: ${streamedJson(payload)}\n\n`;
}

/** An event without a name. */
export function dataText(payload: object): string {
  return `data: ${streamedJson(payload)}\n\n`;
}

/** The last event; clients stop at the first data line that contains it. */
export const doneText = "data: [DONE]\n\n";

/** A comment every 15 s: clients skip it, and it keeps the connection open. */
export const keepAliveComments = (timer: Timer): KeepAlive => ({ text: ": keep-alive\n\n", milliseconds: 15_000, timer });

/** Escapes `[DONE]` inside the payload, which cohere-ai would take for the end of the stream (contract 3.1). */
function streamedJson(payload: object): string {
  return JSON.stringify(payload).replaceAll("[DONE]", "\\u005bDONE]");
}

/** Returns the value of X-API-Warning, a line of printable ASCII; other characters become "?". */
export function warningHeader(warnings: readonly string[]): string {
  return warnings.join("; ").replaceAll(/[^\x20-\x7e]+/g, "?");
}

/** `meta` of v1 routes. `warnings`: the lines of the X-API-Warning header. */
export function metaV1<Units extends object>(warnings: readonly string[], billedUnits?: Units) {
  return {
    api_version: { version: "1" as const },
    ...(billedUnits && { billed_units: billedUnits }),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  };
}
