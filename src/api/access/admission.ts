/** The last checks before a request is computed: deny list, then rate limit (contract 0.5, steps 11 and 12). */
import type { ApiCall } from "../request/api-call.ts";
import { DenyListed } from "../response/errors.ts";
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

/** Throws DenyListed if any string value of the body contains a denied text; the comparison is exact. */
function refuseDenyListed(body: unknown, denyList: readonly string[]): void {
  if (denyList.length === 0) return;
  const pending: unknown[] = [body];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === "string") {
      if (denyList.some((denied) => value.includes(denied))) throw new DenyListed("request");
    } else if (typeof value === "object" && value !== null) {
      // A loop, because a spread of a very long list would overflow the stack.
      const properties: unknown[] = Object.values(value);
      for (const property of properties) pending.push(property);
    }
  }
}
