/** What a model is for, from its architecture, its sentence-transformers files and, for decoders that look alike, its name. */
import type { ModelRole } from "../../../inference/models.ts";
import type { Config, Documents } from "./documents.ts";
import { embedderFamily } from "./embedders/embedder-families.ts";
import { UnusableModelError } from "./unusable-model-error.ts";

/** Names of embedders and rerankers say what they are; their architecture is that of the chat model they come from. */
const embedderName = /embed|(^|[-_/])(bge|gte|e5)[-_]|arctic/i;
const rerankerName = /rerank|cross-?encoder|ms-?marco/i;

/**
 * @param name Of the model, such as "org/name".
 * @throws UnusableModelError for an architecture that none of the engines runs; the caller may name the role itself.
 */
export function roleOf(name: string, documents: Documents): ModelRole {
  const { config, isSentenceTransformer } = documents;
  const architecture = config.architectures?.[0];
  if (rerankerName.test(name)) return "rerank";
  if (architecture === undefined) {
    if (isSentenceTransformer || isEmbedder(name)) return "embed";
    throw new UnusableModelError("config.json names no architecture: say what the model is for with `role`");
  }
  if (architecture.endsWith("ForSequenceClassification")) return classifierRole(architecture, config);
  if (isSentenceTransformer) return "embed";
  if (/(ForCausalLM|LMHeadModel)$/.test(architecture)) return isEmbedder(name) ? "embed" : "chat";
  if (architecture.endsWith("ForMaskedLM") && isEmbedder(name)) return "embed";
  if (/^(CLIP|Siglip|Chinese)/i.test(architecture)) throw unsupported(architecture, "a model of images and texts");
  if (/(Vision|Audio|Speech|Whisper)/.test(architecture)) throw unsupported(architecture, "a model of images or sound");
  if (architecture.endsWith("Model")) return "embed";
  // Several towers in one class; its graphs may still be one for text alone.
  if (architecture.endsWith("ForConditionalGeneration") && !(config.is_encoder_decoder ?? false)) return "chat";
  throw unsupported(architecture, "neither a causal model, nor an encoder, nor a reranker");
}

function isEmbedder(name: string): boolean {
  return embedderName.test(name) || embedderFamily([name]) !== undefined;
}

function classifierRole(architecture: string, config: Config): ModelRole {
  const labels = labelsOf(config);
  if (labels.length === 1 || (labels.length === 2 && labels.every((label) => /^label_\d$/i.test(label)))) return "rerank";
  throw new UnusableModelError(
    `${architecture} with the labels ${labels.slice(0, 5).join(", ")} is a classifier, not a reranker; if it is one, say so with \`role: "rerank"\``,
  );
}

/** Names of the classes; two without names if config.json says nothing, as its readers take it. */
function labelsOf({ id2label, num_labels }: Config): string[] {
  if (id2label !== null && id2label !== undefined) return Object.values(id2label);
  return Array.from({ length: num_labels ?? 2 }, (_, index) => `LABEL_${index}`);
}

function unsupported(architecture: string, what: string): UnusableModelError {
  return new UnusableModelError(`its architecture ${architecture} is not supported (${what})`);
}
