import { trustedScriptUrl } from "../transport/trusted-script-url.ts";
import type { AssetUrls } from "./asset-urls.ts";
import type { Runtime, StartOptions } from "./runtime.ts";
import { startWith } from "./start-with.ts";

/**
 * Starts the inference service in this page: registers the service worker, and starts the host worker or joins the tab
 * that hosts. Resolves as soon as `runtime.fetch` works; for plain `fetch`, await `runtime.ready()`. No model is loaded
 * before its first request.
 *
 * Without a service worker (option, insecure context such as plain http, private window) the page hosts for itself, and
 * only `runtime.fetch` works.
 *
 * A second call with the same options returns the same runtime, which ends when each caller has called `stop`.
 * Throws `AlreadyStartedError` while a runtime with other options runs, `InvalidOptionsError` if this page hosts and the
 * host refuses the options, `HostUnavailableError` if the host worker cannot run or its file is missing.
 */
export function start(options: StartOptions = {}): Promise<Runtime> {
  return startWith(createHostWorker, options);
}

function createHostWorker({ hostWorker }: AssetUrls): Worker {
  return new Worker(trustedScriptUrl(hostWorker), { type: "module", name: "cohabit-host" });
}
