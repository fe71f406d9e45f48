/** A tiny T5 of random weights on the CPU, held against PyTorch. */
import { beforeAll, describe, expect, test } from "vitest";
import { TextTokenizer } from "../../../../../src/chat/tokenizer/text-tokenizer.ts";
import { PrefixCache } from "../../../../../src/worker/engine/chat/token-loop/prefix-cache.ts";
import { readDecoderSignature } from "../../../../../src/worker/engine/onnx/encoder-decoder/decoder-signature.ts";
import { readEncoderDecoderConfig } from "../../../../../src/worker/engine/onnx/encoder-decoder/encoder-decoder-config.ts";
import { type EncoderDecoderModel, replyStartId } from "../../../../../src/worker/engine/onnx/encoder-decoder/encoder-decoder-model.ts";
import { PromptEncoder } from "../../../../../src/worker/engine/onnx/encoder-decoder/prompt-encoder.ts";
import { ort } from "../onnx-in-node.ts";
import { config, endId, openGraphs, openModel, reference, type T5Graphs, t5Json } from "./t5-in-node.ts";

const { ended, cut, vocabularySize } = reference;
let graphs: T5Graphs;
beforeAll(async () => {
  graphs = await openGraphs();
});

const promptIds = ({ prompt }: { prompt: number[] }): Int32Array => Int32Array.from([...prompt, replyStartId]);
const bestOf = (logits: Float32Array) => logits.indexOf(Math.max(...logits));
const largestDifference = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from(a).reduce((largest, value, index) => Math.max(largest, Math.abs(value - (b[index] ?? Number.NaN))), 0);

/** `last`: the logits that the last of them was chosen by. */
async function greedy(model: EncoderDecoderModel, first: Float32Array, count: number) {
  const written = [bestOf(first)];
  let last = first;
  for (let id = written[0] ?? 0; written.length < count; id = bestOf(last), written.push(id)) last = await model.decode(id);
  return { written, last };
}

