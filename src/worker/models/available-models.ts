/** Which models of the catalogue run on this device, and what they would download. Asks no server. */
import type { AvailableModel } from "../../transport/host-control.ts";
import { builtInEngines } from "./devices/engine-kinds.ts";
import { chooseDtype, type Dtype, type DtypeOption } from "./record/dtypes.ts";
import { deviceLadder, downloadBytes, sizeObstacles } from "./devices/device-ladder.ts";
import { type DeviceContext, usableAdapter } from "./devices/device-support.ts";
import { estimatedBytes, type KnownModel, knownModels } from "./known-models.ts";
import { sizeObstacle } from "./devices/memory-limits.ts";
import type { ModelRecord } from "./record/model-record.ts";

export interface AvailabilityContext extends DeviceContext {
  dtype: DtypeOption | undefined;
  /** Names of engines that the app registered. */
  engines: readonly string[];
  /** The runtime's own record of a model, if it has one. */
  record: (id: string) => ModelRecord | undefined;
  /** Bytes that are stored already of a model's files. */
  storedBytes: (id: string) => number;
}

export function availableModels(context: AvailabilityContext): AvailableModel[] {
  return knownModels().map((model) => {
    const record = context.record(model.id);
    return (record && availableAsRead(model, record, context)) ?? availableAsKnown(model, context);
  });
}

/** Its files were read: sizes are those of the files. Undefined if no device of this browser can run them, whatever their size. */
function availableAsRead(model: KnownModel, record: ModelRecord, context: AvailabilityContext): AvailableModel | undefined {
  const [fitting] = deviceLadder(record, context);
  const [tooLarge] = sizeObstacles(record, context);
  const attempt = fitting ?? tooLarge?.attempt;
  if (attempt === undefined) return undefined;
  const bytes = downloadBytes(record, attempt.weights);
  return {
    ...factsOf(model),
    isListed: true,
    fits: fitting !== undefined,
    obstacles: fitting === undefined && tooLarge !== undefined ? [tooLarge.detail] : [],
    device: attempt.device.kind,
    ...(bytes > 0 && { downloadBytes: Math.max(0, bytes - context.storedBytes(model.id)) }),
    isEstimate: false,
  };
}

interface KnownChoice {
  device: "webgpu" | "wasm";
  dtype: Dtype;
  /** Undefined: too little is known. */
  bytes: number | undefined;
  isEstimate: boolean;
  /** Why its weights do not fit the device. */
  obstacle: string | undefined;
}

function availableAsKnown(model: KnownModel, context: AvailabilityContext): AvailableModel {
  const choices = choicesOf(model, context);
  const chosen = choices.find(({ obstacle }) => obstacle === undefined) ?? choices[0];
  const hasEngine = model.engine !== null && [...builtInEngines, ...context.engines].includes(model.engine);
  const obstacles = [
    ...(hasEngine
      ? []
      : [model.engine === null ? "no engine of this version runs it" : `there is no engine '${model.engine}' in this version`]),
    ...(chosen?.obstacle === undefined ? [] : [chosen.obstacle]),
  ];
  return {
    ...factsOf(model),
    isListed: context.record(model.id) !== undefined,
    fits: obstacles.length === 0,
    obstacles,
    ...(chosen && { device: chosen.device, dtype: chosen.dtype }),
    ...(chosen?.bytes !== undefined && { downloadBytes: chosen.bytes }),
    isEstimate: chosen?.isEstimate ?? true,
  };
}

function factsOf({ id, title, role, licence }: KnownModel): Pick<AvailableModel, "id" | "title" | "role" | "licence"> {
  return { id, title, role, ...(licence !== null && { licence }) };
}

/** As for a repository that has the weights in every dtype, best first. */
function choicesOf(model: KnownModel, context: AvailabilityContext): KnownChoice[] {
  const { dtype: named, memoryBudgetBytes } = context;
  const adapter = usableAdapter(context);
  const choice = (device: "webgpu" | "wasm", chosen: Dtype): KnownChoice => {
    const dtype = (typeof named === "string" ? named : named?.[device]) ?? chosen;
    const seen = model.bytes?.[dtype];
    const bytes = seen ?? estimatedBytes(model, dtype);
    const obstacle = bytes === undefined ? undefined : sizeObstacle(bytes, device, memoryBudgetBytes);
    return { device, dtype, bytes, isEstimate: seen === undefined, obstacle };
  };
  const avoidsHalves = model.hints?.avoid?.includes("q4f16") ?? false;
  const hasHalves = adapter?.features.has("shader-f16") ?? false;
  return [
    ...(adapter === undefined ? [] : [choice("webgpu", chooseDtype("webgpu", hasHalves && !avoidsHalves))]),
    choice("wasm", chooseDtype("wasm", false)),
    choice("wasm", "q4"),
  ];
}
