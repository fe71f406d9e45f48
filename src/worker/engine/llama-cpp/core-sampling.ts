/** Converts the contract's sampling options to those of llama.cpp. */
import type { Generation } from "../../../inference/conversation.ts";
import { foldedSeed } from "../chat/completer/folded-seed.ts";

/**
 * The samplers are listed in the contract's order, because llama.cpp's own order applies the temperature last and has samplers that the
 * contract lacks. Penalties count the tokens of the whole prompt and of the reply.
 */
export function coreSampling(generation: Generation, contextLength: number): Record<string, unknown> {
  const { temperature, k, p, frequencyPenalty, presencePenalty, seed } = generation;
  return {
    samplers: ["penalties", "temperature", "top_k", "top_p"],
    temperature,
    top_k: k,
    top_p: p,
    min_p: 0,
    repeat_penalty: 1,
    repeat_last_n: contextLength,
    frequency_penalty: frequencyPenalty,
    presence_penalty: presencePenalty,
    seed: foldedSeed(seed),
  };
}
