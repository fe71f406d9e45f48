import type { SamplingMode } from "../../../transport/browser-model.ts";

/**
 * Returns the sampling mode that is nearest to a temperature, because web pages cannot set one. Undefined: the browser's default, for
 * temperatures from 0.3, the default of the contract, to 1.
 */
export function samplingMode(temperature: number): SamplingMode | undefined {
  if (temperature === 0) return "most-predictable";
  if (temperature < 0.3) return "predictable";
  if (temperature <= 1) return undefined;
  return temperature <= 1.5 ? "creative" : "most-creative";
}
