/** The files that this realm has loaded, which the host stores for offline use. */
const unused = new Set<string>();

/** Removes a file from the list whose response was cancelled. */
export function leaveUnused(url: string): void {
  unused.add(url);
}

export function loadedUrls(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((url) => !unused.has(url));
}
