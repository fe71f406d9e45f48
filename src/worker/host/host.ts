/** The composition root of a host: catalogue, slots, service and API, put together from its options. */
import { createApi } from "../../api/api.ts";
import type { Api } from "../../api/api.ts";
import { wireErrorOf } from "../../api/response/wire-error.ts";
import { ModelNotFound } from "../../inference/errors.ts";
import type { Timer } from "../../api/response/deferred-body.ts";
import type { ControlOutcome, ModelControl, ModelListener, RequestListener } from "../../transport/host-control.ts";
import type { SiteFiles } from "../storage/site-files.ts";
import { StoredModelFiles } from "../storage/stored-model-files.ts";
import { Catalogue } from "../models/catalogue.ts";
import { ConversationLocks } from "../storage/conversation-locks.ts";
import { StoredConversations } from "../storage/stored-conversations.ts";
import { deviceLadder, webgpuObstacle } from "../models/device-ladder.ts";
import type { DeviceSupport } from "../models/device-ladder.ts";
import type { StartEngine } from "./slots/engine-handle.ts";
import type { HostOptions } from "./host-options.ts";
import { HostService } from "./host-service.ts";
import { ModelSlot } from "./slots/model-slot.ts";
import { ModelSlots } from "./slots/model-slots.ts";
import { RequestLog, type LogConsole } from "./calls/request-log.ts";
import { storageReport } from "./storage-report.ts";

/** Dependencies of a host on its realm. */
export interface HostEnvironment {
  startEngine: StartEngine;
  /** Called once, when the first model is loaded. */
  findDeviceSupport: () => Promise<DeviceSupport>;
  /** Receives the request log. */
  console: LogConsole;
  /** Timer of the API. Default: setTimeout. */
  timer?: Timer;
  /** Stores the site's own files. Default: none are stored. */
  siteFiles?: SiteFiles | undefined;
}

export interface Host {
  api: Api;
  control: ModelControl;
}

export function createHost(options: HostOptions, { startEngine, findDeviceSupport, console, timer, siteFiles }: HostEnvironment): Host {
  const catalogue = new Catalogue(options.models, options.aliases, options.modelsUrl);
  let support: Promise<DeviceSupport> | undefined;
  const deviceSupport = (): Promise<DeviceSupport> => (support ??= findDeviceSupport());
  const slots = new ModelSlots(
    (onChange) =>
      catalogue.records().map(
        (record) =>
          new ModelSlot({
            record,
            startEngine,
            devices: async () => deviceLadder(record, options.device, await deviceSupport()),
            webgpuObstacle: async () => webgpuObstacle(record, options.device, await deviceSupport()),
            allowSoftwareAdapter: options.device === "webgpu",
            serverKey: options.remoteKeys[record.id],
            queueLimit: options.queueLimit,
            loadStallMs: options.loadStallMs,
            onChange,
            onLoaded: ({ loadedUrls = [] }) => void siteFiles?.addUsed(loadedUrls),
          }),
      ),
    options.memoryBudgetBytes,
  );
  const inference = new HostService(catalogue, slots, {
    firstByteTimeoutMs: options.firstByteTimeoutMs,
    replyTimeoutMs: options.replyTimeoutMs,
    stallMs: options.replyStallMs,
  });
  const stores = { conversations: new StoredConversations(new ConversationLocks(options.firstByteTimeoutMs)) };
  const log = new RequestLog(console);
  const api = createApi({ ...options, inference, stores, timer, onOutcome: (outcome) => log.record(outcome) });
  return { api, control: modelControl(catalogue, slots, log, siteFiles) };
}

function modelControl(catalogue: Catalogue, slots: ModelSlots, log: RequestLog, siteFiles: SiteFiles | undefined): ModelControl {
  const modelFiles = StoredModelFiles.here();
  const withModel = async (name: string, work: (id: string) => Promise<void>): Promise<ControlOutcome> => {
    const model = catalogue.find(name);
    if (model === undefined) {
      const names = catalogue.list().map((each) => each.name);
      return { ok: false, message: wireErrorOf(new ModelNotFound(name, names)).message };
    }
    try {
      await work(model.name);
      return { ok: true };
    } catch (failure) {
      return { ok: false, message: wireErrorOf(failure).message };
    }
  };
  return {
    models: () => slots.statuses(),
    load: (name) =>
      withModel(name, async (id) => {
        const lease = await slots.lease(id, new AbortController().signal);
        lease.release();
      }),
    unload: (name) => withModel(name, (id) => slots.unload(id)),
    storage: () => storageReport(modelFiles, siteFiles),
    async forget(name) {
      const model = catalogue.find(name);
      const hadFiles = (await modelFiles?.forget(model?.name ?? name)) ?? false;
      return model === undefined && !hadFiles ? { ok: false, message: `model '${name}' not found` } : { ok: true };
    },
    subscribe: (listener: ModelListener) => slots.subscribe(listener),
    unsubscribe: (handle) => slots.unsubscribe(handle),
    subscribeRequests: (listener: RequestListener) => log.subscribe(listener),
    unsubscribeRequests: (handle) => log.unsubscribe(handle),
  };
}
