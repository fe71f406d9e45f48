import { transfer } from "comlink";
import { abortUnread } from "../transport/calls/abort-unread.ts";
import { isApiPath } from "../transport/api-path.ts";
import { protocolVersion } from "../transport/calls/call-messages.ts";
import { Caller } from "../transport/calls/caller.ts";
import type { ControlOutcome } from "../transport/host-control.ts";
import { hostLockName, siteName } from "../transport/host-lock.ts";
import { siteCacheName } from "../transport/site-cache.ts";
import type { HostOptionsInput } from "../worker/host/host-options.ts";
import { resolveAssetUrls, resolveHubUrls, type AssetUrls } from "./asset-urls.ts";
import { gesturePort } from "./browser-model/gesture-port.ts";
import { hasWideHeader, replaceFetch } from "./direct-fetch.ts";
import { fetchedResponse } from "./fetched-response.ts";
import { HostElection, type HostingOutcome } from "./host/host-election.ts";
import { HostSession } from "./host/host-session.ts";
import {
  HostUnavailableError,
  InvalidOptionsError,
  ModelControlError,
  OutsideApiError,
  RuntimeStoppedError,
  ServiceWorkerError,
} from "./errors.ts";
import { persistStoredData } from "./persistent-storage.ts";
import { waitUntilReady } from "./readiness.ts";
import { UpdateNotice } from "./update-notice.ts";
import type { Runtime, StartOptions } from "./runtime.ts";
import { assertSendable } from "./sendable-options.ts";
import { ServiceWorkerLink } from "./service-worker-link.ts";
import { shareRuntime } from "./shared-runtime.ts";

/** Starts the worker at `urls.hostWorker`; tests start a different one. */
export type CreateHostWorker = (urls: AssetUrls) => Worker;

/** `start`, with a custom function to create the host worker. */
export function startWith(createWorker: CreateHostWorker, options: StartOptions = {}): Promise<Runtime> {
  return shareRuntime(options, () => startHere(createWorker, options));
}

