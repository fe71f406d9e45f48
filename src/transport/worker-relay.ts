/**
 * Messages by which a worker lets its page create another worker. Firefox can block for ever in `new Worker` if a worker calls it: the
 * caller waits for the main thread on a condition variable that the new thread waits on, too, and one wake-up goes to the wrong one
 * (seen in Firefox 153, once in 1 to 70 calls on a busy machine). A page does not wait.
 */

/** Sent by a worker to the page that created it, with the port for the `RelayedCommand`s and `RelayedEvent`s of the new worker. */
export interface WorkerRequest {
  type: "cohabit-new-worker";
  /** Absolute. */
  url: string;
  options: WorkerOptions;
}

/** From the worker that requested the new one. `transfer`: objects in `data`, which are transferred. */
export type RelayedCommand = { type: "message"; data: unknown; transfer: Transferable[] } | { type: "terminate" };

/** From the new worker. `message`: absent if its script could not be loaded. */
export type RelayedEvent = { type: "message"; data: unknown } | { type: "error"; message?: string };
