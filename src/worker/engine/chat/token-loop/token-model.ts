interface BatchDecode {
  /** Max tokens of one `append`. */
  readonly maxTokens: number;
  /** The logits equal those of `decode` to the bit if the cache holds at most this many positions afterwards; beyond it, up to rounding. */
  readonly exactPositions: number;
  /**
   * Appends tokens and returns the logits after each, in less time than as many calls of `decode`. The same runs in the same
   * order give the same logits to the bit.
   */
  append: (ids: Int32Array) => Promise<Float32Array[]>;
}

/**
 * A causal language model for the token loop: it keeps the keys and values of one sequence of tokens and computes the
 * logits of the next token. Calls must not overlap. A failed call leaves the cache in an undefined state.
 */
export interface TokenModel {
  readonly vocabularySize: number;
  /** Max positions in the cache. */
  readonly contextLength: number;
  /** Whether it reads a prompt as a whole and has logits only after its end. Default: false. */
  readonly readsPromptWhole?: boolean;
  /** Positions in the cache. */
  readonly length: number;
  /** Max tokens that one `prefill` should get: a run cannot be interrupted. */
  readonly prefillChunk: number;
  /**
   * Appends tokens (at least one) and returns the logits after the last: one per token of the vocabulary.
   * `topK`: the number of largest logits that must be right (of equal ones, those of smaller ids); others may be -Infinity.
   * Default: all.
   * `positions`: the number of positions after the last chunk of the prompt, so that the cache grows once.
   */
  prefill(ids: Int32Array, topK?: number, positions?: number): Promise<Float32Array>;
  /**
   * Appends one token and returns the logits after it, which the next call and the caller may overwrite. `topK`: as for `prefill`.
   * `mayRound`: whether the logits may differ by rounding when siblings compute at the same time. Default: false.
   */
  decode(id: number, topK?: number, mayRound?: boolean): Promise<Float32Array>;
  /** Absent if it would save no time, or if the model cannot be truncated. */
  readonly batchDecode?: BatchDecode | undefined;
  /**
   * Further models over the same weights, each with a cache for a sequence of its own. Calls of different siblings may overlap,
   * which saves time and changes no bit of the logits unless `decode` may round. Absent: there are none.
   */
  readonly siblings?: readonly TokenModel[];
  /** Removes all positions after the first `length`. A model that cannot truncate to `length` removes all. */
  truncate(length: number): void;
}
