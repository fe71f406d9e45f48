import { describe, expect, test } from "vitest";
import { deriveRecord, type DeriveOptions } from "../../../src/worker/reading/derived/derive-record.ts";
import type { DeviceSupport } from "../../../src/worker/models/devices/device-support.ts";
import { deviceLadder, downloadBytes, minDownloadBytes } from "../../../src/worker/models/devices/device-ladder.ts";
import { bge, bgeReranker, embeddingGemma, factsOf, llama32, qwen3, qwenEmbedding } from "./published-models.ts";

type Published = Parameters<typeof factsOf>[1];
const derive = (name: string, model: Published, options: Partial<DeriveOptions> = {}) =>
  deriveRecord(factsOf(name, model), { id: name, overrides: {}, ...options });
const withFiles = (model: Published, files: Record<string, number>): Published => ({ ...model, files });
const withConfig = (model: Published, config: object): Published => ({
  ...model,
  documents: { ...model.documents, "config.json": config },
});

const gpu = (features: string[] = []) => ({
  wasmThreads: 1,
  webgpu: { isSoftware: false, features: new Set(features), maxBufferBytes: 4e9 },
});
const firstFiles = (record: ReturnType<typeof derive>, support: DeviceSupport) =>
  deviceLadder(record, { device: "auto", support, memoryBudgetBytes: 4e9 }).map(({ device, weights }) => `${device.kind} ${weights[0]}`);

describe("a chat model", () => {
  test("has its role, dialect, features, sampling and context from its files", () => {
    expect(derive("org/Qwen3-0.6B-ONNX", qwen3)).toMatchObject({
      role: "chat",
      engine: "onnx",
      source: `https://hub.test/org/Qwen3-0.6B-ONNX/resolve/${"c".repeat(40)}/`,
      dialect: "qwen",
      thinkingByDefault: true,
      sampling: { temperature: 0.6, k: 20, p: 0.95 },
      // 28 layers of 8 heads of 128 in float32, keys and values: 229,376 bytes a position, 1 GiB in all.
      contextLength: 4096,
    });
    const { features } = derive("org/Qwen3-0.6B-ONNX", qwen3);
    expect(features).toEqual(expect.arrayContaining(["tools", "strict_tools", "reasoning", "json_schema", "logprobs"]));
  });

  test("without tools and thinking in its template promises neither", () => {
    const { features, dialect } = derive("org/llama", llama32);
    expect(dialect).toBe("auto");
    expect(features).not.toEqual(expect.arrayContaining(["tools"]));
    expect(features).not.toEqual(expect.arrayContaining(["reasoning"]));
  });

  test("that thinks only on request has this in its record", () => {
    const template = qwen3.template?.replace("is defined and enable_thinking is false", "is not defined or not enable_thinking");
    expect(derive("org/m", { ...qwen3, ...(template !== undefined && { template }) }).thinkingByDefault).toBe(false);
  });

  test("decodes greedily if its makers do", () => {
    const documents = { ...qwen3.documents, "generation_config.json": { do_sample: false, temperature: 0.6 } };
    expect(derive("org/m", { ...qwen3, documents }).sampling.temperature).toBe(0);
  });

  test("has as much context as it was made for, if that is less than the cache may take", () => {
    const config = {
      architectures: ["LlamaForCausalLM"],
      hidden_size: 576,
      num_attention_heads: 9,
      num_key_value_heads: 3,
      num_hidden_layers: 15,
    };
    expect(derive("org/m", withConfig(qwen3, { ...config, max_position_embeddings: 4096 })).contextLength).toBe(4096);
    expect(derive("org/m", withConfig(qwen3, { ...config, max_position_embeddings: 131072 })).contextLength).toBe(8192);
  });

  test("has the fields of its entry instead of the ones of its files", () => {
    const overrides = { contextLength: 1000, sampling: { temperature: 0.1 }, features: [] };
    expect(derive("org/m", qwen3, { overrides })).toMatchObject({
      contextLength: 1000,
      sampling: { temperature: 0.1, k: 20 },
      features: [],
    });
  });
});

