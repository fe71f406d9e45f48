/** At most so many requests of one owner in any minute (contract 1.3, status 429). */
import { RateLimited } from "./errors.ts";

const windowMs = 60_000;

/** Throws RateLimited, or counts the request. Refused requests do not count: a client that waits gets through. */
export type TakeShare = (ownerId: string) => void;

/** `now`: milliseconds on any clock that does not run backwards. */
export function createRateLimit(requestsPerMinute: number | undefined, now: () => number): TakeShare {
  const startsByOwner = new Map<string, number[]>();
  return (ownerId) => {
    if (requestsPerMinute === undefined) return;
    const time = now();
    for (const [owner, starts] of startsByOwner) {
      const recent = starts.filter((start) => start > time - windowMs);
      if (recent.length > 0) startsByOwner.set(owner, recent);
      else startsByOwner.delete(owner);
    }
    const starts = startsByOwner.get(ownerId) ?? [];
    const [oldest] = starts;
    if (oldest !== undefined && starts.length >= requestsPerMinute) {
      const seconds = Math.max(1, Math.ceil((oldest + windowMs - time) / 1000));
      throw new RateLimited(`at most ${requestsPerMinute} a minute`, seconds);
    }
    startsByOwner.set(ownerId, [...starts, time]);
  };
}
