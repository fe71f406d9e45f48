/** Records of embedders: facts of their folders, facts that their makers publish, and refusals before weights are downloaded. */
import { describe, expect, test } from "vitest";
import { deriveRecord } from "../../../src/worker/reading/derived/derive-record.ts";
import type { ModelRecordInput } from "../../../src/worker/models/record/model-record.ts";
import { bge, factsOf } from "./published-models.ts";

interface Folder {
  documents?: Record<string, unknown>;
  files?: Record<string, number>;
  name?: string;
  overrides?: Partial<ModelRecordInput>;
}

const old = "sentence_transformers.models";
const listed = (...modules: [type: string, path: string][]) => modules.map(([type, path], idx) => ({ idx, name: `${idx}`, path, type }));
const transformer: [string, string] = [`${old}.Transformer`, ""];
const pooling: [string, string] = [`${old}.Pooling`, "1_Pooling"];
const mean = { word_embedding_dimension: 384, pooling_mode_mean_tokens: true };
const chain = { "modules.json": listed(transformer, pooling), "1_Pooling/config.json": mean };

function derive({ documents = {}, files = {}, name = "org/model", overrides = {} }: Folder) {
  const model = { ...bge, documents: { ...bge.documents, ...documents }, files: { ...bge.files, ...files } };
  return deriveRecord(factsOf(name, model), { id: name, overrides });
}

const withModule = (type: string, config?: object): Record<string, unknown> => ({
  ...chain,
  "modules.json": listed(transformer, pooling, [type, "2_Other"]),
  ...(config !== undefined && { "2_Other/config.json": config }),
});
const dense = { in_features: 384, out_features: 16, bias: true };
const safetensors = { "2_Other/model.safetensors": 100 };

