/** An encoder for the encode session: it turns rows of tokens into vectors or logits. Calls must not overlap. */
export interface EncoderModel {
  /** Size of the last axis of the output: the embedding width, or the number of classes. */
  readonly outputWidth: number;
  /** Whether the output has a vector for each token (rows x width x outputWidth) or one for each row (rows x outputWidth). */
  readonly perToken: boolean;
  /** Max padded tokens that one batch should have: a batch cannot be interrupted by a cancellation or a more urgent call. */
  readonly tokenBudget: number;
  /** Computes a batch and returns its rows in order. The array is valid until the next run. */
  run(batch: EncoderBatch): Promise<Float32Array>;
}

/** Row-major, `rows` x `width`. */
export interface EncoderBatch {
  rows: number;
  /** Tokens of the longest row; shorter rows are padded to it. */
  width: number;
  ids: Int32Array;
  /** The attention mask: 1 for a token, 0 for padding. */
  mask: Int32Array;
  /** 1 for the tokens of a pair's second text, if the model distinguishes the two; else 0. */
  tokenTypes: Int32Array;
  /** The number of leading tokens of each row that are not pooled. */
  unpooled: Int32Array;
}
