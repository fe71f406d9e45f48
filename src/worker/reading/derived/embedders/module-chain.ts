/** Reads from modules.json, and the files that it names, how sentence-transformers turns token vectors into one vector. */
import { z } from "zod";
import { activationSchema, type EmbedModule, type Pooling, poolingModes, widthAfterModules } from "../../../models/record/embed-modules.ts";
import { filesOf, type ModelFacts } from "../model-facts.ts";
import { UnusableModelError } from "../unusable-model-error.ts";
import { type FolderModule, readFolderModules, transformerFiles } from "./folder-modules.ts";
import { readKnownFields } from "./known-fields.ts";
import { readPoolingConfig } from "./pooling-config.ts";
import { readTransformerSettings, type TransformerSettings } from "./transformer-settings.ts";

export interface ModuleChain extends TransformerSettings {
  pooling: Pooling;
  poolsPrompt: boolean;
  /** Size of a token's vector; undefined if the files do not specify it. */
  tokenWidth: number | undefined;
  /** The modules after the pooling, in order. */
  modules: EmbedModule[];
}

const defaultPoolingFile = "1_Pooling/config.json";

/** @throws UnusableModelError for settings that affect vectors and are not supported. */
export function readModuleChain(facts: ModelFacts): ModuleChain {
  const [first, ...others] = readFolderModules(facts.documents["modules.json"]);
  if (first?.name !== "Transformer" || others.some(({ name }) => name === "Transformer")) {
    throw new UnusableModelError(`modules.json must name one Transformer, as its first module`);
  }
  const poolings = others.filter(({ name }) => name === "Pooling");
  if (poolings.length > 1) throw new UnusableModelError("modules.json names several modules that pool");
  const poolingFile = poolings[0] === undefined ? defaultPoolingFile : `${poolings[0].folder}config.json`;
  const pooling = readPoolingConfig(poolingFile, documentAt(facts, poolingFile));
  const modules = others.flatMap((module, index) => {
    const isBeforePooling = poolings[0] !== undefined && index < others.indexOf(poolings[0]);
    return readModule(facts, module, isBeforePooling);
  });
  if (pooling.tokenWidth !== undefined) {
    const { mismatch } = widthAfterModules(modules, poolingModes(pooling.pooling).length * pooling.tokenWidth);
    if (mismatch !== undefined) throw new UnusableModelError(mismatch);
  }
  return { ...transformerSettings(facts, first.folder), ...pooling, modules };
}

/** Reads the settings from the folder of the Transformer, or else from the model's folder. */
export function transformerSettings({ documents }: ModelFacts, folder = ""): TransformerSettings {
  const paths = [...new Set([folder, ""])].flatMap((parent) => transformerFiles.map((file) => parent + file));
  const path = paths.find((each) => documents[each] !== undefined);
  return path === undefined ? { maxLength: undefined, lowerCase: false } : readTransformerSettings(path, documents[path]);
}

const sentenceEmbedding = {
  module_input_name: z.literal("sentence_embedding").optional(),
  module_output_name: z.literal("sentence_embedding").optional(),
};
/** Unknown fields are ignored, as sentence-transformers does. */
const denseSchema = z.object({
  in_features: z.int().min(1),
  out_features: z.int().min(1),
  bias: z.boolean().default(true),
  activation_function: z
    .string()
    .default("torch.nn.modules.activation.Tanh")
    .transform((name) => /^torch\.nn\.(?:\w+\.)*(\w+)$/.exec(name)?.[1] ?? name)
    .pipe(activationSchema),
  use_residual: z.boolean().default(false),
  ...sentenceEmbedding,
});
const layerNormSchema = z.object({ dimension: z.int().min(1) });
const normalizeSchema = z.object(sentenceEmbedding);

function readModule(facts: ModelFacts, { name, folder }: FolderModule, isBeforePooling: boolean): EmbedModule[] {
  const path = `${folder}config.json`;
  switch (name) {
    case "Transformer":
    case "Pooling":
    case "Dropout":
      return [];
    case "Normalize":
      // Only version 5 of sentence-transformers writes a file for it. Before the pooling it has no effect, because there is no vector yet.
      readKnownFields(path, folder === "" ? {} : (facts.documents[path] ?? {}), normalizeSchema);
      return isBeforePooling ? [] : [{ type: "normalize" }];
    case "Dense": {
      if (isBeforePooling) throw new UnusableModelError(`modules.json: ${folder} comes before the pooling, but is supported only after it`);
      const config = readKnownFields(path, documentAt(facts, path), denseSchema);
      return [
        {
          type: "dense",
          file: weightsIn(facts, folder),
          inFeatures: config.in_features,
          outFeatures: config.out_features,
          bias: config.bias,
          activation: config.activation_function,
          residual: config.use_residual,
        },
      ];
    }
    case "LayerNorm": {
      if (isBeforePooling) throw new UnusableModelError(`modules.json: ${folder} comes before the pooling, but is supported only after it`);
      const { dimension } = readKnownFields(path, documentAt(facts, path), layerNormSchema);
      return [{ type: "layer_norm", file: weightsIn(facts, folder), dimension }];
    }
  }
}

function documentAt({ documents }: ModelFacts, path: string): unknown {
  if (documents[path] !== undefined) return documents[path];
  const content = path === defaultPoolingFile ? "settings of the pooling" : "settings of a module in modules.json";
  throw new UnusableModelError(`there is no ${path} with the ${content}`);
}

function weightsIn(facts: ModelFacts, folder: string): string {
  const path = `${folder}model.safetensors`;
  const files = filesOf(facts);
  if (files.some((file) => file.path === path)) return path;
  const pickle = `${folder}pytorch_model.bin`;
  const has = files.some((file) => file.path === pickle)
    ? `${pickle} is a program of Python's (pickle), which is not run here`
    : "it has no weights";
  throw new UnusableModelError(`there is no ${path}: ${has}. Saving the model again with sentence-transformers writes it`);
}
