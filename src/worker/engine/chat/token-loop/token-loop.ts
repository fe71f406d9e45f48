/**
 * Writes one reply: prefill in chunks, then token after token until something ends it. Between chunks and between
 * tokens the event loop gets a turn, so that the reply can be cancelled or timed out within one step.
 */
import { asRun } from "../../engine-errors.ts";
import type { TokenGuide } from "../../guided/output-guide.ts";
import { Lookahead } from "./lookahead.ts";
import type { PrefixCache } from "./prefix-cache.ts";
import type { Sampler } from "../../sampling/sampler.ts";
import type { TokenModel } from "./token-model.ts";

export interface TokenLoopOptions {
  model: TokenModel;
  cache: PrefixCache;
  sampler: Sampler;
  promptIds: Int32Array;
  /** Tokens of the reply that are written already: the model computes them behind the prompt and goes on. Default: none. */
  writtenIds?: Int32Array | undefined;
  /** What was likely behind each of `writtenIds`. Default: nothing. */
  writtenLikely?: readonly Int32Array[] | undefined;
  /** Tokens that the cache held when `writtenIds` were computed: the chunks of the prompt begin there, as they did. Default: 0. */
  firstCached?: number | undefined;
  /** Most tokens to generate, at most what the prompt leaves of the context. 0: the prompt is computed, nothing more. */
  maxTokens: number;
  /** Tokens that end the reply and are not part of it. */
  endTokenIds: ReadonlySet<number>;
  /** Which tokens may come next. Default: all. */
  guide?: TokenGuide | undefined;
  /** Tokens that are likely to come next, by the guide: they may be computed ahead. Default: none. */
  likely?: (() => Int32Array) | undefined;
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
  /** A part of what stands before the next token of the reply is computed. */
  onProgress?: (() => void) | undefined;
  /** The prompt is computed. */
  onPrompt?: (() => void) | undefined;
  /** A token of the reply; the answer says whether another one is wanted. */
  onToken: (id: number, logprob: number) => "more" | "stop";
}

export type TokenLoopEnd = "end-token" | "max-tokens" | "stopped" | "cancel" | "time-out";

/** Rejects with an EngineFailureError if the model failed, else with what was thrown; then the cache is empty. */
export async function runTokenLoop(options: TokenLoopOptions): Promise<TokenLoopEnd> {
  try {
    return await generate(options);
  } catch (caught) {
    options.cache.clear();
    throw caught;
  }
}

async function generate(options: TokenLoopOptions): Promise<TokenLoopEnd> {
  const { model, cache, sampler, guide, promptIds, writtenIds = new Int32Array(0), firstCached = 0, endTokenIds, onPromptLogits } = options;
  if (onPromptLogits !== undefined) cache.clear();
  // What a grammar leaves, and what is reported of a prompt, takes all logits.
  const best = guide === undefined && onPromptLogits === undefined ? sampler.best : undefined;
  // What was written is computed as it was, not taken from the cache.
  let position = cache.reuse(writtenIds.length === 0 ? promptIds : concatenated(promptIds, writtenIds.subarray(0, 1)));
  options.onStart(position);
  let logits: Float32Array = new Float32Array(0);
  while (position < promptIds.length) {
    await options.yieldToEventLoop();
    const interruption = options.interruption();
    if (interruption !== undefined) return interruption;
    // Chunks have the borders that they had, so that a reply that is gone on with is computed from the same prompt, bit by bit.
    const border = position < firstCached && firstCached < promptIds.length ? firstCached : promptIds.length;
    const chunkSize = onPromptLogits === undefined ? model.prefillChunk : 1;
    const end = Math.min(position + chunkSize, border);
    const chunk = promptIds.subarray(position, end);
    logits = await asRun(() => model.prefill(chunk, best));
    for (const id of chunk) cache.append(id);
    options.onProgress?.();
    position = end;
    if (position < promptIds.length) onPromptLogits?.(logits, position - 1);
    else options.onPrompt?.();
  }
  if (options.maxTokens === 0) return "max-tokens";
  const ahead = new Lookahead(model, cache, promptIds, best);
  const { runs, row } = ahead.recall(writtenIds, options.writtenLikely ?? []);
  for (const [index, run] of runs.entries()) {
    await options.yieldToEventLoop();
    const interruption = options.interruption();
    if (interruption !== undefined) return interruption;
    const rows = await asRun(() => ahead.compute(run));
    options.onProgress?.();
    if (index === runs.length - 1) logits = rows[row] ?? logits;
  }
  for (let generated = writtenIds.length + 1; ; generated++) {
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
    logits = await asRun(() => ahead.decode(id, options.likely));
  }
}

function concatenated(first: Int32Array, second: Int32Array): Int32Array {
  const all = new Int32Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
