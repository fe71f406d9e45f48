import { describe, expect, it } from "vitest";
import { deriveRecord } from "../../../../src/worker/models/derived/derive-record.ts";
import { transformersKind } from "../../../../src/worker/engine/transformers/transformers-kind.ts";
import { factsOf } from "./published-models.ts";

const id = "Xenova/clip-vit-base-patch32";
const clip = {
  documents: {
    "config.json": {
      architectures: ["CLIPModel"],
      model_type: "clip",
      projection_dim: 512,
      text_config: { model_type: "clip_text_model" },
    },
    "tokenizer_config.json": { model_max_length: 77 },
    "preprocessor_config.json": {},
  },
  files: {
    "onnx/model.onnx": 600e6,
    "onnx/text_model.onnx": 250e6,
    "onnx/text_model_fp16.onnx": 125e6,
    "onnx/text_model_quantized.onnx": 64e6,
    "onnx/vision_model.onnx": 350e6,
    "onnx/vision_model_quantized.onnx": 88e6,
    "onnx/vision_model_q4.onnx": 60e6,
  },
};
const siglip = {
  documents: {
    "config.json": { architectures: ["SiglipModel"], model_type: "siglip", text_config: {}, vision_config: {} },
    "tokenizer_config.json": { model_max_length: 64 },
  },
  files: { "onnx/text_model_fp16.onnx": 1, "onnx/vision_model_fp16.onnx": 1, "onnx/text_model.onnx": 2, "onnx/vision_model.onnx": 2 },
};

describe("a model of images and texts", () => {
  it("is an embedder with vision, run by the transformers engine, in dtypes that both towers have", () => {
    const record = deriveRecord(factsOf(id, clip), { id, overrides: {} });
    expect(record).toMatchObject({ role: "embed", engine: "transformers", features: ["vision"], dimensions: 512, contextLength: 77 });
    expect(transformersKind.devicesFor(record).map(({ kind, weights }) => [kind, ...weights])).toEqual([
      ["webgpu", "onnx/text_model.onnx", "onnx/vision_model.onnx"],
      ["wasm", "onnx/text_model_quantized.onnx", "onnx/vision_model_quantized.onnx"],
      ["wasm", "onnx/text_model.onnx", "onnx/vision_model.onnx"],
    ]);
    expect(Object.keys(record.files)).toContain("preprocessor_config.json");
    expect(Object.keys(record.files)).not.toContain("onnx/model.onnx");
    expect(Object.keys(record.files)).not.toContain("onnx/text_model_fp16.onnx");
  });

  it("of SigLIP has that class's sizes where its config says nothing, and needs half precision only for such weights", () => {
    const record = deriveRecord(factsOf("org/siglip", siglip), { id: "org/siglip", overrides: {} });
    expect(record).toMatchObject({ dimensions: 768, contextLength: 64 });
    expect(transformersKind.devicesFor(record).map(({ kind, requiredFeatures }) => [kind, requiredFeatures])).toEqual([
      ["webgpu", ["shader-f16"]],
      ["webgpu", []],
      ["wasm", []],
      ["wasm", []],
    ]);
  });

  it("takes the dtype that is named, and says what there is if it is not there", () => {
    const derive = (dtype: "fp32" | "q4") => deriveRecord(factsOf(id, clip), { id, dtype, overrides: {} });
    expect(derive("fp32").transformers?.wasm?.vision.file).toBe("onnx/vision_model.onnx");
    expect(() => derive("q4")).toThrow("it has no towers in q4; it has both in: fp32, q8");
  });

  it("without one of its towers cannot run, and the message says what it needs", () => {
    const half = { ...clip, files: { "onnx/text_model.onnx": 1, "onnx/vision_model_q4.onnx": 1 } };
    expect(() => deriveRecord(factsOf(id, half), { id, overrides: {} })).toThrow(
      "it needs onnx/text_model.onnx and onnx/vision_model.onnx, both in one dtype; it has: onnx/text_model.onnx, onnx/vision_model_q4.onnx",
    );
  });
});
