/** How a family of models writes what is not plain text into its replies. */
export interface Dialect {
  /** Tags around thinking at the start of a reply; absent where the family does not think aloud. */
  thinking?: { open: string; close: string };
}

/** By the name in the model record. */
export const dialects: Readonly<Record<"plain" | "qwen", Dialect>> = {
  plain: {},
  /** Qwen3's chat format: https://qwenlm.github.io/blog/qwen3/ */
  qwen: { thinking: { open: "<think>", close: "</think>" } },
};
