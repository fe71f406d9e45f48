/** Reads `sentence_bert_config.json`, the settings with which the Transformer of sentence-transformers reads texts. */
import { z } from "zod";
import { readKnownFields } from "./known-fields.ts";

export interface TransformerSettings {
  /** Max tokens of a text, including its prompt and special tokens; undefined if not specified. */
  maxLength: number | undefined;
  lowerCase: boolean;
}

/** Returns fields for arguments that do not affect vectors. */
const harmless = (...names: string[]) => Object.fromEntries([...names, ...hubArguments].map((name) => [name, z.unknown().optional()]));

const hubArguments = ["trust_remote_code", "revision", "code_revision", "cache_dir", "token", "local_files_only", "subfolder"];
/** Arguments for loading and computing the original weights. */
const modelArguments = z.strictObject(
  harmless(
    "torch_dtype",
    "dtype",
    "attn_implementation",
    "add_pooling_layer",
    "use_cache",
    "unpad_inputs",
    "use_memory_efficient_attention",
    "device_map",
    "low_cpu_mem_usage",
    "use_safetensors",
    "variant",
    "file_name",
    "provider",
    "export",
  ),
);
const tokenizerArguments = z.strictObject({
  // Truncation is a parameter of each request.
  ...harmless("use_fast", "padding_side", "truncation_side", "padding", "clean_up_tokenization_spaces"),
  model_max_length: z.number().min(1).optional(),
});
const callArguments = z.strictObject(
  harmless("padding", "padding_side", "truncation", "return_tensors", "return_attention_mask", "pad_to_multiple_of"),
);

const tokenVectors = z.looseObject({
  method: z.literal("forward"),
  method_output_name: z.union([z.literal("last_hidden_state"), z.tuple([z.literal("last_hidden_state")])]),
});

const settingsSchema = z.strictObject({
  max_seq_length: z.int().min(1).optional(),
  do_lower_case: z.boolean().default(false),
  transformer_task: z.literal("feature-extraction").optional(),
  module_output_name: z.literal("token_embeddings").optional(),
  modality_config: z.looseObject({ text: tokenVectors }).optional(),
  processing_kwargs: z.looseObject({ text: callArguments.optional(), common: callArguments.optional() }).optional(),
  unpad_inputs: z.unknown().optional(),
  tokenizer_name_or_path: z.unknown().optional(),
  cache_dir: z.unknown().optional(),
  model_args: modelArguments.optional(),
  model_kwargs: modelArguments.optional(),
  config_args: z.strictObject(harmless()).optional(),
  config_kwargs: z.strictObject(harmless()).optional(),
  tokenizer_args: tokenizerArguments.optional(),
  processor_kwargs: tokenizerArguments.optional(),
});

/** @throws UnusableModelError with the name of the file and of a field that affects vectors and is not supported. */
export function readTransformerSettings(path: string, document: unknown): TransformerSettings {
  const settings = readKnownFields(path, document, settingsSchema);
  const tokenizerMaxLength = settings.processor_kwargs?.model_max_length ?? settings.tokenizer_args?.model_max_length;
  return { maxLength: tokenizerMaxLength ?? settings.max_seq_length, lowerCase: settings.do_lower_case };
}
