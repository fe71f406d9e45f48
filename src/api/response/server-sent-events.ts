/** Framing of event streams (contract 3.1). */
import type { KeepAlive, Timer } from "./deferred-body.ts";
import { jsonLine } from "./json-line.ts";

export const eventStreamHeaders = { "Content-Type": "text/event-stream; charset=utf-8" };

/** Comments every 15 s: clients skip them, and the connection is seen to live. */
export const keepAliveComments = (timer: Timer): KeepAlive => ({ text: ": keep-alive\n\n", milliseconds: 15_000, timer });

/** Closes a stream; clients stop at the first data line that contains it. */
export const doneFrame = "data: [DONE]\n\n";

export function eventFrame(name: string, payload: object): string {
  return `event: ${name}\ndata: ${jsonLine(payload)}\n\n`;
}
