/** Numbers of hosts: each is larger than that of the host before it. */

/** Milliseconds since 1970 in any year that a clock can show are below it; above it there would be no room for larger ones. */
const maxEpoch = Number.MAX_SAFE_INTEGER - 2 ** 32;

/** Returns a stored epoch; 0, which is smaller than any, if it is none: something else wrote it. */
export function epochOf(stored: unknown): number {
  return typeof stored === "number" && Number.isSafeInteger(stored) && stored >= 0 && stored <= maxEpoch ? stored : 0;
}
