/** Answers with a JSON body. */
import { errorAnswer } from "./error-response.ts";

export const jsonHeaders = { "Content-Type": "application/json" };

export function jsonAnswer(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: jsonHeaders });
}

/** The body of every answer that is not a success (contract 1.1); `traceId` is its id. */
export function errorResponse(thrown: unknown, traceId: string): Response {
  const { status, message, headers } = errorAnswer(thrown);
  return new Response(JSON.stringify({ message, id: traceId }), { status, headers: { ...jsonHeaders, ...headers } });
}
