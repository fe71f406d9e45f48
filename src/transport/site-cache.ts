/** Name of the cache that the host fills with the files of a site and its service worker answers from. */
export function siteCacheName(serviceWorkerUrl: string | URL): string {
  // The folder of the script is the scope: sites of one origin have a cache each.
  return `cohabit-site ${new URL(".", serviceWorkerUrl).pathname}`;
}

/** Marks a kept response whose URL never gives another content: it is used without asking the server. */
export const immutableHeader = "Cohabit-Immutable";
