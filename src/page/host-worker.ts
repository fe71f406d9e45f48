/** The host worker of a hosting page, from its start to its end. */
import * as Comlink from "comlink";
import type { ControlOutcome, HostControl } from "../protocol/host-control.ts";
import { HostUnavailableError } from "./host-unavailable-error.ts";

export type CreateHostWorker = () => Worker;

export class HostWorker {
  readonly epoch: number;
  /** Not ok, or rejected with `HostUnavailableError`: the worker is of no use. */
  readonly started: Promise<ControlOutcome>;
  readonly #worker: Worker;
  readonly #control: Comlink.Remote<HostControl>;

  constructor(create: CreateHostWorker, options: unknown, epoch: number) {
    this.epoch = epoch;
    this.#worker = create();
    this.#control = Comlink.wrap<HostControl>(this.#worker);
    const failed = new Promise<never>((_resolve, reject) => {
      this.#worker.addEventListener("error", (event) => reject(new HostUnavailableError(event.message || "its script did not load")), { once: true });
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
