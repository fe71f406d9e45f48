/** Derives a model's record from the metadata of its GGUF file. Pure. */
import { z } from "zod";
import { recordFiles } from "../../../hub/hub-model.ts";
import { ggufEngines } from "../../../models/gguf/gguf-engine.ts";
import { architectureNumber, type GgufFacts, textValue } from "../../../models/gguf/gguf-facts.ts";
import { isKnownArchitecture } from "../../../models/gguf/known-architectures.ts";
import { onlyLlamaCppReads, vocabularyName } from "../../../models/gguf/tokenizer/llama-cpp-tokenizers.ts";
import { tokenizerObstacle } from "../../../models/gguf/tokenizer/tokenizer-obstacle.ts";
import { type GgufPartInput, ggufPaths } from "../../../models/record/gguf-part.ts";
import { type ModelRecord, type ModelRecordInput, modelRecordSchema } from "../../../models/record/model-record.ts";
import { chatFields } from "../chat-fields.ts";
import type { ModelDocuments } from "../model-documents.ts";
import { embedFields, encoderContextLength } from "../encoder-fields.ts";
import type { ModelFacts } from "../model-facts.ts";
import { UnusableModelError } from "../unusable-model-error.ts";
import { ggufPooling, ggufRole, isEncoder } from "./gguf-role.ts";

export interface DeriveGgufOptions {
  id: string;
  /** Fields that replace derived ones. */
  overrides: Readonly<Partial<ModelRecordInput>>;
}

/** @throws UnusableModelError */
export function deriveGgufRecord(facts: ModelFacts, gguf: GgufFacts, { id, overrides }: DeriveGgufOptions): ModelRecord {
  const role = overrides.role ?? ggufRole(gguf, [facts.model.id, id]);
  const documents = documentsOf(gguf);
  const part = overrides.gguf ?? partOf(gguf, role === "chat", readsImages(role, overrides));
  const derived: Partial<ModelRecordInput> =
    role === "chat"
      ? chatRecordFields(facts, part, documents)
      : {
          contextLength: encoderContextLength(documents),
          ...(role === "embed" && embedRecordFields(facts, gguf, documents, { id, overrides })),
        };
  const parsed = modelRecordSchema.safeParse({
    ...derived,
    ...overrides,
    sampling: { ...derived.sampling, ...overrides.sampling },
    id,
    role,
    source: facts.model.folder,
    engine: overrides.engine ?? "llama-cpp",
    gguf: part,
    ...licenceOf(gguf, overrides),
    files: listedFiles(facts, part),
  });
  if (!parsed.success) throw new UnusableModelError(`its GGUF file yields an invalid record: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** An entry with features, but without "vision", leaves the vision part out. */
function readsImages(role: ModelRecord["role"], { features }: Readonly<Partial<ModelRecordInput>>): boolean {
  return role === "chat" && (features === undefined || features.includes("vision"));
}

function partOf(gguf: GgufFacts, isChat: boolean, withImages: boolean): GgufPartInput {
  const { files, quantization, alternative } = gguf;
  const projector = withImages ? gguf.projector : undefined;
  const metadata = new Map(Object.entries(gguf.values));
  const obstacle = tokenizerObstacle(metadata);
  if (obstacle !== undefined && !onlyLlamaCppReads(metadata)) {
    throw new UnusableModelError(`${files[0]} has ${vocabularyName(metadata)}, which llama.cpp of this version does not know`);
  }
  const architecture = textValue(gguf, "general.architecture");
  if (architecture !== undefined && !isKnownArchitecture(architecture)) {
    throw new UnusableModelError(`${files[0]} has the architecture '${architecture}', which llama.cpp of this version does not know`);
  }
  const weights = (choice: { files: string[]; quantization?: string | undefined }) => ({
    files: choice.files,
    ...(choice.quantization !== undefined && { quantization: choice.quantization }),
    engines: engines({ ...gguf, projector, files: choice.files }, isChat, obstacle),
  });
  return {
    ...weights({ files, quantization }),
    // Its tensors were not read. A file in which the onnx engine finds others fails there, and llama.cpp is next.
    ...(alternative !== undefined && { alternatives: [weights(alternative)] }),
    ...(projector !== undefined && { projector }),
    ...(architecture !== undefined && { architecture }),
    ...(obstacle !== undefined && { tokenizerObstacle: obstacle }),
  };
}

/** Only llama.cpp runs a model whose texts only it can tokenise. */
function engines(gguf: GgufFacts, isChat: boolean, obstacle: string | undefined): GgufPartInput["engines"] {
  return obstacle === undefined ? ggufEngines(gguf, isChat) : { webgpu: ["llama-cpp"], wasm: ["llama-cpp"] };
}

/** Writes the sizes in the metadata as the config.json of an ONNX folder, from which the fields of all records are derived. */
function documentsOf(gguf: GgufFacts): ModelDocuments {
  const number = (name: string): number | undefined => architectureNumber(gguf, name);
  const sampling = (name: string): number | undefined => {
    const value = gguf.values[`general.sampling.${name}`];
    return typeof value === "number" ? value : undefined;
  };
  return {
    config: {
      architectures: [isEncoder(gguf) ? "EncoderModel" : "DecoderForCausalLM"],
      hidden_size: number("embedding_length_out") ?? number("embedding_length"),
      num_hidden_layers: number("block_count"),
      num_attention_heads: number("attention.head_count"),
      num_key_value_heads: number("attention.head_count_kv"),
      head_dim: number("attention.key_length"),
      max_position_embeddings: number("context_length"),
    },
    generation: { temperature: sampling("temp"), top_k: sampling("top_k"), top_p: sampling("top_p") },
    tokenizer: undefined,
    isSentenceTransformer: false,
    sentenceTransformers: undefined,
  };
}

function chatRecordFields(facts: ModelFacts, { projector }: GgufPartInput, documents: ModelDocuments): Partial<ModelRecordInput> {
  if (facts.template === undefined && (facts.templateNames ?? []).length === 0) {
    throw new UnusableModelError(
      "its GGUF file has no chat template (tokenizer.chat_template), and no marks of turns in its vocabulary: it is a base model, which holds no conversation",
    );
  }
  const fields = chatFields(facts, documents, undefined);
  return projector === undefined ? fields : { ...fields, features: [...(fields.features ?? []), "vision"] };
}

function embedRecordFields(
  facts: ModelFacts,
  gguf: GgufFacts,
  documents: ModelDocuments,
  { id, overrides }: DeriveGgufOptions,
): Partial<ModelRecordInput> {
  const pooling = ggufPooling(gguf);
  // Layers after the pooling are a part of the GGUF file.
  const { modules: _modules, ...fields } = embedFields(facts, documents, {
    id,
    overrides: { ...(pooling !== undefined && { pooling }), ...overrides },
  });
  return fields;
}

function licenceOf(gguf: GgufFacts, { licence }: Readonly<Partial<ModelRecordInput>>): { licence?: string } {
  const named = licence ?? textValue(gguf, "general.license");
  return named === undefined ? {} : { licence: named };
}

/** Returns the listed files that an engine may request. */
function listedFiles({ model }: ModelFacts, { files, alternatives = [], projector }: GgufPartInput): ReturnType<typeof recordFiles> {
  const needed = new Set([{ files }, ...alternatives].flatMap((weights) => ggufPaths(weights, projector)));
  return Object.fromEntries(Object.entries(recordFiles(model)).filter(([path]) => needed.has(path)));
}
