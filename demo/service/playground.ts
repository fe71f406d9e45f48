/** The one runtime of the page and its state, as signals. */
import { computed, signal } from "@preact/signals";
import {
  InvalidOptionsError,
  start,
  type AvailableModel,
  type ModelStatus,
  type RecommendedModel,
  type Runtime,
  type StorageReport,
} from "../../src/index.ts";
import { showToast } from "../shell/toasts.tsx";
import { view } from "../shell/views.ts";
import { addedModels, rememberId, type AddedModel } from "./added-models.ts";
import { describeError } from "./service-error.ts";
import { Service } from "./service.ts";

export type Readiness = { state: "starting" } | { state: "ready" } | { state: "failed"; problem: string };

/** The place where this page's calls are computed. */
export interface HostFacts {
  isHost: boolean;
  isControlled: boolean;
}

/** Interval in milliseconds. Browsers have no event for another tab that closes, after which this one becomes the host. */
const pollMs = 2000;

export const readiness = signal<Readiness>({ state: "starting" });
export const hostFacts = signal<HostFacts | undefined>(undefined);
export const storageReport = signal<StorageReport | undefined>(undefined);
export const availableModels = signal<readonly AvailableModel[]>([]);
/** Undefined until it is found, after the start, because finding it measures the device. */
export const recommendedModel = signal<RecommendedModel | undefined>(undefined);
const statuses = signal<ReadonlyMap<string, ModelStatus>>(new Map());

export const models = computed(() => [...statuses.value.values()]);
export const modelsOf = (role: ModelStatus["role"]): ModelStatus[] => models.value.filter((model) => model.role === role);
export const findModel = (id: string): ModelStatus | undefined => statuses.value.get(id);

let running = begin(startWithKept());
/** Each call waits until the service is ready. */
export const service = new Service(async () => (await running).ready);

interface Running {
  runtime: Runtime;
  ready: Promise<void>;
}

async function begin(started: Promise<Runtime>): Promise<Running> {
  const runtime = await started;
  runtime.subscribe((status) => {
    announceDownload(statuses.peek().get(status.id), status);
    statuses.value = new Map(statuses.peek()).set(status.id, status);
    if (status.state === "loaded") void refreshStorage();
  });
  return { runtime, ready: runtime.ready() };
}

const startWithAdded = (): Promise<Runtime> => start({ models: addedModels.peek() });

/** Starts with the models of earlier visits. An address that a newer version refuses must not keep the page from starting. */
async function startWithKept(): Promise<Runtime> {
  try {
    return await startWithAdded();
  } catch (error) {
    if (addedModels.peek().length === 0 || !(error instanceof InvalidOptionsError)) throw error;
    addedModels.value = [];
    return startWithAdded();
  }
}

/** Shows the state of the runtime from now on. */
export async function watchPlayground(): Promise<void> {
  await refresh();
  let epoch = 0;
  const poll = async (): Promise<void> => {
    const { runtime } = await running;
    const status = runtime.status();
    const { isHost, isControlled } = status;
    const known = hostFacts.peek();
    if (known?.isHost !== isHost || known.isControlled !== isControlled) hostFacts.value = { isHost, isControlled };
    if (epoch !== 0 && status.epoch !== epoch) void refresh();
    ({ epoch } = status);
  };
  const tick = (): void => void poll().catch(() => undefined);
  tick();
  setInterval(tick, pollMs);
}

async function refresh(): Promise<void> {
  try {
    const { runtime, ready } = await running;
    statuses.value = new Map((await runtime.models()).map((model) => [model.id, model]));
    await ready;
    readiness.value = { state: "ready" };
    void refreshStorage();
    availableModels.value = await runtime.available();
    recommendedModel.value = await runtime.recommend();
  } catch (error) {
    readiness.value = { state: "failed", problem: describeError(error) };
  }
}

async function refreshStorage(): Promise<void> {
  const { runtime } = await running;
  storageReport.value = await runtime.storage().catch(() => undefined);
}

/** A smaller download is over before the visitor looks elsewhere. */
const minAnnouncedBytes = 50_000_000;

/** Reports the end of a large download to a visitor who does not see the list of models. */
function announceDownload(before: ModelStatus | undefined, { id, state, error }: ModelStatus): void {
  const wasLarge = before?.state === "loading" && (before.progress?.totalBytes ?? 0) >= minAnnouncedBytes;
  if (!wasLarge || view.peek() === "models") return;
  if (state === "loaded") showToast(`${id} is loaded`);
  if (state === "failed") showToast(`${id} could not be loaded: ${error ?? "unknown reason"}`, { isProblem: true });
}

export async function loadModel(id: string): Promise<void> {
  await (await running).runtime.load(id);
}

export async function unloadModel(id: string): Promise<void> {
  await (await running).runtime.unload(id);
}

export async function forgetModel(id: string): Promise<void> {
  await (await running).runtime.forget(id);
  await refreshStorage();
}

/** Starts the runtime again with these models as well as the starter models. Calls in progress end. Rejects if an address is refused. */
export async function useAddedModels(added: readonly AddedModel[]): Promise<void> {
  const before = addedModels.peek();
  const idsBefore = [...statuses.peek().keys()];
  readiness.value = { state: "starting" };
  await (await running).runtime.stop();
  addedModels.value = [...added];
  running = begin(startWithAdded());
  try {
    await running;
  } catch (error) {
    addedModels.value = before;
    running = begin(startWithAdded());
    await refresh();
    throw error;
  }
  await refresh();
  const [address, ...others] = added.filter((each) => !before.includes(each));
  if (address !== undefined && others.length === 0) rememberId(address, idsBefore, statuses.peek().keys());
}
