/** Finds the known models that run on this device, with the sizes of their downloads. Sends no requests. */
import type { BrowserModelFacts } from "../../transport/browser-model.ts";
import type { AvailableModel } from "../../transport/host-control.ts";
import { browserModelObstacle } from "./browser-model-obstacle.ts";
import { llamaCppFeatures } from "./gguf/gguf-engine.ts";
import { builtInId } from "./model-entry.ts";
import { chooseDtype, type Dtype, type DtypeOption } from "./record/dtypes.ts";
import { deviceLadder, downloadBytes, hasFeatures, sizeObstacles } from "./devices/device-ladder.ts";
import { type DeviceContext, usableAdapter } from "./devices/device-support.ts";
import { estimatedBytes, estimatedGgufBytes, type KnownModel, knownModels } from "./known-models.ts";
import { sizeObstacle } from "./devices/memory-limits.ts";
import type { ModelRecord } from "./record/model-record.ts";

export interface AvailabilityContext extends DeviceContext {
  dtype: DtypeOption | undefined;
  /** Returns the runtime's record of a model, if it has one. */
  record: (id: string) => ModelRecord | undefined;
  /** Returns the bytes of a model's files that are stored already. */
  storedBytes: (id: string) => number;
  /** The browser's own model, and the id of the runtime's model that uses it, if there is one. */
  builtIn: { id: string | undefined; languages: readonly string[]; facts: BrowserModelFacts };
}

export function availableModels(context: AvailabilityContext): AvailableModel[] {
  const known = knownModels().map((model) => {
    const record = context.record(model.id);
    return (record && availableAsRead(model, record, context)) ?? availableAsKnown(model, context);
  });
  return [...availableInBrowser(context), ...known];
}

/** Empty if the browser has no model of its own, and the runtime has no entry for it. */
function availableInBrowser({ builtIn: { id, languages, facts }, record }: AvailabilityContext): AvailableModel[] {
  const { availability, obstacle } = facts;
  if (id === undefined && (obstacle === "absent" || obstacle === "insecure")) return [];
  return [
    {
      id: id ?? builtInId,
      title: "The browser's own model",
      role: "chat",
      isListed: id !== undefined && record(id) !== undefined,
      fits: obstacle === undefined,
      obstacles: obstacle === undefined ? [] : [browserModelObstacle(obstacle, languages)],
      device: "browser",
      // The browser does not say how much it would download.
      ...(availability === "available" && { downloadBytes: 0 }),
      isEstimate: false,
    },
  ];
}

/** For a model whose files were read, so that its sizes are exact. Undefined if this browser could not run it even with unlimited memory. */
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
  /** Undefined for GGUF files. */
  dtype: Dtype | undefined;
  /** Undefined if too little is known for an estimate. */
  bytes: number | undefined;
  isEstimate: boolean;
  /** The reason why the weights do not fit the device. */
  obstacle: string | undefined;
}

function availableAsKnown(model: KnownModel, context: AvailabilityContext): AvailableModel {
  const choices = choicesOf(model, context);
  const chosen = choices.find(({ obstacle }) => obstacle === undefined) ?? choices[0];
  const obstacles = chosen?.obstacle === undefined ? [] : [chosen.obstacle];
  return {
    ...factsOf(model),
    isListed: context.record(model.id) !== undefined,
    fits: obstacles.length === 0,
    obstacles,
    ...(chosen && { device: chosen.device, ...(chosen.dtype !== undefined && { dtype: chosen.dtype }) }),
    ...(chosen?.bytes !== undefined && { downloadBytes: chosen.bytes }),
    isEstimate: chosen?.isEstimate ?? true,
  };
}

function factsOf({ id, title, role, licence }: KnownModel): Pick<AvailableModel, "id" | "title" | "role" | "licence"> {
  return { id, title, role, ...(licence !== null && { licence }) };
}

/** Returns the choices, best first. They assume that the repository has its weights in every dtype, or a GGUF file in Q4_K_M. */
function choicesOf(model: KnownModel, context: AvailabilityContext): KnownChoice[] {
  return model.engine === "llama-cpp" ? ggufChoices(model, context) : onnxChoices(model, context);
}

function ggufChoices(model: KnownModel, context: AvailabilityContext): KnownChoice[] {
  const listed = model.bytes?.["Q4_K_M"];
  const bytes = listed ?? estimatedGgufBytes(model);
  const choice = (device: "webgpu" | "wasm"): KnownChoice => ({
    device,
    dtype: undefined,
    bytes,
    isEstimate: listed === undefined,
    obstacle: bytes === undefined ? undefined : sizeObstacle(bytes, device, context.memoryBudgetBytes),
  });
  const adapter = usableAdapter(context);
  const hasGpu = adapter !== undefined && hasFeatures({ requiredFeatures: llamaCppFeatures }, adapter.features);
  return [...(hasGpu ? [choice("webgpu")] : []), choice("wasm")];
}

function onnxChoices(model: KnownModel, context: AvailabilityContext): KnownChoice[] {
  const { dtype: named, memoryBudgetBytes } = context;
  const adapter = usableAdapter(context);
  const choice = (device: "webgpu" | "wasm", chosen: Dtype): KnownChoice => {
    const dtype = (typeof named === "string" ? named : named?.[device]) ?? chosen;
    const listed = model.bytes?.[dtype];
    const bytes = listed ?? estimatedBytes(model, dtype);
    const obstacle = bytes === undefined ? undefined : sizeObstacle(bytes, device, memoryBudgetBytes);
    return { device, dtype, bytes, isEstimate: listed === undefined, obstacle };
  };
  const avoidsHalves = model.hints?.avoid?.includes("q4f16") ?? false;
  const hasHalves = adapter?.features.has("shader-f16") ?? false;
  return [
    ...(adapter === undefined ? [] : [choice("webgpu", chooseDtype("webgpu", hasHalves && !avoidsHalves))]),
    choice("wasm", chooseDtype("wasm", false)),
    choice("wasm", "q4"),
  ];
}
