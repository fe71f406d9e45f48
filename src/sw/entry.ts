/**
 * The service worker: wires admission, the caller and the pages together. It holds no API logic and no state that it
 * cannot restore, and no stream in `waitUntil`, which the browser ends after 300 s.
 */
import { isApiPath } from "../transport/api-path.ts";
import { protocolVersion, type ServiceWorkerMessage, type SuccessionMessage } from "../transport/calls/call-messages.ts";
import { Caller } from "../transport/calls/caller.ts";
import { HostLines } from "../transport/host-lines.ts";
import { siteName } from "../transport/host-lock.ts";
import { holdLifeLock } from "../transport/life-lock.ts";
import { siteCacheName } from "../transport/site-cache.ts";
import { refusalOf } from "./refused-requests.ts";
import { parseClientMessage } from "./client-messages.ts";
import { HostingClients } from "./hosting-client.ts";
import { isolated, needsIsolation } from "./isolation.ts";
import { description, isSiteFile, storedFile } from "./stored-files.ts";
import { deliverPorts } from "./offered-ports.ts";
import { OpenCalls } from "./open-calls.ts";
import { readSettings } from "./settings.ts";

declare const self: ServiceWorkerGlobalScope;

const script = new URL(self.location.href);
const settings = readSettings(script);
const protocol = protocolVersion;
const cacheName = siteCacheName(script);
const hostingClients = new HostingClients(siteName(script));

/** Asks the pages for ports of protocol `version`. */
async function requestPorts(forClient: string, version: string): Promise<void> {
  const message: ServiceWorkerMessage = { type: "cohabit-host-wanted", protocol: version, forClient };
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) page.postMessage(message);
}

// A later version takes over only while no call is open: the browser ends calls of the old version after 300 s.
const successor = (): ServiceWorker | null => self.registration.waiting ?? self.registration.installing;
const openCalls = new OpenCalls(
  () => successor() !== null,
  () => successor()?.postMessage({ type: "cohabit-take-over", protocol } satisfies SuccessionMessage),
);
const lines = new HostLines(() => void requestPorts("", protocol), settings.search, holdLifeLock());
const caller = new Caller(lines, settings.limits, openCalls.count);

self.addEventListener("install", (event) => {
  const { active } = self.registration;
  const message: SuccessionMessage = { type: "cohabit-successor", protocol };
  if (active === null) event.waitUntil(self.skipWaiting());
  else active.postMessage(message);
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request, clientId } = event;
  const url = new URL(request.url);
  const isOwn = url.origin === self.location.origin;
  // Public, so for links and other readers too; its file is next to the workers.
  if (isOwn && request.method === "GET" && url.pathname === `${settings.base}/openapi.json`) {
    event.respondWith(description(settings.descriptionUrl, cacheName));
    return;
  }
  if (!isOwn || !isApiPath(url.pathname, settings.base)) {
    // Each event is an opportunity: a service worker that was stopped while its successor waited keeps no timer.
    openCalls.yieldWhenIdle();
    const stored = isOwn && settings.servesStoredFiles && isSiteFile(url, script) ? storedFile(request, cacheName) : undefined;
    if (isOwn && settings.isolates && needsIsolation(request)) event.respondWith(isolated(stored ?? fetch(request)));
    else if (stored !== undefined) event.respondWith(stored);
    return;
  }
  // Requests without a client id count as connected.
  const isReaderConnected = async (): Promise<boolean> => clientId === "" || (await self.clients.get(clientId)) !== undefined;
  event.respondWith(refusalOf(request, url.origin, settings.base) ?? caller.call(request, isReaderConnected));
});

self.addEventListener("message", (event) => {
  const message = parseClientMessage(event.data);
  const { source, ports } = event;
  switch (message?.type) {
    case undefined:
      return;
    case "cohabit-claim":
      return event.waitUntil(self.clients.claim());
    case "cohabit-protocol-wanted":
      source?.postMessage({ type: "cohabit-protocol", protocol } satisfies ServiceWorkerMessage);
      return;
    case "cohabit-host-wanted":
      if (source instanceof Client) event.waitUntil(requestPorts(source.id, message.protocol));
      return;
    case "cohabit-host-port":
      return event.waitUntil(
        deliverPorts(
          { ...message, ports },
          {
            isHosting: async () => source instanceof Client && hostingClients.isHosting(source, message.protocol),
            adopt: (port, epoch) => lines.adopt(port, epoch),
            findPage: (id) => self.clients.get(id),
          },
        ),
      );
    case "cohabit-proof":
      return hostingClients.answered(message.nonce);
    case "cohabit-successor":
      return openCalls.yieldWhenIdle();
    case "cohabit-take-over":
      return event.waitUntil(self.skipWaiting());
  }
});
