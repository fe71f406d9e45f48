/**
 * A Web Lock that a realm holds as long as it lives: its release is the only sign of a service worker's end that browsers
 * give, because a MessagePort does not tell that its other end is gone.
 */
import { randomUuid } from "./random-uuid.ts";

/** Takes a lock until the end of this realm. Resolves to its name when it is held; never where there are no Web Locks. */
export function holdLifeLock(): Promise<string> {
  const name = `cohabit-caller-${randomUuid()}`;
  return new Promise((resolve) => {
    void globalThis.navigator?.locks?.request(name, () => {
      resolve(name);
      return new Promise<never>(() => undefined);
    });
  });
}

/** Resolves when the realm that holds the lock `name` has ended; never where there are no Web Locks. */
export function lifeLockReleased(name: string): Promise<void> {
  return new Promise((resolve) => {
    // Shared: every host and every port of a host may wait for the same realm.
    void globalThis.navigator?.locks?.request(name, { mode: "shared" }, () => resolve());
  });
}
