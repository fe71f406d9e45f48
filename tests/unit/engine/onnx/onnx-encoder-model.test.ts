import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import { EncodeSession } from "../../../../src/worker/engine/encode/encode-session.ts";
import { cpuTokenBudget, OnnxEncoderModel } from "../../../../src/worker/engine/onnx/encoder/onnx-encoder-model.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { valueOf } from "../../../scripted/start-scripted-engine.ts";
import { openOnCpu, ort } from "./onnx-in-node.ts";
// Vectors of the float model, computed with PyTorch by the recipe of starter-embed.
import references from "./reference-embeddings.json" with { type: "json" };

const folder = "models/starter-embed";
const json = (path: string): unknown => JSON.parse(readFileSync(`${folder}/${path}`, "utf8"));
const record = modelRecordSchema.parse({ id: "starter-embed", role: "embed", contextLength: 512, dimensions: 384, pooling: "mean" });
const tokenizer = new TextTokenizer(json("tokenizer.json"), json("tokenizer_config.json"));
let session: EncodeSession;

beforeAll(async () => {
  const graph = await openOnCpu(readFileSync(`${folder}/onnx/model_quantized.onnx`));
  session = new EncodeSession({ tokenizer, encoder: await OnnxEncoderModel.open(ort, graph, record, cpuTokenBudget), record, padId: 0 });
}, 60_000);

async function embed(texts: string[]): Promise<number[][]> {
  const plan = valueOf(session.planEmbed(texts, "END", undefined, undefined));
  const vectors: number[][] = [];
  for (const [slice, rows] of plan.slices.entries()) {
    const { values } = valueOf(await session.encodeSlice(plan.planId, slice));
    rows.forEach((row, place) => {
      vectors[row] = Array.from(values.subarray(place * 384, (place + 1) * 384));
    });
  }
  session.release(plan.planId);
  return vectors;
}

const cosine = (a: number[], b: number[]) => {
  const dot = a.reduce((sum, value, axis) => sum + value * (b[axis] ?? 0), 0);
  return dot / Math.hypot(...a) / Math.hypot(...b);
};

describe("the starter embed model on the CPU", { timeout: 60_000 }, () => {
  test("reads texts as the tokens that the reference implementation reads", () => {
    const { prefix, suffix } = tokenizer.frame("single");
    for (const { text, inputIds } of references) expect([...prefix, ...tokenizer.encodeText(text), ...suffix]).toEqual(inputIds);
  });

  test("gives vectors that are as good as those of the float model", async () => {
    const vectors = await embed(references.map(({ text }) => text));
    references.forEach(({ vector }, row) => expect(cosine(vectors[row] ?? [], vector)).toBeGreaterThan(0.995));
  });

  test("gives a text the same vector in any batch", async () => {
    const texts = ["short", `long ${"and longer ".repeat(30)}`, "another short text"];
    const together = await embed(texts);
    for (const [row, text] of texts.entries()) expect(cosine((await embed([text]))[0] ?? [], together[row] ?? [])).toBeGreaterThan(0.9999);
  });
});
