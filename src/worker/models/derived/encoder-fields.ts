/** Fields of an embedder's or reranker's record, from its files. */
import type { ModelRecordInput } from "../model-record.ts";
import { type Documents, textSizes } from "./documents.ts";
import { UnusableModelError } from "./unusable-model-error.ts";

/** Attention over more positions than these takes more memory than a visitor's device should give one text. */
const maxContext = 8192;
/** Position ids of RoBERTa and its kin begin behind the padding id, which is 1. */
const reservedPositions = 2;
const robertaKin = /roberta|camembert|mpnet|longformer/;

/** Input types of the contract, and the names under which sentence-transformers keeps their prompts. */
const promptNames: readonly (readonly [inputType: string, names: readonly string[]])[] = [
  ["search_query", ["query", "retrieval.query", "retrieval-query", "search_query"]],
  ["search_document", ["document", "passage", "retrieval.passage", "retrieval-document", "search_document"]],
  ["classification", ["classification"]],
  ["clustering", ["clustering", "separation"]],
];

export function encoderContextLength({ config, tokenizer, sentenceBert }: Documents): number {
  const sizes = textSizes(config);
  const positions = sizes.max_position_embeddings ?? sizes.n_positions ?? 512;
  const usable = robertaKin.test(config.model_type ?? "") ? positions - reservedPositions : positions;
  return Math.max(1, Math.min(usable, sentenceBert?.max_seq_length ?? usable, tokenizer?.model_max_length ?? usable, maxContext));
}

type EmbedFields = Pick<ModelRecordInput, "dimensions" | "selectableDimensions" | "pooling" | "inputPrompts">;

/** @throws UnusableModelError for a way of pooling that is not known. */
export function embedFields(documents: Documents): EmbedFields {
  const { config, pooling, sentenceTransformers } = documents;
  const sizes = textSizes(config);
  const dimensions = sizes.hidden_size ?? sizes.n_embd ?? pooling?.word_embedding_dimension;
  const selectable = config.matryoshka_dimensions ?? sentenceTransformers?.matryoshka_dimensions ?? [];
  return {
    ...(typeof dimensions === "number" && { dimensions }),
    selectableDimensions: selectable,
    pooling: poolingOf(documents),
    inputPrompts: inputPromptsOf(sentenceTransformers?.prompts ?? {}),
  };
}

/** Without a pooling file: the last token of a decoder, which alone has seen the whole text; the mean of an encoder. */
function poolingOf({ config, pooling }: Documents): NonNullable<EmbedFields["pooling"]> {
  if (pooling === undefined) return /(ForCausalLM|LMHeadModel)$/.test(config.architectures?.[0] ?? "") ? "last" : "mean";
  const mode = pooling.pooling_mode ?? undefined;
  if (pooling.pooling_mode_cls_token === true || mode === "cls") return "cls";
  if (pooling.pooling_mode_lasttoken === true || mode === "lasttoken") return "last";
  if (pooling.pooling_mode_mean_tokens === true || mode === "mean") return "mean";
  const [other = "none"] = Object.entries(pooling).flatMap(([name, value]) => (value === true ? [name] : []));
  throw new UnusableModelError(`1_Pooling/config.json asks for ${mode ?? other}; known are the mean, the first (cls) and the last token`);
}

function inputPromptsOf(prompts: Readonly<Record<string, string | null>>): Record<string, string> {
  const byName = new Map(Object.entries(prompts).map(([name, text]) => [name.toLowerCase(), text ?? ""]));
  const found = promptNames.flatMap(([inputType, names]) => {
    const text = names.map((name) => byName.get(name)).find((each) => each !== undefined);
    return text === undefined || text === "" ? [] : [[inputType, text] as const];
  });
  return Object.fromEntries(found);
}
