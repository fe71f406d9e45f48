/** Converts the contract's sampling options to fields of a server's request. */
import type { Generation } from "../../../../inference/conversation.ts";
import { foldedSeed } from "../../chat/completer/folded-seed.ts";
import type { ServerFacts } from "../server-facts.ts";

/**
 * Returns the sampling fields. Options that the contract does not have are turned off explicitly, because servers have other
 * defaults: vLLM takes the model's generation_config.json, llama.cpp 40 for `top_k` and 0.05 for `min_p`.
 */
export function serverSampling(generation: Generation, { name, topK }: ServerFacts): Record<string, unknown> {
  const { temperature, k, p, frequencyPenalty, presencePenalty } = generation;
  const seed = foldedSeed(generation.seed);
  // transformers refuses unknown fields, and samples only if `generation_config` has `do_sample`.
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

/** Returns an error text if the server does not support a sampling option, else undefined. */
export function samplingRefusal({ k, frequencyPenalty, presencePenalty }: Generation, facts: ServerFacts): string | undefined {
  if (k > 0 && !facts.topK) return "k: this model's server does not take it";
  if (!facts.penalties && (frequencyPenalty !== 0 || presencePenalty !== 0)) {
    return "frequency_penalty and presence_penalty: this model's server does not take them";
  }
  return undefined;
}
