/** Entry of the host worker: connects the host to the ports of pages and of the service worker. */
import { expose, transfer } from "comlink";
import { z } from "zod";
import { isKeepAlive, lastWordsOf } from "../../api/response/deferred-body.ts";
import { serveCalls } from "../../transport/calls/call-server.ts";
import type { HostControl, HostedSite } from "../../transport/host-control.ts";
import { hostLockName } from "../../transport/host-lock.ts";
import { HostPresence } from "../../transport/host-presence.ts";
import { findDeviceSupport } from "../models/devices/device-support.ts";
import { prepareWorkerRealm } from "../base/worker-realm.ts";
import { engineWorkers } from "./slots/engine-worker.ts";
import { HostSupersededError } from "../storage/host-superseded-error.ts";
import { readerUrl, startReaderWorker } from "./reading/reader-worker.ts";
import { SiteFiles } from "../storage/site/site-files.ts";
import { type HostOptions, hostOptionsSchema } from "./host-options.ts";
import { createHost, type Host } from "./host.ts";

prepareWorkerRealm();

/** Milliseconds between the start of the host and its background work, so that the first request is not delayed. */
const startDelayMs = 2000;
const resumeRetryMs = 30_000;

interface Started {
  host: Host;
  base: string;
  epoch: number;
}

let resolveStarted: (started: Started) => void = () => undefined;
// Ports may arrive before the options. They are served once the host exists.
const started = new Promise<Started>((resolve) => (resolveStarted = resolve));

const control: HostControl = {
  async start(options, epoch, site, isElected, serveBrowserModel) {
    const parsed = hostOptionsSchema.safeParse(options);
    if (!parsed.success) return { ok: false, message: z.prettifyError(parsed.error) };
    const siteFiles = siteFilesOf(parsed.data);
    const presence = site && new HostPresence(site.channelName, epoch, site.threadsFailed);
    const host = createHost(parsed.data, {
      startEngine: engineWorkers(parsed.data.engines),
      startReader: () => {
        void siteFiles?.addUsed([readerUrl.href]);
        return startReaderWorker();
      },
      findDeviceSupport,
      console,
      siteFiles,
      ...(site !== undefined && { epoch, isElected, site: hostLockName(site.channelName), lockScope: `${site.channelName} ${epoch} ` }),
      serveBrowserModel: serveBrowserModel && ((port) => serveBrowserModel(transfer(port, [port]))),
      threads: { hasFailed: site?.threadsFailed ?? false, onFailed: () => presence?.setThreadsFailed() },
    });
    setTimeout(() => {
      void siteFiles?.update();
      void resume(host);
    }, startDelayMs);
    if (site !== undefined && presence !== undefined) joinSite(host, presence, site);
    resolveStarted({ host, base: parsed.data.base, epoch });
    return { ok: true };
  },
  async attach(port) {
    const { host, base, epoch } = await started;
    serveCalls(port, (request, signal, origin) => host.api.fetch(request, signal, origin), {
      base,
      epoch,
      isFiller: isKeepAlive,
      lastWords: lastWordsOf,
    });
  },
  async attachControl(port) {
    const { host } = await started;
    expose(host.control, port);
  },
};

expose(control);

/** Continues stored jobs. Tries again if the storage fails or is full. */
async function resume({ data }: Pick<Host, "data">): Promise<void> {
  try {
    await data.resume();
  } catch (failure) {
    console.warn(`cohabit: stored jobs do not continue: ${String(failure)}`);
    if (!(failure instanceof HostSupersededError)) setTimeout(() => void resume({ data }), resumeRetryMs);
  }
}

/** Announces the loaded models to the pages of the site, and loads the models that the previous host had loaded. */
function joinSite({ control: models }: Host, presence: HostPresence, { loaded }: HostedSite): void {
  const announce = async (): Promise<void> => {
    const statuses = await models.models();
    presence.setLoaded(statuses.filter(({ state }) => state === "loaded").map(({ id }) => id));
  };
  void models.subscribe(() => void announce());
  // A failure to load appears in the model's status and in the response to the next request for it.
  for (const id of loaded) void models.load(id);
}

function siteFilesOf({ siteFiles: site }: HostOptions): SiteFiles | undefined {
  if (site === undefined || typeof caches === "undefined") return undefined;
  const isOnlyTab = async (): Promise<boolean> => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].filter(({ name }) => name?.startsWith(`${site.name} `)).length === 1;
  };
  // Only browsers with Chromium's engine have it.
  const keepsMachineCode = "userAgentData" in navigator;
  return new SiteFiles(caches, { ...site, ownUrl: location.href, isOnlyTab, keepsMachineCode });
}