describe("a folder of sentence-transformers is refused by name for", () => {
  test.each([
    ...["CNN", "LSTM", "WordEmbeddings", "BoW", "WordWeights", "Asym", "StaticEmbedding", "CLIPModel", "WeightedLayerPooling"].map(
      (name) => `${old}.${name}`,
    ),
    "sentence_transformers.base.modules.router.Router",
    "sentence_transformers.sparse_encoder.models.SpladePooling",
    "custom_st.Transformer",
    "torch.nn.modules.linear.Identity",
  ])("the module %s", (type) => {
    expect(() => derive({ documents: withModule(type, {}) })).toThrow(`modules.json names the module ${type}, which is not supported`);
  });

  test.each<[string, Record<string, unknown>, Record<string, number>, RegExp]>([
    ["no config of a module", withModule(`${old}.Dense`), safetensors, /^there is no 2_Other\/config\.json/],
    [
      "no config of the pooling",
      { "modules.json": listed(transformer, [`${old}.Pooling`, "pool"]) },
      {},
      /^there is no pool\/config\.json/,
    ],
    [
      "weights as a pickle",
      withModule(`${old}.Dense`, dense),
      { "2_Other/pytorch_model.bin": 100 },
      /pytorch_model\.bin.*pickle.*Saving the model again/,
    ],
    ["no weights", withModule(`${old}.Dense`, dense), {}, /no 2_Other\/model\.safetensors: it has no weights/],
    ["another size", withModule(`${old}.Dense`, { ...dense, in_features: 768 }), safetensors, /2_Other.*of 768 numbers, and gets 384/],
    ["a layer norm of another size", withModule(`${old}.LayerNorm`, { dimension: 5 }), safetensors, /of 5 numbers, and gets 384/],
    [
      "an activation of its own",
      withModule(`${old}.Dense`, { ...dense, activation_function: "mine.Swish" }),
      safetensors,
      /2_Other\/config\.json: the field activation_function/,
    ],
    [
      "a layer on tokens",
      withModule(`${old}.Dense`, { ...dense, module_input_name: "token_embeddings" }),
      safetensors,
      /module_input_name/,
    ],
    ["vectors of tokens to normalise", withModule(`${old}.Normalize`, { module_input_name: "token_embeddings" }), {}, /module_input_name/],
    ["a pooling twice", { ...chain, "modules.json": listed(transformer, pooling, pooling) }, {}, /several modules that pool/],
    ["no transformer", { ...chain, "modules.json": listed(pooling) }, {}, /one Transformer, as its first module/],
    ["a folder outside", { ...chain, "modules.json": listed(transformer, [`${old}.Pooling`, "../pool"]) }, {}, /\.\.\/pool is no folder/],
    ["what is no list", { ...chain, "modules.json": {} }, {}, /modules\.json is no list/],
    [
      "a pooling field",
      { ...chain, "1_Pooling/config.json": { ...mean, pooling_mode_best: true } },
      {},
      /1_Pooling.*pooling_mode_best is unknown/,
    ],
    [
      "a pooling mode",
      { ...chain, "1_Pooling/config.json": { pooling_mode: ["mean", "best"] } },
      {},
      /the field pooling_mode.* has an unsupported value/,
    ],
    ["a field of the transformer", { ...chain, "sentence_bert_config.json": { query_length: 32 } }, {}, /query_length is unknown/],
    [
      "another task",
      { ...chain, "sentence_bert_config.json": { transformer_task: "fill-mask" } },
      {},
      /transformer_task has an unsupported value/,
    ],
    [
      "another output",
      { ...chain, "sentence_bert_config.json": { modality_config: { text: { method: "forward", method_output_name: "pooler_output" } } } },
      {},
      /modality_config\.text\.method_output_name/,
    ],
    [
      "arguments of the tokenizer",
      { ...chain, "sentence_bert_config.json": { tokenizer_args: { do_lower_case: true } } },
      {},
      /tokenizer_args\.do_lower_case/,
    ],
    [
      "arguments of the config",
      { ...chain, "sentence_bert_config.json": { config_args: { num_hidden_layers: 2 } } },
      {},
      /config_args\.num_hidden_layers/,
    ],
    [
      "another kind of model",
      { ...chain, "config_sentence_transformers.json": { model_type: "SparseEncoder" } },
      {},
      /the type SparseEncoder/,
    ],
    [
      "a default prompt that is not there",
      { ...chain, "config_sentence_transformers.json": { prompts: { query: "q" }, default_prompt_name: "doc" } },
      {},
      /default_prompt_name "doc" is none of its prompts/,
    ],
  ])("%s", (_, documents, files, message) => {
    expect(() => derive({ documents, files })).toThrow(message);
  });

  test("no module that its entry replaces: the graph has the modules, or these follow", () => {
    const documents = withModule("custom_st.Transformer");
    expect(derive({ documents, overrides: { modules: "graph" } })).toMatchObject({ modules: "graph", isPoolingAssumed: false });
    expect(derive({ documents, overrides: { modules: [] } })).toMatchObject({ modules: [], pooling: "mean" });
  });
});

