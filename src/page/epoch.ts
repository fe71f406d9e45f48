const storageKey = "cohabit-epoch";

/** A number larger than that of every earlier host of this origin: the clock, kept from stepping back. */
export function nextEpoch(): number {
  let last = 0;
  try {
    last = Number(localStorage.getItem(storageKey)) || 0;
    const epoch = Math.max(Date.now(), last + 1);
    localStorage.setItem(storageKey, String(epoch));
    return epoch;
  } catch {
    // Storage may be forbidden; then the clock alone must do.
    return Math.max(Date.now(), last + 1);
  }
}
