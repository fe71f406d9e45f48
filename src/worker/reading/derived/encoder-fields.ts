/** Fields of an embedder's or reranker's record, from its files. */
import { poolingModes, type Pooling, widthAfterModules } from "../../models/record/embed-modules.ts";
import type { ModelRecordInput } from "../../models/record/model-record.ts";
import { type Documents, textSizes } from "./documents.ts";
import { embedderFamily } from "./embedders/embedder-families.ts";
import { inputPromptsOf } from "./embedders/input-prompts.ts";
import { type ModuleChain, readModuleChain, transformerSettings } from "./embedders/module-chain.ts";
import { readPoolingConfig } from "./embedders/pooling-config.ts";
import type { ModelFacts } from "./model-facts.ts";
import { UnusableModelError } from "./unusable-model-error.ts";

/** Attention over more positions than these takes more memory than a visitor's device should give one text. */
const maxContext = 8192;
/** Position ids of RoBERTa and its kin begin behind the padding id, which is 1. */
const reservedPositions = 2;
const robertaKin = /roberta|camembert|mpnet|longformer/;
/** Where sentence-transformers writes its second module, and what other exporters copy without modules.json. */
const poolingFile = "1_Pooling/config.json";

/** @param maxLength Of a text, as the model's files say it. Default: as its tokenizer says. */
export function encoderContextLength({ config, tokenizer }: Documents, maxLength = tokenizer?.model_max_length ?? undefined): number {
  const sizes = textSizes(config);
  const positions = sizes.max_position_embeddings ?? sizes.n_positions ?? 512;
  const usable = robertaKin.test(config.model_type ?? "") ? positions - reservedPositions : positions;
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
  /** As requests name it. */
  id: string;
  overrides: Readonly<Partial<ModelRecordInput>>;
}

/**
 * What the entry gives counts before what the files say, and that before what the makers of a family publish.
 * @throws UnusableModelError for whatever would change vectors and cannot be computed here.
 */
export function embedFields(facts: ModelFacts, documents: Documents, { id, overrides }: EmbedderNames): EmbedFields {
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

/** What an entry gives of it is not read. */
function filesChain(facts: ModelFacts, { modules, pooling }: Partial<ModelRecordInput>): FilesChain {
  if (facts.documents["modules.json"] !== undefined && modules === undefined) return readModuleChain(facts);
  const document = facts.documents[poolingFile];
  const isPooledHere = document !== undefined && modules !== "graph" && pooling === undefined;
  return { ...transformerSettings(facts), ...(isPooledHere && readPoolingConfig(poolingFile, document)) };
}

/** The last token of a decoder, which alone has seen the whole text; the mean of an encoder. */
function guessedPooling({ config }: Documents): Pooling {
  return /(ForCausalLM|LMHeadModel)$/.test(config.architectures?.[0] ?? "") ? "last" : "mean";
}

/** Numbers of a vector, as far as the files say it. @throws UnusableModelError if a module is for vectors of another size. */
function fullWidth(
  { config }: Documents,
  { tokenWidth }: FilesChain,
  pooling: Pooling,
  modules: ModelRecordInput["modules"],
): number | undefined {
  const sizes = textSizes(config);
  const ofToken = tokenWidth ?? sizes.hidden_size ?? sizes.n_embd ?? undefined;
  if (ofToken === undefined || modules === "graph") return ofToken;
  const { width, mismatch } = widthAfterModules(modules ?? [], poolingModes(pooling).length * ofToken);
  if (mismatch !== undefined) throw new UnusableModelError(mismatch);
  return width;
}
