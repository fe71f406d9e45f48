/** Finds the role of a model by its architecture, its sentence-transformers files and, if these are ambiguous, its name. */
import type { ModelRole } from "../../../inference/models.ts";
import type { Config, ModelDocuments } from "./model-documents.ts";
import { embedderFamily } from "./embedders/embedder-families.ts";
import { UnusableModelError } from "./unusable-model-error.ts";

/** Many embedders and rerankers have the architecture of a chat model, so only their names tell the roles apart. */
const embedderName = /embed|(^|[-_/])(bge|gte|e5)[-_]|arctic/i;
export const rerankerName = /rerank|cross-?encoder|ms-?marco/i;

/**
 * @param name Name of the model, such as "org/name".
 * @throws UnusableModelError for an architecture that no engine runs, or one without a clear role; the entry may then set `role`.
 */
export function roleOf(name: string, documents: ModelDocuments): ModelRole {
  const { config, isSentenceTransformer } = documents;
  const architecture = config.architectures?.[0];
  if (rerankerName.test(name)) return "rerank";
  if (architecture === undefined) {
    if (isSentenceTransformer || isEmbedder(name)) return "embed";
    throw new UnusableModelError("config.json names no architecture: set the role of the model with `role`");
  }
  if (architecture.endsWith("ForSequenceClassification")) return classifierRole(architecture, config);
  if (isSentenceTransformer) return "embed";
  if (/(ForCausalLM|LMHeadModel)$/.test(architecture)) return isEmbedder(name) ? "embed" : "chat";
  if (architecture.endsWith("ForMaskedLM") && isEmbedder(name)) return "embed";
  if (/^(CLIP|Siglip|Chinese)/i.test(architecture)) throw unsupported(architecture, "a model of images and texts");
  if (/(Vision|Audio|Speech|Whisper)/.test(architecture)) throw unsupported(architecture, "a model of images or sound");
  if (architecture.endsWith("Model")) return "embed";
  // The class has several towers, but the folder may have a graph for text alone.
  if (architecture.endsWith("ForConditionalGeneration") && !(config.is_encoder_decoder ?? false)) return "chat";
  throw unsupported(architecture, "neither a causal model, nor an encoder, nor a reranker");
}

export function isEmbedder(name: string): boolean {
  return embedderName.test(name) || embedderFamily([name]) !== undefined;
}

function classifierRole(architecture: string, config: Config): ModelRole {
  const labels = labelsOf(config);
  if (labels.length === 1 || (labels.length === 2 && labels.every((label) => /^label_\d$/i.test(label)))) return "rerank";
  throw new UnusableModelError(
    `${architecture} with the labels ${labels.slice(0, 5).join(", ")} is a classifier, not a reranker; if it is one, set \`role: "rerank"\``,
  );
}

/** Returns the names of the classes. Without any in config.json there are two unnamed classes, as in transformers. */
function labelsOf({ id2label, num_labels }: Config): string[] {
  if (id2label !== null && id2label !== undefined) return Object.values(id2label);
  return Array.from({ length: num_labels ?? 2 }, (_, index) => `LABEL_${index}`);
}

function unsupported(architecture: string, kind: string): UnusableModelError {
  return new UnusableModelError(`its architecture ${architecture} is not supported (${kind})`);
}
