/** The composition root of a host: catalogue, slots, service and API, put together from its options. */
import { createApi } from "../../api/api.ts";
import type { Api } from "../../api/api.ts";
import { errorAnswer } from "../../api/error-answer.ts";
import type { Timer } from "../../api/late-body.ts";
import type { ControlOutcome, ModelControl, ModelListener } from "../../protocol/host-control.ts";
import { Catalogue } from "../models/catalogue.ts";
import { StoredConversations } from "../storage/stored-conversations.ts";
import { deviceLadder } from "../models/device-ladder.ts";
import type { DeviceSupport } from "../models/device-ladder.ts";
import type { StartEngine } from "./engine-handle.ts";
import type { HostOptions } from "./host-options.ts";
import { HostService } from "./host-service.ts";
import { ModelSlot } from "./model-slot.ts";
import { ModelSlots } from "./model-slots.ts";

/** What a host needs from where it runs. */
export interface HostSurroundings {
  startEngine: StartEngine;
  /** Asked once, when the first model is loaded. */
  findDeviceSupport: () => Promise<DeviceSupport>;
  /** Drives what the API does after a while. Default: setTimeout. */
  timer?: Timer;
}

export interface Host {
  api: Api;
  control: ModelControl;
}

export function createHost(options: HostOptions, { startEngine, findDeviceSupport, timer }: HostSurroundings): Host {
  const catalogue = new Catalogue(options.models, options.aliases, options.modelsUrl);
  let support: Promise<DeviceSupport> | undefined;
  const slots = new ModelSlots(
    (onChange) =>
      catalogue.records().map((record) => new ModelSlot({
        record,
        startEngine,
        devices: async () => deviceLadder(record, options.device, await (support ??= findDeviceSupport())),
        allowSoftwareAdapter: options.device === "webgpu",
        queueLimit: options.queueLimit,
        loadStallMs: options.loadStallMs,
        onChange,
      })),
    options.memoryBudgetBytes,
  );
  const service = new HostService(catalogue, new StoredConversations(), slots, {
    firstByteTimeoutMs: options.firstByteTimeoutMs,
    replyTimeoutMs: options.replyTimeoutMs,
    stallMs: options.replyStallMs,
  });
  return { api: createApi({ ...options, timer }, service), control: modelControl(catalogue, slots) };
}

function modelControl(catalogue: Catalogue, slots: ModelSlots): ModelControl {
  const withModel = async (name: string, work: (id: string) => Promise<void>): Promise<ControlOutcome> => {
    const model = catalogue.find(name);
    if (model === undefined) return { ok: false, message: `model '${name}' not found` };
    try {
      await work(model.name);
      return { ok: true };
    } catch (failure) {
      return { ok: false, message: errorAnswer(failure).message };
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
    subscribe: (listener: ModelListener) => slots.subscribe(listener),
    unsubscribe: (handle) => slots.unsubscribe(handle),
  };
}
