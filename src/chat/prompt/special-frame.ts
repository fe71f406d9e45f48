/** The special tokens that a model expects around one text or a pair of texts. */

export interface SpecialFrame {
  prefix: readonly number[];
  /** Between the texts of a pair; empty for one text. */
  middle: readonly number[];
  suffix: readonly number[];
  /** Whether the second text of a pair and the suffix have token type 1. */
  marksSecond: boolean;
}
