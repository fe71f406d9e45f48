/** A token bucket for each owner (contract 1.3, status 429): requests in a burst are served while it holds out. */
import { RateLimited } from "../response/errors.ts";

/** Throws RateLimited, or takes one request from the owner's bucket. Refused requests take nothing: a client that waits gets through. */
export type TakeShare = (ownerId: string) => void;

/**
 * `requestsPerMinute`: size of the bucket, which refills evenly, in a minute from empty to full.
 * `now`: milliseconds on any clock that does not run backwards.
 */
export function createRateLimit(requestsPerMinute: number | undefined, now: () => number): TakeShare {
  if (requestsPerMinute === undefined) return () => undefined;
  const refillMs = 60_000 / requestsPerMinute;
  /** When each bucket will be full again; owners whose bucket is full need no entry. */
  const fullAt = new Map<string, number>();
  return (ownerId) => {
    const time = now();
    for (const [owner, full] of fullAt) if (full <= time) fullAt.delete(owner);
    const full = (fullAt.get(ownerId) ?? time) + refillMs;
    const waitMs = full - time - 60_000;
    // A tenth of a millisecond: sums of refills are not exact.
    if (waitMs > 0.1) throw new RateLimited(`at most ${requestsPerMinute} a minute`, Math.ceil(waitMs / 1000));
    fullAt.set(ownerId, full);
  };
}
