/** Embeddings and ranking by a server. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { readScores, readVectors } from "../../../../src/worker/engine/remote/encode/encode-answers.ts";
import { remoteEngine, type RemoteOptions } from "../../../remote/remote-engine.ts";
import { json } from "../../../remote/responses.ts";
import { ScriptedServer } from "../../../remote/scripted-server.ts";
import { startScriptedEngine, valueOf } from "../../../scripted/start-scripted-engine.ts";
import type { Engine } from "../../../../src/worker/engine/engine.ts";

let server: ScriptedServer;
beforeAll(async () => (server = await ScriptedServer.start()));
afterAll(() => server.stop());
beforeEach(() => void (server.requests.length = 0));

async function load(role: "embed" | "rerank", part: RemoteOptions = {}, record: object = {}): Promise<Engine> {
  const engine = remoteEngine(server, { server: "vllm", ...part });
  const parsed = modelRecordSchema.parse({ id: "scripted", role, contextLength: 64, ...record });
  valueOf(await engine.load({ record: parsed, folder: "", device: { kind: "remote" }, allowSoftwareAdapter: false }, () => undefined));
  return engine;
}

async function vectorsOf(engine: Engine, texts: string[], truncate: "END" | "START" | "NONE" = "END", inputType?: string) {
  const plan = valueOf(await engine.planEmbed(texts, truncate, undefined, inputType));
  const vectors: number[][] = [];
  let inputTokens = 0;
  for (const [slice, rows] of plan.slices.entries()) {
    const computed = valueOf(await engine.encodeSlice(plan.planId, slice));
    const width = computed.values.length / rows.length;
    rows.forEach((row, index) => (vectors[row] = Array.from(computed.values.slice(index * width, (index + 1) * width))));
    inputTokens += computed.inputTokens ?? rows.reduce((sum, row) => sum + (plan.tokenCounts[row] ?? 0), 0);
  }
  return { vectors, inputTokens };
}

const texts = ["one", "a longer text", "ü", "one"];
const close = (vectors: number[][]) => vectors.map((vector) => vector.map((value) => expect.closeTo(value, 5)));

describe("embeddings", () => {
  test.each(["base64", "float"] as const)(
    "as %s are those of the model, of length 1, in the order of the texts",
    async (encodingFormat) => {
      const { engine: local } = await startScriptedEngine({ role: "embed", contextLength: 64, dimensions: 32 });
      const { vectors } = await vectorsOf(await load("embed", { encodingFormat }), texts);
      expect(vectors).toEqual(close((await vectorsOf(local, texts)).vectors));
      expect(server.requests[0]?.body).toMatchObject({ model: "scripted", input: texts, encoding_format: encodingFormat });
    },
  );

  test("go to the server in batches, with the prompt of their input type and the width that the record asks for", async () => {
    const record = { inputPrompts: { search_query: "query: " }, dimensions: 8 };
    const engine = await load("embed", { batchSize: 3, dimensions: 8 }, record);
    const { vectors } = await vectorsOf(engine, texts, "END", "search_query");
    expect(vectors.map((vector) => vector.length)).toEqual([8, 8, 8, 8]);
    expect(server.requests.map(({ body }) => body?.["input"])).toEqual([
      ["query: one", "query: a longer text", "query: ü"],
      ["query: one"],
    ]);
    expect(server.requests[0]?.body).toHaveProperty("dimensions", 8);
  });

  test("are counted by the server, or by the tokenizer if it is here", async () => {
    expect((await vectorsOf(await load("embed"), ["abc", "de"])).inputTokens).toBe(3 + 2 + 2 * 2);
    expect((await vectorsOf(await load("embed", { tokenizer: "here" }), ["abc", "de"])).inputTokens).toBe(5);
  });

  test("of texts over the limit: cut here if the tokenizer is here, else the server says no", async () => {
    const here = await load("embed", { tokenizer: "here" });
    const long = `${"a".repeat(61)}bcd`;
    await vectorsOf(here, [long], "END");
    await vectorsOf(here, [long], "START");
    expect(server.requests.map(({ body }) => body?.["input"])).toEqual([[`${"a".repeat(61)}b`], [`${"a".repeat(59)}bcd`]]);
    expect(await here.planEmbed([long], "NONE", undefined, undefined)).toMatchObject({ failure: { kind: "too-many-tokens" } });
    const there = await load("embed");
    const plan = valueOf(await there.planEmbed([long], "END", undefined, undefined));
    expect(await there.encodeSlice(plan.planId, 0)).toMatchObject({ ok: false, failure: { kind: "too-many-tokens" } });
  });

  test.each([
    ["max_tokens", "vllm", "END", 5],
    ["truncate START", "vllm", "START", undefined],
    ["truncate NONE", "infinity", "NONE", undefined],
  ] as const)("%s is refused if neither side can observe it", async (name, kind, truncate, maxTokens) => {
    const outcome = await (await load("embed", { server: kind })).planEmbed(["x"], truncate, maxTokens, undefined);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "unprocessable", detail: expect.stringContaining(name) } });
  });
});

describe("ranking", () => {
  const documents = ["blue fjord", "red car", "deep blue fjord in Norway"];
  const scoresOf = async (engine: Engine) => {
    const plan = valueOf(await engine.planRerank("blue fjord", documents, 4096, undefined));
    return { scores: Array.from(valueOf(await engine.encodeSlice(plan.planId, 0)).values), documentOfRow: Array.from(plan.documentOfRow) };
  };

  test("gives each document its score, in the order of the documents", async () => {
    const { scores } = await scoresOf(await load("rerank"));
    expect(scores[0]).toBeGreaterThan(0.9);
    expect(scores[1]).toBeLessThan(0.1);
    expect(scores[2]).toBeGreaterThan(0.9);
  });

  test("cuts long documents into chunks if the tokenizer is here", async () => {
    const engine = await load("rerank", { tokenizer: "here" });
    const plan = valueOf(await engine.planRerank("q", ["x".repeat(130), "y"], undefined, 2));
    expect(Array.from(plan.documentOfRow)).toEqual([0, 0, 1]);
    await engine.encodeSlice(plan.planId, 0);
    expect(server.requests[0]?.body?.["documents"]).toEqual(["x".repeat(60), "x".repeat(60), "y"]);
  });

  test("reads text-embeddings-inference, and logits as llama.cpp gives them", async () => {
    server.next((response, { body }) => {
      expect(body).toMatchObject({ texts: documents, raw_scores: false });
      json(response, 200, [
        { index: 2, score: 0.5 },
        { index: 0, score: 0.25 },
        { index: 1, score: 0 },
      ]);
    });
    expect((await scoresOf(await load("rerank", { server: "tei" }))).scores).toEqual([0.25, 0, 0.5]);
    server.next((response) => json(response, 200, { results: [0, 1, 2].map((index) => ({ index, relevance_score: index - 1 })) }));
    const { scores } = await scoresOf(await load("rerank", { server: "llama.cpp" }));
    expect(scores).toEqual([0, 1, 2].map((index) => expect.closeTo(1 / (1 + Math.exp(1 - index)), 6)));
  });

  test("reports scores that are no probabilities", async () => {
    server.next((response) => json(response, 200, { results: [0, 1, 2].map((index) => ({ index, relevance_score: 3 })) }));
    const engine = await load("rerank");
    const plan = valueOf(await engine.planRerank("q", documents, undefined, undefined));
    expect(await engine.encodeSlice(plan.planId, 0)).toMatchObject({ failure: { detail: expect.stringContaining('scores: "logit"') } });
  });

  test("ends its request when the plan is released", async () => {
    server.next(() => undefined);
    const engine = await load("rerank");
    const plan = valueOf(await engine.planRerank("q", documents, undefined, undefined));
    const computing = engine.encodeSlice(plan.planId, 0);
    while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await engine.releasePlan(plan.planId);
    expect((await computing).ok).toBe(false);
    await server.requests[0]?.closed;
  });
});

describe("an answer that does not fit fails:", () => {
  const vector = (index: number, embedding: unknown) => ({ index, embedding });
  test.each<[string, unknown, RegExp]>([
    ["no embeddings", {}, /holds no embeddings/],
    ["too few", { data: [vector(0, [1])] }, /1 embeddings for 2 texts/],
    ["one twice", { data: [vector(0, [1]), vector(0, [1])] }, /2 embeddings for 2 texts/],
    ["of other widths", { data: [vector(0, [1]), vector(1, [1, 2])] }, /2 dimensions, the record of the model says 1/],
    ["no base64", { data: [vector(0, "%"), vector(1, "%")] }, /no base64/],
  ])("%s", (_name, answer, message) => {
    expect(() => readVectors(answer, 2, undefined)).toThrow(message);
  });

  test("no ranking", () => {
    expect(() => readScores({ results: [{ index: 5, relevance_score: 1 }] }, 1)).toThrow(/1 scores for 1 texts/);
  });
});
