/**
 * Returns the text for a `fetch` that rejected. Browsers hide the reason from pages ("Failed to fetch"), so the text lists the
 * possible causes, the most frequent one last.
 */
export function fetchFailure(url: URL, caught: unknown): string {
  const text = caught instanceof Error ? caught.message : "could not be fetched";
  // Node has no origin and no such restrictions.
  const origin = globalThis.location?.origin ?? url.origin;
  if (url.origin === origin) return `${url.href}: ${text}`;
  return (
    `${url.href}: ${text}: the server cannot be reached, this site's Content Security Policy forbids it (connect-src), ` +
    `or the server does not let pages of ${origin} read the file (CORS: Access-Control-Allow-Origin)`
  );
}
