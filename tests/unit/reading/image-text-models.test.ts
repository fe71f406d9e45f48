import { describe, expect, it } from "vitest";
import { deriveRecord } from "../../../src/worker/reading/derived/derive-record.ts";
import { engineKind } from "../../../src/worker/models/devices/engine-kinds.ts";
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
    expect(
      engineKind("transformers")
        .devicesFor(record)
        .map(({ kind, weights }) => [kind, ...weights]),
    ).toEqual([
      ["webgpu", "onnx/text_model.onnx", "onnx/vision_model.onnx"],
      ["wasm", "onnx/text_model_quantized.onnx", "onnx/vision_model_quantized.onnx"],
      ["wasm", "onnx/text_model.onnx", "onnx/vision_model.onnx"],
    ]);
    expect(Object.keys(record.files)).toContain("preprocessor_config.json");
    expect(Object.keys(record.files)).not.toContain("onnx/model.onnx");
    expect(Object.keys(record.files)).not.toContain("onnx/text_model_fp16.onnx");
  });

  it("of SigLIP has that class's default sizes for values that its config lacks, and needs half precision only for such weights", () => {
    const record = deriveRecord(factsOf("org/siglip", siglip), { id: "org/siglip", overrides: {} });
    expect(record).toMatchObject({ dimensions: 768, contextLength: 64 });
    expect(
      engineKind("transformers")
        .devicesFor(record)
        .map(({ kind, requiredFeatures }) => [kind, requiredFeatures]),
    ).toEqual([
      ["webgpu", ["shader-f16"]],
      ["webgpu", []],
      ["wasm", []],
      ["wasm", []],
    ]);
  });

  it("takes the named dtype, and lists the existing ones if it is missing", () => {
    const derive = (dtype: "fp32" | "q4") => deriveRecord(factsOf(id, clip), { id, dtype, overrides: {} });
    expect(derive("fp32").transformers?.wasm).toMatchObject({ vision: { file: "onnx/vision_model.onnx" } });
    expect(() => derive("q4")).toThrow("it has not all of its graphs in q4; it has them in: fp32, q8");
  });

  it("without one of its towers cannot run, and the message names the missing one", () => {
    const half = { ...clip, files: { "onnx/text_model.onnx": 1, "onnx/vision_model_q4.onnx": 1 } };
    expect(() => deriveRecord(factsOf(id, half), { id, overrides: {} })).toThrow(
      "it needs onnx/text_model.onnx and onnx/vision_model.onnx, all in one dtype; it has: onnx/text_model.onnx, onnx/vision_model_q4.onnx",
    );
  });
});

const smolvlm = {
  documents: {
    "config.json": {
      architectures: ["Idefics3ForConditionalGeneration"],
      model_type: "idefics3",
      image_token_id: 49190,
      scale_factor: 4,
      text_config: {
        model_type: "llama",
        head_dim: 64,
        hidden_size: 576,
        max_position_embeddings: 8192,
        num_attention_heads: 9,
        num_hidden_layers: 30,
        num_key_value_heads: 3,
        vocab_size: 49280,
      },
      vision_config: { image_size: 512, patch_size: 16 },
    },
    "generation_config.json": { eos_token_id: 49279 },
    "preprocessor_config.json": {},
  },
  template:
    "<|im_start|>{% for message in messages %}{{message['role'] | capitalize}}{% for line in message['content'] %}{% if line['type'] == 'text' %}{{line['text']}}{% elif line['type'] == 'image' %}{{ '<image>' }}{% endif %}{% endfor %}<end_of_utterance>\n{% endfor %}{% if add_generation_prompt %}{{ 'Assistant:' }}{% endif %}",
  files: Object.fromEntries(
    ["decoder_model_merged", "embed_tokens", "vision_encoder"].flatMap((stem) => [
      [`onnx/${stem}.onnx`, 400e6],
      [`onnx/${stem}_q4f16.onnx`, 60e6],
      [`onnx/${stem}_q4.onnx`, 90e6],
      [`onnx/${stem}_quantized.onnx`, 100e6],
    ]),
  ),
};

