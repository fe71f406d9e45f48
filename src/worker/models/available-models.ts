/** Which models of the catalogue run on this device, and what they would download. Asks no server. */
import type { AvailableModel } from "../../transport/host-control.ts";
import { builtInEngines } from "../engine/engine-kinds.ts";
import { chooseDtype, type Dtype, type DtypeOption } from "./derived/dtypes.ts";
import { deviceLadder, type DevicePreference, type DeviceSupport, downloadBytes, type LoadAttempt } from "./device-ladder.ts";
import { estimatedBytes, type KnownModel, knownModels } from "./known-models.ts";
import type { ModelRecord } from "./model-record.ts";

export interface AvailabilityContext {
  support: DeviceSupport;
  device: DevicePreference;
  dtype: DtypeOption | undefined;
  memoryBudgetBytes: number;
  /** Names of engines that the app registered. */
  engines: readonly string[];
  /** The runtime's own record of a model, if it has one. */
  record: (id: string) => ModelRecord | undefined;
  /** Bytes that are stored already of a model's files. */
  storedBytes: (id: string) => number;
}

/** Bytes that a WASM heap of 4 GiB leaves for weights. */
const maxWasmBytes = 3 * 1024 ** 3;

export function availableModels(context: AvailabilityContext): AvailableModel[] {
  return knownModels().map((model) => {
    const record = context.record(model.id);
    const [attempt] = record === undefined ? [] : deviceLadder(record, context.device, context.support);
    return record !== undefined && attempt !== undefined
      ? availableAsRead(model, record, attempt, context)
      : availableAsKnown(model, context);
  });
}

/** Its files were read: sizes are those of the files. */
function availableAsRead(model: KnownModel, record: ModelRecord, attempt: LoadAttempt, context: AvailabilityContext): AvailableModel {
  const bytes = downloadBytes(record, attempt.weights);
  const { kind } = attempt.device;
  const obstacles = sizeObstacles(bytes, kind, context);
  return {
    ...factsOf(model),
    isListed: true,
    fits: obstacles.length === 0,
    obstacles,
    device: kind,
    ...(bytes > 0 && { downloadBytes: Math.max(0, bytes - context.storedBytes(model.id)) }),
    isEstimate: false,
  };
}

function availableAsKnown(model: KnownModel, context: AvailabilityContext): AvailableModel {
  const { device, dtype } = choice(model, context);
  const seen = model.bytes?.[dtype];
  const bytes = seen ?? estimatedBytes(model, dtype);
  const hasEngine = model.engine !== null && [...builtInEngines, ...context.engines].includes(model.engine);
  const obstacles = [
    ...(hasEngine
      ? []
      : [model.engine === null ? "no engine of this version runs it" : `there is no engine '${model.engine}' in this version`]),
    ...(bytes === undefined ? [] : sizeObstacles(bytes, device, context)),
  ];
  return {
    ...factsOf(model),
    isListed: context.record(model.id) !== undefined,
    fits: obstacles.length === 0,
    obstacles,
    device,
    dtype,
    ...(bytes !== undefined && { downloadBytes: bytes }),
    isEstimate: seen === undefined,
  };
}

function factsOf({ id, title, role, licence }: KnownModel): Pick<AvailableModel, "id" | "title" | "role" | "licence"> {
  return { id, title, role, ...(licence !== null && { licence }) };
}

/** As for a repository that has the weights in every dtype. */
function choice({ hints }: KnownModel, { support, device, dtype }: AvailabilityContext): { device: "webgpu" | "wasm"; dtype: Dtype } {
  const { webgpu } = support;
  const isGpu = webgpu !== undefined && device !== "wasm" && (!webgpu.isSoftware || device === "webgpu");
  const kind = isGpu ? "webgpu" : "wasm";
  const named = typeof dtype === "string" ? dtype : dtype?.[kind];
  const hasHalfPrecision = webgpu?.features.has("shader-f16") ?? false;
  return { device: kind, dtype: named ?? chooseDtype(kind, hasHalfPrecision && !(hints?.avoid?.includes("q4f16") ?? false)) };
}

function sizeObstacles(bytes: number, device: "webgpu" | "wasm" | "remote", { memoryBudgetBytes }: AvailabilityContext): string[] {
  if (bytes > memoryBudgetBytes) {
    return [`its weights take ${inMegabytes(bytes)}, the memory budget is ${inMegabytes(memoryBudgetBytes)} (memoryBudgetBytes)`];
  }
  if (device === "wasm" && bytes > maxWasmBytes)
    return [`its weights take ${inMegabytes(bytes)}, WebAssembly holds up to ${inMegabytes(maxWasmBytes)}`];
  return [];
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
