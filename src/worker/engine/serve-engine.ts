/** Exposes an engine to the host, for the entry of every engine worker, and lets the host notice the worker's end. */
import { z } from "zod";
import { exposeOnPort } from "../base/direct-port.ts";
import { prepareWorkerRealm } from "../base/worker-realm.ts";
import type { Engine } from "./engine.ts";

/** Sent to the host once, when this worker holds the Web Lock of its own name. */
export const aliveMessageSchema = z.object({ type: z.literal("cohabit-engine-alive") });

/**
 * Exposes the engine. No event reports that a worker has closed itself or was ended by the browser, but its Web Locks are
 * released in every case. So the worker holds a lock of its own name, and the host waits for that lock.
 */
export function serveEngine(engine: Engine): void {
  prepareWorkerRealm();
  exposeOnPort(engine);
  void navigator.locks?.request(self.name, () => {
    self.postMessage({ type: "cohabit-engine-alive" } satisfies z.infer<typeof aliveMessageSchema>);
    return new Promise<never>(() => undefined);
  });
}
