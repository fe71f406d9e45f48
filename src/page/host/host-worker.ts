/** The host worker of a hosting page. */
import * as Comlink from "comlink";
import type { ControlOutcome, HostControl, HostedSite } from "../../transport/host-control.ts";
import { serveBrowserModel } from "../browser-model/serve-browser-model.ts";
import { HostUnavailableError } from "../errors.ts";
import { WorkerTree } from "./worker-tree.ts";

const scriptMissing =
  "its script did not load: the server is unreachable, or assetsUrl does not name the folder that the Vite plugin or `npx cohabit init` wrote";

export class HostWorker {
  readonly epoch: number;
  /** Not ok, or rejected with `HostUnavailableError`: the worker cannot be used. */
  readonly started: Promise<ControlOutcome>;
  readonly #workers: WorkerTree;
  readonly #control: Comlink.Remote<HostControl>;

  /** Throws `HostUnavailableError` if the browser refuses the worker. */
  constructor(create: () => Worker, options: unknown, epoch: number, site?: HostedSite, isElected?: () => Promise<boolean>) {
    this.epoch = epoch;
    const worker = createWorker(create);
    this.#workers = new WorkerTree(worker);
    this.#control = Comlink.wrap<HostControl>(worker);
    this.started = Promise.race([
      this.#control.start(options, epoch, site, isElected && Comlink.proxy(isElected), Comlink.proxy(serveBrowserModel)),
      startFailure(worker),
    ]);
  }

  /** Returns a new port on which the host serves calls. */
  callsPort(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    void this.#control.attach(Comlink.transfer(port2, [port2]));
    return port1;
  }

  /** Returns a new port on which the host exposes `ModelControl`. */
  controlPort(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    void this.#control.attachControl(Comlink.transfer(port2, [port2]));
    return port1;
  }

  /** Ends the worker and with it every engine worker, which frees their memory. */
  end(): void {
    this.#workers.end();
  }
}

/**
 * Rejects when the worker cannot run. Its listener must not reach the HostWorker: Comlink's registry of finalizers holds the
 * worker until the remote object is collected, which could then never happen.
 */
function startFailure(worker: Worker): Promise<never> {
  return new Promise((_resolve, reject) => {
    worker.addEventListener("error", (event) => reject(new HostUnavailableError(event.message || scriptMissing)), { once: true });
  });
}

function createWorker(create: () => Worker): Worker {
  try {
    return create();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isTrustedTypes = reason.includes("TrustedScriptURL");
    const hint = isTrustedTypes ? "; add the policy 'cohabit' to trusted-types in the Content Security Policy" : "";
    throw new HostUnavailableError(reason + hint);
  }
}
