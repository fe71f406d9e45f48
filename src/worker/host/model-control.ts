/** The control interface of the host for pages: models, their stored files, and events about requests. */
import { wireErrorOf } from "../../api/response/wire-error.ts";
import { ModelNotFound } from "../../inference/errors.ts";
import type {
  ControlOutcome,
  ModelControl,
  ModelListener,
  RequestListener,
  StorageReport,
  StoredModel,
} from "../../transport/host-control.ts";
import type { Catalogue } from "../models/catalogue.ts";
import type { DeviceContext } from "../models/devices/device-support.ts";
import type { SiteFiles } from "../storage/site/site-files.ts";
import { openWeightStore } from "../weights/open-weight-store.ts";
import { WeightInventory } from "../weights/weight-inventory.ts";
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
}

export function modelControl({ options, catalogue, slots, log, siteFiles, namedModels, deviceContext }: ControlDependencies): ModelControl {
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
      return { ok: false, message: wireErrorOf(failure).message };
    }
  };
  return {
    models: () => [...slots.statuses(), ...catalogue.unread()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    async available() {
      // Imported on use, because most pages never call it.
      const { availableModels } = await import("../models/available-models.ts");
      const stored = (await (await weights())?.list()) ?? [];
      return availableModels({
        ...(await deviceContext()),
        dtype: options.dtype,
        record: (id) => catalogue.record(id),
        storedBytes: (id) => stored.reduce((sum, { model, bytes }) => (model === id ? sum + bytes : sum), 0),
      });
    },
    load: (name) =>
      withModel(name, async (id) => {
        await catalogue.prepare(id, undefined, never);
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
    subscribe: (listener: ModelListener) => slots.subscribe(listener),
    unsubscribe: (handle) => slots.unsubscribe(handle),
    subscribeRequests: (listener: RequestListener) => log.subscribe(listener),
    unsubscribeRequests: (handle) => log.unsubscribe(handle),
  };
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
  // TypeScript declares `navigator.storage` as always present, but insecure contexts lack it.
  const manager: StorageManager | undefined = navigator.storage;
  if (manager === undefined) return report;
  const { quota, usage } = await manager.estimate();
  report.isPersisted = await manager.persisted();
  if (quota !== undefined) report.quotaBytes = quota;
  if (usage !== undefined) report.usageBytes = usage;
  return report;
}
