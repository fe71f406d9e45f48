/** Requests that a test's server receives, and its responses. */
import type { IncomingMessage, ServerResponse } from "node:http";

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  /** Parsed; undefined without a body. */
  body: Record<string, unknown> | undefined;
  /** Settles when its connection is gone or its answer is complete. */
  closed: Promise<unknown>;
}

/** Answers one request instead of the server. */
export type Answer = (response: ServerResponse, request: ReceivedRequest) => unknown;

export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** Begins a stream of events. */
export function beginEvents(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  response.flushHeaders();
}

export function sendEvent(response: ServerResponse, event: unknown): void {
  response.write(`data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`);
}

/** A whole stream of these events. */
export const events =
  (...all: unknown[]): Answer =>
  (response) => {
    beginEvents(response);
    for (const event of all) sendEvent(response, event);
    response.end();
  };
