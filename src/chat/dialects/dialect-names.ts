/** The names of dialects in model records. */
export const dialectNames = [
  "plain",
  "hermes",
  "qwen",
  "qwen-xml",
  "smollm3",
  "granite",
  "granite-list",
  "phi",
  "llama",
  "llama-python",
  "mistral",
  "mistral-list",
  "gemma",
  "gemma4",
  "functiongemma",
  "lfm2",
  "command-r",
  "command-a",
  "deepseek",
] as const;

export type DialectName = (typeof dialectNames)[number];
