/** The composition root of a host: creates catalogue, slots, service and API from the options. */
import { createApi, type Api } from "../../api/api.ts";
import type { ModelStatus } from "../../inference/models.ts";
import type { Timer } from "../../api/response/deferred-body.ts";
import type { ModelControl } from "../../transport/host-control.ts";
import { createRowResponder } from "../../api/batches/batch-rows.ts";
import { createStoredData, type StoredData } from "../jobs/stored-data.ts";
import { openDataStorage, type DataStorage } from "../storage/data-storage.ts";
import type { SiteFiles } from "../storage/site/site-files.ts";
import { Catalogue } from "../models/catalogue.ts";
import { StoredConnectors } from "../connectors/stored-connectors.ts";
import { ConversationLocks } from "../storage/conversation-locks.ts";
import { StoredConversations } from "../storage/stored-conversations.ts";
import { WritingHost } from "../storage/writing-host.ts";
import { deviceLadder, sizeObstacles, webgpuObstacle } from "../models/devices/device-ladder.ts";
import type { DeviceContext, DeviceSupport } from "../models/devices/device-support.ts";
import { defaultMemoryBudget } from "../models/devices/memory-limits.ts";
import type { ModelRecord } from "../models/record/model-record.ts";
import type { StartReader } from "./reading/reader-handle.ts";
import type { StartEngine } from "./slots/engine-handle.ts";
import type { HostOptions } from "./host-options.ts";
import { BrowserModel, recordReader } from "./browser-model.ts";
import { HostService } from "./host-service.ts";
import { modelControl } from "./model-control.ts";
import { NamedModels } from "./named-models.ts";
import { ModelSlot } from "./slots/model-slot.ts";
import { ModelSlots } from "./slots/model-slots.ts";
import { KernelFallback } from "./slots/kernel-fallback.ts";
import { ThreadFallback, type ThreadFallbackOptions } from "./slots/thread-fallback.ts";
import { RequestLog, type LogConsole } from "./calls/request-log.ts";

/** Dependencies of a host on its realm. */
export interface HostDependencies {
  startEngine: StartEngine;
  /** Called for each model without a given record, when its files are read. */
  startReader: StartReader;
  /** Called once, when the first model is loaded. */
  findDeviceSupport: (threads?: number) => Promise<DeviceSupport>;
  /** Receives the request log. */
  console: LogConsole;
  /** Timer of the API. Default: setTimeout. */
  timer?: Timer;
  /**
   * Given only to a host that serves all pages of its site: its number, whether it is still the elected one, the name of the site and
   * its version, and the scope of its locks. Default: each page has its own host.
   */
  epoch?: number;
  isElected?: (() => Promise<boolean>) | undefined;
  site?: string;
  lockScope?: string;
  /** Stores the site's own files. Default: none are stored. */
  siteFiles?: SiteFiles | undefined;
  /** Whether threads have failed in this visit, and a callback for when they do. Default: they have not, and no callback. */
  threads?: Pick<ThreadFallbackOptions, "hasFailed" | "onFailed">;
  /** Lets the hosting page expose `BrowserModelPage` on a port (transferred). Default: there is no page. */
  serveBrowserModel?: ((port: MessagePort) => void) | undefined;
  /** Storage for callers' data. Default: this origin's storage. */
  storage?: DataStorage;
}

export interface Host {
  api: Api;
  control: ModelControl;
  data: StoredData;
}

