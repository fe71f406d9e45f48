interface Rows {
  /** Most tokens at once. */
  readonly most: number;
  /** While the cache holds at most so many positions afterwards, the logits are to the bit those of `decode`; beyond, up to rounding. */
  readonly exactPositions: number;
  /**
   * Appends tokens and gives the logits behind each of them in less time than `decode` takes for one after the other: to the
   * bit the same each time that the same tokens are appended behind the same runs.
   */
  append: (ids: Int32Array) => Promise<Float32Array[]>;
}

/**
 * A causal language model as the token loop sees it: it holds the keys and values of a row of tokens and gives the
 * logits of the token that follows. Its own calls must not overlap. A failed call leaves the cache in an unknown state.
 */
export interface TokenModel {
  readonly vocabularySize: number;
  /** Most positions that the cache can hold. */
  readonly contextLength: number;
  /** It reads a prompt in whole and gives logits behind its end alone. Default: false, logits can be had behind each token. */
  readonly readsPromptWhole?: boolean;
  /** Positions in the cache. */
  readonly length: number;
  /** Most tokens that one `prefill` should get: computing is not interrupted within it. */
  readonly prefillChunk: number;
  /**
   * Appends tokens (at least one) and returns the logits after the last of them: one per token of the vocabulary.
   * `best`: only so many of the largest count (among equal ones those of smaller ids); others may be minus infinity. Default: all.
   */
  prefill(ids: Int32Array, best?: number): Promise<Float32Array>;
  /** Appends one token. The logits may be overwritten by the next call, and by the caller. `best`: as of `prefill`. */
  decode(id: number, best?: number): Promise<Float32Array>;
  /** Absent if several tokens take as long as one after the other, or the model cannot be truncated. */
  readonly rows?: Rows | undefined;
  /**
   * Further rows of tokens over the same weights, each a model with a cache of its own. Their calls may overlap with those of
   * this one and take less time so than one after the other; what comes out is the same to the bit. Absent: there are none.
   */
  readonly siblings?: readonly TokenModel[];
  /** Forgets everything after the first `length` positions; a model that cannot go back there forgets everything. */
  truncate(length: number): void;
}
