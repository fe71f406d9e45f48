/** Derives a model's record from its files. Pure. */
import { z } from "zod";
import { recordFiles } from "../../hub/hub-model.ts";
import { type ModelRecord, type ModelRecordInput, modelRecordSchema } from "../../models/record/model-record.ts";
import { moduleFiles, withFiles } from "../../models/record/embed-modules.ts";
import { chatFields } from "./chat-fields.ts";
import { readModelDocuments } from "./model-documents.ts";
import type { Dtype, DtypeOption } from "../../models/record/dtypes.ts";
import { embedFields, encoderContextLength } from "./encoder-fields.ts";
import { deriveGgufRecord } from "./gguf/derive-gguf-record.ts";
import { rebaseToTransformer } from "./embedders/transformer-folder.ts";
import { filesOf, type ModelFacts } from "./model-facts.ts";
import { onnxFields, weightPaths } from "./onnx-fields.ts";
import { roleOf } from "./role.ts";
import { graphFields, graphPaths, imageTextFields, multiGraphKindOf } from "./multi-graph-fields.ts";
import { UnusableModelError } from "./unusable-model-error.ts";

export interface DeriveOptions {
  id: string;
  /** Path of the graph, instead of one chosen by dtype. */
  file?: string | undefined;
  dtype?: DtypeOption | undefined;
  /** Dtypes to choose only if there are no others. */
  avoid?: readonly Dtype[] | undefined;
  /** Fields that replace derived ones. */
  overrides: Readonly<Partial<ModelRecordInput>>;
}

/** @throws UnusableModelError if no engine can run the model, or if a field cannot be read from its files. */
export function deriveRecord(read: ModelFacts, { id, file, dtype, avoid, overrides }: DeriveOptions): ModelRecord {
  if (read.gguf !== undefined) return deriveGgufRecord(read, read.gguf, { id, overrides });
  const { facts, pathOf } = rebaseToTransformer(read);
  const { model } = facts;
  const documents = readModelDocuments(facts);
  const files = filesOf(facts);
  const kind = multiGraphKindOf(documents.config);
  const engine = overrides.engine ?? (kind === undefined ? "onnx" : "transformers");
  const isOnnx = engine === "onnx";
  // Graphs are checked before the role, because a missing graph is the more useful error.
  const onnx = isOnnx ? (overrides.onnx ?? onnxFields(model.id, files, { file, dtype, avoid })) : undefined;
  const graphs = engine === "transformers" ? (overrides.transformers ?? graphFields(kind ?? "towers", files, dtype, avoid)) : undefined;
  if (model.files !== undefined && (isOnnx || graphs !== undefined) && !files.some(({ path }) => path === "tokenizer.json")) {
    throw new UnusableModelError("it has no tokenizer.json, the one form of tokenizer that is read");
  }
  const role = overrides.role ?? (graphs === undefined ? roleOf(model.id, documents) : kind === "towers" ? "embed" : "chat");
  const derived: Partial<ModelRecordInput> = {
    ...(role === "chat" ? chatFields(facts, documents, kind) : { contextLength: encoderContextLength(documents) }),
    ...(role === "embed" && (kind === "towers" ? imageTextFields(documents) : embedFields(read, documents, { id, overrides }))),
  };
  const modules = overrides.modules ?? derived.modules;
  const rebased = modules && withFiles(modules, pathOf);
  const parsed = modelRecordSchema.safeParse({
    ...derived,
    ...overrides,
    sampling: { ...derived.sampling, ...overrides.sampling },
    id,
    role,
    source: model.folder,
    engine,
    ...(rebased !== undefined && { modules: rebased }),
    ...(onnx !== undefined && { onnx }),
    ...(graphs !== undefined && { transformers: graphs }),
    files: neededFiles(facts, onnx === undefined ? graphs && graphPaths(graphs) : weightPaths(onnx), moduleFiles(rebased)),
  });
  if (!parsed.success) throw new UnusableModelError(`its files yield an invalid record: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Returns the listed files that an engine may request: the chosen weights, the modules' weights and all small files. */
function neededFiles(
  { model }: ModelFacts,
  weights: ReadonlySet<string> | undefined,
  others: readonly string[],
): ReturnType<typeof recordFiles> {
  const listed = Object.entries(recordFiles(model));
  const isNeeded = (path: string): boolean => weights?.has(path) ?? true;
  return Object.fromEntries(listed.filter(([path]) => isNeeded(path) || others.includes(path) || /\.(json|jinja|txt)$/.test(path)));
}
