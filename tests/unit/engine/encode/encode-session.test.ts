import { describe, expect, test } from "vitest";
import { startScriptedEngine, valueOf } from "../../../scripted/start-scripted-engine.ts";

const embedder = (record = {}) => startScriptedEngine({ role: "embed", dimensions: 6, contextLength: 12, ...record });
const reranker = (record = {}) => startScriptedEngine({ role: "rerank", contextLength: 40, ...record });

describe("embedding", () => {
  test("cuts texts to the context at the end, at the start, or not at all", async () => {
    const { engine } = await embedder();
    const vectorOf = async (text: string, truncate: "START" | "END" | "NONE") => {
      const plan = valueOf(await engine.planEmbed([text], truncate, undefined, undefined));
      return { counts: Array.from(plan.tokenCounts), vector: Array.from(valueOf(await engine.encodeSlice(plan.planId, 0)).values) };
    };
    const head = await vectorOf("0123456789", "NONE");
    expect(head.counts).toEqual([10]);
    expect((await vectorOf("0123456789abc", "END")).vector).toEqual(head.vector);
    expect((await vectorOf("abc0123456789", "START")).vector).toEqual(head.vector);
    expect((await vectorOf("abc0123456789", "END")).vector).not.toEqual(head.vector);
    expect(await engine.planEmbed(["ok", "0123456789a"], "NONE", undefined, undefined)).toMatchObject({
      ok: false,
      failure: { kind: "too-many-tokens", detail: "text 1 has 11 tokens, the limit is 10" },
    });
  });

  test("keeps to a smaller limit, and caps a larger one", async () => {
    const { engine } = await embedder();
    const counts = async (limit: number) =>
      Array.from(valueOf(await engine.planEmbed(["0123456789abc"], "END", limit, undefined)).tokenCounts);
    expect(await counts(4)).toEqual([4]);
    expect(await counts(4000)).toEqual([10]);
  });

  test("puts the prompt of the input type before the text without counting it", async () => {
    const { engine } = await embedder({ inputPrompts: { search_query: "q:" } });
    const vector = async (text: string, inputType: string | undefined) => {
      const plan = valueOf(await engine.planEmbed([text], "END", undefined, inputType));
      return { counts: Array.from(plan.tokenCounts), values: Array.from(valueOf(await engine.encodeSlice(plan.planId, 0)).values) };
    };
    const prompted = await vector("abc", "search_query");
    expect(prompted).toEqual({ counts: [3], values: (await vector("q:abc", undefined)).values });
    expect((await vector("0123456789", "search_query")).counts).toEqual([8]);
  });

  test("gives each row of each slice its own vector of length 1", async () => {
    const { engine } = await embedder({ contextLength: 300 });
    const texts = Array.from({ length: 40 }, (_, index) => "ab".repeat(1 + ((index * 37) % 120)));
    const plan = valueOf(await engine.planEmbed(texts, "END", undefined, undefined));
    expect(plan.slices.length).toBeGreaterThan(3);
    for (const [slice, rows] of plan.slices.entries()) {
      const values = valueOf(await engine.encodeSlice(plan.planId, slice)).values;
      expect(values).toHaveLength(rows.length * 6);
      for (const [place, row] of Array.from(rows).entries()) {
        const vector = Array.from(values.subarray(place * 6, place * 6 + 6));
        expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
        const alone = valueOf(await engine.planEmbed([texts[row] ?? ""], "END", undefined, undefined));
        expect(Array.from(valueOf(await engine.encodeSlice(alone.planId, 0)).values)).toEqual(vector);
      }
    }
  });

  test("a released plan cannot be computed any more, and a failing one is a fault", async () => {
    const { engine } = await embedder();
    const plan = valueOf(await engine.planEmbed(["a"], "END", undefined, undefined));
    await engine.releasePlan(plan.planId);
    expect(await engine.encodeSlice(plan.planId, 0)).toMatchObject({ ok: false });
    const failing = valueOf(await engine.planEmbed(["!fail"], "END", undefined, undefined));
    expect(await engine.encodeSlice(failing.planId, 0)).toMatchObject({ ok: false, failure: { kind: "run-failed" } });
  });
});

describe("reranking", () => {
  test("scores in [0, 1], higher for the document that answers", async () => {
    const { engine } = await reranker();
    const plan = valueOf(await engine.planRerank("red fox", ["blue bird", "a red fox", "red"], undefined, undefined));
    const scores = new Map<number, number>();
    for (const [slice, rows] of plan.slices.entries()) {
      valueOf(await engine.encodeSlice(plan.planId, slice)).values.forEach((score, place) => {
        scores.set(plan.documentOfRow[rows[place] ?? -1] ?? -1, score);
      });
    }
    expect(scores.get(1)).toBeGreaterThan(scores.get(2) ?? 1);
    expect(scores.get(2)).toBeGreaterThan(scores.get(0) ?? 1);
    expect([...scores.values()].every((score) => score >= 0 && score <= 1)).toBe(true);
  });

  test("cuts a document that does not fit into chunks, each with the whole query", async () => {
    const { engine } = await reranker();
    const plan = valueOf(await engine.planRerank("query", ["x".repeat(70), "short"], undefined, undefined));
    // 40 positions less 3 special tokens and 5 of the query leave 32: 70 tokens are three chunks.
    expect(Array.from(plan.documentOfRow)).toEqual([0, 0, 0, 1]);
    expect(Array.from(plan.tokenCounts)).toEqual([5 + 24, 5 + 24, 5 + 22, 5 + 5]);
    const limited = valueOf(await engine.planRerank("query", ["x".repeat(70)], undefined, 1));
    expect(Array.from(limited.tokenCounts)).toEqual([5 + 32]);
    const cut = valueOf(await engine.planRerank("query", ["x".repeat(70)], 33, undefined));
    expect(Array.from(cut.tokenCounts)).toEqual([5 + 17, 5 + 16]);
  });

  test("leaves a document half of the context however long the query is", async () => {
    const { engine } = await reranker();
    const plan = valueOf(await engine.planRerank("q".repeat(500), ["d".repeat(19)], undefined, undefined));
    expect(Array.from(plan.tokenCounts)).toEqual([18 + 19]);
  });
});