describe("weights", () => {
  test("are chosen for the device: q4f16 with half precision, q4 without, 8 bits on WASM, then the next best", () => {
    const record = derive("org/m", qwen3);
    expect(firstFiles(record, gpu(["shader-f16"]))).toEqual([
      "webgpu onnx/model_q4f16.onnx",
      "webgpu onnx/model_q4.onnx",
      "wasm onnx/model_quantized.onnx",
      "wasm onnx/model_q4.onnx",
    ]);
    expect(firstFiles(record, gpu())[0]).toBe("webgpu onnx/model_q4.onnx");
    expect(firstFiles(record, { wasmThreads: 1 })[0]).toBe("wasm onnx/model_quantized.onnx");
  });

  test("in float32 come before 4 bits on WASM while they are small", () => {
    const small = derive("org/m", withFiles(qwen3, { "onnx/model.onnx": 90_000_000, "onnx/model_q4.onnx": 40_000_000 }));
    expect(small.onnx?.wasm?.file).toBe("onnx/model.onnx");
    const large = derive("org/m", withFiles(qwen3, { "onnx/model.onnx": 900_000_000, "onnx/model_q4.onnx": 300_000_000 }));
    expect(large.onnx?.wasm?.file).toBe("onnx/model_q4.onnx");
  });

  test("have the features that the adapter needs, and the files with their data in order", () => {
    const { onnx } = derive("org/m", qwen3);
    expect(onnx?.webgpu).toMatchObject({ requiredFeatures: ["shader-f16"] });
    expect(onnx?.wasm).toMatchObject({ requiredFeatures: [] });
    expect(derive("org/m", llama32).onnx?.webgpu?.externalData).toEqual(["onnx/model_q4f16.onnx_data", "onnx/model_q4f16.onnx_data_1"]);
  });

  test("have the dtype or file that the entry names, and 8 bits only run on WebGPU if the entry names them for it", () => {
    expect(derive("org/m", qwen3, { dtype: "q4" }).onnx).toMatchObject({
      webgpu: { file: "onnx/model_q4.onnx" },
      wasm: { file: "onnx/model_q4.onnx" },
    });
    expect(derive("org/m", qwen3, { dtype: "q8" }).onnx?.webgpu).toBeUndefined();
    expect(derive("org/m", qwen3, { dtype: { webgpu: "q8" } }).onnx?.webgpu?.file).toBe("onnx/model_quantized.onnx");
    expect(derive("org/m", qwen3, { file: "onnx/model_fp16.onnx" }).onnx?.webgpu).toMatchObject({
      file: "onnx/model_fp16.onnx",
      requiredFeatures: ["shader-f16"],
    });
  });

  test("that compute a model wrongly are not chosen, but taken if they are named or all that there is", () => {
    const avoid = ["q4f16", "fp16"] as const;
    expect(firstFiles(derive("org/m", qwen3, { avoid }), gpu(["shader-f16"]))[0]).toBe("webgpu onnx/model_q4.onnx");
    expect(derive("org/m", qwen3, { avoid, dtype: "q4f16" }).onnx?.webgpu?.file).toBe("onnx/model_q4f16.onnx");
    expect(derive("org/m", llama32, { avoid }).onnx?.webgpu?.file).toBe("onnx/model_q4f16.onnx");
  });

  test("of other choices are neither downloaded nor counted", () => {
    const record = derive("org/m", qwen3);
    expect(Object.keys(record.files)).not.toContain("onnx/model.onnx_data");
    expect(minDownloadBytes(record)).toBe(550_000_000 + 1000 + 30);
    expect(downloadBytes(record, ["onnx/model_q4.onnx"])).toBe(900_000_000 + 1000 + 30);
  });
});

describe("an embedder", () => {
  test("is pooled and prompted by its sentence-transformers files", () => {
    expect(derive("org/gemma", embeddingGemma)).toMatchObject({
      role: "embed",
      pooling: "mean",
      dimensions: 768,
      contextLength: 2048,
      inputPrompts: {
        search_query: "task: search result | query: ",
        search_document: "title: none | text: ",
        classification: "task: classification | query: ",
        clustering: "task: clustering | query: ",
      },
      modules: [
        { type: "dense", file: "2_Dense/model.safetensors", inFeatures: 768, outFeatures: 3072, bias: false, activation: "Identity" },
        { type: "dense", file: "3_Dense/model.safetensors", inFeatures: 3072, outFeatures: 768, bias: false, activation: "Identity" },
        { type: "normalize" },
      ],
      files: { "2_Dense/model.safetensors": { bytes: 9_437_272 } },
    });
  });

  test("made of a decoder is no chat model, by its files or its name", () => {
    const expected = { role: "embed", pooling: "last", dimensions: 1024 };
    expect(derive("org/any", qwenEmbedding)).toMatchObject({ ...expected, inputPrompts: { search_query: "Instruct: find\nQuery:" } });
    expect(derive("org/Qwen3-Embedding-0.6B-ONNX", qwen3)).toMatchObject(expected);
  });

  test("has no longer texts than its sentence-transformers file allows, and selectable widths if config.json lists them", () => {
    const config = { architectures: ["BertModel"], hidden_size: 768, max_position_embeddings: 512, matryoshka_dimensions: [768, 256] };
    const documents = { ...bge.documents, "config.json": config, "sentence_bert_config.json": { max_seq_length: 256 } };
    expect(derive("org/m", { ...bge, documents })).toMatchObject({ contextLength: 256, selectableDimensions: [768, 256] });
  });
});

