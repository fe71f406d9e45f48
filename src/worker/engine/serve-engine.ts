/** What every engine worker's entry does: offer its engine to the host, and let the host notice its end. */
import { expose } from "comlink";
import { z } from "zod";
import { prepareWorkerRealm } from "../base/worker-realm.ts";
import type { Engine } from "./engine.ts";

/** Tells the host, once, that this worker holds the lock named after it. */
export const aliveMessageSchema = z.object({ type: z.literal("cohabit-engine-alive") });

/**
 * A worker that closes itself, or is ended by the browser, tells nobody. The Web Lock that it holds is released in
 * every case, so the host waits for the lock of the worker's own name.
 */
export function serveEngine(engine: Engine): void {
  prepareWorkerRealm();
  expose(engine);
  void navigator.locks?.request(self.name, () => {
    self.postMessage({ type: "cohabit-engine-alive" } satisfies z.infer<typeof aliveMessageSchema>);
    return new Promise<never>(() => undefined);
  });
}
