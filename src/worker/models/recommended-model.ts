/** Chooses the largest chat model that writes at a reader's pace on this device. */
import type { AvailableModel, RecommendedModel } from "../../transport/host-control.ts";
import type { DeviceSpeed } from "./devices/speed-probe.ts";
import { bytesPerToken, knownModels } from "./known-models.ts";

export interface RecommendationContext {
  available: readonly AvailableModel[];
  speed: DeviceSpeed;
  /** Threads that WASM may use. */
  wasmThreads: number;
  /** Returns whether all weights of a model are stored. */
  isStored: (id: string) => boolean;
  /** Bytes that the site may still store; undefined if the browser gives no estimate. */
  freeBytes: number | undefined;
}

/**
 * Readers take about five words a second, which are 8 tokens. A processor has to be faster, because its time to read a prompt grows as
 * the time of a token does: at 20 tokens per second it reads about 150.
 */
const minTokensPerSecond = { webgpu: 8, wasm: 20, browser: 0, remote: 0 } as const;
/** Larger downloads are no suggestion for a first visit. */
const maxDownloadBytes = 2.5e9;
/** Shares of the measured reading speed that decoding reached: 0.5 to 0.6 on a processor, 0.3 to 0.6 on GPUs (docs/notes/gpu.md). */
const processorShare = 0.5;
const adapterShare = 0.4;
/** Each thread after the first adds this share, up to the limit of the memory. */
const threadShare = 0.5;
/** Dispatches of a token. The models of docs/notes/gpu.md have 294. */
const dispatchesPerToken = 300;

/**
 * Returns the browser's own model, which needs no download of ours; without it the largest stored model, else the largest that fits.
 * Returns undefined if no model fits.
 */
export function recommendedModel(context: RecommendationContext): RecommendedModel | undefined {
  const chat = context.available.filter(({ role, fits }) => role === "chat" && fits);
  const builtIn = chat.find(({ device }) => device === "browser");
  if (builtIn !== undefined) return { ...builtIn, reason: "built-in" };
  const rated = chat
    .map((model) => ({ model, parameters: parametersOf(model.id), tokensPerSecond: tokensPerSecond(model, context) }))
    .filter(({ model, parameters }) => holdsConversations(model.id) && parameters > 0);
  const isQuick = ({ model, tokensPerSecond: speed }: (typeof rated)[number]): boolean =>
    speed >= minTokensPerSecond[model.device ?? "wasm"];
  const fitsStore = ({ downloadBytes }: AvailableModel): boolean =>
    downloadBytes !== undefined && downloadBytes <= Math.min(maxDownloadBytes, context.freeBytes ?? Number.POSITIVE_INFINITY);
  const best = (models: typeof rated): (typeof rated)[number] | undefined =>
    models.toSorted((one, other) => other.parameters - one.parameters || other.tokensPerSecond - one.tokensPerSecond)[0];
  const stored = best(rated.filter((each) => context.isStored(each.model.id) && isQuick(each)));
  const fitting = best(rated.filter((each) => isQuick(each) && fitsStore(each.model)));
  const chosen = stored ?? fitting;
  if (chosen === undefined) return undefined;
  const { model } = chosen;
  return { ...model, reason: stored === undefined ? "fits" : "stored", tokensPerSecond: Math.round(chosen.tokensPerSecond) };
}

/** Estimates the decoding speed from the measured reading speed. */
function tokensPerSecond({ id, device, dtype }: AvailableModel, { speed, wasmThreads }: RecommendationContext): number {
  const model = knownModels().find((known) => known.id === id);
  const bytes = model && bytesPerToken(model, dtype);
  if (bytes === undefined) return 0;
  if (device === "webgpu") {
    const { webgpu } = speed;
    return webgpu === undefined ? 0 : 1 / (bytes / (adapterShare * webgpu.bytesPerSecond) + dispatchesPerToken * webgpu.dispatchSeconds);
  }
  return (processorShare * (1 + threadShare * (wasmThreads - 1)) * speed.wasmBytesPerSecond) / bytes;
}

const parametersOf = (id: string): number => knownModels().find((model) => model.id === id)?.parameters?.total ?? 0;

/** T5 reads one text and writes one; models with vision read images first and are slow on a processor. */
function holdsConversations(id: string): boolean {
  return knownModels().find((model) => model.id === id)?.engine !== "transformers";
}
