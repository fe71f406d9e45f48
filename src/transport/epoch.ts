/** Numbers of hosts: each is larger than that of the host before it. */

/** A larger epoch is invalid: every year that a clock can show is below it, and larger numbers must stay possible. */
const maxEpoch = Number.MAX_SAFE_INTEGER - 2 ** 32;

/** Returns a stored epoch, or 0, which is smaller than any, if another program wrote the value. */
export function epochOf(stored: unknown): number {
  return typeof stored === "number" && Number.isSafeInteger(stored) && stored >= 0 && stored <= maxEpoch ? stored : 0;
}
