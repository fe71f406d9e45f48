/**
 * Writes one reply: prefill in chunks, then token after token until something ends it. Between chunks and between
 * tokens the event loop gets a turn, so that the reply can be cancelled or timed out within one step.
 */
import { asRun } from "../engine-errors.ts";
import type { TokenGuide } from "../guided/output-guide.ts";
import { Lookahead } from "./lookahead.ts";
import type { PrefixCache } from "./prefix-cache.ts";
import type { Sampler } from "../sampling/sampler.ts";
import type { TokenModel } from "./token-model.ts";

export interface TokenLoopOptions {
  model: TokenModel;
  cache: PrefixCache;
  sampler: Sampler;
  promptIds: Int32Array;
  /** Most tokens to generate, at most what the prompt leaves of the context. 0: the prompt is computed, nothing more. */
  maxTokens: number;
  /** Tokens that end the reply and are not part of it. */
  endTokenIds: ReadonlySet<number>;
  /** Which tokens may come next. Default: all. */
  guide?: TokenGuide | undefined;
  /** A token that must come next, whatever the model says. Default: none. */
  forced?: (() => number | undefined) | undefined;
  /** Read between steps. */
  interruption: () => "cancel" | "time-out" | undefined;
  /** Lets messages in. */
  yieldToEventLoop: () => Promise<void>;
  /** The prompt is about to be computed, except for the tokens that the cache held. */
  onStart: (cachedTokens: number) => void;
  /**
   * Where it is given, the prompt is computed token by token and nothing of it is taken from the cache. It gets the
   * logits behind each token of the prompt but the last.
   */
  onPromptLogits?: ((logits: Float32Array, index: number) => void) | undefined;
  /** The prompt is computed. */
  onPrompt?: (() => void) | undefined;
  /** A token of the reply; the answer says whether another one is wanted. */
  onToken: (id: number, logprob: number) => "more" | "stop";
}

export type TokenLoopEnd = "end-token" | "max-tokens" | "stopped" | "cancel" | "time-out";

/** Rejects with an EngineFaultError if the model failed, else with what was thrown; then the cache is empty. */
export async function runTokenLoop(options: TokenLoopOptions): Promise<TokenLoopEnd> {
  try {
    return await generate(options);
  } catch (caught) {
    options.cache.clear();
    throw caught;
  }
}

async function generate(options: TokenLoopOptions): Promise<TokenLoopEnd> {
  const { model, cache, sampler, guide, promptIds, endTokenIds, onPromptLogits } = options;
  if (onPromptLogits !== undefined) cache.clear();
  const chunkLength = onPromptLogits === undefined ? model.prefillChunk : 1;
  let position = cache.reuse(promptIds);
  options.onStart(position);
  let logits: Float32Array = new Float32Array(0);
  while (position < promptIds.length) {
    await options.yieldToEventLoop();
    const interruption = options.interruption();
    if (interruption !== undefined) return interruption;
    const chunk = promptIds.subarray(position, position + chunkLength);
    logits = await asRun(() => model.prefill(chunk));
    for (const id of chunk) cache.append(id);
    position += chunk.length;
    if (position < promptIds.length) onPromptLogits?.(logits, position - 1);
  }
  options.onPrompt?.();
  if (options.maxTokens === 0) return "max-tokens";
  const ahead = new Lookahead(model, cache, promptIds);
  for (let generated = 1; ; generated++) {
    await options.yieldToEventLoop();
    const interruption = options.interruption();
    if (interruption !== undefined) return interruption;
    const forced = options.forced?.();
    // The model's own probabilities, not those that the mask leaves.
    const normaliser = sampler.normaliser(logits);
    if (forced === undefined) await guide?.mask(logits);
    const id = forced ?? sampler.sample(logits, normaliser);
    if (endTokenIds.has(id)) return "end-token";
    sampler.accept(id);
    guide?.accept(id);
    if (options.onToken(id, forced === undefined ? sampler.logprob : 0) === "stop") return "stopped";
    if (generated >= options.maxTokens) return "max-tokens";
    logits = await asRun(() => ahead.decode(id));
  }
}
