/** Admits requests for API paths: only fetches by this site's own pages (design: security). */
import { errorResponse } from "../transport/calls/error-response.ts";

/**
 * Returns the refusal, or undefined if the request is admitted. Another site's `fetch` never reaches a service worker,
 * but its forms and links do, as navigations. Requests of image or script elements have a destination, requests of
 * `fetch` have none.
 */
export function refusalOf(request: Request, origin: string, base: string): Response | undefined {
  if (isOAuthCallback(request, base)) return undefined;
  if (request.mode === "navigate" || request.destination !== "") {
    return errorResponse(403, "forbidden: API paths answer fetch requests only");
  }
  const sources = [request.headers.get("Origin"), originOf(request.referrer)];
  const site = request.headers.get("Sec-Fetch-Site");
  if (sources.some((source) => source !== null && source !== origin) || (site !== null && site !== "same-origin")) {
    return errorResponse(403, "forbidden: API paths answer this site's own pages only");
  }
  return undefined;
}

/** Null if there is no referrer, or none with a URL ("about:client"). */
function originOf(referrer: string): string | null {
  return /^https?:/.test(referrer) ? new URL(referrer).origin : null;
}

/**
 * Whether the request is the only navigation that is admitted: an authorisation server sends the browser back to us,
 * from its own origin. The state in its query, which the host made and accepts once, decides its effect. Navigations of
 * frames are refused.
 */
function isOAuthCallback({ method, mode, destination, url }: Request, base: string): boolean {
  const path = new URL(url).pathname;
  return method === "GET" && mode === "navigate" && destination === "document" && path === `${base}/v1/connectors/oauth/token`;
}
