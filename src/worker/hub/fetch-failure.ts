/**
 * Why a file could not be fetched at all. The browser says "Failed to fetch" and no more, so that no page can find out
 * what other sites answer: the possible causes are named instead, the most frequent one last.
 */
export function fetchFailure(url: URL, caught: unknown): string {
  const text = caught instanceof Error ? caught.message : "could not be fetched";
  // Without an origin there is no such rule (Node).
  const origin = globalThis.location?.origin ?? url.origin;
  if (url.origin === origin) return `${url.href}: ${text}`;
  return (
    `${url.href}: ${text}: the server cannot be reached, this site's Content Security Policy forbids it (connect-src), ` +
    `or the server does not let pages of ${origin} read the file (CORS: Access-Control-Allow-Origin)`
  );
}
