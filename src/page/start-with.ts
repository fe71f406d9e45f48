import { isApiPath } from "../protocol/api-path.ts";
import { Caller } from "../protocol/caller.ts";
import type { ControlOutcome } from "../protocol/host-control.ts";
import type { HostOptionsInput } from "../worker/host/host-options.ts";
import { HostElection } from "./host-election.ts";
import { HostSession } from "./host-session.ts";
import type { CreateHostWorker } from "./host-worker.ts";
import { HostUnavailableError } from "./host-unavailable-error.ts";
import { InvalidOptionsError } from "./invalid-options-error.ts";
import { ModelControlError } from "./model-control-error.ts";
import { OutsideApiError } from "./outside-api-error.ts";
import { waitUntilAnswered } from "./readiness.ts";
import type { Runtime, StartOptions } from "./runtime.ts";
import { RuntimeStoppedError } from "./runtime-stopped-error.ts";
import { ServiceWorkerError } from "./service-worker-error.ts";
import { ServiceWorkerLink } from "./service-worker-link.ts";
import { siteBase } from "./site-base.ts";

/** `start` with a host worker of the caller's making. */
export async function startWith(createWorker: CreateHostWorker, options: StartOptions = {}): Promise<Runtime> {
  const { onProgress, serviceWorker: wantsServiceWorker = true, serviceWorkerUrl, ...hostSettings } = options;
  const base = hostSettings.base ?? "";
  const modelsUrl = new URL(hostSettings.modelsUrl ?? "models/", hostSettings.modelsUrl === undefined ? siteBase() : document.baseURI);
  const hostOptions: HostOptionsInput = { ...hostSettings, modelsUrl: modelsUrl.href };

  const scriptUrl = new URL(serviceWorkerUrl ?? new URL("cohabit-sw.js", siteBase()), document.baseURI);
  if (base !== "") scriptUrl.searchParams.set("base", base);
  const site = `cohabit-host ${new URL(".", scriptUrl).pathname}`;

  const session = new HostSession(createWorker, hostOptions);
  const stopped = new AbortController();
  let link: ServiceWorkerLink | undefined;
  let linkFault: ServiceWorkerError | undefined;
  if (wantsServiceWorker) {
    try {
      link = await ServiceWorkerLink.register(scriptUrl, (message, ports, answer) => session.receive(message, ports, answer));
      session.join(site, link);
    } catch (error) {
      if (!(error instanceof ServiceWorkerError)) throw error;
      linkFault = error;
    }
  }

  if (onProgress !== undefined) session.controls.subscribe(onProgress);
  let fault: Error | undefined;
  const election = new HostElection(link === undefined ? undefined : site, {
    begin: async () => {
      fault = undefined;
      try {
        const outcome = await session.begin();
        if (!outcome.ok) fault = new InvalidOptionsError(outcome.message);
      } catch (error) {
        fault = error instanceof Error ? error : new HostUnavailableError(String(error));
      }
      if (fault !== undefined) console.error(fault);
      return fault === undefined;
    },
    end: () => session.end(),
    suspend: () => session.dropLines(),
  });

  const stop = async (): Promise<void> => {
    stopped.abort(new RuntimeStoppedError());
    election.stop();
    session.stop();
    link?.close();
  };

  await election.stand();
  if (fault !== undefined) {
    await stop();
    throw fault;
  }

  const caller = new Caller(session.lines);
  const callApi = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    stopped.signal.throwIfAborted();
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== location.origin || !isApiPath(url.pathname, base)) throw new OutsideApiError(request.url);
    return caller.call(request);
  };
  const control = async (id: string, outcome: Promise<ControlOutcome>): Promise<void> => {
    const result = await outcome;
    if (!result.ok) throw new ModelControlError(id, result.message);
  };

  return {
    fetch: callApi,
    async ready() {
      if (linkFault !== undefined) throw linkFault;
      await link?.control(stopped.signal);
      const ask: typeof callApi = link === undefined ? callApi : (input, init) => fetch(input, init);
      await waitUntilAnswered(ask, new URL(`${base}/v1/models`, location.origin), hostSettings.tokens?.[0]?.token ?? "ready", stopped.signal);
    },
    models: () => session.controls.ask((host) => host.models()),
    load: (id) => control(id, session.controls.ask<ControlOutcome>(async (host) => host.load(id))),
    unload: (id) => control(id, session.controls.ask<ControlOutcome>(async (host) => host.unload(id))),
    status: () => ({ isHost: session.isHost, isControlled: link?.isControlling ?? false, epoch: session.lines.epoch }),
    subscribe: (listener) => session.controls.subscribe(listener),
    stop,
  };
}
