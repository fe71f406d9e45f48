/** Derives the fields of an embedder's or reranker's record from its files. */
import { poolingModes, type Pooling, widthAfterModules } from "../../models/record/embed-modules.ts";
import type { ModelRecordInput } from "../../models/record/model-record.ts";
import { type ModelDocuments, textSizes } from "./model-documents.ts";
import { embedderFamily } from "./embedders/embedder-families.ts";
import { inputPromptsOf } from "./embedders/input-prompts.ts";
import { type ModuleChain, readModuleChain, transformerSettings } from "./embedders/module-chain.ts";
import { readPoolingConfig } from "./embedders/pooling-config.ts";
import type { ModelFacts } from "./model-facts.ts";
import { UnusableModelError } from "./unusable-model-error.ts";

/** Max context length. Attention over more positions takes too much memory for one text on a visitor's device. */
const maxContext = 8192;
/** Position ids of models like RoBERTa begin after the padding id, which is 1. */
const reservedPositions = 2;
const robertaLike = /roberta|camembert|mpnet|longformer/;
/** The usual path of the pooling settings. Some exporters copy this file, but not modules.json. */
const poolingFile = "1_Pooling/config.json";

/**
 * Returns the max tokens of a text: the smallest of the model's positions, `maxLength` and `maxContext`.
 * @param maxLength Limit in the model's files. Default: the limit of its tokenizer.
 */
export function encoderContextLength({ config, tokenizer }: ModelDocuments, maxLength = tokenizer?.model_max_length ?? undefined): number {
  const sizes = textSizes(config);
  const positions = sizes.max_position_embeddings ?? sizes.n_positions ?? 512;
  const usable = robertaLike.test(config.model_type ?? "") ? positions - reservedPositions : positions;
  return Math.max(1, Math.min(usable, maxLength ?? usable, maxContext));
}

type EmbedFields = Pick<
  ModelRecordInput,
  | "contextLength"
  | "dimensions"
  | "inputPrompts"
  | "isPoolingAssumed"
  | "lowerCase"
  | "modules"
  | "pooling"
  | "poolsPrompt"
  | "selectableDimensions"
  | "truncateDim"
>;

export interface EmbedderNames {
  /** Name that requests use. */
  id: string;
  overrides: Readonly<Partial<ModelRecordInput>>;
}

/**
 * Derives the fields of an embedder's record. Fields of the entry take precedence over the model's files, and these over the published
 * settings of its family.
 * @throws UnusableModelError for settings that affect vectors and are not supported.
 */
export function embedFields(facts: ModelFacts, documents: ModelDocuments, { id, overrides }: EmbedderNames): EmbedFields {
  const { config, sentenceTransformers } = documents;
  const type = sentenceTransformers?.model_type ?? "SentenceTransformer";
  if (type !== "SentenceTransformer") {
    throw new UnusableModelError(`config_sentence_transformers.json: a model of the type ${type} does not give one vector for a text`);
  }
  const family = embedderFamily([facts.model.id, id]);
  const chain = filesChain(facts, overrides);
  const known = overrides.pooling ?? chain.pooling ?? family?.pooling;
  const pooling = known ?? guessedPooling(documents);
  const modules = overrides.modules ?? chain.modules ?? family?.modules;
  const truncateDim = overrides.truncateDim ?? sentenceTransformers?.truncate_dim ?? undefined;
  const full = fullWidth(documents, chain, pooling, modules);
  const dimensions = full === undefined ? truncateDim : Math.min(full, truncateDim ?? full);
  const widths = config.matryoshka_dimensions ?? sentenceTransformers?.matryoshka_dimensions ?? family?.selectableDimensions ?? [];
  return {
    contextLength: encoderContextLength(documents, chain.maxLength),
    ...(dimensions !== undefined && { dimensions }),
    selectableDimensions: widths.filter((width) => width <= (dimensions ?? width)),
    pooling,
    isPoolingAssumed: known === undefined && modules !== "graph",
    poolsPrompt: chain.poolsPrompt ?? true,
    ...(modules !== undefined && { modules }),
    ...(truncateDim !== undefined && { truncateDim }),
    lowerCase: chain.lowerCase,
    inputPrompts: inputPromptsOf(sentenceTransformers) ?? family?.inputPrompts ?? {},
  };
}

type FilesChain = Pick<ModuleChain, "maxLength" | "lowerCase"> & Partial<ModuleChain>;

/** Reads the settings of pooling and modules from the files, unless the entry replaces them. */
function filesChain(facts: ModelFacts, { modules, pooling }: Partial<ModelRecordInput>): FilesChain {
  if (facts.documents["modules.json"] !== undefined && modules === undefined) return readModuleChain(facts);
  const document = facts.documents[poolingFile];
  const isPooledHere = document !== undefined && modules !== "graph" && pooling === undefined;
  return { ...transformerSettings(facts), ...(isPooledHere && readPoolingConfig(poolingFile, document)) };
}

/** Guesses "last" for a decoder, whose last token alone has seen the whole text, and "mean" for an encoder. */
function guessedPooling({ config }: ModelDocuments): Pooling {
  return /(ForCausalLM|LMHeadModel)$/.test(config.architectures?.[0] ?? "") ? "last" : "mean";
}

/** Returns the size of the vectors; undefined if the files do not specify it. @throws UnusableModelError if a module is for another size. */
function fullWidth(
  { config }: ModelDocuments,
  { tokenWidth }: FilesChain,
  pooling: Pooling,
  modules: ModelRecordInput["modules"],
): number | undefined {
  const sizes = textSizes(config);
  const width = tokenWidth ?? sizes.hidden_size ?? sizes.n_embd ?? undefined;
  if (width === undefined || modules === "graph") return width;
  const result = widthAfterModules(modules ?? [], poolingModes(pooling).length * width);
  if (result.mismatch !== undefined) throw new UnusableModelError(result.mismatch);
  return result.width;
}
