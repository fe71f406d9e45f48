/** An encoder as the encode session sees it: rows of tokens in, numbers out. Calls must not overlap. */
export interface EncoderModel {
  /** Size of the last axis of the output: the embedding width, or the number of classes. */
  readonly outputWidth: number;
  /** Padded tokens that one batch should have at most: a batch is what a cancellation and a more urgent call wait for. */
  readonly tokenBudget: number;
  /** Computes a batch; rows come back in order. */
  run(batch: EncoderBatch): Promise<EncoderOutput>;
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
}

/** `perToken`: rows x width x outputWidth, else rows x outputWidth. Valid until the next run. */
export interface EncoderOutput {
  perToken: boolean;
  values: Float32Array;
}
