/**
 * Whether a path belongs to the API: `<base>/v1`, `<base>/v2` and `<base>/compatibility/v1`, and everything below. Checks the prefix only, so that a
 * new route of the host needs no new service worker.
 */
export function isApiPath(pathname: string, base: string): boolean {
  return [`${base}/v1`, `${base}/v2`, `${base}/compatibility/v1`].some(
    (prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`),
  );
}
