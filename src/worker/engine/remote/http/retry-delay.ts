/** Computes the delay before a retry. */

const firstDelayMs = 500;
const maxDelayMs = 8000;

/**
 * Parses the header `Retry-After`, seconds or a date, to milliseconds. Returns undefined if it is missing or invalid. `now`:
 * milliseconds since 1970.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * Returns a delay that doubles with each try, up to 8 s. Half of it is random ("equal jitter"), so that clients that were
 * refused together do not retry together. `tries`: requests sent so far, at least 1. `random`: in [0, 1).
 */
export function backoffMs(tries: number, random: number): number {
  const whole = Math.min(maxDelayMs, firstDelayMs * 2 ** (tries - 1));
  return Math.round(whole / 2 + (random * whole) / 2);
}
