import type { Delivery } from "./delivery.ts";

const removals = new FinalizationRegistry<() => void>((remove) => remove());

/**
 * Lets `signal` abort a body that has arrived completely, until it has been read: browsers do so for a body from the
 * network. The listener holds the delivery weakly, because many callers look at the status alone and never read the
 * body.
 */
export function abortUnread(delivery: Delivery, signal: AbortSignal): void {
  const held = new WeakRef(delivery);
  const abandon = (): void => held.deref()?.abandon(signal.reason);
  const remove = (): void => signal.removeEventListener("abort", abandon);
  signal.addEventListener("abort", abandon);
  removals.register(delivery, remove);
  void delivery.read.then(remove);
}
