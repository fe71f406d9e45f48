/** Which requests for API paths may come in: fetches by this site's own pages, and nothing else (design: security). */
import { errorResponse } from "../transport/calls/error-response.ts";

/**
 * The refusal, or undefined where the request is admitted. Another site's `fetch` never reaches a service worker, but its
 * forms and links do, as navigations; an image or script element names a destination, `fetch` does not.
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

/** null where there is no referrer, or none that names a page ("about:client"). */
function originOf(referrer: string): string | null {
  return /^https?:/.test(referrer) ? new URL(referrer).origin : null;
}
