/** Adds the headers of cross-origin isolation for hosts that cannot send them. */

const headers = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Whether the request is for a document or a worker. They need the headers; other files of the same origin do not. */
export function needsIsolation({ mode, destination }: Request): boolean {
  return mode === "navigate" || destination === "worker" || destination === "sharedworker";
}

/** Keeps headers that the server sends. Redirects of navigations have no readable headers. */
export async function isolated(response: Response | Promise<Response>): Promise<Response> {
  const received = await response;
  if (received.status === 0) return received;
  const { body, status, statusText } = received;
  const own = new Headers(received.headers);
  for (const [name, value] of Object.entries(headers)) if (!own.has(name)) own.set(name, value);
  return new Response(body, { status, statusText, headers: own });
}
