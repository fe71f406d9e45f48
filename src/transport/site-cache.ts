/** Returns the name of the cache that the host fills with the files of a site and its service worker serves. */
export function siteCacheName(serviceWorkerUrl: string | URL): string {
  // The folder of the script is the scope: each site of an origin has its own cache.
  return `cohabit-site ${new URL(".", serviceWorkerUrl).pathname}`;
}

/** Marks a stored response whose URL never changes its content: it is served without revalidation. */
export const immutableHeader = "Cohabit-Immutable";

/**
 * Marks a stored copy of WebAssembly that the host unpacked, because the server does not compress. Chromium keeps the machine code of a
 * response that the service worker gives from the cache next to it.
 */
export const unpackedHeader = "Cohabit-Unpacked";

/** Whether a site uses the service worker of this package itself, not one of its own that imports it. */
export function isOwnServiceWorker(script: URL): boolean {
  return script.pathname.endsWith("/cohabit-sw.js");
}
