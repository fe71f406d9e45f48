/** A token bucket for each owner (contract 1.3, status 429), which permits bursts. */
import { RateLimited } from "../response/errors.ts";

/** Takes one request from the owner's bucket, or throws RateLimited. A refused request is not counted, so a client that waits succeeds. */
export type CheckRateLimit = (ownerId: string) => void;

/**
 * `requestsPerMinute`: size of the bucket, which refills evenly, in one minute from empty to full.
 * `now`: milliseconds on a monotonic clock.
 */
export function createRateLimit(requestsPerMinute: number | undefined, now: () => number): CheckRateLimit {
  if (requestsPerMinute === undefined) return () => undefined;
  const refillMs = 60_000 / requestsPerMinute;
  /** When each bucket will be full; owners with a full bucket have no entry. */
  const fullAt = new Map<string, number>();
  return (ownerId) => {
    const time = now();
    for (const [owner, full] of fullAt) if (full <= time) fullAt.delete(owner);
    const full = (fullAt.get(ownerId) ?? time) + refillMs;
    const waitMs = full - time - 60_000;
    // A tolerance of 0.1 ms, because sums of refills are not exact.
    if (waitMs > 0.1) throw new RateLimited(`at most ${requestsPerMinute} a minute`, Math.ceil(waitMs / 1000));
    fullAt.set(ownerId, full);
  };
}
