/** What is done to an encoder's output depends on whether its graph has pooled it already. */
import { describe, expect, test } from "vitest";
import type { EncoderBatch } from "../../../../src/worker/engine/encode/encoder-model.ts";
import { loadLayers } from "../../../../src/worker/engine/encode/module-layers.ts";
import { SentenceVectors } from "../../../../src/worker/engine/encode/sentence-vectors.ts";
import { outputsFor } from "../../../../src/worker/engine/onnx/encoder/encoder-signature.ts";
import { type ModelRecordInput, modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";

const recordOf = (fields: Partial<ModelRecordInput>) => modelRecordSchema.parse({ id: "m", role: "embed", ...fields });
/** Two rows; the second has one token. */
const batch: EncoderBatch = {
  rows: 2,
  width: 2,
  ids: new Int32Array(4),
  mask: Int32Array.of(1, 1, 1, 0),
  tokenTypes: new Int32Array(4),
  unpooled: new Int32Array(2),
};
const tokens = { outputWidth: 2, perToken: true };
const rows = { outputWidth: 3, perToken: false };
const dense = { type: "dense", file: "2_Dense/model.safetensors", inFeatures: 2, outFeatures: 3 } as const;

describe("a graph that gives vectors of tokens", () => {
  test("is pooled, goes through the modules and is cut, and each vector has length 1", () => {
    const doubled = (vector: Float32Array): Float32Array => Float32Array.of(...vector, 9);
    const vectors = new SentenceVectors(recordOf({ truncateDim: 2, modules: [dense] }), tokens, [doubled]);
    expect(vectors.width).toBe(2);
    expect(Array.from(vectors.of(batch, Float32Array.of(2, 0, 4, 8, 0, 5, 7, 7)))).toEqual([
      expect.closeTo(0.6),
      expect.closeTo(0.8),
      0,
      1,
    ]);
  });

  test("is refused if its modules are for vectors of another size", () => {
    expect(() => new SentenceVectors(recordOf({ modules: [{ ...dense, inFeatures: 5 }] }), tokens, [])).toThrow(/of 5 numbers, and gets 2/);
  });

  test("comes with a warning if its pooling is a guess", () => {
    const guessed = { pooling: "mean", isPoolingAssumed: true } as const;
    expect(new SentenceVectors(recordOf(guessed), tokens, []).warnings).toEqual([
      expect.stringMatching(/model 'm'.*pooling "mean" was assumed and texts have no prompt.*give `pooling` \(and `inputPrompts`\)/),
    ]);
    expect(new SentenceVectors(recordOf({ pooling: "mean" }), tokens, []).warnings).toEqual([]);
    expect(new SentenceVectors(recordOf(guessed), rows, []).warnings).toEqual([]);
  });
});

describe("a graph that gives vectors of rows", () => {
  test("has the modules in it: they are not applied again", () => {
    const vectors = new SentenceVectors(recordOf({ modules: [dense] }), rows, [() => Float32Array.of(1, 1, 1)]);
    expect(Array.from(vectors.of(batch, Float32Array.of(0, 3, 4, 5, 0, 0)))).toEqual([
      0,
      expect.closeTo(0.6),
      expect.closeTo(0.8),
      1,
      0,
      0,
    ]);
  });

  test("is cut all the same", () => {
    expect(new SentenceVectors(recordOf({ truncateDim: 2 }), rows, []).width).toBe(2);
  });

  test.each([[undefined], [[]]])("is refused if it has one vector where several poolings are concatenated; modules: %j", (modules) => {
    const record = recordOf({ pooling: ["cls", "mean"], dimensions: 4, modules });
    expect(() => new SentenceVectors(record, rows, [])).toThrow(/vectors of texts have 3 numbers, and its modules give 4/);
    expect(new SentenceVectors(recordOf({ pooling: ["cls", "mean"], dimensions: 3, modules }), rows, []).width).toBe(3);
  });

  test("is refused if the modules make vectors of another size, or leave out prompts, which it pools", () => {
    expect(() => new SentenceVectors(recordOf({ modules: [{ ...dense, outFeatures: 7 }] }), rows, [])).toThrow(
      /have 3 numbers.*modules give 7/,
    );
    for (const modules of [undefined, []]) {
      const unpooled = recordOf({ modules, poolsPrompt: false, inputPrompts: { search_query: "q: " } });
      expect(() => new SentenceVectors(unpooled, rows, [])).toThrow(/include_prompt/);
    }
  });
});

test("the output of a graph: its sentence vectors if its modules are not known or in it, its token vectors if they are known", () => {
  expect(outputsFor({ role: "embed", modules: undefined })[0]).toBe("sentence_embedding");
  expect(outputsFor({ role: "embed", modules: "graph" })).toEqual(["sentence_embedding"]);
  expect(outputsFor({ role: "embed", modules: [] })).toEqual(["last_hidden_state", "token_embeddings", "sentence_embedding"]);
});

describe("weights of modules", () => {
  const header = { "linear.weight": { dtype: "F32", shape: [3, 2], data_offsets: [0, 24] } };
  const fileOf = (content: object): Uint8Array<ArrayBuffer> => {
    const json = new TextEncoder().encode(JSON.stringify(content));
    const file = new Uint8Array(8 + json.length + 24);
    new DataView(file.buffer).setBigUint64(0, BigInt(json.length), true);
    file.set(json, 8);
    return file;
  };

  test.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
    ["no safetensors", Uint8Array.of(1, 2, 3), /2_Dense\/model\.safetensors: it is no safetensors file/],
    [
      "a header beyond the end",
      Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 127, 0),
      /2_Dense\/model\.safetensors: it is no safetensors file/,
    ],
    ["no tensor of the name", fileOf({}), /linear\.weight should be 3 x 2, and it has no such tensor/],
    ["a tensor of another shape", fileOf({ "linear.weight": { ...header["linear.weight"], shape: [2, 3] } }), /and it is 2 x 3/],
    [
      "numbers of another type",
      fileOf({ "linear.weight": { ...header["linear.weight"], dtype: "I8" } }),
      /no such tensor of floating-point/,
    ],
    ["numbers beyond the end", fileOf({ "linear.weight": { ...header["linear.weight"], data_offsets: [8, 32] } }), /no such tensor/],
    ["no bias", fileOf(header), /linear\.bias should be 3, and it has no such tensor/],
  ])("%s are reported with the file", async (_, content, message) => {
    const modules = recordOf({ modules: [dense] }).modules;
    const loading = loadLayers({ bytes: async () => content }, Array.isArray(modules) ? modules : []);
    await expect(loading).rejects.toThrow(message);
  });
});
