/** From the sampling properties of a request to a Generation: defaults, the cap of max_tokens, a seed. */
import type { Generation } from "../../inference/conversation.ts";
import type { ModelDescription } from "../../inference/models.ts";
import type { SamplingRequest } from "./sampling-fields.ts";

const largestSeed = 2n ** 64n - 1n;

/** Adds a line to `warnings` where a value was adjusted (contract 1.5). */
export function toGeneration(request: SamplingRequest, logprobs: boolean, model: ModelDescription, warnings: string[]): Generation {
  const { samplingDefaults } = model;
  const wanted = request.max_tokens ?? model.maxOutputTokens;
  if (wanted > model.maxOutputTokens) warnings.push(`max_tokens was capped to ${model.maxOutputTokens}`);
  return {
    maxTokens: Math.min(wanted, model.maxOutputTokens),
    stopSequences: request.stop_sequences ?? [],
    temperature: request.temperature ?? samplingDefaults.temperature,
    seed: request.seed === undefined ? drawSeed() : seedOf(request.seed),
    frequencyPenalty: request.frequency_penalty ?? samplingDefaults.frequencyPenalty,
    presencePenalty: request.presence_penalty ?? samplingDefaults.presencePenalty,
    k: request.k ?? samplingDefaults.k,
    p: request.p ?? samplingDefaults.p,
    logprobs,
  };
}

/** The same, drawn with another seed: each `index` has its own. */
export function withSeedOffset(generation: Generation, index: number): Generation {
  return { ...generation, seed: (generation.seed + BigInt(index)) & largestSeed };
}

/** JSON numbers round 2^64 - 1 up to 2^64, which is one too many. */
function seedOf(seed: number): bigint {
  const exact = BigInt(seed);
  return exact < largestSeed ? exact : largestSeed;
}

function drawSeed(): bigint {
  const [seed = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return seed;
}