async function startHere(createWorker: CreateHostWorker, options: StartOptions): Promise<Runtime> {
  const { onProgress, serviceWorker = true, serviceWorkerUrl, assetsUrl, precache = true, directFetch = true, ...hostSettings } = options;
  assertSendable(hostSettings);
  const base = hostSettings.base ?? "";
  const urls = resolveAssetUrls({ assetsUrl, serviceWorkerUrl, modelsUrl: hostSettings.modelsUrl });
  const scriptUrl = urls.serviceWorker;
  if (base !== "") scriptUrl.searchParams.set("base", base);
  const assets = new URL(".", urls.description);
  if (assets.href !== new URL("cohabit/", scriptUrl).href) scriptUrl.searchParams.set("assets", assets.pathname);
  const { maxBodyBytes } = hostSettings;
  if (maxBodyBytes !== undefined) scriptUrl.searchParams.set("maxBodyBytes", String(maxBodyBytes));
  if (!precache) scriptUrl.searchParams.set("precache", "off");
  const site = siteName(scriptUrl);
  const siteFiles = { listUrl: new URL("cohabit-files.json", scriptUrl).href, cacheName: siteCacheName(scriptUrl), name: site };
  const update = new UpdateNotice();
  // An extension has the service worker that its manifest names and no other; its files cannot be cached, and need not
  // be.
  const isOfWeb = location.protocol.startsWith("http");
  const hostOptions = {
    ...hostSettings,
    modelsUrl: urls.models.href,
    ...(hostSettings.hubs !== undefined && { hubs: resolveHubUrls(hostSettings.hubs) }),
    // Only a service worker reads the stored files.
    ...(serviceWorker && precache && isOfWeb && { siteFiles }),
  } satisfies HostOptionsInput;
  const session = new HostSession(
    () => createWorker(urls),
    hostOptions,
    () => void election.depose(),
    update.notify,
    () => election.isElected(),
  );
  if (onProgress !== undefined) session.controls.subscribe(onProgress);
  const linked = serviceWorker ? await linkTo(scriptUrl, session) : undefined;
  const link = linked instanceof ServiceWorkerLink ? linked : undefined;
  const serviceWorkerError = linked instanceof ServiceWorkerError ? linked : undefined;
  if (serviceWorkerError !== undefined && isOfWeb) console.warn(serviceWorkerError);
  if (link !== undefined) {
    link.onUpdate(update.notify);
    session.join(site, link);
  }

  /** Why this page failed to host at its last attempt. */
  let failure: Error | undefined;
  const election: HostElection = new HostElection(link && hostLockName(site), {
    begin: async () => {
      failure = await beginHosting(session);
      if (failure !== undefined) console.error(failure);
      return outcomeOf(failure);
    },
    end: () => session.end(),
    suspend: () => session.dropLines(),
  });
  const stopped = new AbortController();
  let takeBackFetch: () => void = () => undefined;
  const stop = async (): Promise<void> => {
    stopped.abort(new RuntimeStoppedError());
    takeBackFetch();
    election.stop();
    session.stop();
    link?.close();
  };

  await election.campaign();
  if (failure !== undefined) {
    await stop();
    throw failure;
  }
  if (session.isHost) persistStoredData(session.controls);

  const caller = new Caller(session.lines, maxBodyBytes === undefined ? {} : { maxBodyBytes }, undefined, abortUnread);
  const isApiUrl = (url: URL): boolean => url.origin === location.origin && isApiPath(url.pathname, base);
  const fetchDirectly: Runtime["fetch"] = async (input, init) => {
    stopped.signal.throwIfAborted();
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin === location.origin && url.pathname === `${base}/openapi.json`) return fetch(urls.description);
    if (!isApiUrl(url)) throw new OutsideApiError(request.url);
    return fetchedResponse(await caller.call(request), request);
  };
  // A service worker of another version would take the calls to a host of that version, which ends with its tabs.
  const route = (isDirect: boolean): void => {
    takeBackFetch();
    takeBackFetch = replaceFetch((url, headers) => isApiUrl(url) && (isDirect || hasWideHeader(headers)), fetchDirectly);
  };
  route(directFetch);
  if (!directFetch) link?.onProtocol((protocol) => route(protocol !== protocolVersion));

  return {
    fetch: fetchDirectly,
    async ready() {
      if (serviceWorkerError !== undefined && !directFetch) throw serviceWorkerError;
      await link?.control(stopped.signal);
      const fetchList: Runtime["fetch"] = link === undefined ? fetchDirectly : (input, init) => fetch(input, init);
      await waitUntilReady(
        fetchList,
        new URL(`${base}/v1/models`, location.origin),
        hostSettings.tokens?.[0]?.token ?? "ready",
        stopped.signal,
      );
    },
    models: () => session.controls.call((host) => host.models()),
    available: () => session.controls.call((host) => host.available()),
    recommend: () => session.controls.call((host) => host.recommend()),
    load: (id) =>
      controlModel(
        id,
        session.controls.call<ControlOutcome>(async (host) => {
          const gesturePage = gesturePort();
          return gesturePage === undefined ? host.load(id) : host.load(id, transfer(gesturePage, [gesturePage]));
        }),
      ),
    unload: (id) =>
      controlModel(
        id,
        session.controls.call<ControlOutcome>(async (host) => host.unload(id)),
      ),
    storage: () => session.controls.call((host) => host.storage()),
    forget: (id) =>
      controlModel(
        id,
        session.controls.call<ControlOutcome>(async (host) => host.forget(id)),
      ),
    evict: (bytes) => session.controls.call((host) => host.evict(bytes)),
    status: () => ({
      isHost: session.isHost,
      isControlled: link?.isControlling === true,
      epoch: session.lines.epoch,
      ...(serviceWorkerError === undefined ? {} : { serviceWorkerError: serviceWorkerError.message }),
      ...(failure === undefined ? {} : { hostError: failure.message }),
    }),
    subscribe: (listener) => session.controls.subscribe(listener),
    onRequest: (listener) => session.controls.onRequest(listener),
    onUpdateAvailable: (listener) => update.subscribe(listener),
    stop,
  };
}

/** Returns the error instead of throwing it: the page works without a service worker; only `ready()` rejects with it. */
async function linkTo(scriptUrl: URL, session: HostSession): Promise<ServiceWorkerLink | ServiceWorkerError> {
  try {
    return await ServiceWorkerLink.register(scriptUrl, (message, ports, respond) => session.receive(message, ports, respond));
  } catch (error) {
    if (error instanceof ServiceWorkerError) return error;
    throw error;
  }
}

/** Returns undefined, or the error that prevented hosting. */
async function beginHosting(session: HostSession): Promise<Error | undefined> {
  try {
    const outcome = await session.begin();
    return outcome.ok ? undefined : new InvalidOptionsError(outcome.message);
  } catch (error) {
    return error instanceof Error ? error : new HostUnavailableError(String(error));
  }
}

/** Refused options do not change, so this page can never host; other errors may be temporary. */
function outcomeOf(failure: Error | undefined): HostingOutcome {
  if (failure === undefined) return "hosting";
  return failure instanceof InvalidOptionsError ? "unable" : "failed";
}

async function controlModel(id: string, outcome: Promise<ControlOutcome>): Promise<void> {
  const result = await outcome;
  if (!result.ok) throw new ModelControlError(id, result.message, result.code);
}
