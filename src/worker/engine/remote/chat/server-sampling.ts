/** The contract's sampling options as fields of a request. */
import type { Generation } from "../../../../inference/conversation.ts";
import type { ServerFacts } from "../server-facts.ts";

/**
 * What the contract leaves out is switched off, because servers have defaults of their own: vLLM those of the model's
 * generation_config.json, llama.cpp 40 for `top_k` and 0.05 for `min_p`.
 */
export function serverSampling(generation: Generation, { name, topK }: ServerFacts): Record<string, unknown> {
  const { temperature, k, p, frequencyPenalty, presencePenalty } = generation;
  const seed = foldedSeed(generation.seed);
  // It refuses fields that it does not know, and samples only if its own configuration says so.
  if (name === "transformers") {
    const sampling = temperature === 0 ? { do_sample: false } : { do_sample: true, temperature, top_p: p, top_k: k };
    return { seed, generation_config: JSON.stringify(sampling) };
  }
  return {
    temperature,
    top_p: p,
    seed,
    ...(frequencyPenalty === 0 ? {} : { frequency_penalty: frequencyPenalty }),
    ...(presencePenalty === 0 ? {} : { presence_penalty: presencePenalty }),
    ...(name === "vllm" ? { top_k: k === 0 ? -1 : k, min_p: 0, repetition_penalty: 1 } : {}),
    ...(name === "llama.cpp" ? { top_k: k, min_p: 0, repeat_penalty: 1 } : {}),
    ...(name !== "vllm" && name !== "llama.cpp" && topK && k > 0 ? { top_k: k } : {}),
  };
}

/** Servers take seeds of 31 bits (llama.cpp), 63 (vLLM) or numbers that JavaScript can write: all bits of ours count. */
function foldedSeed(seed: bigint): number {
  return Number(((seed >> 62n) ^ (seed >> 31n) ^ seed) & 0x7fff_ffffn);
}

/** Why the server cannot sample so; undefined if it can. */
export function samplingRefusal({ k, frequencyPenalty, presencePenalty }: Generation, facts: ServerFacts): string | undefined {
  if (k > 0 && !facts.topK) return "k: this model's server does not take it";
  if (!facts.penalties && (frequencyPenalty !== 0 || presencePenalty !== 0)) {
    return "frequency_penalty and presence_penalty: this model's server does not take them";
  }
  return undefined;
}
