/** Listeners for one kind of host event: one subscription at each host, for any number of listeners. */
import type * as Comlink from "comlink";
import type { ModelControl } from "../transport/host-control.ts";

export class Subscription<Event> {
  readonly #listeners = new Set<(event: Event) => void>();
  readonly #subscribeAt: (host: Comlink.Remote<ModelControl>, listener: (event: Event) => void) => Promise<unknown>;
  #host: Comlink.Remote<ModelControl> | undefined;

  constructor(subscribeAt: (host: Comlink.Remote<ModelControl>, listener: (event: Event) => void) => Promise<unknown>) {
    this.#subscribeAt = subscribeAt;
  }

  get hasListeners(): boolean {
    return this.#listeners.size > 0;
  }

  /** Adds a listener. Returns a function that removes it. */
  add(listener: (event: Event) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  clear(): void {
    this.#listeners.clear();
  }

  /** Subscribes at `host`, unless already subscribed there or without listeners. */
  listenTo(host: Comlink.Remote<ModelControl>): void {
    if (host === this.#host || !this.hasListeners) return;
    this.#host = host;
    void this.#subscribeAt(host, (event) => {
      for (const listener of this.#listeners) listener(event);
    });
  }
}
