/** Schemas of the small files of a model. All fields are optional, because exporters leave out default values. */
import { z } from "zod";
import type { DocumentPath, ModelFacts } from "./model-facts.ts";
import { UnusableModelError } from "./unusable-model-error.ts";

const size = z.number().positive().nullish();
/** Some exporters write 1e30 or (Python) Infinity for "no limit". */
const limit = z.union([z.number(), z.literal(Number.POSITIVE_INFINITY)]).nullish();

/** Sizes of a decoder or encoder. */
const sizesSchema = z.looseObject({
  hidden_size: size,
  /** `hidden_size` of models like GPT-2. */
  n_embd: size,
  num_hidden_layers: size,
  num_attention_heads: size,
  num_key_value_heads: size,
  head_dim: size,
  max_position_embeddings: limit,
  n_positions: limit,
  /** Types of all layers. "conv" (LFM2), "mamba" (Granite 4) and "linear_attention" (Qwen3.5) layers have no key/value cache. */
  layer_types: z.array(z.string()).nullish(),
});

const configSchema = sizesSchema.extend({
  architectures: z.array(z.string()).nullish(),
  model_type: z.string().nullish(),
  is_encoder_decoder: z.boolean().nullish(),
  num_labels: z.number().nullish(),
  id2label: z.record(z.string(), z.string()).nullish(),
  matryoshka_dimensions: z.array(z.int().min(1)).nullish(),
  /** Sizes of the text tower, in models with several towers. */
  text_config: sizesSchema.nullish(),
  /** Size of the vectors of CLIP. */
  projection_dim: z.int().min(1).nullish(),
});

const generationSchema = z.looseObject({
  do_sample: z.boolean().nullish(),
  temperature: z.number().nullish(),
  top_k: z.number().nullish(),
  top_p: z.number().nullish(),
});

const tokenizerSchema = z.looseObject({ model_max_length: limit });

const sentenceTransformersSchema = z.looseObject({
  prompts: z.record(z.string(), z.string().nullable()).nullish(),
  default_prompt_name: z.string().nullish(),
  /** The class of sentence-transformers that loads the model, such as "SentenceTransformer", "SparseEncoder" or "CrossEncoder". */
  model_type: z.string().nullish(),
  truncate_dim: z.int().min(1).nullish(),
  matryoshka_dimensions: z.array(z.int().min(1)).nullish(),
});

export type Config = z.output<typeof configSchema>;
type Sizes = z.output<typeof sizesSchema>;
type Document<Schema extends z.ZodType> = z.output<Schema> | undefined;

export interface ModelDocuments {
  config: Config;
  generation: Document<typeof generationSchema>;
  tokenizer: Document<typeof tokenizerSchema>;
  /** Whether the folder has settings of sentence-transformers for pooling or modules. */
  isSentenceTransformer: boolean;
  sentenceTransformers: Document<typeof sentenceTransformersSchema>;
}

/** @throws UnusableModelError with the name of the file and of its invalid field. */
export function readModelDocuments(facts: ModelFacts): ModelDocuments {
  const config = read(facts, "config.json", configSchema);
  if (config === undefined) throw new UnusableModelError("there is no config.json, which names the architecture of the model");
  return {
    config,
    generation: read(facts, "generation_config.json", generationSchema),
    tokenizer: read(facts, "tokenizer_config.json", tokenizerSchema),
    isSentenceTransformer: facts.documents["modules.json"] !== undefined || facts.documents["1_Pooling/config.json"] !== undefined,
    sentenceTransformers: read(facts, "config_sentence_transformers.json", sentenceTransformersSchema),
  };
}

function read<Schema extends z.ZodType>(facts: ModelFacts, path: DocumentPath, schema: Schema): Document<Schema> {
  const document = facts.documents[path];
  if (document === undefined) return undefined;
  const parsed = schema.safeParse(document);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const location = [path, ...(issue === undefined || issue.path.length === 0 ? [] : [issue.path.join(".")])].join(": ");
  throw new UnusableModelError(`${location}: ${issue?.message ?? "is invalid"}`);
}

/** Returns the sizes of the text tower, or of the whole model if it has no towers. */
export function textSizes(config: Config): Sizes {
  return config.text_config ?? config;
}