export function createHost(
  options: HostOptions,
  {
    startEngine,
    startReader,
    findDeviceSupport,
    console,
    timer,
    siteFiles,
    epoch,
    isElected,
    site = "",
    lockScope,
    threads,
    serveBrowserModel,
    storage: given,
  }: HostDependencies,
): Host {
  const writer = epoch === undefined ? undefined : new WritingHost(site, epoch, isElected);
  const storage = given ?? openDataStorage(undefined, undefined, writer);
  const threadFallback = new ThreadFallback({ ...threads, warn: (line) => console.warn(line) });
  const kernelFallback = new KernelFallback((line) => console.warn(line));
  const detectSupport = async (): Promise<DeviceSupport> => {
    const found = await findDeviceSupport(options.threads);
    if (found.threadsObstacle === "no-shared-memory")
      console.warn(
        "cohabit: models on WASM have one thread: workers of this browser cannot share memory, although the page is cross-origin isolated",
      );
    return found;
  };
  let support: Promise<DeviceSupport> | undefined;
  const deviceContext = async (): Promise<DeviceContext> => {
    const found = { device: options.device, support: await (support ??= detectSupport()) };
    return { ...found, memoryBudgetBytes: options.memoryBudgetBytes ?? defaultMemoryBudget(found) };
  };
  const slotOf =
    (record: ModelRecord) =>
    (onChange: (slot: ModelSlot) => void): ModelSlot =>
      new ModelSlot({
        record,
        startEngine,
        attempts: async () => deviceLadder(record, await deviceContext()),
        sizeObstacle: async () => {
          const obstacles = sizeObstacles(record, await deviceContext());
          return obstacles.length === 0
            ? undefined
            : obstacles.map(({ attempt, detail }) => `${attempt.device.kind}: ${detail}`).join("; ");
        },
        webgpuObstacle: async () => webgpuObstacle(record, await deviceContext()),
        threadsObstacle: async () => (await deviceContext()).support.threadsObstacle,
        threadFallback,
        kernelFallback,
        allowSoftwareAdapter: options.device === "webgpu",
        serverKey: options.remoteKeys[record.id],
        browserModelPort: browserModel.port,
        queueLimit: options.queueLimit,
        loadStallMs: options.loadStallMs,
        onChange,
        onLoaded: ({ loadedUrls = [], contextLength }) => {
          void siteFiles?.addUsed(loadedUrls);
          // Known only when the browser's model is loaded.
          if (record.builtIn !== undefined) catalogue.setContextLength(record.id, contextLength);
        },
      });
  const browserModel = new BrowserModel(serveBrowserModel, () => {
    for (const status of [...slots.statuses(), ...catalogue.unread()]) if (isBuiltInModel(status)) slots.announce(status);
  });
  const builtInIds = new Set(options.models.flatMap((entry) => (entry.kind === "built-in" ? [entry.id] : [])));
  const isBuiltInModel = ({ id }: ModelStatus): boolean => builtInIds.has(id);
  const namedModels = new NamedModels(options, startReader);
  const catalogue: Catalogue = new Catalogue({
    ...options,
    reader: recordReader(browserModel, namedModels),
    listener: { onRecord: (record) => slots.add(slotOf(record)), onUnread: (status) => slots.announce(status) },
  });
  const slots = new ModelSlots(
    (onChange) => catalogue.records().map((record) => slotOf(record)(onChange)),
    async () => (await deviceContext()).memoryBudgetBytes,
  );
  const inference = new HostService(catalogue, slots, startEngine, {
    firstByteTimeoutMs: options.firstByteTimeoutMs,
    replyTimeoutMs: options.replyTimeoutMs,
    stallMs: options.replyStallMs,
    loadStallMs: options.loadStallMs,
  });
  const conversations = new StoredConversations(new ConversationLocks(options.firstByteTimeoutMs, undefined, lockScope), writer);
  const data = createStoredData({
    storage,
    limits: options,
    inference,
    respondToRow: createRowResponder({ inference, denyList: options.denyList, timer }),
    warn: (line) => console.warn(line),
  });
  const connectors = new StoredConnectors(storage, {
    fetch: (request) => fetch(request),
    pageOrigin: globalThis.location?.origin,
    timeoutMs: options.connectorTimeoutMs,
    testsSearch: options.connectorTestSearch,
  });
  const stores = { conversations, datasets: data.datasets, embedJobs: data.embedJobs, batches: data.batches, connectors };
  const log = new RequestLog(console);
  const api = createApi({ ...options, inference, stores, timer, onOutcome: (outcome) => log.record(outcome) });
  void catalogue.readAll((line) => console.warn(line));
  return {
    api,
    data,
    control: modelControl({ options, catalogue, slots, log, siteFiles, namedModels, deviceContext, browserModel, isBuiltInModel }),
  };
}
