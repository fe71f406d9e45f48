/** Sampling parameters for models whose sampling requests cannot set. */
import { Unprocessable } from "../../../inference/errors.ts";
import type { ModelDescription } from "../../../inference/models.ts";
import type { SamplingRequest } from "./sampling-fields.ts";

/** From here on `p` leaves out hardly any token: clients of OpenAI send 1, which becomes the max of the contract. */
const neutralP = 0.99;

/**
 * Adds a line to `warnings` for each parameter that has no effect and was sent with its default or neutral value, as clients do, and for
 * the temperature. Throws Unprocessable, which names the parameter, for any other value.
 */
export function checkFixedSampling(
  request: SamplingRequest,
  { fixedSampling, samplingDefaults }: ModelDescription,
  warnings: string[],
): void {
  if (fixedSampling === undefined) return;
  const neutral: [name: "seed" | "k" | "p" | "frequency_penalty" | "presence_penalty", values: readonly number[]][] = [
    ["seed", []],
    ["k", [0, samplingDefaults.k]],
    ["p", [neutralP, samplingDefaults.p]],
    ["frequency_penalty", [0, samplingDefaults.frequencyPenalty]],
    ["presence_penalty", [0, samplingDefaults.presencePenalty]],
  ];
  for (const [name, values] of neutral) {
    const value = request[name];
    if (value === undefined) continue;
    if (!values.includes(value)) throw new Unprocessable(`${name}: the browser samples the tokens of its own model, and takes no ${name}`);
    warnings.push(`${name} was ignored, because the browser samples the tokens of its own model`);
  }
  if (request.temperature === undefined) return;
  warnings.push(
    fixedSampling.approximatesTemperature
      ? "temperature was approximated by a sampling mode of the browser"
      : "temperature was ignored, because the browser samples the tokens of its own model",
  );
}
