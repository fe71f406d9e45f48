/** The steps of llama.cpp as parts of a completion. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { CompletionPart } from "../../../../src/worker/engine/chat/completer/completer.ts";
import { LlamaCompleter } from "../../../../src/worker/engine/llama-cpp/llama-completer.ts";
import type { CompletionChunk } from "../../../../src/worker/engine/llama-cpp/llama-core.ts";
import { PrivateTokens, renameControlTokens } from "../../../../src/worker/engine/llama-cpp/private-tokens.ts";
import { readGgufPrompting } from "../../../../src/worker/engine/model-folder/gguf-prompting.ts";
import { defaultGeneration } from "../../../scripted/start-scripted-engine.ts";

const file = new Blob([readFileSync("tests/models/gguf-tiny/chat.gguf")]);

/** @param written Number of tokens with those of this step. */
function step(text: string, written: number, id?: number): CompletionChunk {
  const logprobs = id === undefined ? null : { content: [{ id, logprob: -id }] };
  return { choices: [{ text, finish_reason: null, logprobs }], timings: { cache_n: 3, prompt_n: 4, predicted_n: written } };
}

const end: CompletionChunk = {
  choices: [{ text: "", finish_reason: "stop" }],
  timings: { cache_n: 3, prompt_n: 4, predicted_n: 7 },
};

async function partsOf(steps: readonly CompletionChunk[], logprobs: boolean) {
  const { header, tokenizer } = await readGgufPrompting("chat.gguf", file);
  const head = new Uint8Array(await file.slice(0, header.dataStart).arrayBuffer());
  const privateTokens = new PrivateTokens(tokenizer, renameControlTokens(head, header));
  const core = {
    async *complete() {
      yield* steps;
    },
  };
  const completer = new LlamaCompleter({ core, privateTokens, contextLength: 64, slots: 1, tags: [] });
  const request = { promptIds: Int32Array.of(1), prompt: "", generation: { ...defaultGeneration, logprobs }, promptLogprobs: false };
  const parts: CompletionPart[] = [];
  for await (const part of completer.complete(request, new AbortController().signal)) parts.push(part);
  return parts;
}

// "日" has three tokens, of which llama.cpp reports the last with the whole text.
const steps = [step("a", 1, 11), step("日", 4, 12), step("本", 5, 13), step("", 5), step("b", 6, 14), end];

test("with log probabilities each token is a part, and a character of several tokens is a text", async () => {
  expect(await partsOf(steps, true)).toEqual([
    { type: "progress", cachedTokens: 3 },
    { type: "tokens", ids: [11], logprobs: [-11] },
    { type: "text", text: "日", tokens: 3, lacksIds: true },
    { type: "tokens", ids: [13], logprobs: [-13] },
    { type: "progress" },
    { type: "tokens", ids: [14], logprobs: [-14] },
    { type: "end", reason: "end-token", usage: { outputTokens: 6, cachedTokens: 3 } },
  ]);
});

test("without log probabilities all parts are texts", async () => {
  const texts = (await partsOf(steps, false)).filter(({ type }) => type === "text" || type === "tokens");
  expect(texts).toEqual([
    { type: "text", text: "a", tokens: 1 },
    { type: "text", text: "日", tokens: 3 },
    { type: "text", text: "本", tokens: 1 },
    { type: "text", text: "b", tokens: 1 },
  ]);
});
