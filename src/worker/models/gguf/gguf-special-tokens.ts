/** The special tokens of a GGUF file, with llama.cpp's defaults (`llama-vocab.cpp`). */
import { type GgufMetadata, tokenizerModel } from "./gguf-metadata.ts";
import { tokenTypes } from "./tokenizer/gguf-vocabulary.ts";
import { preTokenizerOf } from "./tokenizer/pre-tokenizers.ts";

export interface SpecialTokens {
  beginToken?: string;
  endToken?: string;
  unknownToken?: string;
  padToken?: string;
  separatorToken?: string;
  maskToken?: string;
  /** Whether the begin token comes before every text, and the end token after it. */
  addsBeginToken: boolean;
  addsEndToken: boolean;
  /** Whether the separator comes after every text and between two texts. */
  addsSeparator: boolean;
}

/** Ids that count if the file has none, by `tokenizer.ggml.model`. */
const defaultIds: Readonly<Record<string, Partial<Record<TokenName, number>>>> = {
  llama: { beginToken: 1, endToken: 2, unknownToken: 0 },
  bert: { beginToken: 101, unknownToken: 100, separatorToken: 102, padToken: 0, maskToken: 103 },
  gpt2: { beginToken: 11, endToken: 11 },
  t5: { endToken: 1, unknownToken: 2, padToken: 0 },
};

type TokenName = keyof typeof idKeys;

const idKeys = {
  beginToken: "bos_token_id",
  endToken: "eos_token_id",
  unknownToken: "unknown_token_id",
  padToken: "padding_token_id",
  separatorToken: "seperator_token_id",
  maskToken: "mask_token_id",
} as const;

export function specialTokensOf(metadata: GgufMetadata): SpecialTokens {
  const model = tokenizerModel(metadata);
  const vocabulary = metadata.get("tokenizer.ggml.tokens");
  const texts: readonly unknown[] = Array.isArray(vocabulary) ? vocabulary : [];
  const tokens: Partial<Record<TokenName, string>> = {};
  for (const [name, id] of Object.entries(specialIdsOf(metadata))) {
    const text = texts[id];
    if (isTokenName(name) && typeof text === "string") tokens[name] = text;
  }
  const flag = (key: string, otherwise: boolean): boolean => {
    const value = metadata.get(`tokenizer.ggml.${key}`);
    return typeof value === "boolean" ? value : otherwise;
  };
  const pre = preTokenizerOf(metadata);
  return {
    ...tokens,
    addsBeginToken:
      pre?.requiresBeginToken === true || flag("add_bos_token", model === "llama" || model === "bert" || pre?.addsBeginToken === true),
    addsEndToken: flag("add_eos_token", model === "t5"),
    addsSeparator: flag("add_sep_token", model === "bert" || pre?.addsSeparator === true),
  };
}

/** Returns the ids of the special tokens. */
export function specialIdsOf(metadata: GgufMetadata): Partial<Record<TokenName, number>> {
  const ids: Partial<Record<TokenName, number>> = { ...defaultIds[tokenizerModel(metadata)] };
  for (const [name, key] of Object.entries(idKeys)) {
    const id = metadata.get(`tokenizer.ggml.${key}`);
    if (isTokenName(name) && typeof id === "number") ids[name] = id;
  }
  // The begin token of BERT is also named as the token of the class.
  const classId = metadata.get("tokenizer.ggml.cls_token_id");
  if (typeof classId === "number" && metadata.get("tokenizer.ggml.bos_token_id") === undefined) ids.beginToken = classId;
  return ids;
}

function isTokenName(name: string): name is TokenName {
  return Object.hasOwn(idKeys, name);
}

/** Texts of tokens that end a reply wherever they are in the vocabulary, as in llama.cpp. */
const endTexts: ReadonlySet<string> = new Set([
  "<|eot_id|>",
  "<|im_end|>",
  "<|end|>",
  "<|return|>",
  "<|call|>",
  "<|flush|>",
  "<|calls|>",
  "<end_of_turn>",
  "<|endoftext|>",
  "</s>",
  "<|eom_id|>",
  "<EOT>",
  "_<EOT>",
  "[EOT]",
  "[EOS]",
  "<|end_of_text|>",
  "<end_of_utterance>",
  "<eos>",
  "<turn|>",
  "<|tool_response>",
  "<｜end▁of▁sentence｜>",
  "[e~[",
]);

/** Returns the ids of the tokens that end a reply, by the rules of llama.cpp. */
export function endTokenIds(metadata: GgufMetadata): Set<number> {
  const vocabulary = metadata.get("tokenizer.ggml.tokens");
  const texts: readonly unknown[] = Array.isArray(vocabulary) ? vocabulary : [];
  const types = metadata.get("tokenizer.ggml.token_type");
  const ids = new Map<string, number>();
  for (const [id, text] of texts.entries()) {
    if (typeof text !== "string" || !endTexts.has(text)) continue;
    // In other vocabularies this is a tag of HTML.
    const isTag = text === "</s>" && types instanceof Int32Array && types[id] !== tokenTypes.control;
    if (!isTag) ids.set(text, id);
  }
  // In these vocabularies "<|end|>" only ends a part of the reply, and "</s>" is a plain token.
  const hasCalls = ids.has("<|call|>") || ids.has("<|calls|>");
  if (hasCalls && (ids.has("<|return|>") || ids.has("<|flush|>"))) ids.delete("<|end|>");
  if (ids.has("<|tool_response>")) ids.delete("</s>");
  const named = ["eos_token_id", "eot_token_id", "eom_token_id"].map((key) => metadata.get(`tokenizer.ggml.${key}`));
  const { endToken } = specialIdsOf(metadata);
  return new Set([...ids.values(), endToken, ...named].filter((id) => typeof id === "number"));
}
