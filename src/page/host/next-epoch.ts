import { epochOf } from "../../transport/epoch.ts";

const storageKey = "cohabit-epoch";

/**
 * Returns a number larger than `last` (the epoch of the last host that this page knows) and than every stored epoch:
 * the time in milliseconds, but never less than before. If the storage was cleared, the host takes a larger epoch when
 * it writes (`src/worker/storage/writing-host.ts`).
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
