/**
 * Connects this page to the host of the site, in whichever page it runs: hosts when elected and then hands out ports;
 * requests ports when another page hosts.
 */
import type { ControlOutcome } from "../../transport/host-control.ts";
import { protocolVersion, type HostPortMessage, type SiteMessage } from "../../transport/calls/call-messages.ts";
import { HostLines } from "../../transport/host-lines.ts";
import { within } from "../../transport/within.ts";
import { parseSiteMessage } from "../../transport/calls/parse-messages.ts";
import { HostWatch } from "./host-watch.ts";
import { pageBuild } from "../asset-urls.ts";
import { nextEpoch } from "./next-epoch.ts";
import { HostWorker } from "./host-worker.ts";
import { rememberThreadsFailed, threadsFailed } from "./visit.ts";
import { ModelControls } from "../model-controls.ts";
import type { Respond, ServiceWorkerLink } from "../service-worker-link.ts";

const protocol = protocolVersion;

/** Milliseconds that the first workers have to answer. */
const startLimitsMs = [15_000, 30_000];

export class HostSession {
  readonly lines = new HostLines(() => this.#requestPorts());
  readonly controls = new ModelControls(this.lines);
  readonly #createWorker: () => Worker;
  readonly #hostOptions: unknown;
  #channel: BroadcastChannel | undefined;
  #link: ServiceWorkerLink | undefined;
  #host: HostWorker | undefined;
  #isStarted = false;
  #site: string | undefined;
  /** Ids of the models that the host has loaded. */
  #loaded: string[] = [];
  readonly #watch: HostWatch;
  readonly #onOtherBuild: () => void;
  readonly #isElected: () => Promise<boolean>;

  /**
   * `onHostDead`: the host, in whichever page, does not answer any more. `onOtherBuild`: a page of another build was opened.
   * `isElected`: whether this page is the one that hosts.
   */
  constructor(
    createWorker: () => Worker,
    hostOptions: unknown,
    onHostDead: () => void,
    onOtherBuild: () => void,
    isElected: () => Promise<boolean>,
  ) {
    this.#createWorker = createWorker;
    this.#isElected = isElected;
    this.#hostOptions = hostOptions;
    this.#onOtherBuild = onOtherBuild;
    this.#watch = new HostWatch({ ask: () => this.#broadcast({ type: "cohabit-host-check", protocol }), onDead: onHostDead });
  }

  /** Whether the host runs in this page and its start has completed; until then it may still fail. */
  get isHost(): boolean {
    return this.#isStarted;
  }

  /** Shares one host with the other pages of `site`, through its service worker. */
  join(site: string, link: ServiceWorkerLink): void {
    this.#link = link;
    this.#site = site;
    this.#channel = new BroadcastChannel(site);
    this.#channel.addEventListener("message", this.#onSiteMessage);
    this.#broadcast({ type: "cohabit-page", protocol, build: pageBuild });
    // The reply lists the models that are loaded.
    this.#broadcast({ type: "cohabit-host-check", protocol });
  }

  /**
   * Starts a host worker; a worker that could not start is ended. A worker that does not answer is replaced: Chromium sometimes never
   * loads the script of a worker that was created shortly after a page was reloaded. Rejects with `HostUnavailableError`.
   */
  async begin(): Promise<ControlOutcome> {
    for (const limitMs of startLimitsMs) {
      const host = this.#startHost();
      const outcome = await within(host.started, limitMs);
      if (outcome !== "late" || this.#host !== host) return this.#concludeStart(host);
      host.end();
    }
    return this.#concludeStart(this.#startHost());
  }

  async #concludeStart(host: HostWorker): Promise<ControlOutcome> {
    const outcome = await host.started;
    this.#isStarted = outcome.ok && this.#host === host;
    return outcome;
  }

  #startHost(): HostWorker {
    const epoch = nextEpoch(this.lines.epoch);
    const site = this.#site === undefined ? undefined : { channelName: this.#site, loaded: this.#loaded, threadsFailed: threadsFailed() };
    const isElected = async (): Promise<boolean> => (await this.#isElected()) && this.#host?.epoch === epoch;
    const host = new HostWorker(this.#createWorker, this.#hostOptions, epoch, site, isElected);
    this.#host = host;
    this.#watch.stop();
    this.#requestPorts();
    this.#broadcast({ type: "cohabit-new-host", protocol, epoch });
    // Sent without a request, so that calls that wait for the previous host are repeated immediately.
    this.#link?.send({ type: "cohabit-host-port", protocol, epoch, forClient: "" }, [host.callsPort()]);
    return host;
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
    this.#watch.stop();
    this.controls.stop();
    this.lines.close();
    this.end();
    this.#channel?.close();
  }

  receive(message: HostPortMessage, ports: readonly MessagePort[], respond: Respond): void {
    const host = this.#host;
    if (message.type === "cohabit-host-port") {
      const [calls, control] = ports;
      if (calls !== undefined && control !== undefined) this.#adopt(calls, control, message.epoch);
    } else {
      this.#suspect();
      if (host === undefined) return;
      const { forClient } = message;
      const hostPorts = forClient === "" ? [host.callsPort()] : [host.callsPort(), host.controlPort()];
      respond({ type: "cohabit-host-port", protocol, epoch: host.epoch, forClient }, hostPorts);
    }
  }

  /** A page is looking for the host, which may be alive, about to be replaced, or hanging. */
  #suspect(): void {
    if (this.#channel !== undefined) this.#watch.suspect();
  }

  #broadcast(message: SiteMessage): void {
    this.#channel?.postMessage(message);
  }

  #requestPorts(): void {
    this.#suspect();
    if (this.#host === undefined) this.#link?.send({ type: "cohabit-host-wanted", protocol });
    else this.#adopt(this.#host.callsPort(), this.#host.controlPort(), this.#host.epoch);
  }

  #adopt(calls: MessagePort, control: MessagePort, epoch: number): void {
    if (this.lines.adopt(calls, epoch)) this.controls.adopt(control);
    else control.close();
  }

  readonly #onSiteMessage = (event: MessageEvent<unknown>): void => {
    const message = parseSiteMessage(event.data);
    switch (message?.type) {
      case undefined:
        return;
      case "cohabit-host-check":
        // A worker that is being started cannot answer yet.
        if (this.#host !== undefined && !this.#isStarted) {
          const about = { loaded: this.#loaded, threadsFailed: threadsFailed() };
          this.#broadcast({ type: "cohabit-host-alive", protocol, epoch: this.#host.epoch, ...about });
        }
        return;
      case "cohabit-host-alive":
        // The message is from an older host that was thought dead, not from the current one.
        if (message.epoch < this.lines.epoch) return;
        this.#watch.stop();
        this.#loaded = message.loaded;
        if (message.threadsFailed) rememberThreadsFailed();
        return;
      case "cohabit-page":
        if (message.build !== pageBuild) this.#onOtherBuild();
        return;
      case "cohabit-new-host":
        this.#watch.stop();
        if (message.epoch <= this.lines.epoch) return;
        this.lines.end();
        this.controls.end();
    }
  };
}
