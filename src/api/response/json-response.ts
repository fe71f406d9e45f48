/** Answers with a JSON body. */
import { wireErrorOf } from "./wire-error.ts";

export const jsonHeaders = { "Content-Type": "application/json" };

export function jsonResponse(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: jsonHeaders });
}

/** The body of every answer that is not a success (contract 1.1); `traceId` is its id. */
export function errorResponse(thrown: unknown, traceId: string): Response {
  const { status, message, headers } = wireErrorOf(thrown);
  return new Response(JSON.stringify({ message, id: traceId }), { status, headers: { ...jsonHeaders, ...headers } });
}
