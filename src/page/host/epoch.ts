const storageKey = "cohabit-epoch";

/** Returns a number larger than that of every earlier host of this origin: the time in milliseconds, never decreasing. */
export function nextEpoch(): number {
  let last = 0;
  try {
    last = Number(localStorage.getItem(storageKey)) || 0;
    const epoch = Math.max(Date.now(), last + 1);
    localStorage.setItem(storageKey, String(epoch));
    return epoch;
  } catch {
    // Storage may be forbidden; then only the clock is available.
    return Math.max(Date.now(), last + 1);
  }
}
