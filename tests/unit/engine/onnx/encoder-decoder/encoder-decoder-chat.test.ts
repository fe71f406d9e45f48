/** Chat with a tiny T5: its prompts, its replies and what it refuses. */
import { beforeAll, describe, expect, test } from "vitest";
import { plainTemplate } from "../../../../../src/chat/prompt/plain-template.ts";
import { ChatTemplate } from "../../../../../src/chat/prompt/chat-template.ts";
import { TextTokenizer } from "../../../../../src/chat/tokenizer/text-tokenizer.ts";
import { ChatSession } from "../../../../../src/worker/engine/chat/chat-session.ts";
import { createEngine } from "../../../../../src/worker/engine/create-engine.ts";
import type { Engine } from "../../../../../src/worker/engine/engine.ts";
import { replyStartId } from "../../../../../src/worker/engine/onnx/encoder-decoder/encoder-decoder-model.ts";
import { modelRecordSchema } from "../../../../../src/worker/models/record/model-record.ts";
import { defaultForm, defaultGeneration, readReply, userSays, valueOf } from "../../../../scripted/start-scripted-engine.ts";
import { endId, openGraphs, openModel, reference, type T5Graphs, t5Json } from "./t5-in-node.ts";

const { ended, cut } = reference;
const tokenizer = new TextTokenizer(t5Json("tokenizer.json"), t5Json("tokenizer_config.json"));
let graphs: T5Graphs;
beforeAll(async () => {
  graphs = await openGraphs();
});

async function startEngine(): Promise<Engine> {
  const { prefix, suffix } = tokenizer.frame("single");
  const chat = new ChatSession({
    tokenizer,
    template: new ChatTemplate({ chat_template: plainTemplate }, undefined),
    dialect: undefined,
    supportsReasoning: false,
    model: openModel(graphs).model,
    frame: { prefix, suffix: [...suffix, replyStartId] },
    endTokenIds: new Set([endId]),
    yieldToEventLoop: async () => undefined,
  });
  const device = { kind: "wasm", threads: 1 } as const;
  const facts = { contextLength: 128, vocabularySize: tokenizer.table.size, dimensions: 0, memoryBytes: 0, device };
  const engine = createEngine(async () => ({ facts, tokenizer, chat }));
  const record = modelRecordSchema.parse({ id: "t5", role: "chat" });
  valueOf(await engine.load({ record, folder: "https://models.test/t5/", device, allowSoftwareAdapter: false }, () => undefined));
  return engine;
}

describe("chat with an encoder-decoder model", () => {
  test("writes the text of PyTorch, without the space before it, and ends with it", async () => {
    const engine = await startEngine();
    const { text, end } = await readReply(engine, userSays(ended.text), { temperature: 0, maxTokens: 40 });
    expect([text, end?.finishReason]).toEqual([ended.written, "COMPLETE"]);
    expect(end?.usage).toMatchObject({ inputTokens: ended.prompt.length + 1, outputTokens: ended.tokens.length });
  });

  test("a sampled reply continues in another engine from any token", async () => {
    const generation = { temperature: 1, seed: 5n, maxTokens: 8 };
    const whole = await readReply(await startEngine(), userSays(cut.text), generation);
    expect(whole.written.pieces.length).toBeGreaterThan(3);
    for (const count of [0, 1, 3]) {
      const pieces = whole.written.pieces.slice(0, count);
      const given = { cachedTokens: 0, pieces, weights: whole.written.weights.slice(0, count) };
      const resumed = await readReply(await startEngine(), userSays(cut.text), generation, undefined, {}, given);
      expect([resumed.text, resumed.end]).toEqual([whole.text, whole.end]);
    }
  });

  test("a prompt that is cut keeps the tokens around it", async () => {
    const engine = await startEngine();
    const cuts = { truncateSide: "end", maxInputTokens: 12 } as const;
    const kept = tokenizer.decode(Int32Array.from(cut.prompt.slice(0, 10)));
    for (const rawPrompt of [true, false]) {
      const short = await readReply(engine, userSays(cut.text), { temperature: 0, maxTokens: 6 }, undefined, { ...cuts, rawPrompt });
      const same = await readReply(engine, userSays(kept), { temperature: 0, maxTokens: 6 });
      expect([short.end?.usage.inputTokens, short.text]).toEqual([12, same.text]);
      expect(short.text).not.toBe("");
    }
  });

  test("is refused what its vocabulary cannot write, and what an encoder does not give", async () => {
    const engine = await startEngine();
    const plan = (form: object) => engine.planChat(userSays("goats"), defaultGeneration, { ...defaultForm, ...form });
    expect(await plan({ output: { type: "json" } })).toEqual({
      ok: false,
      failure: { kind: "unprocessable", detail: "JSON: this model has no tokens for { } [ ]" },
    });
    expect(await plan({ promptLogprobs: true })).toMatchObject({
      ok: false,
      failure: { kind: "unprocessable", detail: expect.stringContaining("this model reads the prompt as a whole") },
    });
    expect(await plan({})).toMatchObject({ ok: true });
  });
});
