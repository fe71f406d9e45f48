import { describe, expect, it } from "vitest";
import { engineKind } from "../../../src/worker/models/devices/engine-kinds.ts";
import { deriveRecord } from "../../../src/worker/reading/derived/derive-record.ts";
import { neededStems } from "../../../src/worker/reading/derived/multi-graph-fields.ts";
import { factsOf } from "./published-models.ts";

const id = "Xenova/flan-t5-small";
const config = { architectures: ["T5ForConditionalGeneration"], model_type: "t5", is_encoder_decoder: true, n_positions: 512 };
const flan = {
  documents: {
    "config.json": config,
    "generation_config.json": { decoder_start_token_id: 0, eos_token_id: 1 },
    "tokenizer_config.json": { model_max_length: 512 },
  },
  files: {
    "onnx/encoder_model.onnx": 141e6,
    "onnx/encoder_model_quantized.onnx": 36e6,
    "onnx/decoder_model.onnx": 232e6,
    "onnx/decoder_model_merged.onnx": 233e6,
    "onnx/decoder_model_merged_quantized.onnx": 59e6,
    "onnx/decoder_with_past_model.onnx": 220e6,
  },
};
const derive = (change: object = {}, given = flan) =>
  deriveRecord(factsOf(id, { ...given, documents: { ...given.documents, "config.json": { ...config, ...change } } }), {
    id,
    overrides: {},
  });

describe("an encoder-decoder model", () => {
  it("is a chat model without a template, run by the transformers engine from its encoder and its merged decoder", () => {
    const record = derive();
    expect(record).toMatchObject({ role: "chat", engine: "transformers", dialect: "plain", contextLength: 1024 });
    expect(record.features).toEqual(["logprobs", "safety_modes", "citations"]);
    expect(
      engineKind("transformers")
        .devicesFor(record)
        .map(({ kind, weights }) => [kind, ...weights]),
    ).toEqual([
      ["webgpu", "onnx/encoder_model.onnx", "onnx/decoder_model_merged.onnx"],
      ["wasm", "onnx/encoder_model_quantized.onnx", "onnx/decoder_model_merged_quantized.onnx"],
      ["wasm", "onnx/encoder_model.onnx", "onnx/decoder_model_merged.onnx"],
    ]);
    expect(Object.keys(record.files)).not.toContain("onnx/decoder_model.onnx");
  });

  it("has room for a prompt and a reply of the length that it was trained with, if its files have one", () => {
    const withTokenizer = (model_max_length: number) => ({
      ...flan,
      documents: { ...flan.documents, "tokenizer_config.json": { model_max_length } },
    });
    expect(derive({ n_positions: 4096 }).contextLength).toBe(8192);
    expect(derive({ n_positions: undefined }, withTokenizer(256)).contextLength).toBe(512);
    expect(derive({ n_positions: undefined }, withTokenizer(1e30)).contextLength).toBe(1024);
  });

  it("is computed in half precision only if no other weights exist", () => {
    const inDtypes = (...dtypes: string[]) => ({
      ...flan,
      files: Object.fromEntries(
        dtypes.flatMap((dtype) => ["encoder_model", "decoder_model_merged"].map((stem) => [`onnx/${stem}${dtype}.onnx`, 1])),
      ) as typeof flan.files,
    });
    const onWebGpu = (given: typeof flan) =>
      engineKind("transformers")
        .devicesFor(derive({}, given))
        .flatMap(({ kind, weights }) => (kind === "webgpu" ? [weights[0]] : []));
    expect(onWebGpu(inDtypes("_q4f16", "_fp16", "_q4", ""))).toEqual(["onnx/encoder_model_q4.onnx"]);
    expect(onWebGpu(inDtypes("_fp16"))).toEqual(["onnx/encoder_model_fp16.onnx"]);
  });

  it("is found on a server that lists no files by the names of both graphs", () => {
    expect(neededStems(config)).toEqual(["encoder_model", "decoder_model_merged"]);
  });

  it("without its merged decoder, or of another type, cannot run, with the reason", () => {
    const { "onnx/decoder_model_merged.onnx": _, "onnx/decoder_model_merged_quantized.onnx": __, ...files } = flan.files;
    expect(() => derive({}, { ...flan, files: files as typeof flan.files })).toThrow(
      "it needs onnx/encoder_model.onnx and onnx/decoder_model_merged.onnx, all in one dtype",
    );
    expect(() => derive({ architectures: ["MarianMTModel"], model_type: "marian" })).toThrow(
      "its graph is in parts (encoder_model) that have to run together: it is an encoder-decoder model, and of those only the types t5, mt5, longt5, umt5 run here",
    );
  });

  it("with only an encoder is an embedder of one graph", () => {
    const sentences = { ...flan, files: { "onnx/model.onnx": 1 } as unknown as typeof flan.files };
    expect(derive({ architectures: ["T5EncoderModel"], is_encoder_decoder: false }, sentences)).toMatchObject({
      role: "embed",
      engine: "onnx",
    });
  });
});
