/** The host worker of a hosting page, from its start to its end. */
import * as Comlink from "comlink";
import type { ControlOutcome, HostControl } from "../transport/host-control.ts";
import { HostUnavailableError } from "./host-unavailable-error.ts";

const scriptMissing =
  "its script did not load: the server is away, or assetsUrl does not name the folder that the Vite plugin or `npx cohabit init` wrote";

export class HostWorker {
  readonly epoch: number;
  /** Not ok, or rejected with `HostUnavailableError`: the worker is of no use. */
  readonly started: Promise<ControlOutcome>;
  readonly #worker: Worker;
  readonly #control: Comlink.Remote<HostControl>;

  /** Throws `HostUnavailableError` if the browser refuses the worker. */
  constructor(create: () => Worker, options: unknown, epoch: number) {
    this.epoch = epoch;
    this.#worker = created(create);
    this.#control = Comlink.wrap<HostControl>(this.#worker);
    const failed = new Promise<never>((_resolve, reject) => {
      this.#worker.addEventListener("error", (event) => reject(new HostUnavailableError(event.message || scriptMissing)), { once: true });
    });
    this.started = Promise.race([this.#control.start(options, epoch), failed]);
  }

  /** A new port on which the host answers calls. */
  callsPort(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    void this.#control.attach(Comlink.transfer(port2, [port2]));
    return port1;
  }

  /** A new port on which the host exposes `ModelControl`. */
  controlPort(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    void this.#control.attachControl(Comlink.transfer(port2, [port2]));
    return port1;
  }

  /** Ends the worker, and with it every engine worker and all memory they hold. */
  end(): void {
    this.#worker.terminate();
  }
}

function created(create: () => Worker): Worker {
  try {
    return create();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isTrustedTypes = reason.includes("TrustedScriptURL");
    const hint = isTrustedTypes ? "; the Content Security Policy's trusted-types must name the policy 'cohabit'" : "";
    throw new HostUnavailableError(reason + hint);
  }
}
