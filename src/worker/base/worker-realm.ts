import { randomUuid } from "../../transport/random-uuid.ts";
import { PageWorker } from "./page-worker.ts";

const maxResourceEntries = 20_000;

/**
 * Adds functions that a worker may lack, before other code runs: `crypto.randomUUID` in insecure contexts (plain http), and workers
 * that the page creates, also for the threads that ONNX Runtime starts.
 */
export function prepareWorkerRealm(): void {
  if (!("randomUUID" in crypto)) Object.defineProperty(crypto, "randomUUID", { value: randomUuid });
  // A large model takes hundreds of requests. By default only 250 entries are kept, so later downloads of the runtime would be missing.
  performance.setResourceTimingBufferSize(maxResourceEntries);
  globalThis.Worker = PageWorker;
}