describe("the fields of a folder", () => {
  test("mean the same in their old and in their new form", () => {
    const layers = "sentence_transformers.sentence_transformer.modules";
    const types = [`sentence_transformers.base.modules.transformer.Transformer`, `${layers}.pooling.Pooling`] as const;
    const renewed = {
      "modules.json": listed([types[0], ""], [types[1], "1_Pooling"]),
      "1_Pooling/config.json": { embedding_dimension: 384, pooling_mode: ["cls", "mean"], include_prompt: true },
    };
    const former = { ...chain, "1_Pooling/config.json": { ...mean, pooling_mode_cls_token: true, pooling_mode_max_tokens: false } };
    const wanted = { pooling: ["cls", "mean"], dimensions: 768, poolsPrompt: true, modules: [], isPoolingAssumed: false };
    expect(derive({ documents: renewed })).toMatchObject(wanted);
    expect(derive({ documents: former })).toMatchObject(wanted);
  });

  test("that ask for no mode, ask for the mean, as sentence-transformers takes it", () => {
    expect(derive({ documents: { ...chain, "1_Pooling/config.json": { word_embedding_dimension: 384 } } }).pooling).toBe("mean");
  });

  test("limit texts: the transformer's own before the tokenizer's, and never more than its positions", () => {
    const length = (settings: object, tokenizer = 512): number =>
      derive({ documents: { ...chain, "sentence_bert_config.json": settings, "tokenizer_config.json": { model_max_length: tokenizer } } })
        .contextLength;
    expect(length({ max_seq_length: 64 })).toBe(64);
    expect(length({ max_seq_length: 256 }, 128)).toBe(256);
    expect(length({ max_seq_length: null }, 128)).toBe(128);
    expect(length({ max_seq_length: 256, processor_kwargs: { model_max_length: 100 } })).toBe(100);
    expect(length({ max_seq_length: 4096 })).toBe(512);
  });

  test("shorten vectors", () => {
    const documents = { ...chain, "config_sentence_transformers.json": { truncate_dim: 128, matryoshka_dimensions: [384, 128, 64] } };
    expect(derive({ documents })).toMatchObject({ truncateDim: 128, dimensions: 128, selectableDimensions: [128, 64] });
  });

  test("give input types their prompts, and the default one to types without", () => {
    const prompts = (config: object) => derive({ documents: { ...chain, "config_sentence_transformers.json": config } }).inputPrompts;
    expect(prompts({ prompts: { query: "q: ", passage: "p: ", Clustering: "c: " } })).toEqual({
      search_query: "q: ",
      search_document: "p: ",
      clustering: "c: ",
    });
    expect(prompts({ prompts: { query: "q: ", document: "", sts: "s: " }, default_prompt_name: "sts" })).toEqual({
      search_query: "q: ",
      classification: "s: ",
      clustering: "s: ",
    });
  });
});

const sentence = "Represent this sentence for searching relevant passages: ";
const instruct = "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:";

