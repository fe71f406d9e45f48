import { randomUuid } from "../transport/random-uuid.ts";
import { trustWorkerUrls } from "../transport/trusted-script-url.ts";

/**
 * Adds what a worker of ours may lack, before anything uses it: `crypto.randomUUID` in insecure contexts (plain http),
 * and worker URLs that pass under Trusted Types, also for the threads that ONNX Runtime starts.
 */
export function prepareWorkerRealm(): void {
  if (!("randomUUID" in crypto)) Object.defineProperty(crypto, "randomUUID", { value: randomUuid });
  trustWorkerUrls();
}
