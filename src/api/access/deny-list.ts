/** Texts that may occur neither in a request nor in a reply (contract 1.3, status 498; exact comparison). */
import { DenyListed } from "../response/errors.ts";

/** Throws DenyListed if any string value of the body contains a denied text. */
export function refuseDenyListed(body: unknown, denyList: readonly string[]): void {
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
