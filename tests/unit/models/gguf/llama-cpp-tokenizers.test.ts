import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { onlyLlamaCppReads } from "../../../../src/worker/models/gguf/tokenizer/llama-cpp-tokenizers.ts";
import { tokenizerObstacle } from "../../../../src/worker/models/gguf/tokenizer/tokenizer-obstacle.ts";

const wasm = readFileSync(fileURLToPath(import.meta.resolve("@wllama/wllama/esm/wasm/wllama.wasm"))).toString("latin1");
const isReadable = (values: Record<string, string>): boolean => {
  const metadata = new Map(Object.entries(values));
  return tokenizerObstacle(metadata) === undefined || onlyLlamaCppReads(metadata);
};
const isPreTokenizer = (name: string): boolean => isReadable({ "tokenizer.ggml.model": "gpt2", "tokenizer.ggml.pre": name });

test("the names of pre-tokenizers in the packaged llama.cpp are known", () => {
  const names = ["deepseek-llm", "exaone-moe", "jais-2", "kimi-k2", "minicpm5", "spark2_5", "superbpe", "youtu", "granite-embed-multi-97m"];
  expect(names.filter((name) => !wasm.includes(`\0${name}\0`) || !isPreTokenizer(name))).toEqual([]);
  expect(["qwen9000", "", "gpt-5"].filter(isPreTokenizer)).toEqual([]);
});

test("kinds of tokenizers", () => {
  const kinds = ["bert", "gemma4", "gpt2", "llama", "plamo2", "rwkv", "t5", "hybriddna", "no_vocab"];
  expect(kinds.filter((kind) => isReadable({ "tokenizer.ggml.model": kind, "tokenizer.ggml.pre": "llama-bpe" }))).toEqual(
    kinds.slice(0, 7),
  );
  // A package whose llama.cpp has this kind needs it in the list.
  expect(wasm).not.toContain("\0hybriddna\0");
});
