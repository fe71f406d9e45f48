/** Framing of event streams (contract 3.1). */

export const eventStreamHeaders = { "Content-Type": "text/event-stream; charset=utf-8" };

/** A comment: clients skip it, and the connection is seen to live. */
export const keepAliveComment = ": keep-alive\n\n";
export const keepAliveMilliseconds = 15_000;

/** Closes a stream; clients stop at the first data line that contains it. */
export const doneFrame = "data: [DONE]\n\n";

/** One event. `[DONE]` inside the payload is escaped: cohere-ai would take it for the end of the stream. */
export function eventFrame(payload: { type: string }): string {
  const data = JSON.stringify(payload).replaceAll("[DONE]", "\\u005bDONE]");
  return `event: ${payload.type}\ndata: ${data}\n\n`;
}
