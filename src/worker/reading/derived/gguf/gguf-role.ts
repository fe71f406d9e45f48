/** Finds the role of a GGUF model by its pooling, its architecture and, if these are ambiguous, its name. */
import type { ModelRole } from "../../../../inference/models.ts";
import { architectureNumber, type GgufFacts, textValue } from "../../../models/gguf/gguf-facts.ts";
import type { PoolingMode } from "../../../models/record/embed-modules.ts";
import { isEmbedder, rerankerName } from "../role.ts";
import { UnusableModelError } from "../unusable-model-error.ts";

/** Architectures of llama.cpp whose models encode texts and write none. */
const encoders: ReadonlySet<string> = new Set([
  "bert",
  "eurobert",
  "gemma-embedding",
  "jina-bert-v2",
  "jina-bert-v3",
  "llama-embed",
  "modern-bert",
  "neo-bert",
  "nomic-bert",
  "nomic-bert-moe",
  "t5encoder",
]);

/** Values of `<architecture>.pooling_type`. */
const poolings: Readonly<Record<number, PoolingMode>> = { 1: "mean", 2: "cls", 3: "last" };
const rankPooling = 4;

/** Kinds of files that are no models (`general.type`), for messages. */
const otherKinds: Readonly<Record<string, string>> = {
  adapter: "an adapter of another model",
  mmproj: "the vision part of a model",
  imatrix: "statistics for quantisation",
};

export function isEncoder(gguf: GgufFacts): boolean {
  return encoders.has(textValue(gguf, "general.architecture") ?? "");
}

/** Returns undefined if the file does not name its pooling. */
export function ggufPooling(gguf: GgufFacts): PoolingMode | undefined {
  return poolings[architectureNumber(gguf, "pooling_type") ?? 0];
}

/** `names`: names of the model, such as "org/name". @throws UnusableModelError for a file that is no language model. */
export function ggufRole(gguf: GgufFacts, names: readonly string[]): ModelRole {
  const architecture = textValue(gguf, "general.architecture");
  const kind = otherKinds[architecture === "clip" ? "mmproj" : (textValue(gguf, "general.type") ?? "model")];
  if (kind !== undefined) throw new UnusableModelError(`${gguf.files[0]} is ${kind}, not a model`);
  if (architecture === undefined) throw new UnusableModelError(`${gguf.files[0]} names no architecture (general.architecture)`);
  // The first file of a split model may have no tensors.
  if (gguf.files.length === 1 && Object.keys(gguf.bytesByType).length === 0)
    throw new UnusableModelError(`${gguf.files[0]} has no weights`);
  if (textValue(gguf, "tokenizer.ggml.model") === undefined) {
    throw new UnusableModelError(`${gguf.files[0]} names no tokenizer (tokenizer.ggml.model)`);
  }
  const own = textValue(gguf, "general.name");
  const all = own === undefined ? names : [...names, own];
  if (gguf.hasClassifier || architectureNumber(gguf, "pooling_type") === rankPooling || all.some((name) => rerankerName.test(name)))
    return "rerank";
  return isEncoder(gguf) || ggufPooling(gguf) !== undefined || all.some(isEmbedder) ? "embed" : "chat";
}
