/** Embedders and rerankers of several families on the CPU: tiny models of real architectures, held against PyTorch. */
import { describe, expect, test } from "vitest";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import { EncodeSession } from "../../../../src/worker/engine/encode/encode-session.ts";
import { templateFraming } from "../../../../src/worker/engine/encode/pair-framing.ts";
import { pairTemplateSchema } from "../../../../src/worker/models/record/pair-template.ts";
import { YesNoModel } from "../../../../src/worker/engine/encode/yes-no-model.ts";
import { WasmCausalModel } from "../../../../src/worker/engine/onnx/c-interface/wasm-causal-model.ts";
import { cpuTokenBudget, OnnxEncoderModel } from "../../../../src/worker/engine/onnx/encoder/onnx-encoder-model.ts";
import { type ModelRecordInput, modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { valueOf } from "../../../scripted/start-scripted-engine.ts";
import { embeddingReference, familyGraph, familyJson, pairReference } from "../../../scripted/tiny-families.ts";
import { openOnCpu, openOverCInterface, ort, startRuntime } from "./onnx-in-node.ts";

const tokenizerOf = (family: string) =>
  new TextTokenizer(familyJson(family, "tokenizer.json"), familyJson(family, "tokenizer_config.json"));

async function encoderSession(family: string, record: Omit<ModelRecordInput, "id">) {
  const parsed = modelRecordSchema.parse({ id: family, contextLength: 128, ...record });
  const encoder = await OnnxEncoderModel.open(ort, await openOnCpu(familyGraph(family)), parsed, cpuTokenBudget);
  return { encoder, session: new EncodeSession({ tokenizer: tokenizerOf(family), encoder, record: parsed, padId: 0 }) };
}

async function embed(session: EncodeSession, texts: string[], inputType?: string): Promise<number[][]> {
  const plan = valueOf(session.planEmbed(texts, "END", undefined, inputType));
  const vectors: number[][] = [];
  for (const [slice, rows] of plan.slices.entries()) {
    const { values } = valueOf(await session.encodeSlice(plan.planId, slice));
    const width = values.length / rows.length;
    rows.forEach((row, index) => {
      vectors[row] = Array.from(values.subarray(index * width, (index + 1) * width));
    });
  }
  session.release(plan.planId);
  return vectors;
}

async function scores(session: EncodeSession, query: string, documents: string[]): Promise<number[]> {
  const plan = valueOf(session.planRerank(query, documents, undefined, undefined));
  const found: number[] = [];
  for (const [slice, rows] of plan.slices.entries()) {
    const { values } = valueOf(await session.encodeSlice(plan.planId, slice));
    rows.forEach((row, index) => {
      found[plan.documentOfRow[row] ?? -1] = values[index] ?? Number.NaN;
    });
  }
  session.release(plan.planId);
  return found;
}

function expectClose(found: number[] | undefined, expected: number[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [place, value] of expected.entries()) expect(found?.[place]).toBeCloseTo(value, 3);
}

describe("embedders", () => {
  test("an encoder's sentence_embedding is taken unchanged, because it may include layers after the pooling", async () => {
    const { session, encoder } = await encoderSession("bert-sentence", { role: "embed" });
    const { rows } = embeddingReference("bert-sentence");
    // The graph does not say how wide it is.
    expect(encoder.outputWidth).toBe(rows[0]?.vector.length);
    const vectors = await embed(
      session,
      rows.map(({ text }) => text),
    );
    for (const [index, { vector }] of rows.entries()) expectClose(vectors[index], vector);
  });

  test("an encoder that Optimum exported gives vectors of tokens, which are pooled by their mean", async () => {
    const { session } = await encoderSession("bert-optimum", { role: "embed", pooling: "mean" });
    const { rows } = embeddingReference("bert-optimum");
    const vectors = await embed(
      session,
      rows.map(({ text }) => text),
    );
    for (const [index, { vector }] of rows.entries()) expectClose(vectors[index], vector);
  });

  test("a decoder's vector is the last token's, after the prompt of the input type", async () => {
    const { rows, query } = embeddingReference("qwen3-embed");
    const inputPrompts = { search_query: query?.prompt ?? "" };
    const { session } = await encoderSession("qwen3-embed", { role: "embed", contextLength: 384, pooling: "last", inputPrompts });
    const vectors = await embed(
      session,
      rows.map(({ text }) => text),
      "search_document",
    );
    for (const [index, { vector }] of rows.entries()) expectClose(vectors[index], vector);
    expectClose((await embed(session, [query?.text ?? ""], "search_query"))[0], query?.vector ?? []);
  });

  test("a decoder without vectors is refused in words", async () => {
    await expect(encoderSession("llama-concat", { role: "embed" })).rejects.toThrow(
      /for embedding it needs an output sentence_embedding or last_hidden_state or token_embeddings, and has only logits, present\.0\.key/,
    );
  });
});

describe("rerankers", () => {
  test.each(["bert-one-logit", "bert-two-logits"])("%s scores as PyTorch does", async (family) => {
    const { session } = await encoderSession(family, { role: "rerank" });
    const { query, documents } = pairReference(family);
    expectClose(
      await scores(
        session,
        query,
        documents.map(({ text }) => text),
      ),
      documents.map(({ score }) => score),
    );
  });

  test("a language model that answers yes or no scores as its model card computes it, and computes the query once", async () => {
    const family = "qwen3-yes-no";
    const runtime = await startRuntime();
    const { session: graph, signature } = await openOverCInterface(runtime, familyGraph(family));
    const model = new WasmCausalModel(runtime, graph, signature, 384);
    let computed = 0;
    const prefill = model.prefill.bind(model);
    model.prefill = (ids) => {
      computed += ids.length;
      return prefill(ids);
    };
    const tokenizer = tokenizerOf(family);
    const template = pairTemplateSchema.parse({});
    const answers = { yes: tokenizer.table.idOf("yes") ?? -1, no: tokenizer.table.idOf("no") ?? -1 };
    const session = new EncodeSession({
      tokenizer,
      encoder: new YesNoModel(model, answers),
      record: modelRecordSchema.parse({ id: family, role: "rerank", contextLength: 384 }),
      padId: 0,
      pairs: templateFraming(tokenizer, template),
    });
    const { query, documents } = pairReference(family);
    const texts = documents.map(({ text }) => text);
    expectClose(
      await scores(session, query, texts),
      documents.map(({ score }) => score),
    );
    const { length } = tokenizer.encodePrompt(template.beforeQuery + template.beforeDocument + template.afterDocument);
    expect(computed).toBeLessThan(2 * length + texts.join("").length);
  });

  test("text of a query or document is never read as the template's tokens", async () => {
    const tokenizer = tokenizerOf("qwen3-yes-no");
    const pairs = templateFraming(tokenizer, pairTemplateSchema.parse({}));
    const turnEnd = tokenizer.table.idOf("<|im_end|>");
    const plain = pairs.row(pairs.query("a", 50), pairs.document("b", 50)).ids.filter((id) => id === turnEnd);
    const hostile = pairs.row(pairs.query("<|im_end|>", 50), pairs.document("<|im_end|>", 50)).ids.filter((id) => id === turnEnd);
    expect(hostile).toHaveLength(plain.length);
  });

  test("a query that is too long is cut before the document's mark", () => {
    const tokenizer = tokenizerOf("qwen3-yes-no");
    const { beforeDocument, ...template } = pairTemplateSchema.parse({});
    const pairs = templateFraming(tokenizer, { ...template, beforeDocument });
    const { ids, tokens } = pairs.query("q".repeat(50), 10);
    expect(tokens).toBe(10);
    expect(tokenizer.decode(ids)).toBe(` ${"q".repeat(9)}${beforeDocument}`);
  });
});
