/** How a family of models writes what is not plain text into its replies. */

/** A tag and the tag that ends what it began. ASCII. */
export interface TagPair {
  open: string;
  close: string;
}

export interface Dialect {
  /** Around thinking at the start of a reply; absent where the family does not think aloud. */
  thinking?: TagPair;
  /** Around one tool call, `{"name": ..., "arguments": {...}}`; absent where the family calls no tools. */
  toolCall?: TagPair;
}

/** As the model record names it. */
export type DialectName = "plain" | "qwen";

export const dialects: Readonly<Record<DialectName, Dialect>> = {
  plain: {},
  /** Qwen3's chat format, with tool calls as Hermes models write them: https://qwenlm.github.io/blog/qwen3/ */
  qwen: {
    thinking: { open: "<think>", close: "</think>" },
    toolCall: { open: "<tool_call>", close: "</tool_call>" },
  },
};
