/** JSON on one line, as streams carry it. */

export const jsonLinesHeaders = { "Content-Type": "application/stream+json" };

/** `[DONE]` inside the payload is escaped: cohere-ai would take it for the end of the stream (contract 3.1). */
export function jsonLine(payload: object): string {
  return JSON.stringify(payload).replaceAll("[DONE]", "\\u005bDONE]");
}
