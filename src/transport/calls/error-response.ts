import { randomUuid } from "../random-uuid.ts";

/** Returns an error response in the form of contract 1.1, for errors outside of the API. */
export function errorResponse(status: number, message: string): Response {
  const id = randomUuid();
  const headers = new Headers({
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "X-Debug-Trace-Id": id,
  });
  // Clients wait this many seconds before they retry (contract 1.4).
  if (status === 503) headers.set("Retry-After", "1");
  return new Response(JSON.stringify({ message, id }), { status, headers });
}
