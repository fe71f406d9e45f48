/** A reply of the starter chat model that one engine begins and another continues: real weights, so the last bits count. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Generation } from "../../../../src/inference/conversation.ts";
import type { WrittenReply } from "../../../../src/inference/written-reply.ts";
import { recordDialects } from "../../../../src/chat/dialects/record-dialects.ts";
import { ChatTemplate } from "../../../../src/chat/prompt/chat-template.ts";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import { createEventLoopYield } from "../../../../src/transport/calls/event-loop-yield.ts";
import { ChatSession } from "../../../../src/worker/engine/chat/chat-session.ts";
import { createEngine } from "../../../../src/worker/engine/create-engine.ts";
import type { Engine } from "../../../../src/worker/engine/engine.ts";
import { WasmCausalModel } from "../../../../src/worker/engine/onnx/c-interface/wasm-causal-model.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { readReply, userSays, type WholeReply } from "../../../scripted/start-scripted-engine.ts";
import { openInt8, starterScales, startRuntime } from "./onnx-in-node.ts";

const folder = "models/starter-chat";
const json = (path: string): unknown => JSON.parse(readFileSync(`${folder}/${path}`, "utf8"));
let open: (hasInt8Products: boolean) => WasmCausalModel;

beforeAll(async () => {
  const runtime = await startRuntime();
  const { session, signature } = await openInt8(runtime, readFileSync(`${folder}/onnx/model.onnx`), starterScales());
  open = (hasInt8Products) => new WasmCausalModel(runtime, session, signature, 2048, hasInt8Products);
}, 60_000);

async function startEngine(hasInt8Products: boolean): Promise<Engine> {
  const tokenizer = new TextTokenizer(json("tokenizer.json"), json("tokenizer_config.json"));
  const endTokenIds = new Set(["<|im_end|>", "<|endoftext|>"].flatMap((content) => tokenizer.table.idOf(content) ?? []));
  const facts = { contextLength: 2048, vocabularySize: tokenizer.table.size, dimensions: 0, memoryBytes: 0 };
  const chat = new ChatSession({
    tokenizer,
    template: new ChatTemplate(json("tokenizer_config.json"), undefined),
    dialect: recordDialects.qwen,
    supportsReasoning: false,
    model: open(hasInt8Products),
    endTokenIds,
    yieldToEventLoop: createEventLoopYield(),
  });
  const device = { kind: "wasm", threads: 1 } as const;
  const engine = createEngine(async () => ({ facts: { ...facts, device }, tokenizer, chat }));
  const record = modelRecordSchema.parse({ id: "starter-chat", role: "chat" });
  await engine.load({ record, folder: "https://models.test/", device, allowSoftwareAdapter: false }, () => undefined);
  return engine;
}

/** Reads the reply of an engine with an empty cache, like the next host's. */
async function replyTo(
  text: string,
  generation: Partial<Generation>,
  hasInt8Products: boolean,
  written?: WrittenReply,
): Promise<WholeReply> {
  const engine = await startEngine(hasInt8Products);
  return readReply(engine, userSays(text), { maxTokens: 16, ...generation }, undefined, {}, written);
}

const cutAt = ({ written }: WholeReply, pieces: number): WrittenReply => ({
  cachedTokens: 0,
  pieces: written.pieces.slice(0, pieces),
  weights: written.weights.slice(0, pieces),
});

const story = "The keeper of the lighthouse wrote down the wind, the ships and the weather of each day in a book. ".repeat(12);
const cases: Record<string, { text: string; generation: Partial<Generation>; hasInt8Products: boolean }> = {
  "greedy, behind a prompt of more than 256 tokens": {
    text: `${story}Tell me more about it.`,
    generation: { temperature: 0 },
    hasInt8Products: true,
  },
  "drawn, behind a prompt of more than 256 tokens": {
    text: `${story}Tell me more about it.`,
    generation: { temperature: 0.7, seed: 5n },
    hasInt8Products: true,
  },
  "quoting, behind a prompt of more than 256 tokens": {
    text: `${story}Say that again, word for word.`,
    generation: { temperature: 0, maxTokens: 40 },
    hasInt8Products: true,
  },
  "drawn, from few tokens to many": { text: "Tell me a story.", generation: { temperature: 0.7, seed: 9n }, hasInt8Products: true },
  "drawn, by a model that computes one token a run": {
    text: "Tell me a story.",
    generation: { temperature: 0.7, seed: 9n },
    hasInt8Products: false,
  },
};

test("replies of real weights are the same at the same time as one after another", { timeout: 120_000 }, async () => {
  const asked: { text: string; generation: Partial<Generation> }[] = [
    { text: "Tell me a story.", generation: { temperature: 0.7, seed: 9n } },
    { text: `${story}Tell me more about it.`, generation: { temperature: 0 } },
    { text: "What is the capital of France?", generation: { temperature: 0.7, seed: 3n } },
  ];
  const shared = await startEngine(true);
  const together = await Promise.all(
    asked.map(({ text, generation }) => readReply(shared, userSays(text), { maxTokens: 12, ...generation })),
  );
  for (const [index, { text, generation }] of asked.entries()) {
    const alone = await replyTo(text, { maxTokens: 12, ...generation }, true);
    expect(together[index]?.text).toBe(alone.text);
    // To the bit.
    expect(together[index]?.written.weights).toEqual(alone.written.weights);
  }
});

describe("a reply of real weights continues with the same tokens and log probabilities", () => {
  test.for(Object.keys(cases))("%s", { timeout: 120_000 }, async (name) => {
    const { text, generation, hasInt8Products } = cases[name] ?? { text: "", generation: {}, hasInt8Products: false };
    const whole = await replyTo(text, generation, hasInt8Products);
    const count = whole.written.pieces.length;
    expect(count).toBeGreaterThan(4);
    if (text.startsWith(story)) expect(whole.end?.usage.inputTokens).toBeGreaterThan(256);
    for (const cut of [3, count - 2]) {
      const resumed = await replyTo(text, generation, hasInt8Products, cutAt(whole, cut));
      expect(resumed.written.pieces).toEqual(whole.written.pieces.slice(cut));
      // To the bit.
      expect(resumed.written.weights).toEqual(whole.written.weights.slice(cut));
    }
  });
});