describe("an encoder-decoder model", () => {
  test("reads a text as its tokenizer's library does", () => {
    const tokenizer = new TextTokenizer(t5Json("tokenizer.json"), t5Json("tokenizer_config.json"));
    const { prefix, suffix } = tokenizer.frame("single");
    for (const { text, prompt } of [ended, cut]) expect([...prefix, ...tokenizer.encodeText(text), ...suffix]).toEqual(prompt);
  });

  test("writes PyTorch's tokens up to the end token", async () => {
    const { model } = openModel(graphs);
    for (const { prompt, tokens, promptLogits, lastLogits } of [ended, cut]) {
      model.truncate(0);
      const first = await model.prefill(promptIds({ prompt }));
      expect(first).toHaveLength(vocabularySize);
      expect(largestDifference(promptLogits, first)).toBeLessThan(1e-3);
      const { written, last } = await greedy(model, first, prompt === ended.prompt ? tokens.length + 1 : tokens.length);
      expect(written).toEqual(prompt === ended.prompt ? [...tokens, endId] : tokens);
      expect(largestDifference(lastLogits, last)).toBeLessThan(1e-3);
      expect(model.length).toBe(prompt.length + written.length);
    }
  });

  test("runs nothing again for the prompt that it read last, and writes the same to the bit", async () => {
    const { model, runs } = openModel(graphs);
    const cache = new PrefixCache(model);
    const prompt = promptIds(cut);
    const write = async (ids: Int32Array) => {
      const cached = cache.reuse(ids);
      const first = await model.prefill(ids.subarray(cached));
      for (const id of ids.subarray(cached)) cache.append(id);
      const logits = [first.slice()];
      for (const id of cut.tokens.slice(0, 4)) {
        logits.push((await model.decode(id)).slice());
        cache.append(id);
      }
      return { cached, logits };
    };
    const first = await write(prompt);
    expect([first.cached, runs]).toEqual([0, { encoder: 1, decoder: 5 }]);
    const again = await write(prompt);
    expect([again.cached, runs]).toEqual([prompt.length - 1, { encoder: 1, decoder: 9 }]);
    expect(again.logits).toEqual(first.logits);
    // Another prompt, though it begins like the last one, is another text.
    const other = Int32Array.from([...cut.prompt.slice(0, 9), ...ended.prompt.slice(9), replyStartId]);
    expect((await write(other)).cached).toBe(0);
    expect(runs.encoder).toBe(2);
    expect((await write(prompt)).logits).toEqual(first.logits);
  });

  test("continues a reply of another engine, the same to the bit", async () => {
    const whole = openModel(graphs).model;
    const prompt = promptIds(cut);
    await whole.prefill(prompt);
    const expected: Float32Array[] = [];
    for (const id of cut.tokens) expected.push((await whole.decode(id)).slice());
    const { model } = openModel(graphs);
    // The prompt's end apart from it: as the tab that began found it cached.
    await model.prefill(prompt.subarray(0, prompt.length - 1));
    await model.prefill(prompt.subarray(prompt.length - 1));
    const given: Float32Array[] = [];
    for (const id of cut.tokens) given.push((await model.decode(id)).slice());
    expect(given).toEqual(expected);
    // Cut within the reply it goes back to its start.
    model.truncate(prompt.length + 3);
    expect(model.length).toBe(prompt.length);
    expect(await model.decode(cut.tokens[0] ?? 0)).toEqual(expected[0]);
    model.truncate(prompt.length - 4);
    expect(model.length).toBe(0);
  });

  test("is another text if more of it follows", async () => {
    const { model } = openModel(graphs);
    const expected = (await model.prefill(promptIds(cut))).slice();
    model.truncate(0);
    await model.prefill(Int32Array.from([...cut.prompt.slice(0, 5), replyStartId]));
    model.truncate(5);
    expect(await model.prefill(promptIds({ prompt: cut.prompt.slice(5) }))).toEqual(expected);
  });

  test("begins with the tokens that its config names, and never writes those that it forbids", async () => {
    const [start] = config.startIds;
    const [best = 0] = cut.tokens;
    const plain = openModel(graphs).model;
    await plain.prefill(promptIds(cut));
    const expected = (await plain.decode(best)).slice();
    const forced = openModel(graphs, { startIds: [start, best] }).model;
    expect(await forced.prefill(promptIds(cut))).toEqual(expected);
    const silent = openModel(graphs, { suppressedIds: [best] }).model;
    const logits = await silent.prefill(promptIds(cut));
    expect([logits[best], bestOf(logits) === best]).toEqual([Number.NEGATIVE_INFINITY, false]);
    expect(await silent.computesConsistently()).toBe(true);
    expect(silent.length).toBe(0);
  });

  test("of an empty prompt says so", async () => {
    await expect(openModel(graphs).model.prefill(Int32Array.of(replyStartId))).rejects.toThrow("the prompt is empty");
  });
});

describe("its config", () => {
  test("is read from the first file that has a field", () => {
    const bart = { decoder_start_token_id: 2, forced_bos_token_id: 0, bad_words_ids: [[5], [6, 7]] };
    expect(readEncoderDecoderConfig([undefined, { decoder_start_token_id: null }, bart])).toEqual({
      startIds: [2, 0],
      suppressedIds: [5],
    });
    expect(() => readEncoderDecoderConfig([{}])).toThrow("it has no decoder_start_token_id");
  });
});

describe("a graph is refused with the reason", () => {
  const without = (part: "inputs" | "outputs", name: string) => {
    const shapes = { inputs: new Map(graphs.decoder.inputs), outputs: new Map(graphs.decoder.outputs) };
    shapes[part].delete(name);
    return shapes;
  };
  test.each([
    ["inputs", "use_cache_branch", 'it has no input "use_cache_branch"'],
    ["inputs", "encoder_hidden_states", 'it has no input "encoder_hidden_states"'],
    ["outputs", "logits", 'it has no output "logits"'],
    ["outputs", "present.1.encoder.key", 'it has an input "past_key_values.1.encoder.key" but no output "present.1.encoder.key"'],
  ] as const)("%s without %s", (part, name, message) => {
    expect(() => readDecoderSignature(without(part, name))).toThrow(message);
  });
  test("also of the encoder", () => {
    expect(() => new PromptEncoder(ort, graphs.decoder)).toThrow('it does not make "last_hidden_state" of "input_ids"');
  });
});
