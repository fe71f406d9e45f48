import { isApiPath } from "../protocol/api-path.ts";
import { Caller } from "../protocol/caller.ts";
import type { ControlOutcome } from "../protocol/host-control.ts";
import type { HostOptionsInput } from "../worker/host/host-options.ts";
import { AlreadyStartedError } from "./already-started-error.ts";
import { HostElection } from "./host-election.ts";
import { HostSession } from "./host-session.ts";
import { HostUnavailableError } from "./host-unavailable-error.ts";
import type { CreateHostWorker } from "./host-worker.ts";
import { InvalidOptionsError } from "./invalid-options-error.ts";
import { ModelControlError } from "./model-control-error.ts";
import { OutsideApiError } from "./outside-api-error.ts";
import { waitUntilAnswered } from "./readiness.ts";
import type { Runtime, StartOptions } from "./runtime.ts";
import { RuntimeStoppedError } from "./runtime-stopped-error.ts";
import { ServiceWorkerError } from "./service-worker-error.ts";
import { ServiceWorkerLink } from "./service-worker-link.ts";
import { siteBase } from "./site-base.ts";

let isRunning = false;

/** `start` with a host worker of the caller's making. */
export async function startWith(createWorker: CreateHostWorker, options: StartOptions = {}): Promise<Runtime> {
  if (isRunning) throw new AlreadyStartedError();
  isRunning = true;
  try {
    return await startHere(createWorker, options, () => (isRunning = false));
  } catch (error) {
    isRunning = false;
    throw error;
  }
}

async function startHere(createWorker: CreateHostWorker, options: StartOptions, onStop: () => void): Promise<Runtime> {
  const { onProgress, serviceWorker = true, serviceWorkerUrl, ...hostSettings } = options;
  const base = hostSettings.base ?? "";
  const session = new HostSession(createWorker, { ...hostSettings, modelsUrl: absoluteModelsUrl(hostSettings.modelsUrl) } satisfies HostOptionsInput);
  if (onProgress !== undefined) session.controls.subscribe(onProgress);

  const scriptUrl = new URL(serviceWorkerUrl ?? new URL("cohabit-sw.js", siteBase()), document.baseURI);
  if (base !== "") scriptUrl.searchParams.set("base", base);
  // The folder of the script is the scope: one host for all pages of a site, and none shared with another site of the origin.
  const site = `cohabit-host ${new URL(".", scriptUrl).pathname}`;
  const link = serviceWorker ? await linkTo(scriptUrl, session) : undefined;
  if (link instanceof ServiceWorkerLink) session.join(site, link);

  let fault: Error | undefined;
  const election = new HostElection(link instanceof ServiceWorkerLink ? site : undefined, {
    begin: async () => {
      fault = await beginFault(session);
      if (fault !== undefined) console.error(fault);
      return fault === undefined;
    },
    end: () => session.end(),
    suspend: () => session.dropLines(),
  });
  const stopped = new AbortController();
  const stop = async (): Promise<void> => {
    stopped.abort(new RuntimeStoppedError());
    election.stop();
    session.stop();
    if (link instanceof ServiceWorkerLink) link.close();
    onStop();
  };

  await election.stand();
  if (fault !== undefined) {
    await stop();
    throw fault;
  }

  const caller = new Caller(session.lines);
  const fetchDirectly: Runtime["fetch"] = async (input, init) => {
    stopped.signal.throwIfAborted();
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== location.origin || !isApiPath(url.pathname, base)) throw new OutsideApiError(request.url);
    return caller.call(request);
  };

  return {
    fetch: fetchDirectly,
    async ready() {
      if (link instanceof ServiceWorkerError) throw link;
      await link?.control(stopped.signal);
      const ask: Runtime["fetch"] = link === undefined ? fetchDirectly : (input, init) => fetch(input, init);
      await waitUntilAnswered(ask, new URL(`${base}/v1/models`, location.origin), hostSettings.tokens?.[0]?.token ?? "ready", stopped.signal);
    },
    models: () => session.controls.ask((host) => host.models()),
    load: (id) => controlModel(id, session.controls.ask<ControlOutcome>(async (host) => host.load(id))),
    unload: (id) => controlModel(id, session.controls.ask<ControlOutcome>(async (host) => host.unload(id))),
    status: () => ({
      isHost: session.isHost,
      isControlled: link instanceof ServiceWorkerLink && link.isControlling,
      epoch: session.lines.epoch,
    }),
    subscribe: (listener) => session.controls.subscribe(listener),
    stop,
  };
}

/** With a trailing slash: model folders are resolved against it. */
function absoluteModelsUrl(given: string | undefined): string {
  const { href } = given === undefined ? new URL("models/", siteBase()) : new URL(given, document.baseURI);
  return href.endsWith("/") ? href : `${href}/`;
}

/** The page works without a service worker, too; only `ready()` cannot, and tells why. */
async function linkTo(scriptUrl: URL, session: HostSession): Promise<ServiceWorkerLink | ServiceWorkerError> {
  try {
    return await ServiceWorkerLink.register(scriptUrl, (message, ports, answer) => session.receive(message, ports, answer));
  } catch (error) {
    if (error instanceof ServiceWorkerError) return error;
    throw error;
  }
}

async function beginFault(session: HostSession): Promise<Error | undefined> {
  try {
    const outcome = await session.begin();
    return outcome.ok ? undefined : new InvalidOptionsError(outcome.message);
  } catch (error) {
    return error instanceof Error ? error : new HostUnavailableError(String(error));
  }
}

async function controlModel(id: string, outcome: Promise<ControlOutcome>): Promise<void> {
  const result = await outcome;
  if (!result.ok) throw new ModelControlError(id, result.message);
}
