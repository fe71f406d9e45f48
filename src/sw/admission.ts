/** Admits requests for API paths: only fetches by this site's own pages (design: security). */
import { errorResponse } from "../transport/calls/error-response.ts";

/**
 * Returns the refusal, or undefined if the request is admitted. Another site's `fetch` never reaches a service worker, but
 * its forms and links do, as navigations. Requests of image or script elements have a destination, those of `fetch` do not.
 */
export function refusalOf(request: Request, origin: string): Response | undefined {
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