describe("a reranker", () => {
  test("is a classifier of one label, and its positions are counted as RoBERTa counts them", () => {
    expect(derive("org/bge-r", bgeReranker)).toMatchObject({ role: "rerank", contextLength: 512 });
    const { "tokenizer_config.json": _, ...documents } = bgeReranker.documents;
    expect(derive("org/bge-r", { ...bgeReranker, documents }).contextLength).toBe(512);
  });

  test("made of a decoder is known by its name", () => {
    expect(derive("org/Qwen3-Reranker-0.6B-ONNX", qwen3).role).toBe("rerank");
  });

  test("is no sentiment classifier, unless its entry makes it one", () => {
    const config = { architectures: ["DistilBertForSequenceClassification"], id2label: { "0": "NEGATIVE", "1": "POSITIVE" } };
    expect(() => derive("org/sst", withConfig(bge, config))).toThrow(/NEGATIVE, POSITIVE.*classifier.*role: "rerank"/);
    expect(derive("org/sst", withConfig(bge, config), { overrides: { role: "rerank" } }).role).toBe("rerank");
  });
});

describe("refusals list the existing files and a remedy", () => {
  test("no ONNX weights", () => {
    const torch = withFiles(qwen3, { "model.safetensors": 1, "model-00002.safetensors": 1 });
    expect(() => derive("Qwen/Qwen3-0.6B", torch)).toThrow(
      /^Qwen\/Qwen3-0.6B has no ONNX weights .*; it has: model.safetensors, model-00002.safetensors; models with ONNX weights are usually named ...-ONNX$/,
    );
    expect(() => derive("org/empty", withFiles(qwen3, {}))).toThrow(/it has: no weights at all/);
  });

  test("a dtype or file that is not there", () => {
    expect(() => derive("org/m", llama32, { dtype: "q8" })).toThrow("it has no weights in q8; it has: q4f16 (onnx/model_q4f16.onnx)");
    expect(() => derive("org/m", llama32, { file: "model.onnx" })).toThrow("it has no model.onnx; it has: onnx/model_q4f16.onnx");
  });

  test("graphs in parts", () => {
    const files = { "onnx/decoder_model_merged_q4.onnx": 1, "onnx/embed_tokens_q4.onnx": 1, "onnx/vision_encoder.onnx": 1 };
    expect(() => derive("org/m", withFiles(qwen3, files))).toThrow(/parts \(embed_tokens, vision_encoder\)/);
    expect(derive("org/m", withFiles(qwen3, { "onnx/decoder_model_merged_q4.onnx": 1 })).onnx?.wasm?.file).toBe(
      "onnx/decoder_model_merged_q4.onnx",
    );
  });

  test("an architecture that no engine runs", () => {
    expect(() => derive("org/m", withConfig(qwen3, { architectures: ["T5ForConditionalGeneration"], is_encoder_decoder: true }))).toThrow(
      /T5ForConditionalGeneration is not supported/,
    );
    expect(() => derive("org/m", withConfig(qwen3, { architectures: ["CLIPModel"] }))).toThrow(/CLIPModel is not supported/);
    expect(() => derive("org/m", withConfig(qwen3, {}))).toThrow(/names no architecture.*`role`/);
  });

  test("a base model, a model without a tokenizer, and files that hold something else", () => {
    const { template: _, ...base } = qwen3;
    expect(() => derive("org/m", base)).toThrow(/no chat template.*base model/);
    const facts = factsOf("org/m", qwen3);
    const files = facts.model.files?.filter(({ path }) => path !== "tokenizer.json") ?? [];
    expect(() => deriveRecord({ ...facts, model: { ...facts.model, files } }, { id: "m", overrides: {} })).toThrow(/no tokenizer.json/);
    expect(() => derive("org/m", withConfig(qwen3, { architectures: "Qwen3" }))).toThrow(/^config.json: architectures: /);
    expect(() => derive("org/m", { ...qwen3, documents: {} })).toThrow(/no config.json/);
  });
});
