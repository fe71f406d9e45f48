/**
 * Writes one reply: prefill in chunks, then token after token until something ends it. Between chunks and between
 * tokens the event loop gets a turn, so that the reply can be cancelled or timed out within one step.
 */
import type { PrefixCache } from "./prefix-cache.ts";
import type { Sampler } from "./sampler.ts";
import type { TokenModel } from "./token-model.ts";

export interface TokenLoopOrder {
  model: TokenModel;
  cache: PrefixCache;
  sampler: Sampler;
  promptIds: Int32Array;
  /** Most tokens to generate: at least 1, at most what the prompt leaves of the context. */
  maxTokens: number;
  /** Tokens that end the reply and are not part of it. */
  endTokenIds: ReadonlySet<number>;
  /** Read between steps. */
  interruption: () => "cancel" | "time-out" | undefined;
  /** Lets messages in. */
  turn: () => Promise<void>;
  /** The prompt is about to be computed, except for the tokens that the cache held. */
  onStart: (cachedTokens: number) => void;
  /** A token of the reply; the answer says whether another one is wanted. */
  onToken: (id: number, logprob: number) => "more" | "stop";
}

export type TokenLoopEnd = "end-token" | "max-tokens" | "stopped" | "cancel" | "time-out";

/** Rejects with what the model threw; then the cache is empty. */
export async function runTokenLoop(order: TokenLoopOrder): Promise<TokenLoopEnd> {
  try {
    return await generate(order);
  } catch (caught) {
    order.cache.clear();
    throw caught;
  }
}

async function generate(order: TokenLoopOrder): Promise<TokenLoopEnd> {
  const { model, cache, sampler, promptIds, endTokenIds } = order;
  let position = cache.reuse(promptIds);
  order.onStart(position);
  let logits: Float32Array = new Float32Array(0);
  while (position < promptIds.length) {
    await order.turn();
    const interruption = order.interruption();
    if (interruption !== undefined) return interruption;
    const chunk = promptIds.subarray(position, position + model.prefillChunk);
    logits = await model.prefill(chunk);
    for (const id of chunk) cache.append(id);
    position += chunk.length;
  }
  for (let generated = 1; ; generated++) {
    await order.turn();
    const interruption = order.interruption();
    if (interruption !== undefined) return interruption;
    const id = sampler.sample(logits);
    if (endTokenIds.has(id)) return "end-token";
    sampler.accept(id);
    if (order.onToken(id, sampler.logprob) === "stop") return "stopped";
    if (generated >= order.maxTokens) return "max-tokens";
    logits = await model.decode(id);
    cache.append(id);
  }
}
