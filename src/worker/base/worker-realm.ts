import { randomUuid } from "../../transport/random-uuid.ts";
import { trustWorkerUrls } from "../../transport/trusted-script-url.ts";

const maxResourceEntries = 20_000;

/**
 * Adds functions that a worker may lack, before other code runs: `crypto.randomUUID` in insecure contexts (plain http), and worker
 * URLs that satisfy Trusted Types, also for the threads that ONNX Runtime starts.
 */
export function prepareWorkerRealm(): void {
  if (!("randomUUID" in crypto)) Object.defineProperty(crypto, "randomUUID", { value: randomUuid });
  // A large model takes hundreds of requests. By default only 250 entries are kept, so later downloads of the runtime would be missing.
  performance.setResourceTimingBufferSize(maxResourceEntries);
  trustWorkerUrls();
}
