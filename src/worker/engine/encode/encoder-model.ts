/** An encoder as the encode session sees it: rows of tokens in, numbers out. Calls must not overlap. */
export interface EncoderModel {
  /** Size of the last axis of the output: the embedding width, or the number of classes. */
  readonly outputWidth: number;
  /** Whether it gives a vector for each token, rows x width x outputWidth; else one for each row, rows x outputWidth. */
  readonly perToken: boolean;
  /** Padded tokens that one batch should have at most: a batch is what a cancellation and a more urgent call wait for. */
  readonly tokenBudget: number;
  /** Computes a batch; rows come back in order. What it gives is valid until the next run. */
  run(batch: EncoderBatch): Promise<Float32Array>;
}

/** Row-major, `rows` x `width`. */
export interface EncoderBatch {
  rows: number;
  /** Tokens of the longest row; shorter ones are filled up. */
  width: number;
  ids: Int32Array;
  /** 1 where a token counts, 0 where a row is filled up. */
  mask: Int32Array;
  /** 1 for the second text of a pair, where the model marks it. */
  tokenTypes: Int32Array;
  /** Of each row the number of its first tokens whose vectors are not pooled. */
  unpooled: Int32Array;
}
