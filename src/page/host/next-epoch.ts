import { epochOf } from "../../transport/epoch.ts";

const storageKey = "cohabit-epoch";

/**
 * Returns a number larger than `last`, that of the last host that this page knows, and than every earlier one that is stored:
 * the time in milliseconds, never decreasing. Of what was stored and then cleared the host takes care when it writes.
 */
export function nextEpoch(last: number): number {
  const epoch = Math.max(epochOf(Date.now()), storedEpoch() + 1, epochOf(last) + 1);
  try {
    localStorage.setItem(storageKey, String(epoch));
  } catch {
    // Storage may be forbidden or full; then only the clock and `last` are available.
  }
  return epoch;
}

function storedEpoch(): number {
  try {
    return epochOf(Number(localStorage.getItem(storageKey)));
  } catch {
    return 0;
  }
}
