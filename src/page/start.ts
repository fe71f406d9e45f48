import { createHostWorker } from "./create-host-worker.ts";
import type { Runtime, StartOptions } from "./runtime.ts";
import { startWith } from "./start-with.ts";

/**
 * Starts the inference service in this page: registers the service worker, and starts the host worker here or joins the
 * tab that hosts. Resolves as soon as `runtime.fetch` is answered; for plain `fetch`, await `runtime.ready()`. No model
 * is loaded before the first request for it.
 *
 * Without a service worker (option, insecure context, private window) the page hosts for itself.
 * Throws `AlreadyStartedError` while a runtime of this page runs, `InvalidOptionsError` when this page hosts and the host refuses the options, `HostUnavailableError` when the
 * host worker cannot run.
 */
export function start(options: StartOptions = {}): Promise<Runtime> {
  return startWith(createHostWorker, options);
}
