/** Small GGUF files of models, whose weights are zeros. */
import { ggufBytes, type WrittenTensor, type WrittenValue } from "./gguf-bytes.ts";

export const chatTemplate =
  "{% for message in messages %}<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}";

type Values = Readonly<Record<string, WrittenValue>>;

export const text = (value: string): WrittenValue => ({ type: "text", value });
export const number = (value: number): WrittenValue => ({ type: "uint32", value });
export const flag = (value: boolean): WrittenValue => ({ type: "bool", value });
export const texts = (...values: string[]): WrittenValue => ({ type: "texts", values });
export const numbers = (...values: number[]): WrittenValue => ({ type: "numbers", values });

const sizes = (architecture: string): Values => ({
  [`${architecture}.context_length`]: number(4096),
  [`${architecture}.embedding_length`]: number(64),
  [`${architecture}.block_count`]: number(2),
  [`${architecture}.attention.head_count`]: number(4),
  [`${architecture}.attention.head_count_kv`]: number(2),
});

/** `values` replace those of the model; undefined removes one. */
export function ggufModel(
  architecture: string,
  values: Readonly<Record<string, WrittenValue | undefined>> = {},
  tensors: readonly WrittenTensor[] = [{ name: "token_embd.weight", shape: [64, 8] }],
): Uint8Array<ArrayBuffer> {
  const all: Readonly<Record<string, WrittenValue | undefined>> = {
    "general.architecture": text(architecture),
    "general.type": text("model"),
    ...sizes(architecture),
    "tokenizer.ggml.model": text("gpt2"),
    "tokenizer.ggml.pre": text("qwen2"),
    "tokenizer.ggml.tokens": texts("a", "b", "ab", "<|endoftext|>", "<|im_start|>", "<|im_end|>", "Ġ", "c"),
    "tokenizer.ggml.token_type": numbers(1, 1, 1, 3, 3, 3, 1, 1),
    "tokenizer.ggml.merges": texts("a b"),
    "tokenizer.ggml.eos_token_id": number(5),
    "tokenizer.chat_template": text(chatTemplate),
    ...values,
  };
  return ggufBytes({
    values: Object.entries(all).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
    tensors,
  });
}
