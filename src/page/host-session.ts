/**
 * Connects this page to the host of the site, in whichever page it runs: hosts when elected and then hands out ports;
 * requests ports when another page hosts.
 */
import type { ControlOutcome } from "../transport/host-control.ts";
import { protocolVersion, type NewHostMessage, type ServiceWorkerMessage } from "../transport/calls/call-messages.ts";
import { HostLines } from "../transport/host-lines.ts";
import { fieldsOf } from "../transport/calls/parse-messages.ts";
import { nextEpoch } from "./epoch.ts";
import { HostWorker } from "./host-worker.ts";
import { ModelControls } from "./model-controls.ts";
import type { Respond, ServiceWorkerLink } from "./service-worker-link.ts";

const protocol = protocolVersion;

export class HostSession {
  readonly lines = new HostLines(() => this.#requestPorts());
  readonly controls = new ModelControls(this.lines);
  readonly #createWorker: () => Worker;
  readonly #hostOptions: unknown;
  #channel: BroadcastChannel | undefined;
  #link: ServiceWorkerLink | undefined;
  #host: HostWorker | undefined;
  #isStarted = false;

  constructor(createWorker: () => Worker, hostOptions: unknown) {
    this.#createWorker = createWorker;
    this.#hostOptions = hostOptions;
  }

  /** Whether the host runs in this page and its start has completed; until then it may still fail. */
  get isHost(): boolean {
    return this.#isStarted;
  }

  /** Shares one host with the other pages of `site`, through its service worker. */
  join(site: string, link: ServiceWorkerLink): void {
    this.#link = link;
    this.#channel = new BroadcastChannel(site);
    this.#channel.addEventListener("message", this.#onNewHost);
  }

  /** Starts a host worker; a worker that could not start is ended. Rejects with `HostUnavailableError`. */
  async begin(): Promise<ControlOutcome> {
    const epoch = nextEpoch();
    const host = new HostWorker(this.#createWorker, this.#hostOptions, epoch);
    this.#host = host;
    this.#requestPorts();
    this.#channel?.postMessage({ type: "cohabit-new-host", protocol, epoch } satisfies NewHostMessage);
    // Sent without a request, so that calls that wait for the previous host are repeated immediately.
    this.#link?.send({ type: "cohabit-host-port", protocol, epoch, forClient: "" }, [host.callsPort()]);
    const outcome = await host.started;
    this.#isStarted = outcome.ok && this.#host === host;
    return outcome;
  }

  /** Ends the host worker, if it runs in this page. */
  end(): void {
    this.#host?.end();
    this.#host = undefined;
    this.#isStarted = false;
    this.dropLines();
  }

  /** Cancels this page's calls, which would otherwise continue in the host of another tab. */
  dropLines(): void {
    this.lines.end();
    this.controls.end();
  }

  stop(): void {
    this.controls.stop();
    this.lines.close();
    this.end();
    this.#channel?.close();
  }

  receive(message: ServiceWorkerMessage, ports: readonly MessagePort[], respond: Respond): void {
    const host = this.#host;
    if (message.type === "cohabit-host-port") {
      const [calls, control] = ports;
      if (calls !== undefined && control !== undefined) this.#adopt(calls, control, message.epoch);
    } else if (host !== undefined) {
      const { forClient } = message;
      const hostPorts = forClient === "" ? [host.callsPort()] : [host.callsPort(), host.controlPort()];
      respond({ type: "cohabit-host-port", protocol, epoch: host.epoch, forClient }, hostPorts);
    }
  }

  #requestPorts(): void {
    if (this.#host === undefined) this.#link?.send({ type: "cohabit-host-wanted", protocol });
    else this.#adopt(this.#host.callsPort(), this.#host.controlPort(), this.#host.epoch);
  }

  #adopt(calls: MessagePort, control: MessagePort, epoch: number): void {
    if (this.lines.adopt(calls, epoch)) this.controls.adopt(control);
    else control.close();
  }

  readonly #onNewHost = (event: MessageEvent<unknown>): void => {
    const { type, protocol: version, epoch } = fieldsOf(event.data) ?? {};
    if (type !== "cohabit-new-host" || version !== protocol || typeof epoch !== "number" || epoch <= this.lines.epoch) return;
    this.lines.end();
    this.controls.end();
  };
}