describe("a chat model with vision", () => {
  const derive = (given: Parameters<typeof factsOf>[1] = smolvlm) =>
    deriveRecord(factsOf("org/vlm", given), { id: "org/vlm", overrides: {} });

  it("is run by the transformers engine in dtypes that all of its graphs have, and reads images", () => {
    const record = derive();
    expect(record).toMatchObject({ role: "chat", engine: "transformers", contextLength: 8192, dialect: "auto" });
    expect(record.features).toContain("vision");
    expect(
      engineKind("transformers")
        .devicesFor(record)
        .map(({ kind, weights, requiredFeatures }) => [kind, weights, requiredFeatures]),
    ).toEqual([
      [
        "webgpu",
        ["onnx/decoder_model_merged_q4f16.onnx", "onnx/embed_tokens_q4f16.onnx", "onnx/vision_encoder_q4f16.onnx"],
        ["shader-f16"],
      ],
      ["webgpu", ["onnx/decoder_model_merged_q4.onnx", "onnx/embed_tokens_q4.onnx", "onnx/vision_encoder_q4.onnx"], []],
      ["wasm", ["onnx/decoder_model_merged_quantized.onnx", "onnx/embed_tokens_quantized.onnx", "onnx/vision_encoder_quantized.onnx"], []],
      ["wasm", ["onnx/decoder_model_merged_q4.onnx", "onnx/embed_tokens_q4.onnx", "onnx/vision_encoder_q4.onnx"], []],
    ]);
    expect(Object.keys(record.files)).toContain("preprocessor_config.json");
  });

  it("without one of its graphs cannot run, and the message names the missing one", () => {
    const { "onnx/embed_tokens.onnx": _, ...files } = smolvlm.files;
    const only = Object.fromEntries(Object.entries(files).filter(([path]) => !/_q/.test(path)));
    expect(() => derive({ ...smolvlm, files: only })).toThrow(
      "it needs onnx/decoder_model_merged.onnx and onnx/embed_tokens.onnx and onnx/vision_encoder.onnx, all in one dtype; it has: onnx/decoder_model_merged.onnx, onnx/vision_encoder.onnx",
    );
  });

  it("of LFM2-VL has the context and the dialect of the decoder in it", () => {
    const record = derive({
      ...smolvlm,
      documents: {
        ...smolvlm.documents,
        "config.json": {
          architectures: ["Lfm2VlForConditionalGeneration"],
          model_type: "lfm2_vl",
          image_token_id: 396,
          text_config: {
            model_type: "lfm2",
            hidden_size: 1024,
            layer_types: ["conv", "full_attention", "conv"],
            max_position_embeddings: 128_000,
            num_attention_heads: 16,
            num_hidden_layers: 3,
            num_key_value_heads: 8,
            vocab_size: 65_536,
          },
          vision_config: { model_type: "siglip2_vision_model", patch_size: 16 },
        },
      },
      template:
        "{%- macro parts(content) -%}{%- if content is string -%}{{- content -}}{%- else -%}{%- for item in content -%}{%- if item.type == 'image' -%}{{- '<image>' -}}{%- else -%}{{- item.text -}}{%- endif -%}{%- endfor -%}{%- endif -%}{%- endmacro -%}" +
        "{%- if tools -%}{{- 'List of tools: ' + (tools | tojson) -}}{%- endif -%}{%- for message in messages -%}{{- '<|im_start|>' + message.role + '\\n' + parts(message.content) -}}" +
        "{%- if message.tool_calls is defined -%}{%- for call in message.tool_calls -%}{{- '<|tool_call_start|>[' + call.function.name + '()]<|tool_call_end|>' -}}{%- endfor -%}{%- endif -%}{{- '<|im_end|>\\n' -}}{%- endfor -%}" +
        "{%- if add_generation_prompt -%}{{- '<|im_start|>assistant\\n' -}}{%- endif -%}",
    });
    expect(record).toMatchObject({ role: "chat", engine: "transformers", contextLength: 8192, dialect: "lfm2" });
    expect(record.features).toEqual(expect.arrayContaining(["vision", "tools"]));
  });
});