describe("the rules of a family, by the name of a copy", () => {
  test.each<[string, Partial<ModelRecordInput>]>([
    ["someone/bge-base-en-v1.5-onnx", { pooling: "cls", inputPrompts: { search_query: sentence } }],
    ["Xenova/bge-small-zh-v1.5", { pooling: "cls", inputPrompts: { search_query: "为这个句子生成表示以用于检索相关文章：" } }],
    ["Xenova/bge-m3", { pooling: "cls", inputPrompts: {} }],
    ["Xenova/gte-base", { pooling: "mean", inputPrompts: {} }],
    ["onnx-community/gte-base-en-v1.5", { pooling: "cls" }],
    ["onnx-community/gte-multilingual-base", { pooling: "cls", selectableDimensions: [128, 256] }],
    [
      "Xenova/e5-large-v2",
      {
        pooling: "mean",
        inputPrompts: { search_query: "query: ", search_document: "passage: ", classification: "query: ", clustering: "query: " },
      },
    ],
    [
      "Xenova/multilingual-e5-small",
      {
        pooling: "mean",
        inputPrompts: { search_query: "query: ", search_document: "passage: ", classification: "query: ", clustering: "query: " },
      },
    ],
    ["org/multilingual-e5-large-instruct-ONNX", { pooling: "mean", inputPrompts: { search_query: `${instruct} ` } }],
    ["Snowflake/snowflake-arctic-embed-m-long", { pooling: "cls", inputPrompts: { search_query: sentence }, selectableDimensions: [] }],
    ["Snowflake/snowflake-arctic-embed-m-v1.5", { pooling: "cls", inputPrompts: { search_query: sentence }, selectableDimensions: [256] }],
    [
      "onnx-community/snowflake-arctic-embed-l-v2.0-ONNX",
      { pooling: "cls", inputPrompts: { search_query: "query: " }, selectableDimensions: [256] },
    ],
    [
      "Xenova/nomic-embed-text-v1",
      {
        pooling: "mean",
        inputPrompts: {
          search_query: "search_query: ",
          search_document: "search_document: ",
          classification: "classification: ",
          clustering: "clustering: ",
        },
        selectableDimensions: [],
      },
    ],
    ["nomic-ai/nomic-embed-text-v1.5", { pooling: "mean", selectableDimensions: [64, 128, 256] }],
    ["Xenova/jina-embeddings-v2-small-en", { pooling: "mean", inputPrompts: {} }],
    ["jinaai/jina-embeddings-v3", { pooling: "mean", selectableDimensions: [32, 64, 128, 256] }],
    ["mixedbread-ai/mxbai-embed-large-v1", { pooling: "cls", inputPrompts: { search_query: sentence } }],
    ["WhereIsAI/UAE-Large-V1", { pooling: "cls", inputPrompts: { search_query: sentence } }],
    ["onnx-community/Qwen3-Embedding-0.6B-ONNX", { pooling: "last", inputPrompts: { search_query: instruct } }],
    ["someone/embeddinggemma-300m-onnx", { modules: "graph", selectableDimensions: [128, 256] }],
    ["Xenova/all-MiniLM-L6-v2", { pooling: "mean", inputPrompts: {} }],
    ["Xenova/all-mpnet-base-v2", { pooling: "mean" }],
    ["Xenova/paraphrase-multilingual-MiniLM-L12-v2", { pooling: "mean" }],
    ["Xenova/multi-qa-mpnet-base-dot-v1", { pooling: "cls" }],
    ["Xenova/LaBSE", { modules: "graph" }],
    ["https://site.test/models/bge_large_en/", { pooling: "cls" }],
  ])("%s", (name, wanted) => {
    expect(derive({ name })).toMatchObject({ role: "embed", isPoolingAssumed: false, ...wanted });
  });

  test("count by the name of the entry, too", () => {
    const record = deriveRecord(factsOf("https://site.test/models/a/", bge), { id: "bge-base-en-v1.5", overrides: {} });
    expect(record).toMatchObject({ pooling: "cls", isPoolingAssumed: false });
  });

  test("count only for facts that folder and entry lack", () => {
    const name = "org/e5-base-v2";
    const files = { ...chain, "1_Pooling/config.json": { ...mean, pooling_mode_mean_tokens: false, pooling_mode_cls_token: true } };
    const prompts = { "config_sentence_transformers.json": { prompts: { query: "", document: "d: " } } };
    expect(derive({ name, documents: files })).toMatchObject({ pooling: "cls", inputPrompts: { search_query: "query: " } });
    expect(derive({ name, documents: { ...files, ...prompts } }).inputPrompts).toEqual({ search_document: "d: " });
    expect(derive({ name, overrides: { pooling: "max", inputPrompts: {} } })).toMatchObject({ pooling: "max", inputPrompts: {} });
  });

  test("make a model an embedder although its architecture is a masked language model", () => {
    const config = { architectures: ["MPNetForMaskedLM"], model_type: "mpnet", hidden_size: 768, max_position_embeddings: 514 };
    expect(derive({ name: "Xenova/all-mpnet-base-v2", documents: { "config.json": config } })).toMatchObject({
      role: "embed",
      contextLength: 512,
    });
  });

  test.each(["org/some-bert", "org/bge-base-english", "org/sage5-base", "e5/other", "org/arctic-embed-m-v3.0"])(
    "do not apply to %s",
    (name) => {
      expect(derive({ name })).toMatchObject({ pooling: "mean", isPoolingAssumed: true });
    },
  );

  test("are not needed by a decoder of no family, because its last token has seen the whole text", () => {
    const config = { architectures: ["LlamaForCausalLM"], hidden_size: 64 };
    expect(derive({ name: "org/my-embedder", documents: { "config.json": config } })).toMatchObject({
      pooling: "last",
      isPoolingAssumed: true,
    });
  });
});
