/** The control interface of the host for pages: models, their stored files, and events about requests. */
import { wireErrorOf } from "../../api/response/wire-error.ts";
import { GestureNeeded, ModelNotFound } from "../../inference/errors.ts";
import type { ModelStatus } from "../../inference/models.ts";
import type {
  AvailableModel,
  ControlOutcome,
  ModelControl,
  ModelListener,
  RequestListener,
  StorageReport,
  StoredModel,
} from "../../transport/host-control.ts";
import type { AvailabilityContext } from "../models/available-models.ts";
import type { Catalogue } from "../models/catalogue.ts";
import type { DeviceContext } from "../models/devices/device-support.ts";
import type { DeviceSpeed } from "../models/devices/speed-probe.ts";
import type { SiteFiles } from "../storage/site/site-files.ts";
import { openWeightStore } from "../weights/open-weight-store.ts";
import { type StoredFile, WeightInventory } from "../weights/weight-inventory.ts";
import type { BrowserModel } from "./browser-model.ts";
import type { RequestLog } from "./calls/request-log.ts";
import type { HostOptions } from "./host-options.ts";
import type { NamedModels } from "./named-models.ts";
import type { ModelSlots } from "./slots/model-slots.ts";

interface ControlDependencies {
  options: HostOptions;
  catalogue: Catalogue;
  slots: ModelSlots;
  log: RequestLog;
  siteFiles: SiteFiles | undefined;
  namedModels: NamedModels;
  deviceContext: () => Promise<DeviceContext>;
  browserModel: BrowserModel;
  /** Whether a status is of the browser's own model. */
  isBuiltInModel: (status: ModelStatus) => boolean;
}

export function modelControl({
  options,
  catalogue,
  slots,
  log,
  siteFiles,
  namedModels,
  deviceContext,
  browserModel,
  isBuiltInModel,
}: ControlDependencies): ModelControl {
  const statusOf = (status: ModelStatus): ModelStatus => (isBuiltInModel(status) ? browserModel.statusOf(status) : status);
  const weights = async (): Promise<WeightInventory | undefined> => {
    const store = await openWeightStore();
    return store && new WeightInventory(store);
  };
  const never = new AbortController().signal;
  const withModel = async (name: string, work: (id: string) => Promise<void>): Promise<ControlOutcome> => {
    try {
      const model = catalogue.find(name);
      if (model === undefined) {
        throw new ModelNotFound(
          name,
          catalogue.list().map((each) => each.name),
        );
      }
      await work(model.name);
      return { ok: true };
    } catch (failure) {
      const { message } = wireErrorOf(failure);
      return failure instanceof GestureNeeded ? { ok: false, message, code: "gesture-needed" } : { ok: false, message };
    }
  };
  let speed: Promise<DeviceSpeed> | undefined;
  const listAvailable = async (): Promise<{ available: AvailableModel[]; stored: StoredFile[] }> => {
    // Imported on use, because most pages never call it.
    const { availableModels } = await import("../models/available-models.ts");
    const stored = (await (await weights())?.list()) ?? [];
    const available = availableModels({
      ...(await deviceContext()),
      dtype: options.dtype,
      builtIn: await builtInState(options, browserModel),
      record: (id) => catalogue.record(id),
      storedBytes: (id) => stored.reduce((sum, { model, bytes }) => (model === id ? sum + bytes : sum), 0),
    });
    return { available, stored };
  };
  return {
    models: () => [...slots.statuses(), ...catalogue.unread()].map(statusOf).sort((a, b) => (a.id < b.id ? -1 : 1)),
    available: async () => (await listAvailable()).available,
    async recommend() {
      const [{ recommendedModel }, { measureDeviceSpeed }, { available, stored }, context] = await Promise.all([
        import("../models/recommended-model.ts"),
        import("../models/devices/speed-probe.ts"),
        listAvailable(),
        deviceContext(),
      ]);
      // A failed measurement is made again at the next call.
      speed ??= measureDeviceSpeed(context).catch((failure: unknown) => {
        speed = undefined;
        throw failure;
      });
      const wholeFiles = new Set(stored.filter(({ isWhole }) => isWhole).map(({ model }) => model));
      for (const { model, isWhole } of stored) if (!isWhole) wholeFiles.delete(model);
      const { quotaBytes, usageBytes } = await storageEstimate();
      return recommendedModel({
        available,
        speed: await speed,
        wasmThreads: context.support.wasmThreads,
        isStored: (id) => wholeFiles.has(id),
        freeBytes: quotaBytes === undefined || usageBytes === undefined ? undefined : quotaBytes - usageBytes,
      });
    },
    load: (name, gesturePage) =>
      withModel(name, async (id) => {
        await catalogue.prepare(id, undefined, never);
        const record = catalogue.record(id);
        if (record?.builtIn !== undefined) await browserModel.download(record, gesturePage);
        const lease = await slots.lease(id, never);
        lease.release();
      }),
    // A model without a record cannot be loaded yet.
    unload: (name) => withModel(name, async (id) => (catalogue.record(id) === undefined ? undefined : slots.unload(id))),
    storage: async () => storageReport(await weights(), siteFiles),
    async forget(name) {
      const model = catalogue.find(name);
      const id = model?.name ?? name;
      const hadFacts = await namedModels.forget(id);
      const hadFiles = (await (await weights())?.forget(id)) ?? false;
      return model === undefined && !hadFiles && !hadFacts ? { ok: false, message: `model '${name}' not found` } : { ok: true };
    },
    async evict(bytes) {
      const inUse = slots.statuses().filter(({ state }) => state === "loaded" || state === "loading");
      return (await (await weights())?.evict(bytes, new Set(inUse.map(({ id }) => id)))) ?? { models: [], freedBytes: 0 };
    },
    subscribe: (listener: ModelListener) => slots.subscribe((status) => listener(statusOf(status))),
    unsubscribe: (handle) => slots.unsubscribe(handle),
    subscribeRequests: (listener: RequestListener) => log.subscribe(listener),
    unsubscribeRequests: (handle) => log.unsubscribe(handle),
  };
}

