/**
 * A Web Lock that a realm holds until it ends. Its release is the only sign of a service worker's end that browsers give:
 * a MessagePort does not report the end of its other side.
 */
import { randomUuid } from "./random-uuid.ts";

/** Acquires a lock until the end of this realm. Resolves to its name once it is held; never resolves without Web Locks. */
export function holdLifeLock(): Promise<string> {
  const name = `cohabit-caller-${randomUuid()}`;
  return new Promise((resolve) => {
    void globalThis.navigator?.locks?.request(name, () => {
      resolve(name);
      return new Promise<never>(() => undefined);
    });
  });
}

/** Resolves when the realm that holds the lock `name` has ended; never resolves without Web Locks. */
export function lifeLockReleased(name: string): Promise<void> {
  return new Promise((resolve) => {
    // Shared, because several hosts and ports may wait for the same realm.
    void globalThis.navigator?.locks?.request(name, { mode: "shared" }, () => resolve());
  });
}
