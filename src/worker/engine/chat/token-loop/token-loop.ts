/**
 * Writes one reply: prefill in chunks, then token after token until the reply ends. It yields to the event loop between
 * chunks and between tokens, so that a cancellation or a timeout takes effect within one step.
 */
import { asRun } from "../../engine-errors.ts";
import type { TokenGuide } from "../../guided/token-guide.ts";
import { Lookahead } from "./lookahead.ts";
import type { PrefixCache } from "./prefix-cache.ts";
import type { Sampler } from "../../sampling/sampler.ts";
import type { TokenModel } from "./token-model.ts";

export interface TokenLoopOptions {
  model: TokenModel;
  cache: PrefixCache;
  sampler: Sampler;
  promptIds: Int32Array;
  /** Tokens of the reply that another engine has already written: the reply continues after them. Default: none. */
  writtenIds?: Int32Array | undefined;
  /** The likely tokens after each of `writtenIds`. Default: none. */
  writtenLikely?: readonly Int32Array[] | undefined;
  /** Tokens of the prompt that were cached when `writtenIds` were computed; the chunks of the prefill begin there again. Default: 0. */
  firstCached?: number | undefined;
  /** Max tokens to generate; prompt and reply must fit the context. 0: only the prompt is computed. */
  maxTokens: number;
  /** Tokens that end the reply and are not part of it. */
  endTokenIds: ReadonlySet<number>;
  /** Masks tokens that may not come next. Default: all tokens may come. */
  guide?: TokenGuide | undefined;
  /** Returns the tokens that the guide expects next; they serve as a draft. Default: none. */
  likely?: (() => Int32Array) | undefined;
  /** Returns a token that comes next without sampling. Default: none. */
  forced?: (() => number | undefined) | undefined;
  /** Called between steps; any result but undefined ends the reply. */
  interruption: () => "cancel" | "time-out" | undefined;
  /** Yields to the event loop, so that messages can arrive. */
  yieldToEventLoop: () => Promise<void>;
  /** Called before the prefill. `cachedTokens`: tokens of the prompt that the cache holds already. */
  onStart: (cachedTokens: number) => void;
  /**
   * Gets the logits after each token of the prompt but the last. If it is given, the prompt is computed token by token and
   * without the cache.
   */
  onPromptLogits?: ((logits: Float32Array, index: number) => void) | undefined;
  /** Called after each run before the first new token. */
  onProgress?: (() => void) | undefined;
  /** Called when the whole prompt is computed. */
  onPrompt?: (() => void) | undefined;
  /** Gets each token of the reply. "stop" ends the reply. */
  onToken: (id: number, logprob: number) => "more" | "stop";
}

export type TokenLoopEnd = "end-token" | "max-tokens" | "stopped" | "cancel" | "time-out";

/** Rejects with an EngineFailureError if the model failed, else with the error of a callback. The cache is emptied then. */
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
  // A mask may leave any token, and log probabilities of the prompt are sums over all logits.
  const topK = guide === undefined && onPromptLogits === undefined ? sampler.topK : undefined;
  // Tokens of a continued reply are computed in their original runs, not taken from the cache.
  let position = cache.reuse(writtenIds.length === 0 ? promptIds : concatenated(promptIds, writtenIds.subarray(0, 1)));
  options.onStart(position);
  let logits: Float32Array = new Float32Array(0);
  while (position < promptIds.length) {
    await options.yieldToEventLoop();
    const interruption = options.interruption();
    if (interruption !== undefined) return interruption;
    // A continued reply keeps the border between the cached and the computed part of its prompt, so that the keys and values are the
    // same to the bit. On a GPU the chunks grow, so they are the same only up to rounding.
    const border = position < firstCached && firstCached < promptIds.length ? firstCached : promptIds.length;
    const chunkSize = onPromptLogits === undefined ? model.prefillChunk : 1;
    const end = Math.min(position + chunkSize, border);
    const chunk = promptIds.subarray(position, end);
    logits = await asRun(() => model.prefill(chunk, topK, promptIds.length));
    for (const id of chunk) cache.append(id);
    options.onProgress?.();
    position = end;
    if (position < promptIds.length) onPromptLogits?.(logits, position - 1);
    else options.onPrompt?.();
  }
  if (options.maxTokens === 0) return "max-tokens";
  const ahead = new Lookahead(model, cache, promptIds, { topK, mayRound: !sampler.isRepeatable });
  const { runs, row } = ahead.rebuildRuns(writtenIds, options.writtenLikely ?? []);
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
    // Before masking: log probabilities are the model's own.
    const normaliser = sampler.normaliser(logits);
    if (forced === undefined) await guide?.mask(logits);
    const id = forced ?? sampler.sample(logits, normaliser);
    if (endTokenIds.has(id)) return "end-token";
    sampler.accept(id);
    guide?.accept(id);
    if (options.onToken(id, forced === undefined ? sampler.logprob : 0) === "stop") return "stopped";
    if (guide?.isOver?.() === true) return "end-token";
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
