/** The last checks before a request is computed: deny list, then rate limit (contract 0.5, steps 11 and 12). */
import type { ApiCall } from "../request/api-call.ts";
import { refuseDenyListed } from "./deny-list.ts";
import { createRateLimit } from "./rate-limit.ts";

export interface Admission {
  /** Texts that may occur neither in a request nor in a reply. */
  readonly denyList: readonly string[];
  /** Throws DenyListed or RateLimited. */
  admit(call: ApiCall, body: unknown): void;
}

export function createAdmission(denyList: readonly string[], requestsPerMinute: number | undefined, now: () => number): Admission {
  const checkRateLimit = createRateLimit(requestsPerMinute, now);
  return {
    denyList,
    admit(call, body) {
      refuseDenyListed(body, denyList);
      if (call.owner) checkRateLimit(call.owner.ownerId);
    },
  };
}
