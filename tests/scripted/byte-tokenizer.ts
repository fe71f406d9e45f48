/** A tokenizer with one token for each byte, ChatML tokens, and BERT-like frames: small enough to know by heart. */
import { characterOfByte } from "../../src/chat/tokenizer/byte-level.ts";

export const byteTokens = {
  endOfText: 256,
  turnStart: 257,
  turnEnd: 258,
  thinkStart: 259,
  thinkEnd: 260,
  first: 261,
  separator: 262,
  padding: 263,
} as const;

/** Tokens that end a reply. */
export const endTokenIds: ReadonlySet<number> = new Set([byteTokens.turnEnd, byteTokens.endOfText]);

const added = [
  { id: byteTokens.endOfText, content: "<|endoftext|>", special: true },
  { id: byteTokens.turnStart, content: "<|im_start|>", special: true },
  { id: byteTokens.turnEnd, content: "<|im_end|>", special: true },
  { id: byteTokens.thinkStart, content: "<think>", special: false },
  { id: byteTokens.thinkEnd, content: "</think>", special: false },
  { id: byteTokens.first, content: "[CLS]", special: true },
  { id: byteTokens.separator, content: "[SEP]", special: true },
  { id: byteTokens.padding, content: "[PAD]", special: true },
];

const byteLevel = { type: "ByteLevel", add_prefix_space: false, trim_offsets: false, use_regex: false };
const special = (id: string, typeId: number) => ({ SpecialToken: { id, type_id: typeId } });
const specialToken = (content: string, id: number) => ({ id: content, ids: [id], tokens: [content] });
const sequence = (id: string, typeId: number) => ({ Sequence: { id, type_id: typeId } });

/** Contents of its `tokenizer.json`. */
export const byteTokenizerFile = {
  version: "1.0",
  truncation: null,
  padding: null,
  added_tokens: added.map((token) => ({ ...token, single_word: false, lstrip: false, rstrip: false, normalized: false })),
  normalizer: null,
  pre_tokenizer: byteLevel,
  post_processor: {
    type: "TemplateProcessing",
    single: [special("[CLS]", 0), sequence("A", 0), special("[SEP]", 0)],
    pair: [special("[CLS]", 0), sequence("A", 0), special("[SEP]", 0), sequence("B", 1), special("[SEP]", 1)],
    special_tokens: { "[CLS]": specialToken("[CLS]", byteTokens.first), "[SEP]": specialToken("[SEP]", byteTokens.separator) },
  },
  decoder: byteLevel,
  model: {
    type: "BPE",
    vocab: Object.fromEntries(Array.from({ length: 256 }, (_, byte) => [characterOfByte(byte), byte])),
    merges: [],
    ignore_merges: false,
  },
};

/** The same of a language model: texts get no special tokens around them. */
export const unframedTokenizerFile = { ...byteTokenizerFile, post_processor: null };

const yieldToEventLoop = (role: string, text: string): string => `<|im_start|>${role}\n${text}<|im_end|>\n`;

/** Contents of its `tokenizer_config.json`. The template writes everything that a template can be given. */
export const byteTokenizerConfig = {
  tokenizer_class: "PreTrainedTokenizerFast",
  eos_token: "<|im_end|>",
  chat_template: [
    `{% if tools %}${yieldToEventLoop("tools", "{{ tools | tojson }}")}{% endif %}`,
    "{% for message in messages %}",
    yieldToEventLoop(
      "{{ message.role }}",
      "{% if message.reasoning_content %}<think>{{ message.reasoning_content }}</think>{% endif %}{{ message.content }}" +
        "{% if message.tool_calls %}{% for call in message.tool_calls %}<tool_call>{{ call.function.name }} {{ call.function.arguments }}</tool_call>{% endfor %}{% endif %}",
    ),
    "{% endfor %}",
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}",
    // As Qwen3 does it: an empty thinking block keeps the model from thinking.
    "{% if enable_thinking is defined and enable_thinking is false %}<think></think>{% endif %}",
  ].join(""),
};
