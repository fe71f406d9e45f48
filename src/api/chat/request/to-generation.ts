/** Converts the sampling properties of a request to a Generation: defaults, the cap of max_tokens, a seed. */
import type { Generation } from "../../../inference/conversation.ts";
import { z } from "zod";
import type { ApiCall } from "../../request/api-call.ts";
import type { ModelDescription } from "../../../inference/models.ts";
import { checkFixedSampling } from "./fixed-sampling.ts";
import type { SamplingRequest } from "./sampling-fields.ts";

const maxSeed = 2n ** 64n - 1n;
const seedSchema = z.bigint().min(0n).max(maxSeed);

/**
 * Adds a line to the call's warnings for each adjusted value (contract 1.5). Throws Unprocessable for a sampling parameter that has an
 * effect and that the model cannot follow.
 */
export function toGeneration(
  request: SamplingRequest,
  logprobs: boolean,
  model: ModelDescription,
  { warnings, journal }: Pick<ApiCall, "warnings" | "journal">,
): Generation {
  const { samplingDefaults } = model;
  checkFixedSampling(request, model, warnings);
  const maxTokens = request.max_tokens ?? model.maxOutputTokens;
  if (maxTokens > model.maxOutputTokens) warnings.push(`max_tokens was capped to ${model.maxOutputTokens}`);
  return {
    maxTokens: Math.min(maxTokens, model.maxOutputTokens),
    stopSequences: request.stop_sequences ?? [],
    temperature: request.temperature ?? samplingDefaults.temperature,
    seed: request.seed === undefined ? journal.recall("seed", seedSchema, drawSeed) : seedOf(request.seed),
    ...(request.seed === undefined && { isSeedDrawn: true }),
    frequencyPenalty: request.frequency_penalty ?? samplingDefaults.frequencyPenalty,
    presencePenalty: request.presence_penalty ?? samplingDefaults.presencePenalty,
    k: request.k ?? samplingDefaults.k,
    p: request.p ?? samplingDefaults.p,
    logprobs,
  };
}

/** Returns the same parameters with the seed of generation `index`. */
export function withSeedOffset(generation: Generation, index: number): Generation {
  return { ...generation, seed: (generation.seed + BigInt(index)) & maxSeed };
}

/** JSON numbers round 2^64 - 1 up to 2^64, which exceeds the max by one. */
function seedOf(seed: number): bigint {
  const exact = BigInt(seed);
  return exact < maxSeed ? exact : maxSeed;
}

function drawSeed(): bigint {
  const [seed = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return seed;
}
