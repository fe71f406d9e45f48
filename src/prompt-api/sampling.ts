/** Sampling modes, and the parameters that extensions may set. */
import type { CoreOptions, SamplingMode } from "./dictionaries.ts";
import type { ChatModel } from "./service.ts";

/** Contract 2.1: the largest k. */
export const maxTopK = 500;
/** Larger values are clamped: the reply would be noise. */
export const maxTemperature = 2;

/** The sampling of a session. */
export interface Sampling {
  /** Null if the parameters were set. */
  mode: SamplingMode | null;
  topK: number;
  temperature: number;
  /** Parameters of its requests. Empty: the model's own. */
  request: { temperature?: number; top_k?: number };
}

/** Multiples of the model's own temperature. */
const factors: Record<SamplingMode, number> = {
  "most-predictable": 0,
  "predictable": 0.5,
  "slightly-predictable": 0.75,
  "balanced": 1,
  "slightly-creative": 1.25,
  "creative": 1.5,
  "most-creative": 2,
};

/** Throws a RangeError or a TypeError for parameters that the standard refuses. */
export function checkSampling({ samplingMode, temperature, topK }: CoreOptions): void {
  if (temperature === undefined && topK === undefined) return;
  if (samplingMode !== undefined) throw new TypeError("samplingMode cannot be used together with temperature or topK.");
  if (temperature !== undefined && !(temperature >= 0)) throw new RangeError("temperature must be at least 0.");
  if (topK !== undefined && !(topK >= 1)) throw new RangeError("topK must be at least 1.");
}

export function samplingOf(
  model: ChatModel,
  { samplingMode = "balanced", temperature, topK }: CoreOptions,
  takesParameters: boolean,
): Sampling {
  if (takesParameters && (temperature !== undefined || topK !== undefined)) {
    const set = {
      temperature: Math.min(temperature ?? model.temperature, maxTemperature),
      topK: Math.min(Math.floor(topK ?? model.k), maxTopK),
    };
    return { mode: null, ...set, request: { temperature: set.temperature, top_k: set.topK } };
  }
  // A model that is greedy by default gets the contract's default, else no mode would be creative.
  const scaled = (model.temperature === 0 ? 0.3 : model.temperature) * factors[samplingMode];
  return { mode: samplingMode, topK: model.k, temperature: scaled, request: samplingMode === "balanced" ? {} : { temperature: scaled } };
}
