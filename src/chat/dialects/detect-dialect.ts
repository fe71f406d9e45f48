/** Detects the dialect of a chat template by tags that only one family of models uses. */
import type { DialectName } from "./dialect-names.ts";

interface Sign {
  dialect: DialectName;
  /** Texts that the template must contain; if no dialect's texts occur, tokens that the model must have. */
  all: readonly (string | RegExp)[];
}

/** The first match decides, so families that borrow tags come before the families that they borrow from. */
const signs: readonly Sign[] = [
  { dialect: "lfm2", all: ["<|tool_call_start|>"] },
  { dialect: "command-a", all: ["<|START_ACTION|>"] },
  { dialect: "command-r", all: ["<|CHATBOT_TOKEN|>"] },
  { dialect: "gemma4", all: ["<|tool_call>"] },
  { dialect: "functiongemma", all: ["<start_function_call>"] },
  { dialect: "gemma", all: ["<start_of_turn>"] },
  { dialect: "deepseek", all: ["<｜Assistant｜>"] },
  { dialect: "mistral", all: ["[TOOL_CALLS]", "[ARGS]"] },
  { dialect: "mistral-list", all: ["[TOOL_CALLS]"] },
  { dialect: "qwen-xml", all: ["<function=", "<parameter="] },
  { dialect: "granite", all: ["<|start_of_role|>", "</tool_call>"] },
  { dialect: "granite-list", all: ["<|start_of_role|>"] },
  { dialect: "phi", all: ["<|tool|>"] },
  { dialect: "phi", all: ["<|tool_call|>", "<|/tool_call|>"] },
  { dialect: "smollm3", all: ["<tool_call>", "xml_tools"] },
  { dialect: "qwen", all: ["<tool_call>", "<think>"] },
  { dialect: "hermes", all: ["<tool_call>"] },
  { dialect: "llama-python", all: [/<\|(?:start_header_id|header_start)\|>/u, /\[func(?:_name|tion_name)?1?\(/u] },
  { dialect: "llama", all: [/<\|(?:start_header_id|header_start)\|>/u, '"parameters"'] },
];

/** `specialTokens`: texts of the tokenizer's added tokens. */
export function detectDialect(template: string, specialTokens: readonly string[]): DialectName {
  return (
    found((sign) => (typeof sign === "string" ? template.includes(sign) : sign.test(template))) ??
    found((sign) => specialTokens.some((token) => (typeof sign === "string" ? token === sign : sign.test(token)))) ??
    "plain"
  );
}

function found(isThere: (sign: string | RegExp) => boolean): DialectName | undefined {
  return signs.find(({ all }) => all.every(isThere))?.dialect;
}
