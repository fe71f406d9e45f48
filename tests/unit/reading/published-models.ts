/** Small files as published models have them, with the fields that matter here; shortened, and written for these tests. */
import type { ModelFacts } from "../../../src/worker/reading/derived/model-facts.ts";

interface PublishedModel {
  documents: Record<string, unknown>;
  template?: string;
  /** Sizes by path; every model has a tokenizer. */
  files: Record<string, number>;
}

export function factsOf(id: string, { documents, template, files }: PublishedModel): ModelFacts {
  const listed = { "tokenizer.json": 1000, ...Object.fromEntries(Object.keys(documents).map((path) => [path, 10])), ...files };
  return {
    format: 2,
    model: {
      id,
      revision: "main",
      commit: "c".repeat(40),
      folder: `https://hub.test/${id}/resolve/${"c".repeat(40)}/`,
      files: Object.entries(listed).map(([path, bytes]) => ({ path, bytes, sha256: "0".repeat(64) })),
    },
    documents,
    ...(template !== undefined && { template }),
  };
}

const thinkingTemplate =
  "{%- if tools %}{{ tools | tojson }}{%- endif %}{%- for message in messages %}{{ '<|im_start|>' + message.role + '\\n' + message.content + '<|im_end|>\\n' }}{%- endfor %}" +
  "{%- if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{%- if enable_thinking is defined and enable_thinking is false %}{{ '<think>\\n\\n</think>\\n\\n' }}{%- endif %}{%- endif %}{# <tool_call> #}";

export const qwen3: PublishedModel = {
  documents: {
    "config.json": {
      architectures: ["Qwen3ForCausalLM"],
      model_type: "qwen3",
      head_dim: 128,
      hidden_size: 1024,
      max_position_embeddings: 40960,
      num_attention_heads: 16,
      num_hidden_layers: 28,
      num_key_value_heads: 8,
      sliding_window: null,
      vocab_size: 151936,
      "transformers.js_config": { use_external_data_format: { "model.onnx": true }, kv_cache_dtype: { q4f16: "float16", fp16: "float16" } },
    },
    "generation_config.json": { do_sample: true, eos_token_id: [151645, 151643], temperature: 0.6, top_k: 20, top_p: 0.95 },
    "tokenizer_config.json": { model_max_length: 131072 },
  },
  template: thinkingTemplate,
  files: {
    "onnx/model.onnx": 400_000,
    "onnx/model.onnx_data": 2_300_000_000,
    "onnx/model_q4.onnx": 900_000_000,
    "onnx/model_q4f16.onnx": 550_000_000,
    "onnx/model_quantized.onnx": 600_000_000,
    "onnx/model_int8.onnx": 600_000_001,
    "onnx/model_fp16.onnx": 1_200_000_000,
  },
};

export const llama32: PublishedModel = {
  documents: {
    "config.json": {
      architectures: ["LlamaForCausalLM"],
      model_type: "llama",
      head_dim: 128,
      hidden_size: 3072,
      max_position_embeddings: 131072,
      num_attention_heads: 24,
      num_hidden_layers: 28,
      num_key_value_heads: 8,
    },
    "generation_config.json": { do_sample: true, temperature: 0.6, top_p: 0.9 },
    "tokenizer_config.json": { model_max_length: 131072 },
  },
  template: "{%- for message in messages %}{{ message.content }}{%- endfor %}",
  files: {
    "onnx/model_q4f16.onnx": 200_000,
    "onnx/model_q4f16.onnx_data_1": 300_000_000,
    "onnx/model_q4f16.onnx_data": 2_000_000_000,
  },
};

export const bge: PublishedModel = {
  documents: {
    "config.json": {
      architectures: ["BertModel"],
      model_type: "bert",
      hidden_size: 384,
      max_position_embeddings: 512,
      num_hidden_layers: 12,
    },
    "tokenizer_config.json": { model_max_length: 512 },
  },
  files: { "onnx/model.onnx": 133_000_000, "onnx/model_quantized.onnx": 34_000_000, "onnx/model_fp16.onnx": 67_000_000 },
};

export const embeddingGemma: PublishedModel = {
  documents: {
    "config.json": {
      architectures: ["Gemma3TextModel"],
      model_type: "gemma3_text",
      hidden_size: 768,
      max_position_embeddings: 2048,
      num_hidden_layers: 24,
      layer_types: ["sliding_attention", "full_attention"],
    },
    "tokenizer_config.json": { model_max_length: 2048 },
    "modules.json": [
      { idx: 0, name: "0", path: "", type: "sentence_transformers.models.Transformer" },
      { idx: 1, name: "1", path: "1_Pooling", type: "sentence_transformers.models.Pooling" },
      { idx: 2, name: "2", path: "2_Dense", type: "sentence_transformers.models.Dense" },
      { idx: 3, name: "3", path: "3_Dense", type: "sentence_transformers.models.Dense" },
      { idx: 4, name: "4", path: "4_Normalize", type: "sentence_transformers.models.Normalize" },
    ],
    "1_Pooling/config.json": { word_embedding_dimension: 768, pooling_mode_cls_token: false, pooling_mode_mean_tokens: true },
    "2_Dense/config.json": { in_features: 768, out_features: 3072, bias: false, activation_function: "torch.nn.modules.linear.Identity" },
    "3_Dense/config.json": { in_features: 3072, out_features: 768, bias: false, activation_function: "torch.nn.modules.linear.Identity" },
    "config_sentence_transformers.json": {
      prompts: {
        query: "task: search result | query: ",
        document: "title: none | text: ",
        Classification: "task: classification | query: ",
        Clustering: "task: clustering | query: ",
      },
      default_prompt_name: null,
    },
  },
  files: {
    "onnx/model.onnx": 400_000,
    "onnx/model.onnx_data": 1_200_000_000,
    "onnx/model_q4.onnx": 500_000,
    "onnx/model_q4.onnx_data": 190_000_000,
    "2_Dense/model.safetensors": 9_437_272,
    "3_Dense/model.safetensors": 9_437_272,
  },
};

export const qwenEmbedding: PublishedModel = {
  documents: {
    ...qwen3.documents,
    "1_Pooling/config.json": { word_embedding_dimension: 1024, pooling_mode_mean_tokens: false, pooling_mode_lasttoken: true },
    "config_sentence_transformers.json": { prompts: { query: "Instruct: find\nQuery:", document: "" } },
  },
  template: thinkingTemplate,
  files: { "onnx/model_quantized.onnx": 600_000_000 },
};

export const bgeReranker: PublishedModel = {
  documents: {
    "config.json": {
      architectures: ["XLMRobertaForSequenceClassification"],
      model_type: "xlm-roberta",
      hidden_size: 768,
      max_position_embeddings: 514,
      id2label: { "0": "LABEL_0" },
      label2id: { LABEL_0: 0 },
    },
    "tokenizer_config.json": { model_max_length: 512 },
  },
  files: { "onnx/model_quantized.onnx": 280_000_000 },
};