async function builtInState({ models }: HostOptions, browserModel: BrowserModel): Promise<AvailabilityContext["builtIn"]> {
  const entry = models.findLast((each) => each.kind === "built-in");
  const languages = entry?.record.builtIn?.languages ?? ["en"];
  return { id: entry?.id, languages, facts: await browserModel.facts(languages) };
}

/** Returns the models and site files that this browser stores for the origin, with its quota and usage. */
async function storageReport(weights: WeightInventory | undefined, siteFiles: SiteFiles | undefined): Promise<StorageReport> {
  const models = new Map<string, StoredModel>();
  for (const { model, path, bytes, sha256, isWhole } of (await weights?.list()) ?? []) {
    const entry = models.get(model) ?? { id: model, bytes: 0, incompleteBytes: 0, files: [] };
    models.set(model, {
      ...entry,
      bytes: entry.bytes + bytes,
      incompleteBytes: entry.incompleteBytes + (isWhole ? 0 : bytes),
      files: isWhole ? [...entry.files, { path, bytes, sha256 }] : entry.files,
    });
  }
  for (const { files } of models.values()) files.sort((a, b) => (a.path < b.path ? -1 : 1));
  const report: StorageReport = {
    models: [...models.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    isPersisted: false,
  };
  if (siteFiles !== undefined) report.site = await siteFiles.report();
  return { ...report, ...(await storageEstimate()) };
}

async function storageEstimate(): Promise<Pick<StorageReport, "quotaBytes" | "usageBytes" | "isPersisted">> {
  // TypeScript declares `navigator.storage` as always present, but insecure contexts lack it.
  const manager: StorageManager | undefined = navigator.storage;
  if (manager === undefined) return { isPersisted: false };
  const { quota, usage } = await manager.estimate();
  return {
    isPersisted: await manager.persisted(),
    ...(quota === undefined ? {} : { quotaBytes: quota }),
    ...(usage === undefined ? {} : { usageBytes: usage }),
  };
}
